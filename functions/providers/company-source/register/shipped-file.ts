/**
 * The data file of the shipped register. `infra/register` checks what it writes and a test compares it with our own directory,
 * so that no start has to check each company. Its texts are in Latin-1, which is unpacked and searched faster.
 */
export interface ShippedFile {
  readonly facts: {
    readonly source: string;
    readonly date: string;
    /** Lines of business. */
    readonly lines: readonly string[];
    /** How many companies are our own. */
    readonly own: number;
    /** The names of the companies, one a line. */
    readonly names: string;
    readonly groupOf: readonly number[];
  };
  /**
   * One trade a line: line of business, 1 if its words are nearly the same, how many of them nearly all of it do, its words, and the
   * places of the trades to which it is near.
   */
  readonly trades: string;
  /**
   * What companies share, one a line: places of their line, of all of their lines with how much they belong to each, of
   * their trades, of broad ones, and of the trades near them, except those to which one of their trades is.
   */
  readonly groups: string;
  /** The companies, one a line: our own come first. */
  readonly companies: string;
  /** The places of trades by the keys of their phrases: a sorted text. */
  readonly byWords: string;
  /** The phrases of trades by the beginning of their letters: a sorted text. */
  readonly byLetters: string;
  /** All phrases by their beginning: a sorted text. */
  readonly phrases: string;
}

/** What stands in the row of a company, between tabs. */
export const columns = ['domain', 'keywords', 'country', 'role', 'city', 'markets'] as const;

/** No part has an empty line. */
const between = '\n\n';

/** The data file as one text. Throws if it has other letters than those of Latin-1. */
export function textOfParts({ facts, ...parts }: ShippedFile): string {
  const { trades, groups, companies, byWords, byLetters, phrases } = parts;
  const ascii = JSON.stringify(facts).replace(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const all = [ascii, trades, phrases, byLetters, byWords, groups, companies];
  for (const part of all) {
    const other = /[^\t\n -~\u00a0-\u00ff]|\n\n/.exec(part);
    if (other !== null)
      throw new Error(
        `The register has an empty line or another letter than those of Latin-1 in ${part.slice(other.index - 60, other.index + 9)}`,
      );
  }
  return all.join(between);
}

/** The parts of the data file, which share its text. */
export function partsOf(text: string): ShippedFile {
  const [facts = '', trades = '', phrases = '', byLetters = '', byWords = '', groups = '', companies = ''] =
    text.split(between);
  return { facts: JSON.parse(facts), trades, groups, companies, byWords, byLetters, phrases };
}
