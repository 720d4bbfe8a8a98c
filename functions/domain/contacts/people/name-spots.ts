import { foldText } from '../../../../shared/text/fold-text.ts';
import type { PageContext } from '../page/page-context.ts';
import type { Line, PageModel } from '../page/page-model.ts';
import { closest, elementAt, tagAt } from '../page/queries.ts';
import { withoutDegrees } from '../words/degrees.ts';
import { withoutHonorifics } from '../words/honorifics.ts';
import { mentionsTitle, titleStrength, withoutPronouns } from '../words/job-title.ts';
import { beginsWithGivenName } from '../words/names/given-names.ts';
import { uncasedName } from '../words/names/uncased-name.ts';
import { personName } from '../words/person-name.ts';
import { withoutExperience } from '../words/titles/tenure.ts';
import { isLabelInRow } from './lines/labels-in-rows.ts';
import { type NameAt, nameAt } from './name-at.ts';
import { peopleInProse } from './people-in-prose.ts';
import { mayBeName, officeAmong } from './title-lines.ts';

/** "Roe, Jane", which is a name on a page that lists at least two so. */
export function lastNameFirst(line: string): string | null {
  if (line.length > 60 || !line.includes(', ')) return null;
  const text = withoutHonorifics(withoutDegrees(line).split(' ')).rest.join(' ');
  const comma = text.indexOf(', ');
  if (comma < 2 || text.indexOf(',', comma + 1) >= 0) return null;
  const last = text.slice(0, comma);
  const first = text.slice(comma + 2);
  if (!/^\p{Lu}[\p{L}'’ -]+$/u.test(last) || !/^\p{Lu}[\p{L}. -]+$/u.test(first)) return null;
  // "Jane Roe, Tom Bech"
  if (last.includes(' ') && beginsWithGivenName(last) && personName(first) !== null) return null;
  // "Chair, Jane Roe"
  if (titleStrength(last) === 'certain') return null;
  if (titleStrength(first) !== 'none' || first.split(' ').length > 2 || last.split(' ').length > 3)
    return null;
  return personName(`${first} ${last}`);
}

/** "San Pedro, 24", "Camí de la Font, 7": a street and a house. */
export function isStreet(name: string, text: string): boolean {
  if (beginsWithGivenName(name) && !/^(?:San|Santa|Santo|São|Saint|Sainte|Sant) /u.test(name)) return false;
  return /^, (?:n[.º°]+ ?)?\d{1,4}(?!\d)/u.test(text.slice(text.indexOf(name) + name.length));
}

/** "Advokat Jane Roe", before a link as well, "Advokat Dr. Jane Roe", and "Sekretářka ŘŠ", of a school in short */
export function beginsWithTitle(name: string): boolean {
  const space = name.indexOf(' ');
  const rest = name.slice(space + 1);
  if (!rest.includes(' ') && !/^\p{Lu}{2,3}$/u.test(rest)) return false;
  return (
    titleStrength(name.slice(0, space)) === 'certain' && (!rest.includes(' ') || personName(rest) !== null)
  );
}

/** "Leaders: " in the cell before "Jane Roe, Tom Bech". */
export function labelBefore(page: PageModel, index: number): string {
  const above = page.lines[index - 1];
  const line = page.lines[index];
  if (!above?.text.endsWith(':') || !line || above.text.length > 40) return '';
  const cell = cellOf(page, above);
  const isOfRow = cell !== undefined && cell.parent === cellOf(page, line)?.parent;
  return isOfRow && mentionsTitle(above.text) && !addressLabel.test(foldText(above.text))
    ? `${above.text} `
    : '';
}

/** Words for a postal address that also mean a management. */
const addressLabel = /^(?:direccion|direccio|διευθυνση)/u;

function cellOf(page: PageModel, { firstSegment }: Line) {
  return page.elements[
    closest(page, elementAt(page, firstSegment), ({ tag }) => /^(?:t[dh]|d[dt])$/.test(tag), 4)
  ];
}

/** A cheap check: a name needs two capitals near each other, or a script without case, and is not a long text. */
export function mayName(text: string): boolean {
  if (text.length < 2 || text.length > 2000) return false;
  let last = -farthest;
  let isInWord = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0x590 && (code < 0x1e00 || code >= 0x3040)) return true;
    if (!isLetter(code)) {
      isInWord = false;
      continue;
    }
    if (!isInWord && isCapital(code)) {
      if (at - last < farthest) return true;
      last = at;
    }
    isInWord = true;
  }
  return false;
}

