import { Refusal } from '../../../shared/model/errors.ts';
import type { EmailTemplate, TemplateFields } from '../../../shared/model/outreach/template.ts';
import { withoutDeceptiveCharacters } from '../../../shared/text/deceptive-characters.ts';
import { variablesIn } from '../../../shared/text/mail/variables-in.ts';
import { changedAt } from '../changed-at.ts';

/** A template as it is kept. One that an operator has hidden is private, and stays so until it is restored. */
export type StoredTemplate = EmailTemplate & { user_id: string; hidden: boolean };

/** Decides on a new template. Throws a `Refusal` that names what is missing. */
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

/** Decides on what a template is after a change. Throws a `Refusal` that names what is missing or not allowed. */
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

/** A public template taken from everyone's sight, or a hidden one given back to it. */
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
 * A template as one user may see it: the author's id is nobody else's business, and what others wrote is shown without
 * characters that deceive, which one from before they were taken out may have.
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
