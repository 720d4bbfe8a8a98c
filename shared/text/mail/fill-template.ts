import { templateVariables } from '../../model/outreach/template-variables.ts';
import { formatPrice } from '../price.ts';
import { fallbacksIn, languageOfText } from './mail-language.ts';
import { replaceVariables } from './variables-in.ts';

/** A mail that is ready to be reviewed. `missing` names the variables that are still in it, in braces. */
export interface FilledTemplate {
  readonly subject: string;
  readonly body: string;
  readonly missing: readonly string[];
}

const fallbacks = new Map(templateVariables.map(({ name, fallback }) => [name, fallback]));

/** The first line that is not empty, if it is a subject line. */
const subjectLine = /^\s*subject[ \t]*:[ \t]*([^\n]*)(?:\n|$)/i;

/**
 * Fills a template with the values by name (`data.price` in dollars). A blank value gets the fallback of its
 * variable, in the language of the template. The signature is added at the end unless the mail contains it already. The subject is the content's own
 * subject line, or else 'Regarding {domain} - {company}'. Each value is inserted once: braces and subject lines
 * inside values are plain text.
 */
export function fillTemplate(
  content: string,
  values: Readonly<Record<string, string>>,
  signature: string,
): FilledTemplate {
  const missing = new Set<string>();
  const given = new Map(Object.entries(values));
  const translated = fallbacksIn[languageOfText(content)];
  const filled = (name: string) => {
    const value = given.get(name)?.trim() ?? '';
    if (value !== '') return name === 'data.price' ? formatPrice(value) : value;
    const fallback = Object.hasOwn(translated, name) ? translated[name] : fallbacks.get(name);
    if (fallback == null) missing.add(name);
    return fallback ?? `{${name}}`;
  };

  const text = content.replace(/\r\n?/g, '\n');
  const [line = '', own = ''] = subjectLine.exec(text) ?? [];
  const subject = own.trim() === '' ? defaultSubject(given, filled) : replaceVariables(own, filled);
  const body = replaceVariables(text.slice(line.length), filled).trim();
  return { subject: oneLine(subject), body: withSignature(body, signature), missing: [...missing] };
}

/** A filled mail as it is copied: the subject line, a blank line, the body. */
export function copiedEmail({ subject, body }: Pick<FilledTemplate, 'subject' | 'body'>): string {
  return `Subject: ${subject}\n\n${body}`;
}

function defaultSubject(values: ReadonlyMap<string, string>, filled: (name: string) => string): string {
  const company = values.get('lead.Company')?.trim() ?? '';
  const about = `Regarding ${filled('data.domain')}`;
  return company === '' ? about : `${about} - ${company}`;
}

/** A mail contains its signature if the lines of it occur together, whatever white space surrounds them. */
function withSignature(body: string, signature: string): string {
  const signed = trimmedLines(signature.trim());
  if (signed === '' || `\n${trimmedLines(body)}\n`.includes(`\n${signed}\n`)) return body;
  return body === '' ? signed : `${body}\n\n${signed}`;
}

function trimmedLines(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map((each) => each.trim())
    .join('\n');
}

/** A subject is one line, because a line break would start another header of the mail. */
function oneLine(subject: string): string {
  return subject.replace(/\s+/g, ' ').trim();
}
