import { foldText } from '../../../../shared/text/fold-text.ts';
import type { PageModel } from '../page/page-model.ts';
import { closest, elementAt, elementsAroundPictures, shapeAt, tagOfLine } from '../page/queries.ts';
import { hasShortHonorific } from '../words/honorifics.ts';
import { titleStrength } from '../words/job-title.ts';
import { beginsWithGivenName, hasGivenName } from '../words/names/given-names.ts';
import { personName } from '../words/person-name.ts';
import { isStaffHeading } from '../words/staff-words.ts';
import { hasNameLabel } from './lines/name-labels.ts';
import type { NameAt, NamesOfPage, TitleAt, TitleRule, Titles } from './name-at.ts';
import { isPersonsCard, isStaffPlace, lowerBound } from './person-card.ts';
import { isRank, titleOfSection } from './titles-of-headings.ts';

type Place = Pick<NamesOfPage, 'page' | 'context' | 'isStaffPage' | 'names'>;

const minCards = 3;
/** Those with an office show that the names of one shape with theirs are a committee's. */
const minOfficers = 2;
const maxLinesAbove = 60;
const maxLevelsOfPortrait = 4;
const maxContactLine = 120;
const reach = /\+?\d[\d ()./-]{6,20}\d|[^\s@]@[^\s@]/;
/** Classes that only move an element a little, which differ between cards of one kind. */
const spacing = /(?:^|\s|(?<=\.))[mp][trblxyse]?-(?:\w+|\[\w+\])(?=\s|$)/g;
/**
 * Names of one shape on a staff page, three or more of each: each in the same kind of element, in the same kind of
 * block. Every name there is a person, whatever their title says.
 */
function staffCards(all: NamesOfPage): ReadonlySet<NameAt> {
  return new Set(all.staffGroups.flat());
}

/**
 * Those who are people even without a title: on a staff page, cards of which most have a title or begin with a given
 * name; elsewhere, given names of one shape that each stand above a phone number or an address, and doctors.
 */
export function staffWithoutTitle(listed: NamesOfPage, titles: Titles): ReadonlySet<NameAt> {
  // What only has the form of a name is no evidence that those beside it are people.
  const isOwn = ({ isAlike }: NameAt) => !isAlike;
  const staffGroups = listed.staffGroups.map((group) => group.filter(isOwn));
  const all = { ...listed, names: listed.names.filter(isOwn), staffGroups };
  const isMost = (group: readonly NameAt[], test: (name: NameAt) => boolean) =>
    group.filter(test).length * 2 > group.length;
  const isStaff = (group: readonly NameAt[]) =>
    isMost(group, (name) => titles.has(name)) ||
    isMost(
      group,
      (name) =>
        hasGivenName(name.name) &&
        (hasMore(all, name) || isCardHeading(all, name) || hasPortrait(all, pictured, name)),
    ) ||
    isMost(group, (name) => isAddressed(all, name)) ||
    (isMostlyGiven(group) && group.filter((name) => hasCertainTitle(titles, name)).length >= minOfficers);
  const isMostlyGiven = (group: readonly NameAt[]) =>
    group.length > minCards && group.filter(isGiven).length * 4 >= group.length * 3;
  const pictured = all.isStaffPage
    ? elementsAroundPictures(all.page, maxLevelsOfPortrait)
    : new Set<number>();
  const groups = all.isStaffPage
    ? all.staffGroups.filter(isStaff)
    : [
        ...all.staffGroups.filter((group) =>
          isMost(group, (name) => isGiven(name) && isCardHeading(all, name)),
        ),
        ...groupsOf(all, (name) => isReachable(all, name))
          .map((group) => (isMostlyGiven(group) ? group : group.filter(isGiven)))
          .filter((group) => group.length >= minCards),
        ...groupsOf(all, (name) => isAddressed(all, name)),
        ...titledGroups(all, titles),
        ...membersOfBody(all, titles),
      ];
  const named = listsUnderTitles(all);
  const ranked = new Set(underRank(all));
  const addressed = new Set(addressedStaff(all));
  const single = all.names.filter(
    (name) => addressed.has(name) || ranked.has(name) || isHeadOfStaff(all, name) || isLabelled(all, name),
  );
  return new Set(
    [...groups.flat(), ...named, ...single].filter(({ name }) => titleStrength(name) !== 'certain'),
  );
}

function hasCertainTitle(titles: Titles, name: NameAt): boolean {
  return titleStrength(titles.get(name)?.text ?? '') === 'certain';
}

