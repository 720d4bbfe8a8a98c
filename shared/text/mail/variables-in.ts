import { templateVariables } from '../../model/outreach/template-variables.ts';

/**
 * A name in single braces: letters, digits, dots, hyphens, underscores and blanks, at most 50 of them. What stands in
 * double braces is text.
 */
const variable = /(?<!\{)\{[ \t]*([\p{L}_][\p{L}\p{N}_.\- ]{0,49}?)[ \t]*\}(?!\})/gu;

const knownNames = new Map(templateVariables.map(({ name }) => [name.toLowerCase(), name]));

/** The name under which a variable is known: those of the list are found in any letter case, custom ones stay as written. */
function nameOf(written: string): string {
  return knownNames.get(written.toLowerCase()) ?? written;
}

const withBlankBefore = new RegExp(`([ \\t]?)${variable.source}`, 'gu');

/**
 * Replaces every variable of a text in one pass: what is put in is not looked through again. Where nothing is put in,
 * the blank before it goes as well.
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
