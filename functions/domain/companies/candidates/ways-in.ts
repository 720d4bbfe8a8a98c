import { comparableWords, isGeneric, synonymsOf, tellingWords } from '../name/lines-of-business.ts';
import { linesOfName, linesOfWords } from '../name/lines-of-name.ts';
import type { NameReading } from '../name/name-reading.ts';
import { wordCost } from '../name/word-cost.ts';
import { comparableText, singular } from '../name/word-forms.ts';
import type { RegisteredCompany } from './company-register.ts';

/**
 * The maximum number of ways that a search looks up, and of words and pairs of words under which a company is filed.
 */
const maxWaysAsked = 6;
const maxWordsFiled = 10;
const maxPairsFiled = 8;

/**
 * The ways in under which a company is filed: its words, two adjacent words of one phrase, and its lines of
 * business. Invented words of its name are no way in: they are looked up as parts of names. A company of which a list
 * has only the domain is filed under none.
 */
export function waysOfCompany(
  company: Pick<RegisteredCompany, 'name' | 'industry' | 'keywords'>,
): readonly string[] {
  const trades = [company.industry, ...company.keywords].map(wordsOf);
  const phrases = [...trades, wordsOf(company.name).filter((word) => wordCost(word).known)];
  const words = [...new Set(phrases.flat())].filter((word) => !isGeneric(word)).slice(0, maxWordsFiled);
  const pairs = [...new Set(phrases.flatMap(pairsOf))].slice(0, maxPairsFiled);
  const trade = comparableWords([company.industry, ...company.keywords].join(' '), 2 * maxWordsFiled);
  return [...words, ...pairs, ...linesOfWords(trade).map(({ line }) => lineWay(line))];
}

/**
 * The ways in that a search looks up, most specific first: two adjacent words of the name, its words, its line of
 * business, and words of the same trade. At most `maxWaysAsked`.
 */
export function waysInto(reading: NameReading): readonly string[] {
  const plain = reading.words.map((word) => singular(comparableText(word))).filter(tells);
  const words = tellingWords(plain);
  const lines = linesOfName(reading).map(({ line }) => lineWay(line));
  const synonyms = words.flatMap((word) => [...synonymsOf(word)]);
  const ways = [...pairsOf(plain).slice(0, 2), ...words.slice(0, 3), ...lines.slice(0, 1), ...synonyms];
  return [...new Set(ways)].slice(0, maxWaysAsked);
}

function wordsOf(phrase: string): readonly string[] {
  return comparableWords(comparableText(phrase), maxWordsFiled).filter(tells);
}

function lineWay(line: string): string {
  return `line:${line}`;
}

function pairsOf(words: readonly string[]): readonly string[] {
  return words.slice(1).map((word, at) => `${words[at]} ${word}`);
}

function tells(word: string): boolean {
  return word.length >= 2 && word.length <= 40 && !/^\d+$/.test(word);
}
