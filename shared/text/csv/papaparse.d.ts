/**
 * The part of papaparse that we use (https://www.papaparse.com/docs). Its published types import Node's, which the
 * browser's TypeScript project must not see.
 */
declare module 'papaparse' {
  interface ParseOptions {
    readonly delimiter?: string;
    readonly delimitersToGuess?: readonly string[];
    readonly newline?: '\n' | '\r' | '\r\n';
    /** Reads each row as an object with the names of the first row. */
    readonly header?: boolean;
    readonly skipEmptyLines?: boolean | 'greedy';
  }

  interface UnparseOptions {
    readonly delimiter?: string;
    readonly newline?: '\n' | '\r' | '\r\n';
    readonly columns?: readonly string[];
    readonly quotes?: boolean;
  }

  interface Parsed<Row> {
    readonly data: Row[];
    readonly errors: readonly { readonly type: string; readonly code: string }[];
  }

  const papaparse: {
    parse<Row>(text: string, options?: ParseOptions): Parsed<Row>;
    /** A duplex stream of Node: text goes in, rows come out. */
    parse(input: typeof papaparse.NODE_STREAM_INPUT, options?: ParseOptions): unknown;
    readonly NODE_STREAM_INPUT: 1;
    unparse(rows: readonly object[], options?: UnparseOptions): string;
  };
  export default papaparse;
}
