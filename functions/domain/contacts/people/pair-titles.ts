import type { Line, PageModel, Segment } from '../page/page-model.ts';
import { titleStrength } from '../words/job-title.ts';
import { isCredential, personName } from '../words/person-name.ts';
import type { NameAt } from './name-spots.ts';

const titleClass =
  /(?:^|[\s_-])(?:position|job|jobtitle|job-?title|role|function|funktion|designation|poste|fonction|cargo|puesto|ruolo|functie|stanowisko|befattning|stilling|titel|member-?title|person-?title|team-?title|staff-?title|occupation|rank)(?:$|[\s_-])/i;

const labelClass = /(?:^|[\s_-])(?:label|visually-hidden|sr-only|screen-reader-text)(?:$|\s)/;

const titleLabel =
  /^(?:(?:job )?title|position|role|function|puesto|cargo|fonction|poste|funktion|rolle|ruolo|qualifica|mansione|functie|stanowisko|befattning|stilling|asema|pozice|função)\s?:\s+/iu;

/** The label of a title in an element of its own. */
const bareLabel =
  /^(?:(?:job )?title|position|role|function|puesto|cargo|fonction|poste|funktion|rolle|ruolo|mansione|functie|stanowisko|befattning|stilling|função)\s?:?$/iu;

/** "Branch Manager: Durban". */
const areaBehindColon = /: (?=\p{Lu}[\p{L} -]{2,30}$)/u;

/** The first index of a sorted list whose value is not below the one given. */
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

/** Takes the nearest title after or before a name, within a stretch of segments. */
export function takeTitle(
  page: PageModel,
  name: NameAt,
  from: number,
  to: number,
  side: 'after' | 'before',
  reach: number,
): boolean {
  for (let step = 1; step <= reach; step++) {
    const index = side === 'after' ? name.line + step : name.line - step;
    const line = page.lines[index];
    if (!line || line.firstSegment < from || line.endSegment > to) return false;
    if (side === 'after' && isLesserThanHeading(page, name, line.firstSegment)) return false;
    if (areMenuLinks(page, name.firstSegment, line.firstSegment)) continue;
    const text = titleText(page, line).replace(titleLabel, '');
    if (isBody(text) || isAllCredentials(text) || bareLabel.test(text)) continue;
    if (isAnother(text)) return false;
    if (/^(?:prof|dr|mr|mrs|ms|rev)\b\.? /i.test(text)) continue;
    const strength = titleStrength(
      text.replace(areaBehindColon, ', ').replace(/^[\s,–—|(·•-]+|[\s,–—|):·•-]+$/g, ''),
    );
    const marked =
      isMarkedTitle(page, line.firstSegment, from) && line.text.length < 100 && !line.text.includes('@');
    if (strength === 'certain' || marked || (strength === 'department' && step === 1)) {
      name.title = text;
      name.titleSegment = line.firstSegment;
      return true;
    }
  }
  return false;
}

/** "Jane Roe, Owner" is somebody else with a title of her own. */
function isAnother(text: string): boolean {
  const comma = text.indexOf(', ');
  if (comma < 0) return false;
  const name = text.slice(0, comma);
  return (
    titleStrength(name) === 'none' &&
    personName(name) !== null &&
    titleStrength(text.slice(comma + 2)) === 'certain'
  );
}

/** "B.A.M.S., M.D. (Ay.)" */
function isAllCredentials(text: string): boolean {
  return (
    /\.|, /.test(text) &&
    text.length < 60 &&
    text.split(/,\s*/).every((part) => isCredential(part.replace(/\s*\([^()]*\)$/, '').trim()))
  );
}

function areMenuLinks(page: PageModel, one: number, other: number): boolean {
  const [first, second] = [one, other].map((at) => page.segments[at]?.element ?? -1);
  return (
    first !== second && page.elements[first ?? -1]?.tag === 'a' && page.elements[second ?? -1]?.tag === 'a'
  );
}

