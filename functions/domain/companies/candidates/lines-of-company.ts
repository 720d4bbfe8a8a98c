import { linesOfBusiness } from '../name/line-lexicon.ts';
import { comparableWords } from '../name/lines-of-business.ts';
import { linesOfWords } from '../name/lines-of-name.ts';
import type { DirectoryCompany } from './company-source.ts';

/** A further line of a company counts less than its first. */
const furtherLine = 0.85;

const knownLines = new Set(linesOfBusiness);
/** A line that this many of a company's keywords indicate is one of its lines. */
const keywordsForLine = 2;

/** The lines of business of a company by its facts, and how much it belongs to each: 1 for its first. */
export function linesOfCompany({
  industry,
  keywords,
  trades = [],
  nearTrades = [],
}: DirectoryCompany): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  for (const line of linesOfKeywords(keywords)) lines.set(line, furtherLine);
  for (const { line } of [...trades, ...nearTrades]) lines.set(line, furtherLine);
  const own = knownLines.has(industry)
    ? [industry]
    : linesOfWords(comparableWords(industry)).map(({ line }) => line);
  for (const line of own) lines.set(line, 1);
  return lines;
}

/** The lines of business that several keywords of a company indicate. */
function linesOfKeywords(keywords: readonly string[]): readonly string[] {
  const spoken = keywords.flatMap(linesOfKeyword);
  return [...Map.groupBy(spoken, (line) => line)].flatMap(([line, times]) =>
    times.length >= keywordsForLine ? [line] : [],
  );
}

/** Many companies share their keywords, and reading one takes longer than looking it up. */
const linesByKeyword = new Map<string, readonly string[]>();
const maxKeywordsRead = 300_000;

function linesOfKeyword(keyword: string): readonly string[] {
  const read = linesByKeyword.get(keyword);
  if (read !== undefined) return read;
  if (linesByKeyword.size >= maxKeywordsRead) linesByKeyword.clear();
  const lines = linesOfWords(comparableWords(keyword)).map(({ line }) => line);
  linesByKeyword.set(keyword, lines);
  return lines;
}
