import { templateVariables } from '../../model/outreach/template-variables.ts';

/**
 * A name in single braces: letters, digits, dots, hyphens, underscores and blanks, at most 50 of them. Double braces
 * are plain text.
 */
const variable = /(?<!\{)\{[ \t]*([\p{L}_][\p{L}\p{N}_.\- ]{0,49}?)[ \t]*\}(?!\})/gu;

const knownNames = new Map(templateVariables.map(({ name }) => [name.toLowerCase(), name]));

/** The name of a variable. Predefined ones are matched in any letter case, custom ones are left as written. */
function nameOf(written: string): string {
  return knownNames.get(written.toLowerCase()) ?? written;
}

const withBlankBefore = new RegExp(`([ \\t]?)${variable.source}`, 'gu');

/**
 * Replaces every variable of a text in one pass, so inserted text is not searched again. If a replacement is empty,
 * the blank before it is removed too.
 */
export function replaceVariables(content: string, replace: (name: string) => string): string {
  return content.replace(withBlankBefore, (_, blank: string, written: string) => {
    const value = replace(nameOf(written));
    return value === '' ? '' : blank + value;
  });
}

/** The variables of a template's content, each once, in the order of their first use. */
export function variablesIn(content: string): string[] {
  return [...new Set([...content.matchAll(variable)].map(([, written = '']) => nameOf(written)))];
}
