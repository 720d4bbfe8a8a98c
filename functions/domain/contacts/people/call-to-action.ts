import type { PageModel } from '../page/page-model.ts';
import { closest, elementAt, elementOf } from '../page/queries.ts';
import { titleStrength } from '../words/job-title.ts';
import { isGeneral } from '../words/mailboxes.ts';
import { personName } from '../words/person-name.ts';

const homePage = /^(?:(?:\.{0,2}\/)+(?:index\.\w+)?|index\.\w+)$/i;

const greeting =
  /^(?:e-?mail|mail|mejla|maila|write(?: to)?|message|contact|kontakt|kontakta|kontaktiere|kontakte|skriv(?: til?l?)?|schreiben sie|écrire à|contacter|contactez|scrivi a|contatta|escribir a|escribe a|contactar a?|escreva para|contacte|napisz do|napište|napsat|napíšte|írjon|scrie|yaz|kirjoita|написать|напишите|написати|напишіть|пишете на|γράψτε)\s*:?\s+/iu;

/** "View profile →": the text of a link, whatever element it stands in. */
export function leadsOn(text: string): boolean {
  return /[→›»➔➜⟶>]$/u.test(text);
}

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
  if (homePage.test(href)) return !isHeadOfCard(page, segment);
  if (/^\s*tel:/i.test(href)) return true;
  const mailbox = /^\s*mailto:([^@?]{1,64})@/i.exec(href)?.[1];
  if (mailbox === undefined) return false;
  return isGeneral(mailbox) || greeting.test(page.segments[segment]?.text ?? '');
}

/** A heading above a title leads to the home page until the person has a page of their own. */
function isHeadOfCard(page: PageModel, segment: number): boolean {
  const isHeading =
    closest(page, elementAt(page, segment), ({ tag }) => /^h[2-6]$/.test(tag), maxLevelsOfHeading) >= 0;
  const below = page.lines[(page.segments[segment]?.line ?? -1) + 1];
  return isHeading && titleStrength(below?.text ?? '') === 'certain';
}

const maxLevelsOfHeading = 3;

/** "Start / Our team", of which the first leads to the home page: where a page is, which names nobody. */
export function isBreadcrumb(page: PageModel, index: number): boolean {
  const { firstSegment = 0, endSegment = 0 } = page.lines[index] ?? {};
  const first = elementOf(page, firstSegment);
  return (
    endSegment - firstSegment > 1 &&
    first?.tag === 'a' &&
    homePage.test(first.attributes.href ?? '') &&
    /^[/›»>|]/u.test(page.segments[firstSegment + 1]?.text ?? '')
  );
}

/** A line without the words of its mail, phone and profile links ("write", "LinkedIn"), unless they are a name. */
export function withoutReachLinks(page: PageModel, index: number): string {
  const { text = '', firstSegment = 0, endSegment = 0 } = page.lines[index] ?? {};
  if (endSegment - firstSegment < 2 || endSegment - firstSegment > 20) return text;
  let rest = text;
  for (const segment of page.segments.slice(firstSegment, endSegment)) {
    const { tag, attributes } = page.elements[segment.element] ?? {};
    const href = attributes?.href ?? '';
    if (tag !== 'a' || !/^\s*(?:mailto|tel|callto):|linkedin\.com|\/cdn-cgi\/l\/email|\.vcf$/i.test(href))
      continue;
    if (segment.text.length < 3 || segment.text.includes('@') || personName(segment.text)) continue;
    const at = rest.lastIndexOf(segment.text);
    if (at > 0) rest = `${rest.slice(0, at)} ${rest.slice(at + segment.text.length)}`;
  }
  return rest.replace(/\s+/g, ' ').replace(/[\s,;|·•–—-]+$/u, '');
}
