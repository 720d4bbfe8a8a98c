import type { RowFacts } from './listed-company.ts';

/** A row of a list by the names of its columns: texts in CSV, any value in JSON and Parquet. */
export type ListRow = Readonly<Record<string, unknown>>;

/** A published list of companies, in the form that its publisher documents. */
export interface CompanyList {
  /** As people know it. */
  readonly name: string;
  readonly licence: string;
  /** What the licence asks to be shown beside facts of the list; null where it asks for nothing. */
  readonly attribution: string | null;
  /** Columns without which a file is of another form. Of an inner array one is enough. */
  readonly columns: readonly (readonly string[])[];
  /** What divides columns of a text file, where that is not a comma. */
  readonly delimiter?: string;
  /** What a row says; a text says why it is left out. */
  facts(row: ListRow): RowFacts | string;
}

/** The text of a column; of a number, its digits. */
export function text(row: ListRow, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = row[name];
    if (typeof value === 'string' && value !== '') return value;
    if (typeof value === 'number') return String(value);
  }
  return undefined;
}

/** The column as an object; empty where it is none. */
export function inner(row: ListRow, name: string): ListRow {
  const value = row[name];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** The column as a list; empty where it is none. */
export function list(row: ListRow, name: string): readonly unknown[] {
  const value = row[name];
  return Array.isArray(value) ? value : [];
}

/** The texts in a list. */
export function texts(values: readonly unknown[]): readonly string[] {
  return values.filter((value) => typeof value === 'string');
}