/** A given name as a heading on a staff page, or in a block that is marked as a person's, above what is said about them. */
function isHeadOfStaff(all: NamesOfPage, name: NameAt): boolean {
  if (!isGiven(name) || !(all.isStaffPage || isStaffPlace(all.page, name.firstSegment))) return false;
  const next = all.page.lines[name.line + 1];
  return (
    /^h[2-6]$/.test(headingOf(all.page, name)) && next !== undefined && !isHeading(all.page, name.line + 1)
  );
}

/** "Name: Jane Roe", above a phone number or an address. */
function isLabelled(all: NamesOfPage, name: NameAt): boolean {
  return hasNameLabel(all.page.lines[name.line]?.text ?? '') && isReachable(all, name);
}

function headingOf(page: PageModel, { firstSegment }: NameAt): string {
  const heading = closest(page, elementAt(page, firstSegment), ({ tag }) => /^h[1-6]$/.test(tag), 3);
  return page.elements[heading]?.tag ?? '';
}

function isHeading(page: PageModel, line: number): boolean {
  return /^h[1-6]$/.test(tagOfLine(page, line));
}

/** Given names of one shape with certain titles, of which one is several people's ("Partner", "Partner", "Associate"). */
function titledGroups(all: NamesOfPage, titles: Titles): NameAt[][] {
  const titleOf = (name: NameAt) => titles.get(name)?.text ?? '';
  const isTitled = (name: NameAt) => titleStrength(titleOf(name)) === 'certain' && isGiven(name);
  const looseShape = ({ firstSegment }: NameAt) => shapeAt(all.page, firstSegment).replace(spacing, '');
  return groupsOf(all, isTitled, looseShape).filter(
    (group) => new Set(group.map(titleOf)).size < new Set(group.map(({ name }) => name)).size,
  );
}

/** The minimum number of cards of which most have one title, so that even unknown names are people's. */
const minMembers = 4;

/** Cards of one shape under names, all with certain titles and most with the same: the trustees of a charity. */
function membersOfBody(all: NamesOfPage, titles: Titles): NameAt[][] {
  const titleOf = (name: NameAt) => titles.get(name)?.text ?? '';
  return groupsOf(all, (name) => isCardHeading(all, name)).filter((group) => {
    if (group.length < minMembers || !group.every((name) => hasCertainTitle(titles, name))) return false;
    const counts = new Map<string, number>();
    for (const name of group) counts.set(titleOf(name), (counts.get(titleOf(name)) ?? 0) + 1);
    return Math.max(...counts.values()) * 2 > group.length && group.some(({ name }) => hasGivenName(name));
  });
}

/**
 * A card that says more than the name, or is marked as a person's; a list of names alone may be a board's or the
 * supporters'.
 */
function hasMore({ page, cardOf }: NamesOfPage, name: NameAt): boolean {
  const card = page.elements[cardOf.get(name) ?? -1];
  return (
    card !== undefined &&
    (isPersonsCard(card) || card.endSegment - card.firstSegment > name.endSegment - name.firstSegment)
  );
}

/** A picture next to the name, and no other name in the block that contains both. */
function hasPortrait({ page, starts }: NamesOfPage, pictured: ReadonlySet<number>, name: NameAt): boolean {
  const block = closest(
    page,
    elementAt(page, name.firstSegment),
    (_, index) => pictured.has(index),
    maxLevelsOfPortrait,
  );
  const { firstSegment = 0, endSegment = 0 } = page.elements[block] ?? {};
  return block >= 0 && lowerBound(starts, endSegment) - lowerBound(starts, firstSegment) === 1;
}

/** A heading in a block of its own. */
function isCardHeading(all: NamesOfPage, name: NameAt): boolean {
  return (all.cardOf.get(name) ?? -1) >= 0 && headingOf(all.page, name) !== '';
}

function isAddressed({ page }: Place, { line }: NameAt): boolean {
  return hasShortHonorific(page.lines[line]?.text ?? '');
}

const minGivenInList = 2;

