/** The result of one benchmark, as a table whose rows all have the same columns. */
export interface Report {
  readonly title: string;
  readonly rows: readonly Readonly<Record<string, string | number>>[];
  /** What a reader needs to know to read the figures. */
  readonly notes: readonly string[];
  /** Exceeded budgets on exact counts, in a sentence each. Never times. */
  readonly broken: readonly string[];
}

/** One benchmark: what `npm run bench -- <name>` runs. */
export type Benchmark = (signal: AbortSignal) => Promise<Report>;

/** A report as text: title, aligned columns, notes, and exceeded budgets. */
export function reportText({ title, rows, notes, broken }: Report): string {
  const columns = Object.keys(rows[0] ?? {});
  const cells = [columns, ...rows.map((row) => columns.map((column) => cellText(row[column] ?? '')))];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => (line[index] ?? '').length)));
  const isNumber = columns.map((column) => rows.some((row) => typeof row[column] === 'number'));
  const lines = cells.map((line) =>
    line
      .map((cell, index) =>
        isNumber[index] ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  const [head = '', ...body] = lines;
  return [title, '', head, rule, ...body, '', ...notes, ...broken.map((text) => `BROKEN: ${text}`)]
    .map((line) => (line === '' ? line : `  ${line}`))
    .join('\n');
}

function cellText(value: string | number): string {
  if (typeof value === 'string') return value;
  return value.toLocaleString('en-US', { maximumFractionDigits: 2 });
}

/** The median of some figures; of an even number the higher of the two. Throws if there are none. */
export function median(figures: readonly number[]): number {
  const middle = figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];
  if (middle === undefined) throw new Error('There are no figures.');
  return middle;
}

/** A figure rounded to some decimals, for a report's JSON. */
export function rounded(figure: number, decimals = 0): number {
  return Number(figure.toFixed(decimals));
}
