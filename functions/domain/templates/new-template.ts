import { Refusal } from '../../../shared/model/errors.ts';
import type { EmailTemplate, TemplateFields } from '../../../shared/model/outreach/template.ts';
import { withoutDeceptiveCharacters } from '../../../shared/text/deceptive-characters.ts';
import { variablesIn } from '../../../shared/text/mail/variables-in.ts';
import { changedAt } from '../changed-at.ts';

/** A template as it is stored. One that an operator has hidden is private until it is restored. */
export type StoredTemplate = EmailTemplate & { user_id: string; hidden: boolean };

/** Makes a new template. Throws a `Refusal` that names what is missing. */
export function newTemplate(
  fields: TemplateFields,
  made: { templateId: string; userId: string },
  now: Date,
): StoredTemplate {
  const at = now.toISOString();
  return checked({
    id: made.templateId,
    user_id: made.userId,
    ...fields,
    created_at: at,
    updated_at: at,
    hidden: false,
  });
}

/** Makes the new version of a changed template. Throws a `Refusal` that names what is missing or not allowed. */
export function changedTemplate(
  template: StoredTemplate,
  changes: Partial<TemplateFields>,
  now: Date,
): StoredTemplate {
  const changed = checked({ ...template, ...changes, updated_at: changedAt(template.updated_at, now) });
  if (changed.hidden && changed.is_public) {
    throw new Refusal('conflict', 'This template was reported and hidden, so it cannot be made public.');
  }
  return changed;
}

/** Hides a public template from everyone, or restores a hidden one. */
export function setHidden(template: StoredTemplate, hidden: boolean, now: Date): StoredTemplate {
  return {
    ...template,
    hidden,
    is_public: !hidden,
    updated_at: changedAt(template.updated_at, now),
  };
}

function checked(template: StoredTemplate): StoredTemplate {
  for (const field of ['title', 'content'] as const) {
    if (template[field] === '') {
      throw new Refusal('invalid_input', 'Title and content are required', { field });
    }
  }
  const found = variablesIn(template.content);
  const named = template.variables.filter((name) => found.includes(name));
  return { ...template, variables: [...new Set([...named, ...found])] };
}

/**
 * A template as one user may see it. Only authors see their own ids. Deceptive characters are removed from others'
 * texts, as templates stored before the check may contain them.
 */
export function seenBy(userId: string, { hidden: _, ...template }: StoredTemplate): EmailTemplate {
  if (template.user_id === userId) return template;
  const { title, description, content, keywords, variables } = template;
  return {
    ...template,
    user_id: null,
    title: withoutDeceptiveCharacters(title),
    description: withoutDeceptiveCharacters(description),
    content: withoutDeceptiveCharacters(content),
    keywords: keywords.map(withoutDeceptiveCharacters),
    variables: variables.map(withoutDeceptiveCharacters),
  };
}
