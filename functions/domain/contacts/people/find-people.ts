import { seniorityOf } from '../../../../shared/text/seniority.ts';
import { isSpeaker, isToldOfToday } from '../page/others/speakers.ts';
import type { PageContext } from '../page/page-context.ts';
import type { PageModel } from '../page/page-model.ts';
import { realPeople, withoutAffiliates, withoutOfficersOfOthers } from '../page/real-people.ts';
import { titleStrength } from '../words/job-title.ts';
import { beginsWithGivenName } from '../words/names/given-names.ts';
import { isNewsHeading } from '../words/news-words.ts';
import { personName } from '../words/person-name.ts';
import { beginsWithClosedYears, endsWithClosedYears } from '../words/staff-words.ts';
import { introduced, namesThatOpenTexts } from './biographies.ts';
import { isBreadcrumb, isCallToAction } from './call-to-action.ts';
import { namesInCardsAlike } from './cards/alike-names.ts';
import { firstNamesWithTitles } from './cards/first-names.ts';
import { firstNamesUnderTitles } from './cards/first-names-under-titles.ts';
import { rankBelow, titlesInRoleElements } from './cards/role-elements.ts';
import { isFactOfColumn } from './cards/titles-above-tables.ts';
import { unlikeNames } from './learned-titles.ts';
import { doubleNames } from './lines/double-names.ts';
import { isLabelledField } from './lines/field-labels.ts';
import { isContactPerson, withoutLabel } from './lines/name-labels.ts';
import { nameWithInitial } from './lines/name-with-initial.ts';
import { namesBeforeSentences } from './lines/names-before-sentences.ts';
import { namesOfOneMark } from './lines/one-mark.ts';
import { peopleInOwnForms } from './lines/own-forms/people-in-own-forms.ts';
import { pairsInCards } from './lines/pairs-in-cards.ts';
import { reachedUnderTitles } from './lines/reached-under-titles.ts';
import { holdersInRows } from './lines/rows/holders-in-rows.ts';
import { namesInRow } from './lines/rows/names-in-row.ts';
import { type NameAt, type NamesOfPage, nameAt, type ShownPerson, type TitleAt } from './name-at.ts';
import type { NameEvidence } from './name-evidence.ts';
import {
  beginsWithTitle,
  isMenu,
  isStreet,
  joinBrokenNames,
  joinColumns,
  lastNameFirst,
  mayName,
  mayNameInSegments,
  nameInSegments,
} from './name-spots.ts';
import type { NamedTitle } from './name-with-title.ts';
import { invertsNames, peopleInLine, saysNothing } from './people-in-line.ts';
import { isToldAsNews } from './people-in-prose.ts';
import { cardAround, shownName, twinsOf, withCard } from './person-card.ts';
import { titlesOfSiblings } from './sibling-titles.ts';
import { staffGroupsOf, staffWithoutTitle } from './staff-cards.ts';
import {
  isTitleBelowName,
  isTitleInParts,
  nameBesideTitle,
  nameInPair,
  partsTitle,
  repeatedLines,
} from './title-lines.ts';
import { titlesOf } from './title-rules.ts';
import { withoutTitlesBesideNames } from './titles-of-headings.ts';

/** Names on their own, titles in the same line as a name, and people whom a line names with a title. */
interface Found {
  readonly names: NameAt[];
  readonly titles: Map<NameAt, TitleAt>;
  readonly people: ShownPerson[];
  readonly doubles: ReadonlyMap<number, string>;
}

const maxNames = 400;
const maxNameLine = 70;
/** A longer line is a text, in which a name with a title needs a second sign. */
const maxListedLine = 170;

/**
 * The people that a page shows with titles, or with their own card: lines like "Name, Title", cards and rows with a
 * name next to a title, lists of names and titles, and running text.
 */
