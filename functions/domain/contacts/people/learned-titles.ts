import type { PageModel } from '../page/page-model.ts';
import { elementOf, markOf } from '../page/queries.ts';
import { titleStrength } from '../words/job-title.ts';
import { isInstitution } from '../words/not-names.ts';
import { leadsOn } from './call-to-action.ts';
import type { NameAt, TitleAt, TitleRule } from './name-at.ts';

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
      if (line.text.length > 70 || /[@.!?:]|\d{3}/.test(line.text) || line.text.split(' ').length > 8)
        continue;
      if (isInstitution(line.text) || leadsOn(line.text)) continue;
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
