import { foldText } from '../../../../shared/text/fold-text.ts';
import { seniorityOf } from '../../../../shared/text/seniority.ts';
import type { PageModel } from '../page/page-model.ts';
import { closest, elementAt, tagOfLine } from '../page/queries.ts';
import { areDegrees, licenceAfterName, licenceAmong } from '../words/degrees.ts';
import { rankBefore } from '../words/honorifics.ts';
import { mentionsTitle, titleOfEach, titleStrength } from '../words/job-title.ts';
import { hasGivenName } from '../words/names/given-names.ts';
import { isInvitation, isStaffHeading } from '../words/staff-words.ts';
import { hasNameLabel } from './lines/name-labels.ts';
import type { NameAt, NamesOfPage, TitleAt, TitleRule } from './name-at.ts';
import { isStaffPlace } from './person-card.ts';
import { isDoctor } from './titles-in-cards.ts';

/** `<h5><span><span><span><strong>` */
const maxLevelsOfHeading = 6;

/**
 * A masthead: headings that are titles, each above its names. Only if the names themselves are not headings and have
 * no title of their own below.
 */
export const titlesOfHeadings: TitleRule = ({ page, names }, known) => {
  const lines = new Set(names.map(({ line }) => line));
  const isHeading = (line: number) =>
    closest(
      page,
      elementAt(page, page.lines[line]?.firstSegment ?? -1),
      ({ tag }) => /^h[2-6]$/.test(tag),
      maxLevelsOfHeading,
    ) >= 0;
  const titles = new Map<NameAt, TitleAt>();
  for (const name of names) {
    if (known.has(name) || !name.rest.every(isReach) || isHeading(name.line)) continue;
    const below = page.lines[name.line + 1];
    if (
      below &&
      !isHeading(name.line + 1) &&
      titleStrength(below.text) === 'certain' &&
      !lines.has(name.line + 1)
    )
      continue;
    let above = name.line - 1;
    while (lines.has(above) && !isHeading(above)) above--;
    const heading = page.lines[above];
    const text = titleOfEach(heading?.text ?? '');
    if (!heading || !isHeading(above) || lines.has(above) || titleStrength(text) !== 'certain') continue;
    titles.set(name, { text, segment: heading.firstSegment });
  }
  return new Set([...titles.values()].map(({ segment }) => segment)).size < 2 ? new Map() : titles;
};

const maxLinesOfSection = 6;

/** "Sales representatives" above "Name: Jane Roe", "Tel: …", "Name: Tom Bech": each is called so. */
export const titlesAboveLabels: TitleRule = ({ page, context, names }, known) => {
  const titles = new Map<NameAt, TitleAt>();
  for (const name of names) {
    if (known.has(name) || !hasNameLabel(page.lines[name.line]?.text ?? '')) continue;
    const heading = context.headingAbove(name.line);
    if (heading === null || name.line - heading.line > maxLinesOfSection) continue;
    const { text: shown = '', firstSegment = -1 } = page.lines[heading.line] ?? {};
    const text = titleOfEach(shown);
    // "Sales team" is nobody's title.
    if (titleStrength(text) === 'certain' && !isStaffHeading(foldText(shown)))
      titles.set(name, { text, segment: firstSegment });
  }
  return titles;
};

/** Whether a text only says how somebody is reached. */
function isReach(text: string): boolean {
  return /[^\s@]@[^\s@]|\d{3}/.test(text) || !/\p{L}{3}/u.test(text);
}

const maxTitleLength = 60;

/** `<h3>Practice Nurse<br>Jane Roe</h3>` on a staff page: the other line of such a heading is the title. */
export const titlesInNames: TitleRule = ({ page, context, isStaffPage, names }, known) => {
  const titles = new Map<NameAt, TitleAt>();
  for (const name of names) {
    if (known.has(name) || !hasGivenName(name.name)) continue;
    const other = otherLine(page, name);
    if (other === null || other.text.length > maxTitleLength || /\.$/.test(other.text)) continue;
    if (` ${name.name} `.includes(` ${other.text} `)) continue;
    if (isStaffPage || isStaffPlace(page, name.firstSegment) || isStaffHeading(context.headings(name.line)))
      titles.set(name, { text: other.text, segment: other.firstSegment });
  }
  return titles;
};

/** A firm has one managing director, or two: of more "MD" is a degree. */
const minDoctors = 3;

/**
 * "Jane Roe, D.D.S.", "Jane Roe | DO, FAAN", or with "DO, FAAN" below, "Cllr. Jane Roe": where a page says no more of
 * somebody, the licence or the rank says what they do.
 */
export const titlesOfLicences: TitleRule = ({ page, names }, known) => {
  const places = names.map((name) => ({ name, degrees: degreesOf(page, name) }));
  const areSeveral = places.filter(({ degrees }) => areDegrees(degrees, true)).length >= minDoctors;
  const titles = new Map<NameAt, TitleAt>();
  for (const { name, degrees } of places) {
    if (known.has(name)) continue;
    const isOnly = areDegrees(degrees, areSeveral || isDoctor(page, name));
    const licence = isOnly ? licenceAmong(degrees) : licenceAfterName(textAfter(page, name));
    const text = licence ?? rankBefore(page.lines[name.line]?.text ?? '', name.name);
    if (text !== null) titles.set(name, { text, segment: -1 });
  }
  return titles;
};

