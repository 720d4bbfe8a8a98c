import { foldText } from '../../../../../shared/text/fold-text.ts';
import { personName } from '../../words/person-name.ts';
import { isStaffHeading } from '../../words/staff-words.ts';
import type { PageElement, PageModel } from '../page-model.ts';
import { closest, elementAt, markOf, textOf } from '../queries.ts';

const maxSegments = 60;

/** Whether a quotation is only set in, as old pages do with whatever they show: it has a mailbox, which nobody quotes. */
export function isOnlySetIn({ elements, segments }: PageModel, quotation: number): boolean {
  const { firstSegment = 0, endSegment = 0 } = elements[quotation] ?? {};
  return segments
    .slice(firstSegment, Math.min(endSegment, firstSegment + maxSegments))
    .some(({ text }) => /\p{L}@\p{L}/u.test(text));
}

/** One heading above a quotation may be about anything. */
const minQuoted = 3;
const maxLinesToQuotation = 3;
const maxLevelsOfCard = 3;
const maxLevelsOfHeading = 3;
const maxLinesToHeading = 6;
const minWord = 3;

/**
 * The lines of headings of one look, three or more, of which each has a quotation shortly below it in the same card:
 * whoever is named there has said it of the company, unless a heading above says that these are its own people.
 */
export function headingsOfQuotations(page: PageModel): ReadonlySet<number> {
  const ofLook = new Map<string, Set<number>>();
  let from = 0;
  for (const quotation of page.elementsOf('blockquote')) {
    for (const line of headingsAbove(page, quotation, from)) {
      const look = markOf(page, page.lines[line]?.firstSegment ?? -1);
      ofLook.set(look, (ofLook.get(look) ?? new Set()).add(line));
    }
    const { endSegment = 0 } = page.elements[quotation] ?? {};
    from = (page.segments[endSegment - 1]?.line ?? from) + 1;
  }
  const groups = [...ofLook.values()].map((lines) => [...lines]);
  return new Set(groups.filter((lines) => lines.length >= minQuoted && !isUnderStaff(page, lines)).flat());
}

/** Whether the heading shortly above the first of several headings is that of the staff, of whom each has a motto. */
function isUnderStaff(page: PageModel, [first = 0]: readonly number[]): boolean {
  for (let line = first - 1; line >= Math.max(0, first - maxLinesToHeading); line--)
    if (isInHeading(page, page.lines[line]?.firstSegment ?? -1))
      return isStaffHeading(foldText(page.lines[line]?.text ?? ''));
  return false;
}

/** The lines of the headings of a quotation's card, none before line `from`, where the card above it ends. */
function headingsAbove(page: PageModel, quotation: number, from: number): number[] {
  const { firstSegment = 0, endSegment = 0, parent = -1 } = page.elements[quotation] ?? {};
  const line = page.segments[firstSegment]?.line ?? -1;
  if (endSegment <= firstSegment) return [];
  const found: number[] = [];
  for (let above = Math.max(from, line - maxLinesToQuotation); above < line; above++) {
    const first = page.lines[above]?.firstSegment ?? -1;
    const isAround = (card: PageElement) => first >= card.firstSegment && first < card.endSegment;
    if (!isInHeading(page, first)) continue;
    if (closest(page, parent, isAround, maxLevelsOfCard) < 0 || tellsOf(page, quotation, above)) continue;
    found.push(above);
  }
  return found;
}

function isInHeading(page: PageModel, segment: number): boolean {
  return closest(page, elementAt(page, segment), ({ tag }) => /^h[1-6]$/.test(tag), maxLevelsOfHeading) >= 0;
}

/** Whether a text set in under a name tells of its bearer: it names them again, or says how they are reached. */
function tellsOf(page: PageModel, quotation: number, heading: number): boolean {
  const words = wordsOf(page.lines[heading]?.text ?? '').filter(({ length }) => length >= minWord);
  const told = new Set(wordsOf(textOf(page, quotation, maxSegments)));
  return isOnlySetIn(page, quotation) || words.some((word) => told.has(word));
}

function wordsOf(text: string): string[] {
  return foldText(text).split(/[^\p{L}]+/u);
}

const minRemark = 40;
const maxLineOfName = 80;
const maxSegmentsOfRemark = 9;
const maxLinesOfRemark = 5;
const maxLevelsOfRemark = 6;

/**
 * The lines of names below a text in the same card, in three or more cards of one look: whoever signs what stands above is a
 * customer. The company's own people have their names above what is told of them.
 */
export function namesBelowRemarks(page: PageModel): ReadonlySet<number> {
  const ofLook = new Map<string, Set<number>>();
  for (const [line, { text, firstSegment }] of page.lines.entries()) {
    const name = page.segments[firstSegment]?.text.trim() ?? '';
    if (text.length > maxLineOfName || personName(name) === null) continue;
    const isRemark = ({ firstSegment: first, endSegment: end }: PageElement) =>
      first < firstSegment &&
      end - first <= maxSegmentsOfRemark &&
      page.segments.slice(first, firstSegment).some((one) => one.text.length >= minRemark);
    const card = page.elements[closest(page, elementAt(page, firstSegment), isRemark, maxLevelsOfRemark)];
    const from = page.segments[card?.firstSegment ?? -1]?.line ?? line;
    const to = page.segments[(card?.endSegment ?? 0) - 1]?.line ?? line;
    if (card === undefined || from >= line || to - from > maxLinesOfRemark) continue;
    const isLong = (one: number) => (page.lines[one]?.text.length ?? 0) >= minRemark;
    const lines = Array.from({ length: to - from + 1 }, (_, at) => from + at).filter(isLong);
    if (!lines.some((one) => one < line) || lines.some((one) => one > line)) continue;
    const look = `${card.tag} ${card.attributes.class ?? ''}`;
    ofLook.set(look, (ofLook.get(look) ?? new Set()).add(line));
  }
  return new Set([...ofLook.values()].flatMap((lines) => (lines.size >= minQuoted ? [...lines] : [])));
}
