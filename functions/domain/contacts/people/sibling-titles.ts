import type { PageModel } from '../page/page-model.ts';
import { titleStrength } from '../words/job-title.ts';
import { personName } from '../words/person-name.ts';
import type { NameAt } from './name-spots.ts';

interface NamedLine {
  readonly name: string;
  readonly rest: string;
  readonly separator: string;
}

/** Lists of staff stand within so many lines; what is longer is no list of staff. */
const mostLines = 4_000;
const separators = [' – ', ' — ', ' - ', ': ', ', ', ' | ', ' · ', ' • ', ' (', ' / '];

/**
 * Titles that no vocabulary knows: where one line of a list reads "Name – Title" with a known title, a line beside
 * it of the same form gives a title as well. `titled` are the lines whose person has a title already.
 */
function titlesOfSiblings(
  page: PageModel,
  titled: ReadonlySet<number>,
): { name: string; title: string; line: number }[] {
  const proven = new Set<string>();
  for (const line of titled) {
    const named = namedLine(page.lines[line]?.text ?? '');
    if (named) proven.add(placeOf(page, line, named));
  }
  if (proven.size === 0) return [];
  return page.lines.slice(0, mostLines).flatMap(({ text }, line) => {
    if (titled.has(line) || text.length > 130) return [];
    const named = namedLine(text);
    if (!named || !proven.has(placeOf(page, line, named)) || !mayBeTitle(named.rest)) return [];
    return [{ name: named.name, title: named.rest, line }];
  });
}

function namedLine(text: string): NamedLine | null {
  if (text.length > 200) return null;
  for (const separator of separators) {
    const at = text.indexOf(separator);
    if (at < 4) continue;
    const name = personName(text.slice(0, at).trim());
    if (!name) continue;
    const rest = text.slice(at + separator.length).trim();
    return { name, rest: separator === ' (' ? rest.replace(/\)$/, '') : rest, separator };
  }
  return null;
}

function mayBeTitle(text: string): boolean {
  if (text.length < 3 || text.length > 60 || text.split(' ').length > 7) return false;
  const [first = text] = text.split(', ', 1);
  if (personName(first) !== null && titleStrength(first) === 'none') return false;
  return !/[@\d!?:;]|\. |\.$/.test(text) && (/\p{Ll}/u.test(text) || titleStrength(text) !== 'none');
}

/** The list and the kind of block that a line stands in, with what parts name and title there. */
function placeOf(page: PageModel, line: number, { separator }: NamedLine): string {
  const { firstSegment = 0, endSegment = 0 } = page.lines[line] ?? {};
  let index = page.segments[firstSegment]?.element ?? -1;
  for (let element = page.elements[index]; element; element = page.elements[index]) {
    if (element.endSegment >= endSegment)
      return `${element.parent} ${element.tag} ${element.attributes.class ?? ''} ${separator}`;
    index = element.parent;
  }
  return `${line}`;
}

/** `<strong>Name</strong><em>Title</em>` in one line, as others of the page have it with known titles. */
function giveTitlesBeside(page: PageModel, names: readonly NameAt[]): void {
  const besideOf = (name: NameAt) => {
    const beside = page.segments[name.endSegment];
    return beside?.line === name.line ? beside : undefined;
  };
  const markOf = (name: NameAt) =>
    [name.firstSegment, name.endSegment]
      .map((segment) => page.elements[page.segments[segment]?.element ?? -1])
      .map((element) => `${element?.tag}.${element?.attributes.class ?? ''}`)
      .join(' ');
  const proven = new Set<string>();
  for (const name of names)
    if (name.title !== '' && besideOf(name)?.text === name.title) proven.add(markOf(name));
  for (const name of names) {
    const text = name.title === '' ? (besideOf(name)?.text ?? '') : '';
    if (text !== '' && proven.has(markOf(name)) && mayBeTitle(text)) name.title = text;
  }
}

/** Gives the titles that siblings prove to names that stand without one; what is left over names a person anew. */
export function giveSiblingTitles(
  page: PageModel,
  names: readonly NameAt[],
  linesWithPeople: readonly number[],
): { name: string; title: string; line: number }[] {
  const titled = new Set([
    ...linesWithPeople,
    ...names.filter(({ title }) => title !== '').map(({ line }) => line),
  ]);
  giveTitlesBeside(page, names);
  return titlesOfSiblings(page, titled).filter(({ line, name, title }) => {
    const known = names.find((one) => one.line === line && one.name === name);
    if (known) known.title = title;
    return !known;
  });
}
