import { contract } from '../../../shared/contract/contract.ts';
import { maxPageSize } from '../../../shared/contract/page.ts';
import { useRead } from '../../api/use-read.ts';
import { SelectField } from '../../ui/fields/fields.tsx';

/** A choice from the user's own and saved templates, of each the newest that one page holds. */
export function TemplateChoice(props: {
  label: string;
  chosen: string;
  fault?: string | undefined;
  onChoose: (templateId: string) => void;
}) {
  const own = useRead(contract.templates.list, { visibility: 'private', limit: maxPageSize });
  const saved = useRead(contract.templates.listSaved, { limit: maxPageSize });
  const titles = new Map([
    ...(saved.data?.saved_templates ?? []).map(
      ({ template_id, nickname, template }) => [template_id, nickname ?? template.title] as const,
    ),
    ...(own.data?.templates ?? []).map(({ id, title }) => [id, title] as const),
  ]);
  const error = own.error ?? saved.error;
  return (
    <SelectField
      label={props.label}
      value={props.chosen}
      onChange={(event) => props.onChoose(event.target.value)}
      fault={props.fault ?? error?.message}
    >
      <option value="">{own.loading ? 'Loading...' : 'Choose a template'}</option>
      {[...titles].map(([id, title]) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}
