import { foldText } from '../../../shared/text/fold-text.ts';
import { mentionsTitle, titleStrength } from './job-title.ts';
import { namesWithTitles, peopleInProse } from './name-with-title.ts';
import type { PageContext } from './page-context.ts';
import type { PageModel } from './page-model.ts';
import { personName } from './person-name.ts';

/** A person that a page shows. `firstSegment..endSegment` is their card: what the page ties to them. */
export interface ShownPerson {
  readonly name: string;
  readonly title: string;
  readonly decoding?: string;
  readonly firstSegment: number;
  readonly endSegment: number;
  /** The element that is their card or row; -1 where they stand in a plain list or a text. */
  readonly card: number;
  /** Named beside a title, rather than within a line of text. */
  readonly isListed: boolean;
  readonly line: number;
}

interface NameAt {
  readonly name: string;
  readonly firstSegment: number;
  readonly endSegment: number;
  readonly line: number;
  /** The rest of the name's own line. */
  readonly rest: readonly string[];
  title: string;
  titleSegment: number;
}

const mostNames = 400;
const cardSegments = 70;
const groupTags = new Set(['body', 'html', 'main', 'table', 'tbody', 'dl', 'ul', 'ol']);
const titleClass =
  /(?:^|[\s_-])(?:position|job|jobtitle|job-?title|role|function|funktion|designation|poste|fonction|cargo|puesto|ruolo|functie|stanowisko|befattning|stilling|titel|member-?title|person-?title|team-?title|staff-?title|occupation|rank)(?:$|[\s_-])/i;
const personClass =
  /(?:^|[\s_-])(?:person|people|member|members|team|staff|employee|employees|mitarbeiter|ansprechpartner|colleague|profile|bio|author-card|vcard|h-card|leader|leadership|founder|executive|director|contact-?person|equipe|equipo|medarbetare|medarbejder)(?:$|[\s_-]|\w)/i;

/**
 * The people that a page shows with titles, or with a card of their own: lines like "Name, Title", cards and rows
 * where a name stands beside a title, lists of names and titles, and running text.
 */
export function findPeople(page: PageModel, context: PageContext): ShownPerson[] {
  const people: ShownPerson[] = [];
  const names: NameAt[] = [];
  const inverts = page.lines.filter(({ text }) => lastNameFirst(text, true) !== null).length >= 2;
  for (const [index, line] of page.lines.entries()) {
    if (names.length >= mostNames || people.length >= mostNames) break;
    if (!mayName(line.text)) continue;
    const name = line.text.length <= 70 ? (personName(line.text) ?? lastNameFirst(line.text, inverts)) : null;
    if (name) {
      if (context.isOthers(line.firstSegment)) continue;
      names.push(nameAt(name, line.firstSegment, line.endSegment, index, []));
      continue;
    }
    if (line.endSegment - line.firstSegment > 1 && nameInSegments(page, context, index, names)) continue;
    const named = line.text.length <= 240 && mayNameTitle(line.text) ? namesWithTitles(line.text) : [];
    const prose = line.text.length > 40 && mentionsTitle(line.text) ? peopleInProse(line.text) : [];
    const found = [...named, ...prose.filter((one) => !named.some((other) => other.name === one.name))];
    if (found.length === 0 || context.isOthers(line.firstSegment)) continue;
    const { firstSegment, endSegment } = line;
    for (const one of found)
      people.push({ ...one, firstSegment, endSegment, card: -1, isListed: false, line: index });
  }
  joinBrokenNames(page, context, names);
  joinColumns(page, context, names);
  names.sort((one, other) => one.firstSegment - other.firstSegment);
  return [...withCards(page, people, names), ...paired(page, names, people)];
}

