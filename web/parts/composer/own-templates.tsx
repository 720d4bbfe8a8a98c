import { contract } from '../../../shared/contract/contract.ts';
import type { EmailTemplate } from '../../../shared/model/outreach/template.ts';
import { useRead } from '../../api/use-read.ts';

/** How many of the user's templates a mail can start from. */
const maxTemplates = 50;

/** The newest of the user's own templates. None until they are read. */
export function useOwnTemplates(): readonly EmailTemplate[] {
  const own = useRead(contract.templates.list, { visibility: 'private', limit: maxTemplates });
  return own.data?.templates ?? [];
}

/** The user's own templates as options of a select field. */
export function OwnTemplateOptions({ templates }: { templates: readonly EmailTemplate[] }) {
  if (templates.length === 0) return null;
  return (
    <optgroup label="Your templates">
      {templates.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </optgroup>
  );
}