/** The maximum number of letters from one capital of a name to the next, over a long first name and small words. */
const farthest = 40;

/** Bullets, dashes and quotation marks stand from 0x2000 to 0x2bff. */
function isLetter(code: number): boolean {
  if (code > 191) return code < 0x2000 || code > 0x2bff;
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

function isCapital(code: number): boolean {
  if (code < 128) return code >= 65 && code <= 90;
  const character = String.fromCharCode(code);
  return character.toLowerCase() !== character;
}

/** A cheap check: one of the segments of a line may be a name. */
export function mayNameInSegments(page: PageModel, { firstSegment, endSegment }: Line): boolean {
  const count = endSegment - firstSegment;
  if (count < 2 || count > 12) return false;
  for (let at = firstSegment; at < endSegment; at++) if (mayName(page.segments[at]?.text ?? '')) return true;
  return false;
}

/**
 * `<strong>Jane Roe</strong>, Head of Sales` and `<span>Jane Roe</span><span>CEO</span>` in one line. `isWhole` says
 * that there is nothing else to find in it.
 */
export function nameInSegments(
  page: PageModel,
  context: PageContext,
  index: number,
  above: NameAt | undefined,
): { found: NameAt; title: string | null; isWhole: boolean } | null {
  const line = page.lines[index];
  if (!line || !mayNameInSegments(page, line)) return null;
  const texts = page.segments.slice(line.firstSegment, line.endSegment).map((segment) => segment.text);
  for (const [at, text] of texts.entries()) {
    if (above?.line === index - 1 && titleStrength(text) === 'certain' && endsInTitle(text)) continue;
    if (isLabel(text, texts[at + 1])) continue;
    const alone = text.replace(/[,:–—|-]\s*$/, '').trim();
    const hasTitle = texts.some((other, place) => place !== at && titleStrength(other) === 'certain');
    const written = hasTitle && titleStrength(alone) === 'none' ? uncasedName(alone) : null;
    const uncased = written && mayBeName(page, written) ? written.name : undefined;
    const name = personName(alone) ?? uncased;
    if (!name || context.isOthers(line.firstSegment) || isAside(texts.slice(0, at).join(' '))) continue;
    if (beginsWithTitle(name)) continue;
    // In a menu the next link is not the title.
    if (isMenu(page, index)) return null;
    if (isLabelInRow(page, line, name)) continue;
    const rest = [...texts.slice(at + 1), ...texts.slice(0, at)].map((part) =>
      withoutPronouns(withoutExperience(part)).replace(/^[\s,:–—|(·•-]+|[\s,.:–—|)·•-]+$/g, ''),
    );
    const title =
      officeAmong(rest.map(firstSentence)) ??
      peopleInProse(line.text).find((one) => one.name === name)?.title ??
      null;
    const others = rest.join(' ').length;
    if (title === null && others > 120) continue;
    const found = nameAt(name, line.firstSegment + at, line.firstSegment + at + 1, index, rest);
    return { found, title, isWhole: title !== null || others < 120 };
  }
  return null;
}

/** `<b>Vocal de Muntanya</b>: Jane Roe`: a title before a colon. */
function isLabel(text: string, next = ''): boolean {
  const label = text.replace(/[:：]\s*$/, '').trimEnd();
  const isParted = label !== text || /^\s?[:：]/.test(next);
  return isParted && titleStrength(label) === 'certain' && !beginsWithGivenName(label);
}

/** "(supervised with": what follows is said in passing. */
function isAside(before: string): boolean {
  return /\([^()]*\p{L}[^()]*$/u.test(before);
}

/** Whether a line has at least three links and nothing else. */
export function isMenu(page: PageModel, index: number): boolean {
  const { firstSegment = 0, endSegment = 0 } = page.lines[index] ?? {};
  const elements = page.segments.slice(firstSegment, endSegment).map(({ element }) => element);
  return new Set(elements).size >= 3 && elements.every((element) => page.elements[element]?.tag === 'a');
}

/** "Sports Medicine Physician" looks like a name. */
function endsInTitle(text: string): boolean {
  return (
    mentionsTitle(text.slice(text.lastIndexOf(' ') + 1)) && !mentionsTitle(text.slice(0, text.indexOf(' ')))
  );
}

function firstSentence(text: string): string {
  return text.split(/(?<=\p{L}{3})[.;] /u, 1)[0] ?? text;
}

/** "Jane" above "Roe Doe", "Jane Ida" above "Roe": a half that looks like a whole name. */
function isHalfOfName(first: string, last: string): boolean {
  if (!beginsWithGivenName(first) || beginsWithGivenName(last)) return false;
  return first.includes(' ') !== last.includes(' ');
}

/** A heading that breaks a name over two lines (`<h3>Jane<br>Roe</h3>`), or two headings that do. */
export function joinBrokenNames(page: PageModel, context: PageContext, names: NameAt[]): void {
  joinHeadings(page, context, names);
  const known = new Set(names.map((name) => name.firstSegment));
  const joined = new Set<number>();
  for (const element of page.elements) {
    const { firstSegment, endSegment } = element;
    if (endSegment - firstSegment !== 2) continue;
    const first = page.segments[firstSegment];
    const last = page.segments[firstSegment + 1];
    if (!first || !last || first.line === last.line || joined.has(firstSegment)) continue;
    if (!/^(?:h[2-6]|strong|td|p|span|div|a)$/.test(element.tag)) continue;
    if (!/^[\p{L}. '-]{2,30}$/u.test(first.text) || !/^[\p{L}. '-]{2,30}$/u.test(last.text)) continue;
    if (!/^h[2-6]$/.test(element.tag) && !/name/i.test(element.attributes.class ?? '')) continue;
    if (titleStrength(last.text) !== 'none' || titleStrength(first.text) !== 'none') continue;
    const isHalf = isHalfOfName(first.text, last.text);
    if (!isHalf && (known.has(firstSegment) || personName(first.text) || personName(last.text))) continue;
    const name = personName(`${first.text} ${last.text}`);
    if (!name || context.isOthers(firstSegment)) continue;
    joined.add(firstSegment);
    const half = names.findIndex((one) => one.firstSegment >= firstSegment && one.endSegment <= endSegment);
    names.splice(
      half < 0 ? names.length : half,
      half < 0 ? 0 : 1,
      nameAt(name, firstSegment, endSegment, last.line),
    );
  }
}

/**
 * `<h3>Jane</h3><h3>Roe</h3><p>Owner</p>`: two headings of one element, of which the first is a given name, above a
 * title; or two paragraphs, above one or below. Only a page with two such pairs writes names so.
 */
function joinHeadings(page: PageModel, context: PageContext, names: NameAt[]): void {
  const joined: NameAt[] = [];
  for (let line = 0; line + 1 < page.lines.length; line++) {
    const [first, last] = [page.lines[line], page.lines[line + 1]];
    if (!first || !last || !isWord(first.text) || !isWord(last.text)) continue;
    const tag = tagAt(page, first.firstSegment);
    if (!/^(?:h[2-6]|p|span|div)$/.test(tag) || tagAt(page, last.firstSegment) !== tag) continue;
    if (parentAt(page, first.firstSegment) !== parentAt(page, last.firstSegment)) continue;
    const title = titleStrength(page.lines[line + 2]?.text ?? '');
    const isTitled = tag.startsWith('h')
      ? title !== 'none'
      : title === 'certain' || titleStrength(page.lines[line - 1]?.text ?? '') === 'certain';
    if (!beginsWithGivenName(first.text) || !isTitled) continue;
    const name = personName(`${first.text} ${last.text}`);
    if (name !== null && !context.isOthers(first.firstSegment))
      joined.push(nameAt(name, first.firstSegment, last.endSegment, line + 1));
  }
  if (joined.length > 1) names.push(...joined);
}

function isWord(text: string): boolean {
  return /^\p{Lu}[\p{L}'’-]{1,29}$/u.test(text);
}

function parentAt(page: PageModel, segment: number): number | undefined {
  return page.elements[elementAt(page, segment)]?.parent;
}

const firstNameColumn =
  /^(?:first ?name|given name|vorname|prenom|nombre|nome|imie|fornavn|fornamn|etunimi|voornaam|jmeno)$/;
const lastNameColumn =
  /^(?:last ?name|family name|surname|name|nachname|familienname|nom|apellidos?|cognome|nazwisko|etternavn|efternavn|efternamn|sukunimi|achternaam|prijmeni|sobrenome|apelido)$/;

/** Tables with separate columns for first and last names, according to their headings. */
export function joinColumns(page: PageModel, context: PageContext, names: NameAt[]): void {
  const cellsOfRow = new Map<number, number[]>();
  for (const index of page.elementsOf('td', 'th')) {
    const row = page.elements[index]?.parent ?? -1;
    const cells = cellsOfRow.get(row);
    if (cells) cells.push(index);
    else cellsOfRow.set(row, [index]);
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
    names.push(nameAt(name, from.firstSegment, to.endSegment, page.segments[to.firstSegment]?.line ?? 0));
  }
}