/** "Roe, Jane", on a page that lists at least two so. */
function lastNameFirst(text: string, isUsual: boolean): string | null {
  if (!isUsual || text.length > 50) return null;
  const comma = text.indexOf(', ');
  if (comma < 2 || text.indexOf(',', comma + 1) >= 0) return null;
  const last = text.slice(0, comma);
  const first = text.slice(comma + 2);
  if (!/^\p{Lu}[\p{L}'’ -]+$/u.test(last) || !/^\p{Lu}[\p{L}. -]+$/u.test(first)) return null;
  if (titleStrength(first) !== 'none' || first.split(' ').length > 2 || last.split(' ').length > 3)
    return null;
  return personName(`${first} ${last}`);
}

function nameAt(
  name: string,
  firstSegment: number,
  endSegment: number,
  line: number,
  rest: string[],
): NameAt {
  return { name, firstSegment, endSegment, line, rest, title: '', titleSegment: -1 };
}

function mayNameTitle(text: string): boolean {
  return mentionsTitle(text) || / (?:by|von|par|por|da|door) /.test(text);
}

/** Cheap: a name needs two capitals (or a script without case) and is not a long text, unless as prose. */
function mayName(text: string): boolean {
  if (text.length < 4 || text.length > 2000) return false;
  let capitals = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0x3040) return true;
    const begins = at === 0 || !isLetter(text.charCodeAt(at - 1));
    if (begins && isCapital(code) && ++capitals >= 2) return true;
  }
  return false;
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code > 191;
}

function isCapital(code: number): boolean {
  if (code < 128) return code >= 65 && code <= 90;
  const character = String.fromCharCode(code);
  return character.toLowerCase() !== character;
}

/** `<strong>Jane Roe</strong>, Head of Sales` and `<span>Jane Roe</span><span>CEO</span>` in one line. */
function nameInSegments(page: PageModel, context: PageContext, index: number, names: NameAt[]): boolean {
  const line = page.lines[index];
  if (!line || line.endSegment - line.firstSegment < 2 || line.endSegment - line.firstSegment > 12)
    return false;
  const texts = page.segments.slice(line.firstSegment, line.endSegment).map((segment) => segment.text);
  for (const [at, text] of texts.entries()) {
    const name = personName(text.replace(/[,:–—|-]\s*$/, '').trim());
    if (!name || context.isOthers(line.firstSegment)) continue;
    const rest = [...texts.slice(at + 1), ...texts.slice(0, at)].map((part) =>
      part.replace(/^[\s,:–—|(·•-]+|[\s,.:–—|)·•-]+$/g, ''),
    );
    const here = nameAt(name, line.firstSegment + at, line.firstSegment + at + 1, index, rest);
    const title = rest.find((part) => titleStrength(part) === 'certain');
    const others = rest.join(' ').length;
    if (!title && others > 120) continue;
    if (title) here.title = title;
    names.push(here);
    return title !== undefined || others < 120;
  }
  return false;
}

