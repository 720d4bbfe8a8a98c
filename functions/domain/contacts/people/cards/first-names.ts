import { foldText } from '../../../../../shared/text/fold-text.ts';
import { seniorityOf } from '../../../../../shared/text/seniority.ts';
import { isSpeaker } from '../../page/others/speakers.ts';
import type { PageContext } from '../../page/page-context.ts';
import type { PageModel } from '../../page/page-model.ts';
import { closest, elementAt, elementOf } from '../../page/queries.ts';
import { withoutHonorifics } from '../../words/honorifics.ts';
import { mentionsTitle, titleStrength } from '../../words/job-title.ts';
import { beginsWithGivenName, hasGivenName } from '../../words/names/given-names.ts';
import { personName } from '../../words/person-name.ts';
import { isStaffHeading } from '../../words/staff-words.ts';
import { isStaffPlace } from '../person-card.ts';

/** A first name alone in its line or element, and what stands right after it. */
export interface FirstName {
  readonly name: string;
  readonly title: string;
  readonly line: number;
  /** The segments of the name. */
  readonly firstSegment: number;
  readonly endSegment: number;
  /** The segment in which the title begins; -1 if it is in the name's own line. */
  readonly titleSegment: number;
}

/** Fewer than these are no team. */
const minNames = 3;
/** Where nothing says that a team is shown, customers may be called so as well: of more, one leads the firm. */
const minNamesElsewhere = 5;
/** Of a text that begins with the name above it, whose it is is plain. */
const minIntroduced = 2;
const minIntroduction = 40;
const maxLinesToIntroduction = 3;
const minShareOfTitles = 0.6;
const shareOfTitlesOnly = 0.7;
const mayBeTitle = /^\p{L}[^@\d.!?]{1,60}$/u;
const oneWord = /^\p{Lu}\p{L}{1,14}(?:-\p{Lu}\p{L}{1,14})?$/u;
/**
 * "Marc B." beside "Marc M.": the family name's first letter tells two of a team apart. In the south of India the initials of
 * a father and a village come after the name: "Deepa G K".
 */
const withInitial = /^\p{Lu}\p{L}{1,14}(?: \p{Lu}\.?){1,3}$/u;

/** Whether a site writes a word as an ordinary one. */
type IsPhrase = (word: string) => boolean;

/**
 * The people of a firm that calls them by their first names: three or more known ones, each alone in elements of one
 * kind, each with a title right after it in elements of one other kind. So are words, known or not, in the places
 * in which a staff page has three or more whole names, and two that begin the text below them. Elsewhere a single word is
 * nobody's name.
 */
