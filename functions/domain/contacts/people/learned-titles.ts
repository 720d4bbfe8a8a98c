import type { PageModel } from '../page/page-model.ts';
import { closest, elementAt, elementOf, markOf } from '../page/queries.ts';
import { areDegrees } from '../words/degrees.ts';
import { isPronouns, titleStrength } from '../words/job-title.ts';
import { isInstitution, isTown } from '../words/not-names.ts';
import { isDuration } from '../words/titles/tenure.ts';
import { leadsOn } from './call-to-action.ts';
import type { NameAt, NamesOfPage, TitleAt, TitleRule } from './name-at.ts';
import { isDoctor } from './titles-in-cards.ts';

/**
 * A title in unusual words is recognized by its place: the same elements contain names and titles of others on the
 * page.
 */
export const learnedTitles: TitleRule = ({ page, names, cardOf }, known) => {
  const places = new Set<string>();
  for (const [name, { segment }] of known)
    if (segment >= 0) places.add(placeOf(page, name.firstSegment, segment));
  const titles = new Map<NameAt, TitleAt>();
  for (const name of names) {
    const card = page.elements[cardOf.get(name) ?? -1];
    if (known.has(name) || !card) continue;
    for (const step of [1, 2, -1]) {
      const line = page.lines[name.line + step];
      if (!line || line.firstSegment < card.firstSegment || line.endSegment > card.endSegment) continue;
      const unnumbered = line.text.replace(ordinal, '');
      if (line.text.length > 70 || /[@.!?:]|\d{3}/.test(unnumbered) || line.text.split(' ').length > 8)
        continue;
      if (saysNoTitle(line.text)) continue;
      if (
        !places.has(placeOf(page, name.firstSegment, line.firstSegment)) &&
        !isNamedTitle(page, name, line.firstSegment)
      )
        continue;
      titles.set(name, { text: line.text, segment: line.firstSegment });
      break;
    }
  }
  return titles;
};

/** "2. Standard bearer", "1.Fähnrich" */
const ordinal = /^[1-9]\. ?(?=\p{L})/u;

/** "Happiness Hero" could be a name, but is where the other people of the page have their titles. */
export function unlikeNames(
  page: PageModel,
  names: readonly NameAt[],
  titled: ReadonlyMap<NameAt, TitleAt>,
): Set<NameAt> {
  const places = new Map<string, number>();
  for (const name of names) {
    const next = page.lines[name.line + 1];
    if (!next || titleStrength(next.text) !== 'certain') continue;
    const place = placeOf(page, name.firstSegment, next.firstSegment);
    places.set(place, (places.get(place) ?? 0) + 1);
  }
  const unlike = new Set<NameAt>();
  for (const [at, name] of names.entries()) {
    const before = names[at - 1];
    if (!before || unlike.has(before) || titled.has(before) || name.line !== before.line + 1) continue;
    const own = page.lines[name.line + 1];
    if (own && titleStrength(own.text) === 'certain') continue;
    const place = placeOf(page, before.firstSegment, name.firstSegment);
    if (places.has(place) && place.slice(0, place.indexOf(' >')) !== markOf(page, name.firstSegment))
      unlike.add(name);
  }
  return unlike;
}

function placeOf(page: PageModel, nameSegment: number, titleSegment: number): string {
  return `${markOf(page, nameSegment)} > ${markOf(page, titleSegment)} ${titleSegment > nameSegment}`;
}

/** A class that says "title" next to one that says "name" needs no vocabulary. */
function isNamedTitle(page: PageModel, name: NameAt, titleSegment: number): boolean {
  const classOf = (segment: number) => elementOf(page, segment)?.attributes.class ?? '';
  return (
    /name/i.test(classOf(name.firstSegment)) && /title|subtitle|role|position/i.test(classOf(titleSegment))
  );
}

const minCards = 3;
const maxTitleLength = 90;
/** "Nationality: Norwegian", unlike "Role: Fitter", is a fact about a person and not a title. */
const labelled = /^\p{L}[\p{L} ]{2,30}: /u;
/** "Main Street 70": a place. */
const streetNumber = /\p{L}{3,}\.? \d{1,4}(?:$|[ ,;·|])/u;

/** The titles of cards of one shape on a staff page are in the element that most of them have after the name. */
export const titlesInStaffCards: TitleRule = (all, known) => {
  const titles = new Map<NameAt, TitleAt>();
  for (const group of all.staffGroups) {
    const candidates = group.flatMap((name) =>
      [1, 2, 3].flatMap((step) => {
        const line = lineInCard(all, name, step);
        return line === null ? [] : [{ name, step, ...line }];
      }),
    );
    const counts = new Map<string, number>();
    for (const { mark, text } of candidates)
      counts.set(mark, (counts.get(mark) ?? 0) + (titleStrength(text) === 'certain' ? 1.5 : 1));
    let best = '';
    for (const [mark, count] of counts) if (count > (counts.get(best) ?? 0)) best = mark;
    if ((counts.get(best) ?? 0) < Math.max(minCards, group.length * 0.6)) continue;
    for (const { name, mark, text, segment } of candidates)
      if (
        mark === best &&
        !known.has(name) &&
        !titles.has(name) &&
        !areDegrees(text, isDoctor(all.page, name))
      )
        titles.set(name, { text, segment });
  }
  return titles;
};

/** Where somebody works or lives, where a link leads, how to speak of them and for how long they have worked. */
function saysNoTitle(text: string): boolean {
  return isInstitution(text) || isPlace(text) || leadsOn(text) || isPronouns(text) || isDuration(text);
}

/** "Anytown, CT", unlike "Sales Manager, Canada". */
function isPlace(text: string): boolean {
  return isTown(text) && titleStrength(text) === 'none';
}

function lineInCard({ page, cardOf }: NamesOfPage, name: NameAt, step: number) {
  const card = page.elements[cardOf.get(name) ?? -1];
  const line = page.lines[name.line + step];
  if (!line || !card || line.endSegment > card.endSegment) return null;
  const { text, firstSegment } = line;
  if (saysNoTitle(text) || text.length < 2 || text.length > maxTitleLength || text.split(' ').length > 10)
    return null;
  if (streetNumber.test(text) || /[@!?]|\d{3}|https?:|[.:]$/.test(text) || !/\p{L}{2}/u.test(text))
    return null;
  const value = labelled.test(text) ? text.replace(labelled, '') : '';
  if (value !== '' && titleStrength(value) !== 'certain') return null;
  if (closest(page, elementAt(page, firstSegment), ({ tag }) => tag === 'a' || tag === 'button', 2) >= 0)
    return null;
  return { text, segment: firstSegment, mark: markOf(page, firstSegment) };
}
