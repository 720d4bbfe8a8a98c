import type { PageModel } from '../page/page-model.ts';
import { closest, elementAt, markOf } from '../page/queries.ts';
import { isCredential } from '../words/degrees.ts';
import { titleOfEach, titleStrength } from '../words/job-title.ts';
import { beginsWithGivenName, hasGivenName } from '../words/names/given-names.ts';
import { personName } from '../words/person-name.ts';
import type { NameAt, TitleAt, TitleRule } from './name-at.ts';

interface NamedLine {
  readonly name: string;
  readonly rest: string;
  readonly separator: string;
}

/** The maximum length, in lines, of a list of staff. */
const maxLines = 4_000;
const maxLabelled = 110;
const separators = [' – ', ' — ', ' - ', ': ', ', ', ' | ', ' · ', ' • ', ' (', ' / '];

/**
 * Titles that no vocabulary knows. If one line of a list reads "Name – Title" with a known title, a line next to it
 * in the same form has a title as well; on a staff page three lines of one form do. `titled` are the lines whose
 * person already has a title.
 */
export function titlesOfSiblings(
  page: PageModel,
  titled: ReadonlySet<number>,
  isStaffPage: boolean,
): { name: string; title: string; line: number }[] {
  const proven = new Set<string>();
  const labelled = new Set<string>();
  for (const line of titled) {
    const { text = '' } = page.lines[line] ?? {};
    const named = namedLine(text);
    const label = named ?? nameAfterLabel(text);
    if (!label) continue;
    const place = placeOf(page, line, label);
    // One label may be that of a credit ("Photo: Jane Roe"), two with known titles are those of a list.
    if (named || labelled.has(place)) proven.add(place);
    else labelled.add(place);
  }
  const usual = isStaffPage ? formsOfMany(page) : new Set<string>();
  if (proven.size === 0 && usual.size === 0) return [];
  return page.lines.slice(0, maxLines).flatMap(({ text }, line) => {
    if (titled.has(line) || text.length > 130) return [];
    // "Walks Co-ordinator" looks like a name itself.
    const named = [namedLine(text), nameAfterLabel(text)].find((one) => one !== null && mayTitle(one));
    if (!named) return [];
    if (!proven.has(placeOf(page, line, named)) && !usual.has(formOf(page, line, named))) return [];
    const title = named.separator.startsWith('label') ? titleOfEach(named.rest) : named.rest;
    return [named.name, ...namesBeside(text, named)].map((name) => ({ name, title, line }));
  });
}

/** The forms in which at least three lines name somebody and what they do. */
function formsOfMany(page: PageModel): Set<string> {
  const counts = new Map<string, number>();
  for (const [line, { text }] of page.lines.slice(0, maxLines).entries()) {
    const named = text.length > 130 ? null : namedLine(text);
    if (!named || !mayTitle(named)) continue;
    const form = formOf(page, line, named);
    counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= 3).map(([form]) => form));
}

function formOf(page: PageModel, line: number, { separator }: NamedLine): string {
  return `${markOf(page, page.lines[line]?.firstSegment ?? -1)} ${separator.replace(/[–—]/, '-')}`;
}

function namedLine(text: string): NamedLine | null {
  if (text.length > 200) return null;
  for (const separator of separators) {
    const at = text.indexOf(separator);
    if (at < 4) continue;
    const name = personName(text.slice(0, at).trim());
    if (!name) continue;
    const rest = withoutReach(text.slice(at + separator.length).trim());
    return { name, rest: separator === ' (' ? rest.replace(/\)$/, '') : rest, separator };
  }
  return null;
}