/** The names of a list that is nothing but names, under a heading that is what they are ("Our dentists"), most of them given names. */
function listsUnderTitles(all: NamesOfPage): NameAt[] {
  const lists = new Map<number, { names: NameAt[]; segments: number }>();
  for (const name of all.names) {
    const entry = closest(all.page, elementAt(all.page, name.firstSegment), ({ tag }) => tag === 'li', 3);
    const list = all.page.elements[entry]?.parent ?? -1;
    if (list < 0) continue;
    const known = lists.get(list) ?? { names: [], segments: 0 };
    lists.set(list, known);
    known.names.push(name);
    known.segments += name.endSegment - name.firstSegment;
  }
  return [...lists].flatMap(([list, { names, segments }]) => {
    const { firstSegment = 0, endSegment = 0 } = all.page.elements[list] ?? {};
    const given = names.filter(isGiven).length;
    const [first] = names;
    if (segments !== endSegment - firstSegment || given < minGivenInList || given * 2 <= names.length)
      return [];
    const title = first === undefined ? null : titleOfSection(all, first);
    return title !== null && titleStrength(title) === 'certain' ? names : [];
  });
}

/** Two headings of one shape that say "Dr.", on a staff page under a heading for staff. */
function addressedStaff(all: NamesOfPage): NameAt[] {
  const isWanted = (name: NameAt) =>
    isAddressed(all, name) &&
    headingOf(all.page, name) !== '' &&
    isStaffHeading(foldText(all.context.headings(name.line)));
  return all.isStaffPage ? groupsOf(all, isWanted, undefined, 2).flat() : [];
}

function isGiven({ name }: NameAt): boolean {
  return beginsWithGivenName(name);
}

/** "Our Partners", "Ph.D. Students": a heading is the title of those under it who have none themselves. */
export const titlesOfSections: TitleRule = (all, known) => {
  const titles = new Map<NameAt, TitleAt>();
  for (const name of [...staffCards(all), ...underRank(all), ...addressedStaff(all)]) {
    const title = known.has(name) ? null : titleOfSection(all, name);
    if (title !== null) titles.set(name, { text: title, segment: -1 });
  }
  return titles;
};

/** Names as headings under one that is a rank ("Founders"), two or more of them given names, on any page. */
function underRank(all: NamesOfPage): NameAt[] {
  const underOne = new Map<number, NameAt[]>();
  for (const name of all.names) {
    if (!/^h[3-6]$/.test(headingOf(all.page, name))) continue;
    const title = titleOfSection(all, name);
    if (title === null || title.split(' ').length > 2 || !isRank(title)) continue;
    const { line = -1 } = all.context.headingAbove(name.line) ?? {};
    underOne.set(line, [...(underOne.get(line) ?? []), name]);
  }
  return [...underOne.values()]
    .filter((names) => new Set(names.filter(isGiven).map(({ name }) => name)).size > 1)
    .flat();
}

/** Names on a staff page by their shape, for shapes with three or more. */
export function staffGroupsOf(all: Place): NameAt[][] {
  return groupsOf(all, (name) => isAmongStaff(all, name));
}

function groupsOf(
  all: Place,
  isWanted: (name: NameAt) => boolean,
  shape = ({ firstSegment }: NameAt) => shapeAt(all.page, firstSegment),
  minNames = minCards,
): NameAt[][] {
  const groups = new Map<string, NameAt[]>();
  for (const name of all.names) {
    if (!isWanted(name)) continue;
    const key = shape(name);
    const group = groups.get(key);
    if (group) group.push(name);
    else groups.set(key, [name]);
  }
  return [...groups.values()].filter((group) => {
    const own = group.filter(({ isAlike }) => !isAlike);
    return new Set(own.map(({ name }) => name)).size >= minNames;
  });
}

/** Above a phone number or an address, as a list of contacts has it. */
function isReachable({ page }: Place, { line }: NameAt): boolean {
  return page.lines
    .slice(line + 1, line + 4)
    .some(({ text }) => text.length <= maxContactLine && reach.test(text));
}

function isAmongStaff({ page, context, isStaffPage }: Place, name: NameAt): boolean {
  return (
    isStaffPage ||
    isStaffPlace(page, name.firstSegment) ||
    isStaffHeading(foldText(context.headings(name.line))) ||
    isStaffHeading(foldText(equalHeadingAbove(page, name)))
  );
}

/** For a name that is a heading: the nearest heading of the same rank above it that is no name; '' if there is none. */
function equalHeadingAbove(page: PageModel, name: NameAt): string {
  const tag = tagOfLine(page, name.line);
  if (!/^h[1-6]$/.test(tag)) return '';
  for (let line = name.line - 1; line >= Math.max(0, name.line - maxLinesAbove); line--) {
    const { text = '' } = page.lines[line] ?? {};
    if (tagOfLine(page, line) === tag && personName(text) === null) return text;
  }
  return '';
}
