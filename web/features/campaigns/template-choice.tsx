import { contract } from '../../../shared/contract/contract.ts';
import { useRead } from '../../api/use-read.ts';
import { SelectField } from '../../ui/fields/fields.tsx';

/** How many templates of each kind are offered, the newest first. */
const maxTemplates = 100;

/** A choice from the user's own and saved templates. */
export function TemplateChoice(props: {
  label: string;
  chosen: string;
  fault?: string | undefined;
  onChoose: (templateId: string) => void;
}) {
  const own = useRead(contract.templates.list, { visibility: 'private', limit: maxTemplates });
  const saved = useRead(contract.templates.listSaved, { limit: maxTemplates });
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