/** "Sales" of "Sales – jane@acme.example – 020 7946 0018": how somebody is reached comes after what they do. */
function withoutReach(text: string): string {
  const at = text.search(/@|\d{2}/);
  if (at < 0) return text;
  const title =
    /^([^@\d]{2,60}?)\s?[–—|·•,;:(-]\s?(?:(?:e-?mail|tel|phone|mob|t|m|e|p)\.?:? ?)?[^\s@]*$/iu.exec(
      text.slice(0, at),
    );
  return title?.[1]?.trim() ?? text;
}

/** "Keeper of the scores: Jane Roe": what somebody is comes first. */
function nameAfterLabel(text: string): NamedLine | null {
  const [whole = '', label = '', mark = ''] =
    /^((?:\d\. ?)?\p{Lu}[^:–—@\d]{2,40}?)(:| [–—-]) /u.exec(text) ?? [];
  const name = whole === '' || text.length > maxLabelled ? null : nameBefore(text.slice(whole.length));
  return name !== null && hasGivenName(name) ? { name, rest: label, separator: `label${mark}` } : null;
}

/** The name in "Jane Roe", "Jane Roe, retired teacher", "Jane Roe: 01234 567890" and "Jane Roe (01234 567890)". */
function nameBefore(text: string): string | null {
  const [shown = ''] = text.split(/, (?=\p{L})|:? \(?(?=[+\d])/u, 1);
  return personName(shown.trim());
}

const betweenNames = /[,;] | (?:&|and|und|et|y|e|en|og|och|i|ja|és|si|și|ve|a) /u;

/** Tom Bech and Ann Lee of "Scores committee: Jane Roe, Tom Bech, Ann Lee": those who sit in a body share a line. */
function namesBeside(text: string, { separator, name }: NamedLine): string[] {
  if (!separator.startsWith('label')) return [];
  const rest = text.slice(text.lastIndexOf(name) + name.length).replace(/^(?:[,;]| (?=\p{Ll}))/u, '');
  const names =
    rest === '' ? [] : ` ${rest.trim()}`.split(betweenNames).map((part) => personName(part.trim()));
  const known = names.filter((one) => one !== null && hasGivenName(one));
  return known.length === names.length ? known.flatMap((one) => one ?? []) : [];
}

/** In brackets, or after a dash and a given name, "Visual Arts" is no second name, though it looks like one. */
function mayTitle({ name, rest, separator }: NamedLine): boolean {
  const isApart = separator === ' (' || (/^ [-–—] $/u.test(separator) && beginsWithGivenName(name));
  return mayBeTitle(rest, isApart && !hasGivenName(rest));
}

function mayBeTitle(text: string, isNoName = false): boolean {
  if (text.length < 3 || text.length > 60 || text.split(' ').length > 7) return false;
  if (text.split(/,? /).every((word) => isCredential(word))) return false;
  const [first = text] = text.split(', ', 1);
  if (!isNoName && personName(first) !== null && titleStrength(first) === 'none') return false;
  return !/[@\d!?:;]|\. |\.$/.test(text) && (/\p{Ll}/u.test(text) || titleStrength(text) !== 'none');
}

/** The list and the kind of block that contain a line, with what separates name and title there. */
function placeOf(page: PageModel, line: number, { separator }: NamedLine): string {
  const { firstSegment = 0, endSegment = 0 } = page.lines[line] ?? {};
  let block = page.elements[elementAt(page, firstSegment)];
  closest(page, elementAt(page, firstSegment), (element) => {
    const isWhole = element.firstSegment >= firstSegment && element.endSegment <= endSegment;
    if (isWhole || (block?.endSegment ?? 0) < endSegment) block = element;
    return !isWhole && element.endSegment >= endSegment;
  });
  return block ? `${block.parent} ${block.tag} ${separator.replace(/[–—]/, '-')}` : `${line}`;
}

/** `<strong>Name</strong><em>Title</em>` in one line, as others on the page have it with known titles. */
export const titlesBeside: TitleRule = ({ page, names }, known) => {
  const besideOf = (name: NameAt) => {
    const beside = page.segments[name.endSegment];
    return beside?.line === name.line ? beside.text : undefined;
  };
  const marksOf = (name: NameAt) => `${markOf(page, name.firstSegment)} ${markOf(page, name.endSegment)}`;
  const proven = new Set<string>();
  for (const [name, { text }] of known) if (besideOf(name) === text) proven.add(marksOf(name));
  const titles = new Map<NameAt, TitleAt>();
  for (const name of names) {
    const text = known.has(name) ? undefined : besideOf(name);
    if (text !== undefined && proven.has(marksOf(name)) && mayBeTitle(text))
      titles.set(name, { text, segment: -1 });
  }
  return titles;
};

/** Plain members of a body, of whom a list says no more. */
const member =
  /^(?:(?:council|committee|board|ordinary|elected|associate) )?members?$|^(?:mitglied|membre|miembro|vocal|membro|lid|ledamot|medlem|członek|členka?|član(?:ica)?|üye|membru|μέλος|член|jäsen|liige)$/iu;
const minBefore = 3;

/** `Member<strong>Name</strong>` in one line: what most of three or more have so before their names is their title. */
export const titlesBefore: TitleRule = ({ page, names }, known) => {
  const groups = new Map<string, { readonly name: NameAt; readonly text: string }[]>();
  for (const name of names) {
    const at = name.firstSegment - 1;
    const { text = '', line } = page.segments[at] ?? {};
    if (line !== name.line || page.lines[line]?.firstSegment !== at) continue;
    const marks = `${markOf(page, at)} > ${markOf(page, name.firstSegment)}`;
    const group = groups.get(marks);
    if (group) group.push({ name, text });
    else groups.set(marks, [{ name, text }]);
  }
  const titles = new Map<NameAt, TitleAt>();
  for (const group of groups.values()) {
    const sure = group.filter(({ text }) => titleStrength(text) === 'certain' || member.test(text));
    if (group.length < minBefore || sure.length * 2 <= group.length) continue;
    for (const { name, text } of group)
      if (!known.has(name) && mayBeTitle(text)) titles.set(name, { text, segment: name.firstSegment - 1 });
  }
  return titles;
};