/** "Board of Directors" heads its members, but is nobody's title. */
function isBody(text: string): boolean {
  return /^(?:the |our )?(?:(?:executive |management |advisory |supervisory |scientific advisory )?(?:board|committee|council|team)(?: of .+)?|trustees|directors|managers|partners|officers|advisors|patrons?(?: and .+)?)$/i.test(
    text,
  );
}

/** A heading behind a name that is none heads something else. */
function isLesserThanHeading(page: PageModel, name: NameAt, segment: number): boolean {
  const tagOf = (at: number) => page.elements[page.segments[at]?.element ?? -1]?.tag ?? '';
  const own = tagOf(name.firstSegment);
  return /^h[1-6]$/.test(tagOf(segment)) && (own === 'li' || own === 'p' || own === 'td');
}

/** A line's text without what only leads on ("View profile →"); '' where it is a menu of links. */
function titleText(page: PageModel, { text, firstSegment, endSegment }: Line): string {
  if (endSegment - firstSegment < 2 || endSegment - firstSegment > 8) return text;
  const parts = page.segments.slice(firstSegment, endSegment);
  const isLink = ({ element }: Segment) => /^(?:a|button)$/.test(page.elements[element]?.tag ?? '');
  if (parts.every(isLink)) return '';
  const last = parts.at(-1);
  if (!last || !(isLink(last) || /[→›»>]$/.test(last.text)) || titleStrength(parts[0]?.text ?? '') === 'none')
    return text;
  return text.slice(0, text.lastIndexOf(last.text)).replace(/[\s,;|·•–—-]+$/u, '');
}

function isMarkedTitle(page: PageModel, segment: number, cardStart: number): boolean {
  let index = page.segments[segment]?.element ?? -1;
  for (let steps = 0; steps < 3 && index >= 0; steps++) {
    const element = page.elements[index];
    if (!element || (element.firstSegment <= cardStart && steps > 0)) return false;
    if (steps === 0 && labelClass.test(element.attributes.class ?? '')) return false;
    if (titleClass.test(element.attributes.class ?? '') || element.attributes.itemprop === 'jobTitle')
      return true;
    index = element.parent;
  }
  return false;
}

/**
 * A masthead: headings that are titles, each above the names that hold it. Only where the names themselves are no
 * headings and have no title of their own below.
 */
export function titlesOfHeadings(page: PageModel, names: readonly NameAt[]): void {
  const lines = new Set(names.map(({ line }) => line));
  const tagOf = (line: number) =>
    page.elements[page.segments[page.lines[line]?.firstSegment ?? -1]?.element ?? -1]?.tag ?? '';
  const isHeading = (line: number) => /^h[2-6]$/.test(tagOf(line));
  const found = names.flatMap((name) => {
    if (name.title !== '' || name.rest.length > 0 || isHeading(name.line)) return [];
    const below = page.lines[name.line + 1];
    if (
      below &&
      !isHeading(name.line + 1) &&
      titleStrength(below.text) === 'certain' &&
      !lines.has(name.line + 1)
    )
      return [];
    let above = name.line - 1;
    while (lines.has(above) && !isHeading(above)) above--;
    const heading = page.lines[above];
    if (!heading || !isHeading(above) || lines.has(above) || titleStrength(heading.text) !== 'certain')
      return [];
    return [{ name, title: heading.text, segment: heading.firstSegment }];
  });
  if (new Set(found.map(({ segment }) => segment)).size < 2) return;
  for (const { name, title, segment } of found) {
    name.title = title;
    name.titleSegment = segment;
  }
}

