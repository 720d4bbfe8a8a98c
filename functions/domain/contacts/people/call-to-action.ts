import type { PageModel } from '../page/page-model.ts';
import { closest, elementAt } from '../page/queries.ts';
import { isGeneral } from '../words/mailboxes.ts';

const homePage = /^(?:(?:\.{0,2}\/)+(?:index\.\w+)?|index\.\w+)$/i;

const greeting =
  /^(?:e-?mail|mail|mejla|maila|write(?: to)?|message|contact|kontakt|kontakta|kontaktiere|kontakte|skriv(?: til?l?)?|schreiben sie|écrire à|contacter|contactez|scrivi a|contatta|escribir a|escribe a|contactar a?|escreva para|contacte|napisz do|napište|napsat|napíšte|írjon|scrie|yaz|kirjoita|написать|напишите|написати|напишіть|пишете на|γράψτε)\s*:?\s+/iu;

/** A link's text without what it asks the visitor to do ("Write to Jane Roe"). */
export function withoutGreeting(text: string): string {
  return text.replace(greeting, '');
}

/** "Ask Now": the text of a button, or of a link to a general mailbox, a phone or the home page. "Write to Jane Roe". */
export function isCallToAction(page: PageModel, segment: number): boolean {
  const link = closest(page, elementAt(page, segment), ({ tag }) => tag === 'a' || tag === 'button', 3);
  const { tag, attributes, firstSegment = 0, endSegment = 0 } = page.elements[link] ?? {};
  // A card that is one button contains more than a name.
  if (tag === 'button') return endSegment - firstSegment === 1;
  const href = attributes?.href ?? '';
  if (/^\s*tel:/i.test(href) || homePage.test(href)) return true;
  const mailbox = /^\s*mailto:([^@?]{1,64})@/i.exec(href)?.[1];
  if (mailbox === undefined) return false;
  return isGeneral(mailbox) || greeting.test(page.segments[segment]?.text ?? '');
}