/** A heading that breaks a name over two lines: `<h3>Jane<br>Roe</h3>`. */
function joinBrokenNames(page: PageModel, context: PageContext, names: NameAt[]): void {
  const known = new Set(names.map((name) => name.firstSegment));
  for (const element of page.elements) {
    const { firstSegment, endSegment } = element;
    if (endSegment - firstSegment !== 2 || known.has(firstSegment)) continue;
    if (!/^(?:h[2-6]|strong|td|p|span|div|a)$/.test(element.tag)) continue;
    const [first, last] = page.segments.slice(firstSegment, endSegment);
    if (
      !first ||
      !last ||
      first.line === last.line ||
      !/^[\p{L}. '-]{2,30}$/u.test(first.text) ||
      !/^[\p{L}. '-]{2,30}$/u.test(last.text)
    )
      continue;
    if (
      personName(first.text) ||
      personName(last.text) ||
      titleStrength(last.text) !== 'none' ||
      titleStrength(first.text) !== 'none'
    )
      continue;
    if (!/^h[2-6]$/.test(element.tag) && !/name/i.test(element.attributes.class ?? '')) continue;
    const name = personName(`${first.text} ${last.text}`);
    if (!name || context.isOthers(firstSegment)) continue;
    known.add(firstSegment);
    names.push(nameAt(name, firstSegment, endSegment, last.line, []));
  }
}

const firstNameColumn =
  /^(?:first ?name|given name|vorname|prenom|nombre|nome|imie|fornavn|fornamn|etunimi|voornaam|jmeno)$/;
const lastNameColumn =
  /^(?:last ?name|family name|surname|name|nachname|familienname|nom|apellidos?|cognome|nazwisko|etternavn|efternavn|efternamn|sukunimi|achternaam|prijmeni|sobrenome|apelido)$/;

/** Tables that give first and last names a column each, as their heads say. */
function joinColumns(page: PageModel, context: PageContext, names: NameAt[]): void {
  const cellsOfRow = new Map<number, number[]>();
  for (const [index, element] of page.elements.entries()) {
    if (element.tag !== 'td' && element.tag !== 'th') continue;
    const cells = cellsOfRow.get(element.parent);
    if (cells) cells.push(index);
    else cellsOfRow.set(element.parent, [index]);
  }
  const text = (cell: number | undefined) => {
    const { firstSegment = 0, endSegment = 0 } = page.elements[cell ?? -1] ?? {};
    return endSegment - firstSegment === 1 ? (page.segments[firstSegment]?.text ?? '') : '';
  };
  let first = -1;
  let last = -1;
  for (const cells of cellsOfRow.values()) {
    const heads = cells.slice(0, 12).map((cell) => foldText(text(cell)));
    const firstHead = heads.findIndex((head) => firstNameColumn.test(head));
    const lastHead = heads.findIndex((head, at) => at !== firstHead && lastNameColumn.test(head));
    if (firstHead >= 0 && lastHead >= 0 && Math.abs(firstHead - lastHead) === 1) {
      [first, last] = [firstHead, lastHead];
      continue;
    }
    if (first < 0) continue;
    const name = personName(`${text(cells[first])} ${text(cells[last])}`);
    const from = page.elements[cells[Math.min(first, last)] ?? -1];
    const to = page.elements[cells[Math.max(first, last)] ?? -1];
    if (!name || !from || !to || context.isOthers(from.firstSegment)) continue;
    names.push(nameAt(name, from.firstSegment, to.endSegment, page.segments[to.firstSegment]?.line ?? 0, []));
  }
}

/** People named in one line with their title: their card is what surrounds the line without another person. */
function withCards(page: PageModel, people: ShownPerson[], names: readonly NameAt[]): ShownPerson[] {
  const starts = [
    ...people.map((person) => person.firstSegment),
    ...names.map((name) => name.firstSegment),
  ].sort((one, other) => one - other);
  return people.map((person) => {
    const card = cardAround(page, person.firstSegment, person.endSegment, starts);
    const element = page.elements[card];
    return element
      ? { ...person, firstSegment: element.firstSegment, endSegment: element.endSegment, card }
      : person;
  });
}

/** The largest element around a name that holds no other name; -1 where that would be most of the page. */
function cardAround(
  page: PageModel,
  firstSegment: number,
  endSegment: number,
  starts: readonly number[],
): number {
  let index = page.segments[firstSegment]?.element ?? -1;
  let best = -1;
  while (index >= 0) {
    const element = page.elements[index];
    if (!element) break;
    const size = element.endSegment - element.firstSegment;
    if (size > cardSegments || groupTags.has(element.tag)) break;
    if (countBetween(starts, element.firstSegment, element.endSegment) > 1) break;
    if (element.firstSegment <= firstSegment && element.endSegment >= endSegment) best = index;
    index = element.parent;
  }
  return best;
}

function countBetween(sorted: readonly number[], from: number, to: number): number {
  return lowerBound(sorted, to) - lowerBound(sorted, from);
}

function lowerBound(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Names that stand alone, paired with the titles beside them. */
function paired(page: PageModel, names: NameAt[], people: readonly ShownPerson[]): ShownPerson[] {
  const starts = [
    ...names.map((name) => name.firstSegment),
    ...people.map((person) => person.firstSegment),
  ].sort((one, other) => one - other);
  const cards = names.map((name) => cardAround(page, name.firstSegment, name.endSegment, starts));
  const untitled = unlikeNames(page, names);
  if (untitled.size > 0) {
    return paired(
      page,
      names.filter((name) => !untitled.has(name)),
      people,
    );
  }
  for (const [at, name] of names.entries()) {
    const card = page.elements[cards[at] ?? -1];
    if (name.title === '' && card) takeTitle(page, name, card.firstSegment, card.endSegment, 'after', 4);
    if (name.title === '' && card) takeTitle(page, name, card.firstSegment, card.endSegment, 'before', 3);
  }
  learnTitles(page, names, cards);
  pairFlat(page, names, cards, starts);
  return names.map((name, at) => shown(page, name, cards[at] ?? -1, starts));
}

function shown(page: PageModel, name: NameAt, index: number, starts: readonly number[]): ShownPerson {
  const card = page.elements[index];
  const isCard = card !== undefined && card.endSegment - card.firstSegment > 1;
  const next = starts[lowerBound(starts, name.firstSegment + 1)] ?? page.segments.length;
  const flatEnd = Math.min(next, endOfLines(page, name.line, 7), commonEnd(page, name));
  const flatStart =
    name.titleSegment >= 0 ? Math.min(name.firstSegment, name.titleSegment) : name.firstSegment;
  const region = isCard && card ? card : { firstSegment: flatStart, endSegment: flatEnd };
  return {
    name: name.name,
    title: name.title,
    firstSegment: region.firstSegment,
    endSegment: region.endSegment,
    card: isCard ? index : -1,
    isListed: true,
    line: name.line,
  };
}

/** Where the block ends that holds both the name and its title. */
function commonEnd(page: PageModel, name: NameAt): number {
  const reach = Math.max(name.titleSegment, name.endSegment - 1);
  let index = page.segments[name.firstSegment]?.element ?? -1;
  while (index >= 0) {
    const element = page.elements[index];
    if (!element) break;
    if (
      element.firstSegment <= Math.max(0, Math.min(name.firstSegment, name.titleSegment)) ||
      name.titleSegment < 0
    ) {
      if (element.endSegment > reach) return element.endSegment;
    }
    index = element.parent;
  }
  return page.segments.length;
}

function endOfLines(page: PageModel, line: number, count: number): number {
  return page.lines[Math.min(line + count, page.lines.length - 1)]?.endSegment ?? page.segments.length;
}

/** Takes the nearest title after or before a name, within a stretch of segments. */
function takeTitle(
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
    const strength = titleStrength(line.text.replace(/^[\s,–—|(·•-]+|[\s,–—|):·•-]+$/g, ''));
    const marked =
      isMarkedTitle(page, line.firstSegment, from) && line.text.length < 100 && !line.text.includes('@');
    if (strength === 'certain' || marked || (strength === 'department' && step === 1)) {
      name.title = line.text;
      name.titleSegment = line.firstSegment;
      return true;
    }
  }
  return false;
}

function isMarkedTitle(page: PageModel, segment: number, cardStart: number): boolean {
  let index = page.segments[segment]?.element ?? -1;
  for (let steps = 0; steps < 3 && index >= 0; steps++) {
    const element = page.elements[index];
    if (!element || (element.firstSegment <= cardStart && steps > 0)) return false;
    if (titleClass.test(element.attributes.class ?? '') || element.attributes.itemprop === 'jobTitle')
      return true;
    index = element.parent;
  }
  return false;
}

/** Lists without cards: every name takes the title behind it, or every name the one before it. */
function pairFlat(
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
function unlikeNames(page: PageModel, names: readonly NameAt[]): Set<NameAt> {
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
function learnTitles(page: PageModel, names: NameAt[], cards: readonly number[]): void {
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

/** Whether a class or id around a segment says that it shows staff. */
export function isStaffPlace(page: PageModel, segment: number): boolean {
  let index = page.segments[segment]?.element ?? -1;
  while (index >= 0) {
    const element = page.elements[index];
    if (!element) return false;
    if (
      element.tag !== 'body' &&
      personClass.test(`${element.attributes.class ?? ''} ${element.attributes.id ?? ''}`)
    )
      return true;
    index = element.parent;
  }
  return false;
}
