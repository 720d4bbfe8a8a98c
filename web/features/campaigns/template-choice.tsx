import { contract } from '../../../shared/contract/contract.ts';
import { useRead } from '../../api/use-read.ts';
import { SelectField } from '../../ui/fields/fields.tsx';

/** The most templates to choose from of each kind, the newest first. */
const most = 100;

/** Which of one's own and saved templates to send. */
export function TemplateChoice(props: {
  label: string;
  chosen: string;
  fault?: string | undefined;
  onChoose: (templateId: string) => void;
}) {
  const own = useRead(contract.templates.list, { visibility: 'private', limit: most });
  const saved = useRead(contract.templates.listSaved, { limit: most });
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