export function findPeople(
  page: PageModel,
  context: PageContext,
  evidence: NameEvidence,
  isStaffPage: boolean,
): ShownPerson[] {
  const found = readLines(page, context, evidence, isStaffPage);
  joinBrokenNames(page, context, found.names);
  joinColumns(page, context, found.names);
  found.names.push(...pairsInCards(page, context, found.names));
  found.names.push(...namesInCardsAlike(page, context, evidence, found.names));
  found.names.sort((one, other) => one.firstSegment - other.firstSegment);
  addSiblings(page, context, evidence, found, isStaffPage);
  const holders = holdersInRows(page, context, found.people);
  const held = new Set(holders.map(({ line }) => line));
  found.people.push(...holders);
  const names = likelyNames(page, { ...found, names: found.names.filter(({ line }) => !held.has(line)) });
  const starts = [...new Set([...names, ...found.people].map(({ firstSegment }) => firstSegment))].sort(
    (one, other) => one - other,
  );
  const twins = twinsOf(names);
  const cardOf = new Map(
    names.map((name) => [
      name,
      cardAround(page, name.firstSegment, name.endSegment, starts, twins.get(name)),
    ]),
  );
  const staffGroups = staffGroupsOf({ page, context, isStaffPage, names });
  const listed: NamesOfPage = { page, context, isStaffPage, names, starts, cardOf, staffGroups };
  const titles = titlesOf(listed, found.titles);
  const inRole = titlesInRoleElements(listed, titles);
  const isReal = realPeople(page, context, isStaffPage);
  const staff = new Set([...staffWithoutTitle(listed, titles), ...introduced(listed)]);
  const everybody = [
    ...found.people.map((person) => withCard(page, person, starts)),
    ...(isStaffPage ? namesThatOpenTexts(page, context, evidence, found.people, names) : []),
    ...(isStaffPage ? namesBeforeSentences(page, context, [...found.people, ...names]) : []),
    ...names.map((name) => ({
      ...shownName(listed, name, titles.get(name), staff.has(name) || isContactPerson(page, name)),
      ...(inRole.has(name) ? { isRole: true } : {}),
      rank: rankBelow(page, titles.get(name), page.elements[cardOf.get(name) ?? -1]?.endSegment ?? 0),
    })),
  ].filter(isReal);
  return isStaffPage
    ? everybody
    : withoutOfficersOfOthers(context, withoutAffiliates(page, context, everybody));
}

function readLines(
  page: PageModel,
  context: PageContext,
  evidence: NameEvidence,
  isStaffPage: boolean,
): Found {
  const doubles = doubleNames(page);
  const found: Found = {
    names: [],
    titles: new Map(),
    people: reachedUnderTitles(page, context),
    doubles,
  };
  let inverts: boolean | undefined;
  const inverted = (text: string) => {
    const name = lastNameFirst(text);
    if (name === null) return null;
    inverts ??= invertsNames(page);
    return inverts ? name : null;
  };
  const repeated = repeatedLines(page);
  const firstNames = new Map([
    ...firstNamesUnderTitles(page, context, isStaffPage),
    ...firstNamesWithTitles(page, context, isStaffPage, (word) => evidence.isPhrase(word)),
  ]);
  for (const [index, line] of page.lines.entries()) {
    if (found.names.length >= maxNames || found.people.length >= maxNames) break;
    const alone = firstNames.get(index);
    if (alone) {
      const { name, title, firstSegment, endSegment, titleSegment } = alone;
      const one = nameAt(name, firstSegment, endSegment, index);
      found.names.push(one);
      found.titles.set(one, { text: title, segment: titleSegment });
    }
    if (alone || !mayName(line.text) || isBreadcrumb(page, index) || isLabelledField(page, index)) continue;
    found.people.push(...peopleInOwnForms(page, context, index));
    const shortened = nameWithInitial(page, index);
    if (!doubles.has(index) && shortened === null && saysNothing(page, index, isStaffPage)) continue;
    const paired = doubles.has(index) ? null : nameInPair(page, line.text);
    if (paired && !context.isOthers(line.firstSegment) && !isSpeaker(page, index)) {
      const pairedName = nameAt(paired.name, line.firstSegment, line.endSegment, index);
      found.names.push(pairedName);
      found.titles.set(pairedName, { text: paired.title, segment: -1 });
      continue;
    }
    const name =
      line.text.length <= maxNameLine
        ? (doubles.get(index) ??
          personName(withoutLabel(line.text)) ??
          inverted(line.text) ??
          nameBesideTitle(page, index, repeated) ??
          shortened)
        : null;
    if (
      name &&
      !evidence.isPhraseAt(name, page, index) &&
      !partsTitle(page, index) &&
      !beginsWithTitle(name)
    ) {
      if (context.isOthers(line.firstSegment) || isSpeaker(page, index)) continue;
      if (isCallToAction(page, line.firstSegment)) continue;
      if (endsWithClosedYears(line.text)) continue;
      const above = found.names.at(-1);
      if (isTitleBelowName(page, index, above)) continue;
      // A portrait's description, and the name below it.
      if (above?.name === name && above.line === index - 1) found.names.pop();
      found.names.push(nameAt(name, line.firstSegment, line.endSegment, index));
      continue;
    }
    const row = isStaffPage ? namesInRow(page, context, index) : [];
    found.people.push(...row);
    if (row.length === 0 && !readSegments(page, context, evidence, index, found))
      readText(page, context, evidence, index, found);
  }
  return found;
}

