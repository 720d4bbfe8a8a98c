import { foldText } from '../../../../shared/text/fold-text.ts';
import { titleStrength } from '../words/job-title.ts';
import { beginsWithGivenName } from '../words/names/given-names.ts';
import { isSampleName } from '../words/not-names.ts';
import {
  isAffiliation,
  isCitation,
  isReference,
  listsPublications,
} from '../words/others/others-headings.ts';
import { personName } from '../words/person-name.ts';
import { isFormerHeading, isStaffHeading } from '../words/staff-words.ts';
import { programmeOn } from './others/programmes.ts';
import { headingsOfQuotations, namesBelowRemarks } from './others/quotations.ts';
import { headsOfRemarks, linesOfRemarks } from './others/speakers.ts';
import type { PageContext } from './page-context.ts';
import type { PageModel } from './page-model.ts';
import { isPlaceholder, tellsOfFiller } from './placeholder-text.ts';
import { closest, elementAt } from './queries.ts';

const maxSampleName = 20;
/** Those listed with Max Mustermann are samples like him. */
const maxLinesFromSample = 10;

interface PlaceOfName {
  readonly name: string;
  readonly line: number;
  readonly firstSegment: number;
  readonly endSegment: number;
}

/**
 * Whether a name is of somebody who works here: not of the past, of customers, of authors, of an event's programme, of a theme's
 * samples or of who made the site.
 */
export function realPeople(
  page: PageModel,
  context: PageContext,
  isStaffPage: boolean,
): (place: PlaceOfName) => boolean {
  let samples: readonly number[] | undefined;
  const isBesideSample = (line: number) => {
    samples ??= samplesOn(page);
    return samples.some((sample) => Math.abs(sample - line) <= maxLinesFromSample);
  };
  const isAuthor = authorsOn(page, context);
  const remarks = headsOfRemarks(page);
  const remarkLines = linesOfRemarks(page);
  const isOfThePast = toldOfThePast(page);
  const isInProgramme = programmeOn(page);
  const quoted = new Set(isStaffPage ? [] : [...headingsOfQuotations(page), ...namesBelowRemarks(page)]);
  const isRemarking = (line: number) => {
    const { firstSegment = -1 } = page.lines[line] ?? {};
    return remarkLines.has(line) || remarks.some(({ from, to }) => firstSegment >= from && firstSegment < to);
  };
  return ({ name, line, firstSegment, endSegment }) =>
    !context.isFormer(line) &&
    !isFormerMember(page, context, line) &&
    !isOfThePast(line) &&
    !isDead(page, line) &&
    !isAuthor(line) &&
    !isPlaceholder(page, firstSegment, endSegment) &&
    !tellsOfFiller(page.lines[line]?.text ?? '') &&
    !isBesideSample(line) &&
    !isRemarking(line) &&
    !((isInProgramme(line) || quoted.has(line)) && !isStaffHeading(context.headings(line))) &&
    !context.isCreditedAt(line, name);
}

/** Names of pages that tell a history, as words of the last part of an address. */
const historyPage =
  /(?:^|[-_])(?:history|historia|historique|histoire|geschichte|chronik|storia|historie|historien|historik|historiikki|geschiedenis|dejiny|tortenet\w*|istoric|istoria|istorija|povijest|zgodovina|tarihce\w*)(?:$|[-_])/;
/** Who had an office before no longer has it. */
const longAgo = 1960;
const maxLinesFromYear = 15;
const anyYear = /(?<!\d)(?:1[5-9]|20)\d{2}(?!\d)/g;

/** Whether a line of a page about the history tells of years in which nobody of today worked: the nearest year above it says so. */
function toldOfThePast(page: PageModel): (line: number) => boolean {
  const path = foldText(URL.parse(page.url)?.pathname ?? '').replace(/(?:\/?index)?\.\w{2,5}$|\/$/, '');
  if (!historyPage.test(path.slice(path.lastIndexOf('/') + 1))) return () => false;
  // The last year of each line, once for all names near it.
  const yearOf = page.lines.map(({ text }) => Number(text.match(anyYear)?.at(-1) ?? 0));
  return (line) => {
    const year = yearOf.slice(Math.max(0, line - maxLinesFromYear), line + 1).findLast((one) => one > 0);
    return year !== undefined && year < longAgo;
  };
}

/** "1871–1949", "(* 1871 – † 1949)", "1871. május 3. – 1949. június 1.": the years of a life, in a line of nothing else or after a name. */
const lifespan =
  /(?:^|[(,;] ?|\p{L} )(?:\*|b\. ?|born )? ?(1[5-9]\d\d)(?:\.[^–—\d]{0,14}\d{0,2}\.?)? ?[-–—] ?(?:†|d\. ?|died )? ?(?:(?:1[5-9]|20)\d\d)(?:\.[^–—\d]{0,14}\d{0,2}\.?)?\)?$/u;
const maxLifespan = 60;
const maxLinesToLifespan = 2;

/** Whether the line of a name, or one shortly below it, gives the years of a life that began before anybody of today worked. */
function isDead({ lines }: PageModel, line: number): boolean {
  if (/^ ?[†✝]|^\+ ?\p{Lu}/u.test(lines[line]?.text ?? '')) return true;
  return lines.slice(line, line + 1 + maxLinesToLifespan).some(({ text }) => {
    const born = text.length > maxLifespan ? undefined : lifespan.exec(text)?.[1];
    return born !== undefined && Number(born) < longAgo;
  });
}

