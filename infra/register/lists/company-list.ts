import type { RowFacts } from './listed-company.ts';

/** A row of a list, by column name. The values are texts in CSV, and of any type in JSON and Parquet. */
export type ListRow = Readonly<Record<string, unknown>>;

/** A published list of companies, in the format that its publisher documents. */
export interface CompanyList {
  /** The name by which people know it. */
  readonly name: string;
  readonly licence: string;
  /** The attribution that the licence requires beside facts from the list; null if it requires none. */
  readonly attribution: string | null;
  /** Columns that a file must have. Of the names in an inner array one is enough. */
  readonly columns: readonly (readonly string[])[];
  /** The separator of columns in a text file, if not a comma. */
  readonly delimiter?: string;
  /** The facts of a row, or a text that says why it is left out. */
  facts(row: ListRow): RowFacts | string;
}

/** The text of a column. A number becomes its digits. */
export function text(row: ListRow, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = row[name];
    if (typeof value === 'string' && value !== '') return value;
    if (typeof value === 'number') return String(value);
  }
  return undefined;
}

/** The column as an object. It is empty if the column holds none. */
export function inner(row: ListRow, name: string): ListRow {
  const value = row[name];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** The column as a list. It is empty if the column holds none. */
export function list(row: ListRow, name: string): readonly unknown[] {
  const value = row[name];
  return Array.isArray(value) ? value : [];
}

/** The texts in a list. */
export function texts(values: readonly unknown[]): readonly string[] {
  return values.filter((value) => typeof value === 'string');
}
