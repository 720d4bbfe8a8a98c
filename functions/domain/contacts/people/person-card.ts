import { remembered } from '../../../../shared/text/words/remembered.ts';
import type { PageElement, PageModel } from '../page/page-model.ts';
import { closest, elementAt, elementOf, tagAt, tagOfLine } from '../page/queries.ts';
import { titleStrength } from '../words/job-title.ts';
import type { NameAt, NamesOfPage, ShownPerson, TitleAt } from './name-at.ts';

const maxCardSegments = 70;
const maxLinesOfPerson = 7;
const groupTags = new Set(['body', 'html', 'main', 'table', 'tbody', 'dl', 'ul', 'ol']);
const personClass =
  /(?:^|[\s_-])(?:person|people|member|members|team|staff|employee|employees|mitarbeiter|ansprechpartner|colleague|profile|bio|author-card|vcard|h-card|leader|leadership|founder|executive|director|contact-?person|equipe|equipo|medarbetare|medarbejder|socio|advogad|abogad|avocat|lawyer|attorney|doctor|dentist|physician|zespol|csapat|echipa|ekip|kadro|komanda|tiimi|henkilo|ansatt|personnel|personale)(?:$|[\s_-]|\w)/i;

/**
 * The largest element around a name that contains no other name; -1 if that would be most of the page. At `twin` the same
 * name stands once more.
 */
export function cardAround(
  page: PageModel,
  firstSegment: number,
  endSegment: number,
  starts: readonly number[],
  twin = -1,
): number {
  let card = -1;
  closest(page, elementAt(page, firstSegment), (element, index) => {
    if (element.endSegment - element.firstSegment > maxCardSegments || groupTags.has(element.tag))
      return true;
    const own = twin >= element.firstSegment && twin < element.endSegment ? 2 : 1;
    if (countBetween(starts, element.firstSegment, element.endSegment) > own) return true;
    if (element.firstSegment <= firstSegment && element.endSegment >= endSegment) card = index;
    return false;
  });
  return card;
}

/** People named in one line with their title. Their card is what surrounds the line without another person. */
export function withCard<Person extends { readonly firstSegment: number; readonly endSegment: number }>(
  page: PageModel,
  person: Person,
  starts: readonly number[],
): Person {
  const card = cardAround(page, person.firstSegment, person.endSegment, starts);
  const element = page.elements[card];
  if (!element) return person;
  return { ...person, firstSegment: element.firstSegment, endSegment: element.endSegment, card };
}

/** The back of a card, or what opens over it, begins soon after its front. */
const maxToBack = 6;

/**
 * Where each name stands once more: on the back of its card, or in what opens when one clicks on it. A name that goes on and
 * on is a sample.
 */
export function twinsOf(names: readonly NameAt[]): ReadonlyMap<NameAt, number> {
  const twins = new Map<NameAt, number>();
  for (const [at, back] of names.entries()) {
    const front = names[at - 1];
    if (front?.name !== back.name || back.firstSegment - front.firstSegment > maxToBack) continue;
    if (names[at - 2]?.name === back.name || names[at + 1]?.name === back.name) continue;
    twins.set(front, back.firstSegment);
    twins.set(back, front.firstSegment);
  }
  return twins;
}

function countBetween(sorted: readonly number[], from: number, to: number): number {
  return lowerBound(sorted, to) - lowerBound(sorted, from);
}

