import type { PageContext } from '../../../page/page-context.ts';
import type { PageModel } from '../../../page/page-model.ts';
import { closest } from '../../../page/queries.ts';
import { titleOfEach, titleStrength } from '../../../words/job-title.ts';
import { memberInLine, type ShownPerson } from '../../name-at.ts';
import { areMostlyPeople, namesOfRow } from './names-of-row.ts';

/** One known office beside a name may be any row of facts ("Manager: Jane Roe"), two are those of a board. */
const minOffices = 2;
const maxOffice = 60;
const maxRow = 300;
const maxLines = 6;
const maxLevelsInTable = 4;

/** An office and those who hold it. */
interface Row {
  readonly list: number;
  readonly office: string;
  readonly names: readonly { readonly name: string; readonly line: number }[];
}

/**
 * "Auditors | Jane Roe, Tom Bech" in a list of terms, or a table of two columns, that has the offices of a board: where
 * two are known the others are as well, whatever their words. Rows of one name are read as any names beside titles.
 */
export function holdersInRows(
  page: PageModel,
  context: PageContext,
  known: readonly ShownPerson[],
): ShownPerson[] {
  const rows = rowsOf(page);
  const proofs = new Map<number, number>();
  for (const { list, office } of rows)
    if (titleStrength(office) === 'certain') proofs.set(list, (proofs.get(list) ?? 0) + 1);
  const read = new Set(known.map(({ line }) => line));
  return rows.flatMap(({ list, office, names }) => {
    if (names.length < 2 || (proofs.get(list) ?? 0) < minOffices) return [];
    return names.flatMap(({ name, line }) => {
      const { firstSegment = 0, endSegment = 0 } = page.lines[line] ?? {};
      if (read.has(line) || context.isOthers(firstSegment) || context.isFormer(line)) return [];
      return [memberInLine(name, office, { firstSegment, endSegment, line, isListed: true })];
    });
  });
}

function rowsOf(page: PageModel): Row[] {
  return [...termsOf(page), ...cellsOf(page)].flatMap(([list, head, value]) => {
    const office = textOfShort(page, head).replace(/\s*[:：]$/u, '');
    if (office === '' || /[@\d]{2}/.test(office)) return [];
    const names = namesIn(page, value);
    return names.length === 0 ? [] : [{ list, office: titleOfEach(office), names }];
  });
}

type Pair = readonly [list: number, head: number, value: number];

function termsOf(page: PageModel): Pair[] {
  const pairs: Pair[] = [];
  let term = -1;
  for (const element of page.elementsOf('dt', 'dd')) {
    const { tag, parent = -1 } = page.elements[element] ?? {};
    if (tag === 'dt') term = element;
    else if (page.elements[term]?.parent === parent) pairs.push([parent, term, element]);
  }
  return pairs;
}

/** The rows of two cells. */
function cellsOf(page: PageModel): Pair[] {
  const inRow = new Map<number, number[]>();
  for (const cell of page.elementsOf('td', 'th')) {
    const row = page.elements[cell]?.parent ?? -1;
    const cells = inRow.get(row);
    if (cells) cells.push(cell);
    else inRow.set(row, [cell]);
  }
  return [...inRow].flatMap(([row, [head = -1, value = -1, ...more]]) => {
    if (value < 0 || more.length > 0) return [];
    return [[closest(page, row, ({ tag }) => tag === 'table', maxLevelsInTable), head, value] as const];
  });
}

/** The text of an element of one line; '' for others. */
function textOfShort(page: PageModel, element: number): string {
  const [first, end] = linesOf(page, element);
  const { text = '' } = page.lines[first] ?? {};
  return end - first === 1 && text.length <= maxOffice ? text : '';
}

/** Those whom an element names, if it holds nothing else and most have given names. */
function namesIn(page: PageModel, element: number): Row['names'] {
  const [first, end] = linesOf(page, element);
  if (end - first > maxLines) return [];
  const names: { name: string; line: number }[] = [];
  for (let line = first; line < end; line++) {
    const { text = '' } = page.lines[line] ?? {};
    if (text.length > maxRow) return [];
    const here = namesOfRow(text);
    if (here === null) return [];
    names.push(...here.map((name) => ({ name, line })));
  }
  return areMostlyPeople(names.map(({ name }) => name)) ? names : [];
}

function linesOf(page: PageModel, element: number): [first: number, end: number] {
  const { firstSegment = 0, endSegment = 0 } = page.elements[element] ?? {};
  if (endSegment <= firstSegment) return [0, 0];
  return [page.segments[firstSegment]?.line ?? 0, (page.segments[endSegment - 1]?.line ?? -1) + 1];
}
