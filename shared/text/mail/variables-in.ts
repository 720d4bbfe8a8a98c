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

/**
 * Replaces every variable of a text in one pass, so inserted text is not searched again. If a replacement is empty,
 * the blank before it is removed too, and at the start of a line the blanks after it.
 */
export function replaceVariables(content: string, replace: (name: string) => string): string {
  let replaced = '';
  let at = 0;
  for (const match of content.matchAll(variable)) {
    const value = replace(nameOf(match[1] ?? ''));
    const before = content.slice(at, match.index);
    at = match.index + match[0].length;
    if (value !== '') {
      replaced += before + value;
      continue;
    }
    const startsLine = before === '' ? replaced === '' || replaced.endsWith('\n') : before.endsWith('\n');
    if (startsLine) at += /^[ \t]*/.exec(content.slice(at))?.[0].length ?? 0;
    replaced += before.replace(/[ \t]$/, '');
  }
  return replaced + content.slice(at);
}

/** The variables of a template's content, each once, in the order of their first use. */
export function variablesIn(content: string): string[] {
  return [...new Set([...content.matchAll(variable)].map(([, written = '']) => nameOf(written)))];
}
