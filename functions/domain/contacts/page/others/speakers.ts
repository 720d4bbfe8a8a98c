import type { PageModel } from '../page-model.ts';
import { closest, elementAt, tagOfLine } from '../queries.ts';
import { isOnlySetIn } from './quotations.ts';

const quoted = /^[\s]*[“”„«»"'‘»『「][^“”„«»"『「]{12,400}[“”«»"'’』」][.,]?/u;
const historical = /\b1[5-9]\d\d\b/;
/** Who is told of in such a year works nowhere any more. */
const longAgo = 1960;

/**
 * Somebody who is quoted, on the line itself after the quotation or on the one below it, or named in a historical
 * account.
 */
export function isSpeaker(page: PageModel, index: number): boolean {
  const { text = '' } = page.lines[index] ?? {};
  const own = quoted.exec(text)?.[0];
  if (own !== undefined && own.length < text.length - 5) return true;
  if (/^[“"„«][^“"„«]{2,80}[”"“»] (?:by|von|par|por|di|door|av|af) /u.test(text)) return true;
  if (tellsHistory(text)) return true;
  const above = page.lines[index - 1];
  if (/^h[1-6]$/.test(tagOfLine(page, index))) return false;
  if (above?.text.startsWith('★')) return true;
  if (above !== undefined && quoted.exec(above.text)?.[0].length === above.text.trim().length) return true;
  return signsQuotation(page, index);
}

/** Whether a text begins with a year in which nobody of today worked. */
function tellsHistory(text: string): boolean {
  const [sentence = ''] = text.slice(0, 400).split(endOfSentence, 1);
  return Number(historical.exec(sentence)?.[0] ?? '2000') < longAgo;
}

const endOfSentence = /(?<=\p{L}{3}|\d{4})\. /u;
/** "Today", by language. */
const today =
  /(?<!\p{L})(?:today|nowadays|now|current(?:ly)?|present(?:ly)?|heute|heutige[rn]?|aktuell|derzeit|aujourd['’]hui|actuel(?:le)?(?:ment)?|hoy|actual(?:mente)?|oggi|attual(?:e|mente)|hoje|atual(?:mente)?|vandaag|tegenwoordig|huidige|idag|i dag|nåværende|nuvarande|nuværende|nykyinen|nykyisin|tänään|obecn[iy]e?|dziś|dzisiaj|dnes|současn[ýá]|súčasn[ýá]|jelenlegi?|azi|astăzi|actual[ăa]|danas|trenutno|сегодня|сейчас|сьогодні|днес|σήμερα|bugün|täna|šodien|šiandien)(?!\p{L})/iu;

/** Whether a text that begins long ago has come to today where it names somebody: "Founded in 1921. Today Jane Roe runs it." */
export function isToldOfToday(text: string, name: string): boolean {
  if (!tellsHistory(text)) return false;
  return text.split(endOfSentence).some((sentence) => sentence.includes(name) && today.test(sentence));
}

const maxSignature = 120;
/** "Jane Roe, Head of Sales", "— Jane Roe" */
const signature = /^[—–-] ?\p{Lu}|^\p{Lu}[^,;:.!?]{3,40}, \p{L}/u;

/** "Jane Roe, Head of Sales" in the block right after a quotation, of which it is no part. */
function signsQuotation(page: PageModel, index: number): boolean {
  const line = page.lines[index];
  const above = page.lines[index - 1];
  if (!line || !above || line.text.length > maxSignature || !signature.test(line.text)) return false;
  const quotation = closest(page, elementAt(page, above.firstSegment), ({ tag }) => tag === 'blockquote', 4);
  const { parent, endSegment } = page.elements[quotation] ?? {};
  if (parent === undefined || endSegment !== line.firstSegment || isOnlySetIn(page, quotation)) return false;
  const isBeside = (element: { readonly parent: number }) => element.parent === parent;
  return closest(page, elementAt(page, line.firstSegment), isBeside, 3) >= 0;
}

/** One card may contain a remark about anything. */
const minCards = 3;
const maxSegments = 12;
const remark =
  /(?:^|[\s_-])(?:comment|testimonial|review|recommendation|feedback)(?:[_-](?:text|body|content))?(?:$|\s)/i;

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The heads of cards whose rest is marked as a remark: who stands there recommends the company and does not work in it. */
export function headsOfRemarks(page: PageModel): readonly Stretch[] {
  const heads = new Map<number, Stretch>();
  for (const { attributes, parent, firstSegment, endSegment } of page.elements) {
    if (endSegment <= firstSegment || attributes.class === undefined || !remark.test(attributes.class))
      continue;
    const card = page.elements[parent];
    if (card === undefined || heads.has(parent) || card.firstSegment === firstSegment) continue;
    if (card.endSegment - card.firstSegment <= maxSegments)
      heads.set(parent, { from: card.firstSegment, to: firstSegment });
  }
  return heads.size < minCards ? [] : [...heads.values()];
}

/** "Jane Roe, Head of Sales of Acme, writes: …", in the words of each language for saying and writing. */
const remarkInLine =
  /^\p{Lu}[^:：!?“”„«»"]{5,140} (?:writes|wrote|says|said|states|comments|recalls|schreibt|schrieb|sagt|meint|berichtet|écrit|dit|témoigne|raconte|escribe|dice|comenta|cuenta|scrive|racconta|escreve|diz|conta|schrijft|zegt|vertelt|skriver|säger|sier|siger|pisze|mówi|píše|říká|пишет|говорит|пише|каже) ?[:：] ?\S/u;

/**
 * The lines that begin with somebody and that they write or say what follows, three or more of a page: a list of what
 * customers have said. One alone may be of the company's own speaker.
 */
export function linesOfRemarks({ lines }: PageModel): ReadonlySet<number> {
  const found = lines.flatMap(({ text }, line) => (remarkInLine.test(text) ? [line] : []));
  return new Set(found.length < minCards ? [] : found);
}