/** Lists without cards: every name takes the title behind it, or every name the one before it. */
export function pairFlat(
  page: PageModel,
  names: NameAt[],
  cards: readonly number[],
  starts: readonly number[],
): void {
  const used = new Set(names.map((name) => name.titleSegment));
  const open = names.filter((name, at) => {
    const card = page.elements[cards[at] ?? -1];
    return (
      name.title === '' &&
      (!card || card.endSegment - card.firstSegment <= name.endSegment - name.firstSegment)
    );
  });
  const attempt = (side: 'after' | 'before') =>
    open.flatMap((name) => {
      const at = lowerBound(starts, name.firstSegment);
      const from = (starts[at - 1] ?? -1) + 1;
      const to = starts[at + 1] ?? page.segments.length;
      const copy = { ...name };
      const found = takeTitle(page, copy, from, to, side, side === 'after' ? 2 : 1);
      return found && !used.has(copy.titleSegment) && near(page, name, copy.titleSegment)
        ? [{ name, copy }]
        : [];
    });
  const weight = (pairs: readonly { copy: NameAt }[]) =>
    pairs.reduce((sum, { copy }) => sum + (titleStrength(copy.title) === 'certain' ? 2 : 1), 0);
  const after = attempt('after');
  const before = attempt('before');
  for (const { name, copy } of weight(before) > weight(after) ? before : after) {
    name.title = copy.title;
    name.titleSegment = copy.titleSegment;
  }
}

/** Title and name share a block that is not the page itself. */
function near(page: PageModel, name: NameAt, titleSegment: number): boolean {
  let index = page.segments[name.firstSegment]?.element ?? -1;
  for (let steps = 0; steps < 4 && index >= 0; steps++) {
    const element = page.elements[index];
    if (!element) return false;
    if (element.firstSegment <= titleSegment && element.endSegment > titleSegment) return true;
    index = element.parent;
  }
  return index < 0;
}

/** "Happiness Hero" could be a name, but stands where the other people of the page have their titles. */
export function unlikeNames(page: PageModel, names: readonly NameAt[]): Set<NameAt> {
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
    if (!before || unlike.has(before) || before.title !== '' || name.line !== before.line + 1) continue;
    const own = page.lines[name.line + 1];
    if (own && titleStrength(own.text) === 'certain') continue;
    const place = placeOf(page, before.firstSegment, name.firstSegment);
    if (places.has(place) && place.slice(0, place.indexOf(' >')) !== markOf(page, name.firstSegment))
      unlike.add(name);
  }
  return unlike;
}

/** A title in unusual words is known by its place: the same elements hold names and titles of others on the page. */
export function learnTitles(page: PageModel, names: NameAt[], cards: readonly number[]): void {
  const known = new Set<string>();
  for (const name of names) {
    if (name.titleSegment >= 0) known.add(placeOf(page, name.firstSegment, name.titleSegment));
  }
  for (const [at, name] of names.entries()) {
    const card = page.elements[cards[at] ?? -1];
    if (name.title !== '' || !card) continue;
    for (const step of [1, 2, -1]) {
      const line = page.lines[name.line + step];
      if (!line || line.firstSegment < card.firstSegment || line.endSegment > card.endSegment) continue;
      if (line.text.length > 70 || /[@.!?:]|\d{3}/.test(line.text) || line.text.split(' ').length > 8)
        continue;
      if (
        !known.has(placeOf(page, name.firstSegment, line.firstSegment)) &&
        !inPersonCard(page, name, line.firstSegment)
      )
        continue;
      name.title = line.text;
      name.titleSegment = line.firstSegment;
      break;
    }
  }
}

function placeOf(page: PageModel, nameSegment: number, titleSegment: number): string {
  return `${markOf(page, nameSegment)} > ${markOf(page, titleSegment)} ${titleSegment > nameSegment}`;
}

function markOf(page: PageModel, segment: number): string {
  const element = page.elements[page.segments[segment]?.element ?? -1];
  return `${element?.tag}.${element?.attributes.class ?? ''}`;
}

/** A class that says "title" beside one that says "name" needs no vocabulary. */
function inPersonCard(page: PageModel, name: NameAt, titleSegment: number): boolean {
  const nameMark = page.elements[page.segments[name.firstSegment]?.element ?? -1]?.attributes.class ?? '';
  const titleMark = page.elements[page.segments[titleSegment]?.element ?? -1]?.attributes.class ?? '';
  return /name/i.test(nameMark) && /title|subtitle|role|position/i.test(titleMark);
}
