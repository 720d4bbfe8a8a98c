import type { EmailTemplate } from '../../../shared/model/outreach/template.ts';

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