/** The first index of a sorted list whose value is not below the given one. */
export function lowerBound(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What belongs to a person without a card: from name or title up to the next name, heading or end of the block. */
function stretchOf(
  page: PageModel,
  name: NameAt,
  title: TitleAt | undefined,
  starts: readonly number[],
): { firstSegment: number; endSegment: number } {
  const titleSegment = title?.segment ?? -1;
  const next = starts[lowerBound(starts, name.firstSegment + 1)] ?? page.segments.length;
  return {
    firstSegment: titleSegment >= 0 ? Math.min(name.firstSegment, titleSegment) : name.firstSegment,
    endSegment: Math.min(
      next,
      endOfLines(page, name.line),
      endOfBlock(page, name, titleSegment),
      nextHeading(page, name, titleSegment),
      isTitledByHeading(page, name, titleSegment) ? endOfSection(page, name, starts) : page.segments.length,
    ),
  };
}

/** The end of the block that contains both the name and its title. */
function endOfBlock(page: PageModel, name: NameAt, titleSegment: number): number {
  const reach = Math.max(titleSegment, name.endSegment - 1);
  const start = Math.max(0, Math.min(name.firstSegment, titleSegment));
  const block = closest(
    page,
    elementAt(page, name.firstSegment),
    ({ firstSegment, endSegment }) => (firstSegment <= start || titleSegment < 0) && endSegment > reach,
  );
  return page.elements[block]?.endSegment ?? page.segments.length;
}

/** Whether a heading right above a name is their title. */
function isTitledByHeading(page: PageModel, name: NameAt, titleSegment: number): boolean {
  return (
    titleSegment >= 0 &&
    titleSegment < name.firstSegment &&
    /^h[2-6]$/.test(tagAt(page, titleSegment)) &&
    !/^h[1-6]$/.test(tagAt(page, name.firstSegment)) &&
    elementOf(page, titleSegment)?.parent === elementOf(page, name.firstSegment)?.parent
  );
}

/** Names are listed alone under their title, unless the heading is one person's. */
function endOfSection(page: PageModel, name: NameAt, starts: readonly number[]): number {
  if (!isSectionOfOne(page, name.line, starts)) return name.endSegment;
  return page.lines[headingAfter(page, name.line)]?.firstSegment ?? page.segments.length;
}

/**
 * Whether the heading above a name is followed by that name alone and by how to reach it, and the heading before or
 * after that one by another name: "Chair", "Jane Roe", "Tel. …", "Treasurer", "Tom Bech", "Tel. …".
 */
function isSectionOfOne(page: PageModel, line: number, starts: readonly number[]): boolean {
  // A department's heading stands above its own mailbox.
  if (titleStrength(page.lines[line - 1]?.text.replace(/\s*:$/, '') ?? '') !== 'certain') return false;
  const tag = tagOfLine(page, line - 1);
  const next = headingAfter(page, line);
  if (next <= line + 1 || next - line > maxLinesOfPerson || countNames(page, starts, line, next) !== 1)
    return false;
  let before = line - 2;
  while (before > line - 2 - maxLinesOfPerson && !isHeading(tagOfLine(page, before))) before--;
  const isAlike = (heading: number, end: number) =>
    tagOfLine(page, heading) === tag && countNames(page, starts, heading + 1, end) === 1;
  return isAlike(next, next + 2) || (line - 2 - before > 1 && isAlike(before, line - 1));
}

function headingAfter(page: PageModel, line: number): number {
  const end = Math.min(page.lines.length, line + maxLinesOfPerson + 2);
  let next = line + 1;
  while (next < end && !isHeading(tagOfLine(page, next))) next++;
  return next;
}

function countNames(page: PageModel, starts: readonly number[], from: number, to: number): number {
  const end = page.lines[to]?.firstSegment ?? page.segments.length;
  return countBetween(starts, page.lines[from]?.firstSegment ?? end, end);
}

function isHeading(tag: string): boolean {
  return /^h[1-6]$/.test(tag);
}

/** A name that is a heading applies to what follows, up to the next heading of its rank. */
function nextHeading(page: PageModel, name: NameAt, titleSegment: number): number {
  const rankOf = (segment: number) => /^h([1-6])$/.exec(tagAt(page, segment))?.[1];
  const own = rankOf(name.firstSegment);
  if (!own) return page.segments.length;
  const end = endOfLines(page, name.line);
  for (let segment = name.endSegment; segment < end; segment++) {
    const rank = rankOf(segment);
    if (rank && rank <= own && segment !== titleSegment) return segment;
  }
  return page.segments.length;
}

function endOfLines(page: PageModel, line: number): number {
  const last = Math.min(line + maxLinesOfPerson, page.lines.length - 1);
  return page.lines[last]?.endSegment ?? page.segments.length;
}

/** Whether a class or id around a segment says that it shows staff. */
export function isStaffPlace(page: PageModel, segment: number): boolean {
  const place = closest(
    page,
    elementAt(page, segment),
    ({ tag, attributes }) =>
      tag !== 'body' && isPersonMark(`${attributes.class ?? ''} ${attributes.id ?? ''}`),
  );
  return place >= 0;
}

const isPersonMark = remembered((marks) => personClass.test(marks));

/** Whether an element itself is marked as one person's. */
export function isPersonsCard({ attributes }: PageElement): boolean {
  return personClass.test(attributes.class ?? '');
}

/** A name of a page with its title, and what belongs to it there. */
export function shownName(
  { page, cardOf, starts }: NamesOfPage,
  name: NameAt,
  title: TitleAt | undefined,
  isStaff: boolean,
): ShownPerson {
  const index = cardOf.get(name) ?? -1;
  const card = page.elements[index];
  const isCard = card !== undefined && card.endSegment - card.firstSegment > 1;
  const { firstSegment, endSegment } = isCard ? card : stretchOf(page, name, title, starts);
  return {
    name: name.name,
    title: title?.text ?? '',
    firstSegment,
    endSegment,
    card: isCard ? index : -1,
    isListed: true,
    ...(name.isAlike ? { isAlike: true } : {}),
    isStaff,
    line: name.line,
  };
}