const maxMark = 20;

/** "Alumni" below a name, where others have their titles, and no "Alumni Officer" nor a heading of the next section. */
function isFormerMember({ lines }: PageModel, context: PageContext, line: number): boolean {
  const { text = '' } = lines[line + 1] ?? {};
  return (
    text.length <= maxMark &&
    isFormerHeading(foldText(text)) &&
    titleStrength(text) === 'none' &&
    context.headings(line) === context.headings(line + 1)
  );
}

/** Two names in a row of nothing else: "Jane Roe, Tom Bech". */
const namesInRow = /^(?:\p{Lu}\S* ){1,4}?\p{Lu}[^\s,;]*(?:[,;]| and| &) (?:\p{Lu}|and )/u;

/**
 * Whether a line names authors: an entry of a list of publications, names above or below a reference, or any line of a
 * page for publications outside the company's team. Authors are of anywhere, and who of them works here the team's page
 * says.
 */
function authorsOn(page: PageModel, context: PageContext): (line: number) => boolean {
  const isForPublications = listsPublications(page.url);
  const textAt = (line: number) => page.lines[line]?.text ?? '';
  return (line) => {
    const text = textAt(line);
    const headings = context.headings(line);
    if (isForPublications && !isStaffHeading(headings)) return true;
    if (isCitation(text) || isEntry(text) || headings.split(' / ').some(isReference)) return true;
    return namesInRow.test(text) && (isReference(textAt(line - 1)) || isReference(textAt(line + 1)));
  };
}

const minAuthors = 3;
const year = /(?:19|20)\d{2}/;

/** "Jane Roe, Tom Bech, Ann Lee. On pumps. Journal of Pumps, 2019." */
function isEntry(text: string): boolean {
  if (!year.test(text)) return false;
  const [row = ''] = text.split(/(?<=\p{L}{2})[.:]? ?(?=["“«(])|(?<=\p{L}{3})\. /u, 1);
  if (row.length === text.length || !year.test(text.slice(row.length))) return false;
  const names = row.split(/,\s+(?:(?:and|&)\s)?|;\s+|\s(?:and|&|und|et|y|e|en)\s/u);
  return (
    names.length >= minAuthors &&
    names.every(
      (name) => personName(name) !== null && (beginsWithGivenName(name) || titleStrength(name) === 'none'),
    )
  );
}

function samplesOn(page: PageModel): number[] {
  return page.lines.flatMap(({ text }, line) =>
    text.length < maxSampleName && text.includes(' ') && isSampleName(text) ? [line] : [],
  );
}

const minAffiliates = 3;
const listTags = new Set(['ul', 'ol', 'dl', 'table', 'tbody', 'section', 'main', 'body']);

/**
 * The people of a page without those whom a list names with nothing but where each of them works: several different
 * departments and institutions, outside the company's own team.
 */
export function withoutAffiliates<Person extends PlaceOfName & { readonly title: string }>(
  page: PageModel,
  context: PageContext,
  people: readonly Person[],
): Person[] {
  const lists = new Map<number, { readonly people: Set<Person>; readonly places: Set<string> }>();
  for (const person of people) {
    const { line, title } = person;
    if (title === '' || !isAffiliation(title)) continue;
    if (isStaffHeading(context.headings(line))) continue;
    const start = elementAt(page, page.lines[line]?.firstSegment ?? -1);
    const index = closest(page, start, ({ tag }) => listTags.has(tag));
    const list = lists.get(index) ?? { people: new Set(), places: new Set() };
    lists.set(index, list);
    list.people.add(person);
    list.places.add(foldText(title));
  }
  const others = new Set(
    [...lists.values()].flatMap((list) => (list.places.size >= minAffiliates ? [...list.people] : [])),
  );
  return others.size === 0 ? [...people] : people.filter((person) => !others.has(person));
}

/** A firm has one chief executive, or two: of more, each is another firm's. */
const minOfficers = 4;
const soleOffice =
  /^(?:ceo|cto|cfo|coo|cio|ciso|cmo|chief (?:executive|technology|financial|operating|information|information security|marketing) officer)$/;

/**
 * The people of a page without those whom a directory names: if several hold the same office of which a firm has one,
 * nobody outside the company's own team is certain to work here.
 */
export function withoutOfficersOfOthers<Person extends PlaceOfName & { readonly title: string }>(
  context: PageContext,
  people: Person[],
): Person[] {
  const holders = new Map<string, Set<string>>();
  const outsideTeam = people.filter(({ line }) => !isStaffHeading(context.headings(line)));
  for (const { name, title } of outsideTeam)
    for (const office of officesOf(title)) holders.set(office, (holders.get(office) ?? new Set()).add(name));
  if ([...holders.values()].every(({ size }) => size < minOfficers)) return people;
  const others = new Set(outsideTeam);
  return people.filter((person) => !others.has(person));
}

/** "CEO & Co-Founder", "CISO (CISSP)": the offices of one firm that a title names. */
function officesOf(title: string): string[] {
  return foldText(title)
    .split(/[(,&/|]| and /)
    .map((part) => part.trim())
    .filter((part) => soleOffice.test(part));
}
