import type { PageElement, PageModel } from './page-model.ts';
import { closest, elementAt, textOf } from './queries.ts';

interface Columns {
  readonly columnOf: ReadonlyMap<number, number>;
  readonly headsOf: ReadonlyMap<number, readonly string[]>;
}

/** The column of every table cell, and for every table the texts of its first row if these are headings. */
export function columnHeads(page: PageModel): Columns {
  const columnOf = new Map<number, number>();
  const headsOf = new Map<number, string[]>();
  const cells = new Map<number, number>();
  for (const index of page.elementsOf('td', 'th')) {
    const element = page.elements[index];
    if (element === undefined) continue;
    const { tag, parent, firstSegment, endSegment } = element;
    const column = cells.get(parent) ?? 0;
    cells.set(parent, column + 1);
    columnOf.set(index, column);
    if (tag !== 'th' || spansColumns(element)) continue;
    const text = endSegment - firstSegment === 1 ? (page.segments[firstSegment]?.text ?? '') : '';
    const table = tableOf(page, parent);
    const heads = headsOf.get(table);
    if (heads) heads[column] ??= text;
    else if (column === 0) headsOf.set(table, [text]);
  }
  return { columnOf, headsOf };
}

/** Whether a cell stands across several columns, as the heading of the rows below it. */
export function spansColumns({ attributes }: PageElement): boolean {
  return Number(attributes.colspan ?? 1) > 1;
}

/** The table of a row. */
export function tableOf(page: PageModel, row: number): number {
  const around = page.elements[row]?.parent ?? -1;
  const tag = page.elements[around]?.tag ?? '';
  return /^t(?:head|body|foot)$/.test(tag) ? (page.elements[around]?.parent ?? -1) : around;
}

/** The heading of the column that contains a segment; '' outside tables and if the table has no headings. */
export function columnHead(page: PageModel, segment: number, columns: Columns): string {
  const { columnOf, headsOf } = columns;
  if (headsOf.size === 0) return '';
  const cell = cellOf(page, segment, columns);
  const column = columnOf.get(cell);
  const row = page.elements[cell]?.parent;
  return column === undefined || row === undefined ? '' : (headsOf.get(tableOf(page, row))?.[column] ?? '');
}

/** The cell that contains a segment; -1 if there is none. */
export function cellOf(page: PageModel, segment: number, { columnOf }: Columns): number {
  return closest(page, elementAt(page, segment), (_, index) => columnOf.has(index), 4);
}

const maxHead = 60;

/** The text of the `th` with which the row of a cell begins, for the cells beyond the first; empty if there is none. */
export function rowHead(page: PageModel, segment: number): string {
  const cell = closest(page, elementAt(page, segment), ({ tag }) => tag === 'td', 4);
  const row = page.elements[page.elements[cell]?.parent ?? -1];
  if (row?.tag !== 'tr') return '';
  const head = closest(page, elementAt(page, row.firstSegment), ({ tag }) => tag === 'th', 4);
  const { firstSegment = 0, endSegment = 0 } = page.elements[head] ?? {};
  const isShort =
    endSegment - firstSegment === 1 && (page.segments[firstSegment]?.text.length ?? 0) <= maxHead;
  return isShort ? textOf(page, head) : '';
}