/** Reads a line whose parts are a name and a title. Returns whether there is nothing else to find in it. */
function readSegments(
  page: PageModel,
  context: PageContext,
  evidence: NameEvidence,
  index: number,
  found: Found,
): boolean {
  const line = page.lines[index];
  const above = found.names.at(-1);
  if (!line) return true;
  const isOne = line.endSegment - line.firstSegment === 1;
  if (isOne && above?.line === index - 1 && (isTitleInParts(line.text) || isTitle(page, index))) return true;
  if (!mayNameInSegments(page, line) || isSpeaker(page, index)) return false;
  const named = nameInSegments(page, context, index, above);
  if (!named || evidence.isPhraseAt(named.found.name, page, index)) return false;
  found.names.push(named.found);
  if (named.title !== null) found.titles.set(named.found, { text: named.title, segment: -1 });
  return named.isWhole;
}

/** "Director Resurse Umane" below a name: a title, though its last words might be a name. */
function isTitle(page: PageModel, index: number): boolean {
  const { text = '' } = page.lines[index] ?? {};
  return (
    titleStrength(text) === 'certain' &&
    peopleInLine(page, index).every(({ name }) => !beginsWithGivenName(name))
  );
}

/** Reads a line that names people with their titles, or a text that does. */
function readText(
  page: PageModel,
  context: PageContext,
  evidence: NameEvidence,
  index: number,
  { people }: Found,
): void {
  const { text = '', firstSegment = 0, endSegment = 0 } = page.lines[index] ?? {};
  const isProse = text.length > maxListedLine;
  const inText = isMenu(page, index) || beginsWithClosedYears(text) ? [] : peopleInLine(page, index);
  const named = inText.filter(({ name }) => !evidence.isPhraseAt(name, page, index) && !isStreet(name, text));
  const inNews = isNewsHeading(context.headings(index).split(' / ').at(-1) ?? '');
  const isEnough = !inNews && (!isProse || named.length > 1);
  const isSupported = ({ name, title }: NamedTitle) =>
    seniorityOf(title) !== 'other' || (!isToldAsNews(text, name) && (isEnough || evidence.isConfirmed(name)));
  const found = named.length === 0 || context.isOthers(firstSegment) ? [] : named.filter(isSupported);
  const speaks = found.length > 0 && isSpeaker(page, index);
  for (const one of found) {
    if (context.isOthers(firstSegment, text.indexOf(one.name))) continue;
    people.push({
      ...one,
      ...(speaks && !isToldOfToday(text, one.name) ? { isQuoted: true } : {}),
      firstSegment,
      endSegment,
      card: -1,
      isListed: false,
      line: index,
    });
  }
}

/** In a list with known titles, other lines of the same form have titles too, even if no vocabulary knows them. */
function addSiblings(
  page: PageModel,
  context: PageContext,
  evidence: NameEvidence,
  { names, titles, people, doubles }: Found,
  isStaffPage: boolean,
): void {
  const titled = new Set([
    ...people.flatMap(({ line, title }) => (title === '' ? [] : [line])),
    ...names.filter((name) => titles.has(name)).map(({ line }) => line),
    ...doubles.keys(),
  ]);
  for (const { name, title, line } of titlesOfSiblings(page, titled, isStaffPage)) {
    if (isLabelledField(page, line)) continue;
    const known = names.find((one) => one.line === line && one.name === name);
    const { firstSegment = 0, endSegment = 0 } = page.lines[line] ?? {};
    if (known) titles.set(known, { text: title, segment: -1 });
    else if (!context.isOthers(firstSegment) && !evidence.isPhrase(name))
      people.push({ name, title, firstSegment, endSegment, card: -1, isListed: false, line });
  }
}

/** The names without those in places where others on the page have their titles. */
function likelyNames(page: PageModel, { names, titles }: Found): readonly NameAt[] {
  const isFact = isFactOfColumn(page);
  let likely: readonly NameAt[] = withoutTitlesBesideNames(
    page,
    names.filter(({ firstSegment, line }) => !isFact(firstSegment) && !isLabelledField(page, line)),
  );
  for (;;) {
    const unlike = unlikeNames(page, likely, titles);
    if (unlike.size === 0) return namesOfOneMark(page, likely);
    likely = likely.filter((name) => !unlike.has(name));
  }
}