/** What stands after a name in its line, or else below it. */
function degreesOf(page: PageModel, name: NameAt): string {
  const after = textAfter(page, name).replace(/^[\s,|–—-]+/u, '');
  return after === '' ? (page.lines[name.line + 1]?.text ?? '') : after;
}

function textAfter(page: PageModel, { name, line }: NameAt): string {
  const { text = '' } = page.lines[line] ?? {};
  const at = text.indexOf(name);
  return at < 0 ? '' : text.slice(at + name.length);
}

/** The names without those that share a heading with somebody's given name: they are titles. */
export function withoutTitlesBesideNames(page: PageModel, names: readonly NameAt[]): NameAt[] {
  const named = new Set(
    names.filter(({ name }) => hasGivenName(name)).flatMap((name) => otherLine(page, name)?.line ?? []),
  );
  return names.filter(({ name, line }) => hasGivenName(name) || !named.has(line));
}

/** The only other line of the heading that a name stands in. */
function otherLine(
  page: PageModel,
  name: NameAt,
): { text: string; line: number; firstSegment: number } | null {
  const heading = page.elements[elementAt(page, name.firstSegment)];
  if (!heading || !/^h[1-6]$/.test(heading.tag)) return null;
  const first = page.segments[heading.firstSegment]?.line ?? 0;
  const last = page.segments[heading.endSegment - 1]?.line ?? 0;
  if (last !== first + 1) return null;
  const line = name.line === first ? last : first;
  const { text = '', firstSegment = 0 } = page.lines[line] ?? {};
  return /\d|@/.test(text) ? null : { text, line, firstSegment };
}

const maxHeadingLength = 60;
const maxHeadingOfBody = 90;
/** Bodies in which those without an office of their own sit. */
const seats = /(?<!\p{L})Board of (?:Trustees|Governors|Directors)(?!\p{L})/u;
/** A heading for members, but not anybody's title. */
const body =
  /(?<!\p{L})(?:board|committee|council|team|trustees|advisory|equipa|equipe|equipo|equip|ekipa|ekip|ekibimiz|ekibi|kadromuz|squadra|tym|tim|zespol|csapat\p{L}*|tiimi\p{L}*|staff|personal|personale)(?!\p{L})/iu;
const ranks =
  /^(?:partners?|associates?|soci[oa]s?|asociad[oa]s|associad[oa]s|associat[ie]|soci|associe[e]?s|partner[ie]|wspolnicy|partnerzy|spolecnici|partnere|osakkaat|vennoten|delagare|ortaklar|партнеры|партнери|συνεταιροι)$/u;
/** "Our Partners" */
const possessive =
  /^(?:our|the|meet (?:our|the)|unsere?|notre|nos|nuestr[oa]s?|il nostro|la nostra|i nostri|le nostre|noss[oa]s?|onze|ons|vår[at]?|våra|vores|nasi|nasze|naši|наши|наші)\s+/iu;

/** The heading above a name as its title: "Our Partners", "Ph.D. Students"; null if it is none. */
export function titleOfSection(
  { page, context }: Pick<NamesOfPage, 'page' | 'context'>,
  name: Pick<NameAt, 'line'>,
): string | null {
  const heading = context.headingAbove(name.line);
  if (heading === null || heading.line === name.line) return null;
  const seat = seats.exec(heading.text)?.[0];
  if (seat !== undefined && heading.text.length <= maxHeadingOfBody) return seat;
  if (heading.text.length > maxHeadingLength) return null;
  if (isStaffHeading(foldText(heading.text)) && body.test(foldText(heading.text))) return titleOfPage(page);
  const title = withoutPossessive(heading.text).replace(/\s*[:：]$/u, '');
  if (body.test(title) || isInvitation(foldText(title))) return null;
  return ranks.test(foldText(title)) || (mentionsTitle(title) && titleStrength(title) !== 'none')
    ? title
    : null;
}

const maxWordsOfPage = 3;

/** "Accountants" as the first heading of a page on which "Our team" is above the names; null if it is no title. */
function titleOfPage(page: PageModel): string | null {
  const first = page.lines.findIndex((_, line) => tagOfLine(page, line) === 'h1');
  const text = withoutPossessive(page.lines[first]?.text ?? '');
  const words = text.split(' ');
  return words.length <= maxWordsOfPage &&
    words.every((word) => mentionsTitle(word)) &&
    !body.test(foldText(text))
    ? text
    : null;
}

/** Whether a folded text is nothing but a rank of partners or associates: "our partners". */
export function isRanks(folded: string): boolean {
  return ranks.test(withoutPossessive(folded));
}

/** "Founder" of "Our Founder". */
export function withoutPossessive(heading: string): string {
  return heading.replace(possessive, '');
}

/** "Partner" and "associate" are ranks of a firm in any country, if not always high ones. */
export function isRank(title: string): boolean {
  return seniorityOf(title) !== 'other' || ranks.test(foldText(title));
}
