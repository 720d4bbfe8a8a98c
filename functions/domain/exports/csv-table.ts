import Papa from 'papaparse';
import { harmlessCell } from '../../../shared/text/csv/harmless-cell.ts';

/** Without this mark, Excel assumes the code page of its machine. */
const byteOrderMark = '\ufeff';
const lineEnd = '\r\n';

/** A part of a table (RFC 4180). The `first` one has the headings. */
export function csvTable<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, string>>[],
  first: boolean,
): string {
  const cells = rows.map((row) => columns.map((column) => harmlessCell(row[column])));
  const lines = first ? [[...columns], ...cells] : cells;
  if (lines.length === 0) return '';
  return `${first ? byteOrderMark : ''}${Papa.unparse(lines, { newline: lineEnd })}${lineEnd}`;
}