export function firstNamesWithTitles(
  page: PageModel,
  context: PageContext,
  isStaffPage: boolean,
  isPhrase: IsPhrase,
): ReadonlyMap<number, FirstName> {
  const groups = new Map<string, FirstName[]>();
  for (const index of page.lines.keys()) {
    const one = nameInLine(page, index) ?? nameAboveLine(page, index);
    if (one === null) continue;
    const after = one.titleSegment < 0 ? one.endSegment : one.titleSegment;
    const isInLine = one.titleSegment < 0;
    const marks = marksOf(page, one.firstSegment, after, isInLine);
    if (marks[0] === marks[1] && isInLine) continue;
    // "Address" and "Open" may stand in the same elements elsewhere on the page.
    const key = `${isInLine} ${marks.join(' > ')}${isInLine && isMember(page, one) ? ' of a team' : ''}`;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  const found = new Map<number, FirstName>();
  const wholeNames = placesOfWholeNames(page, [...groups.keys()]);
  const isAmongStaff = ({ line, firstSegment }: FirstName) =>
    isStaffPage || isStaffPlace(page, firstSegment) || isStaffHeading(foldText(context.headings(line)));
  for (const [key, group] of groups) {
    if (wholeNames.has(key))
      for (const one of amongWholeNames(group.filter(isAmongStaff), context, isPhrase))
        found.set(one.line, one);
    const isHalfKnown = areHalfKnown(group);
    const known = group.filter(
      (one) =>
        (beginsWithGivenName(one.name) ||
          isIntroduced(page, one) ||
          ((isHalfKnown || isMember(page, one)) && mayBeUnknown(one, isPhrase))) &&
        !context.isOthers(one.firstSegment) &&
        !isSpeaker(page, one.line),
    );
    const titled = known.filter(({ title }) => titleStrength(title) !== 'none');
    const share = titled.length / group.length;
    if (share < minShareOfTitles || !isTeam(page, context, titled, isStaffPage)) continue;
    // Where nearly all have titles, what no vocabulary knows is one as well.
    const team = share < shareOfTitlesOnly ? titled : known.filter(({ title }) => mayBeTitle.test(title));
    for (const one of team) found.set(one.line, one);
  }
  return found;
}

/** A single one among whole names may be the office's dog, unless it is a known name with an earnest title. */
const minAmongWholeNames = 2;
/** What firms say in jest that their dogs and cats are, folded. */
const inJest =
  /feel-?good|barking|wo+f|wuff|happiness|motivation|morale|mascot|maskot|\bmascotte\b|\bdogs?\b|hund|\bchien|\bperr[oa]\b|\bcane\b|\bpies\b|\bpes\b|kutya|\bcaine\b|kopek|собак|\bпес\b|куче|σκυλ|koira|\bkoer|\bcats?\b|katze|\bkater\b|\bchat\b|\bgat[oi]\b|\bgatto\b|kedi|kuschel|schmuse|cuddl|treats?\b|snack|sniff|schnuff|good boy|chief .{3,20} officer/u;
const written = /^(?:\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?|\p{Lu}{4,})(?: \p{Lu}\.?){0,3}$/u;

/** Single words with certain titles where others have whole names, one of them a known given name. */
function amongWholeNames(
  group: readonly FirstName[],
  context: PageContext,
  isPhrase: IsPhrase,
): readonly FirstName[] {
  const isGiven = ({ name }: FirstName) => beginsWithGivenName(name);
  const titled = group.filter(
    (one) =>
      titleStrength(one.title) === 'certain' &&
      !context.isOthers(one.firstSegment) &&
      (isGiven(one) || mayBeUnknown(one, isPhrase)),
  );
  const count = new Set(titled.map(({ name }) => name)).size;
  if (count >= minAmongWholeNames) return titled.some(isGiven) ? titled : [];
  return titled.filter((one) => isGiven(one) && !inJest.test(foldText(one.title)));
}

/** The kinds of places in which a page has three or more whole names above certain titles. */
function placesOfWholeNames(page: PageModel, keys: readonly string[]): ReadonlySet<string> {
  const counts = new Map(keys.map((key) => [key, 0]));
  if (counts.size === 0) return new Set();
  for (const [index, { text, firstSegment }] of page.lines.entries()) {
    const below = page.lines[index + 1];
    if (below === undefined || text.length > 60 || below.text.length > 80) continue;
    const key = `false ${marksOf(page, firstSegment, below.firstSegment, false).join(' > ')}`;
    const count = counts.get(key);
    if (count === undefined || titleStrength(below.text) !== 'certain') continue;
    if (personName(text) !== null && hasGivenName(text)) counts.set(key, count + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= minNames).map(([key]) => key));
}

/** "Praktijk", "Empfang": a word of the firm or of a heading, which a name of two words could not have either. */
function isNobody(word: string): boolean {
  return personName(`Anna ${word}`) === null;
}

/** The tag of an element and the first of its classes: others may only give it a colour. */
export function kindOf(page: PageModel, segment: number): string {
  const { tag, attributes } = elementOf(page, segment) ?? {};
  return `${tag}.${attributes?.class?.trim().split(/\s/, 1)[0] ?? ''}`;
}

/** The kinds of elements of a name and its title. An editor makes one of several bold, and another coloured. */
function marksOf(page: PageModel, name: number, title: number, isInLine: boolean): readonly [string, string] {
  const marks = [kindOf(page, name), kindOf(page, title)] as const;
  if (isInLine) return marks;
  const blocks = [blockKindOf(page, name), blockKindOf(page, title)] as const;
  return blocks[0] === blocks[1] ? marks : blocks;
}

const maxLevelsOfLook = 4;

/** The kind of the nearest element around a segment that does more than give it a look. */
function blockKindOf(page: PageModel, segment: number): string {
  const isBlock = ({ tag, attributes }: PageModel['elements'][number]) =>
    !/^(?:b|strong|i|em|u|font|span)$/.test(tag) || attributes.class !== undefined;
  const { tag, attributes } =
    page.elements[closest(page, elementAt(page, segment), isBlock, maxLevelsOfLook)] ?? {};
  return tag === undefined
    ? kindOf(page, segment)
    : `${tag}.${attributes?.class?.trim().split(/\s/, 1)[0] ?? ''}`;
}

function isTeam(
  page: PageModel,
  context: PageContext,
  team: readonly FirstName[],
  isStaffPage: boolean,
): boolean {
  const count = new Set(team.map(({ name }) => name)).size;
  const certain = team.filter(({ title }) => titleStrength(title) === 'certain');
  const isMarked = certain.length === team.length && team.every((one) => isMember(page, one));
  const least = isMarked || team.every((one) => isIntroduced(page, one)) ? minIntroduced : minNames;
  if (count < least || certain.length < least || !team.some(({ name }) => beginsWithGivenName(name)))
    return false;
  // "Anna" and "Baker" in two elements are a first and a last name, unless others' second words are no surnames.
  if (
    team.every(({ title }) => oneWord.test(title)) &&
    new Set(team.map(({ title }) => title)).size === team.length
  )
    return false;
  const isAmongStaff = ({ line, firstSegment }: FirstName) =>
    isStaffPlace(page, firstSegment) || isStaffHeading(foldText(context.headings(line)));
  if (isStaffPage || team.every(isAmongStaff)) return true;
  if (count < minNames) return false;
  return count >= minNamesElsewhere && certain.some(({ title }) => seniorityOf(title) === 'c_suite');
}

const memberClass = /(?:^|[\s_-])(?:team|staff|crew)[_-]{1,2}(?:member|card|item|person)(?:$|[\s_-])/i;
const maxLevelsOfMember = 4;

/** `<div class="team-member">`: what is in it is one of the firm's people, if only they are two. */
function isMember(page: PageModel, { firstSegment }: FirstName): boolean {
  const isOne = ({ attributes }: PageModel['elements'][number]) => memberClass.test(attributes.class ?? '');
  return closest(page, elementAt(page, firstSegment), isOne, maxLevelsOfMember) >= 0;
}

/** Whether a list of titled names has enough known ones to trust the others: half of them, and of each a certain title. */
function areHalfKnown(group: readonly FirstName[]): boolean {
  const given = group.filter(({ name }) => beginsWithGivenName(name)).length;
  return (
    given >= minNames &&
    given * 2 >= group.length &&
    group.every(({ title }) => titleStrength(title) === 'certain')
  );
}

/** A word that no list knows, with a title, which the site does not use as an ordinary word. */
function mayBeUnknown(one: FirstName, isPhrase: IsPhrase): boolean {
  return (
    titleStrength(one.title) === 'certain' &&
    written.test(one.name) &&
    !isPhrase(one.name) &&
    !isNobody(one.name)
  );
}

/** "Jane" above "Designer" above "Jane came to us in 2019 …" */
function isIntroduced({ lines }: PageModel, { name, line }: FirstName): boolean {
  return lines
    .slice(line + 1, line + 1 + maxLinesToIntroduction)
    .some(({ text }) => text.length >= minIntroduction && text.startsWith(`${name} `));
}

/** `<b>Jane</b> <span>Designer</span>` */
function nameInLine(page: PageModel, index: number): FirstName | null {
  const { firstSegment = 0, endSegment = 0 } = page.lines[index] ?? {};
  if (endSegment - firstSegment !== 2) return null;
  const name = wordOf(page.segments[firstSegment]?.text ?? '');
  const title = page.segments[firstSegment + 1]?.text.replace(/^[\s,:–—|(·•-]+|[\s,:–—|)·•-]+$/gu, '') ?? '';
  if (name === null || title === '') return null;
  return { name, title, line: index, firstSegment, endSegment: firstSegment + 1, titleSegment: -1 };
}

/** `<h3>Jane</h3><p>Designer</p>` */
function nameAboveLine(page: PageModel, index: number): FirstName | null {
  const { text = '', firstSegment = 0, endSegment = 0 } = page.lines[index] ?? {};
  const below = page.lines[index + 1];
  const name = wordOf(text);
  if (name === null || below === undefined || below.text.length > 80) return null;
  return { name, title: below.text, line: index, firstSegment, endSegment, titleSegment: below.firstSegment };
}

export function wordOf(text: string): string | null {
  if (text.length > 32) return null;
  const words = text
    .replace(/\s*[,:–—|-]\s*$/u, '')
    .trim()
    .split(' ');
  const word = (words.length > 2 ? withoutHonorifics(words).rest : words).join(' ');
  return (oneWord.test(word) || withInitial.test(word)) && !mentionsTitle(word) ? word : null;
}
