import lineWords from './line-words.json' with { type: 'json' };
import { baseForms, singular, stemOf } from './word-forms.ts';

/** What a word says about lines of business: how strongly it indicates each, by line. */
export type LineWeights = ReadonlyMap<string, number>;

/** A weak word may indicate a line but never decides alone: `power` and batteries. */
const weakWeight = 0.35;

interface Lexicon {
  readonly words: ReadonlyMap<string, LineWeights>;
  readonly stems: ReadonlyMap<string, LineWeights>;
  /** Two adjacent words, in the singular and separated by a space, with the lines that they decide. */
  readonly phrases: ReadonlyMap<string, ReadonlySet<string>>;
}

let lexicon: Lexicon | undefined;

/** The names of all lines of business. */
export const linesOfBusiness: readonly string[] = Object.keys(lineWords);

/** The lexicon of all lines in seven languages, built at first use. */
function loaded(): Lexicon {
  if (lexicon !== undefined) return lexicon;
  const words = new Map<string, Map<string, number>>();
  const phrases = new Map<string, Set<string>>();
  for (const [line, entry] of Object.entries(lineWords)) {
    const add = (text: string, weight: number) => {
      for (const word of text.split(' ').filter(Boolean)) raise(words, singular(word), line, weight);
    };
    add(entry.weak, weakWeight);
    add(entry.words, 1);
    for (const phrase of entry.phrases) {
      const key = phrase.split(' ').map(singular).join(' ');
      phrases.set(key, (phrases.get(key) ?? new Set()).add(line));
    }
  }
  // The more lines share a word, the less it says about each.
  for (const lines of words.values()) {
    const held = [...lines.values()].reduce((sum, weight) => sum + weight, 0);
    for (const [line, weight] of lines) lines.set(line, weight / Math.sqrt(Math.max(1, held)));
  }
  const stems = new Map<string, Map<string, number>>();
  for (const [word, lines] of words) {
    for (const [line, weight] of lines) raise(stems, stemOf(word), line, weight * stemmedWeight);
  }
  lexicon = { words, stems, phrases };
  return lexicon;
}

/** A word that is only similar to a known one says less. */
const stemmedWeight = 0.8;

function raise(map: Map<string, Map<string, number>>, key: string, line: string, weight: number): void {
  const lines = map.get(key) ?? new Map<string, number>();
  lines.set(line, Math.max(lines.get(line) ?? 0, weight));
  map.set(key, lines);
}

/** A word of this weight decides a line. */
export const decides = 0.5;
const nothing: LineWeights = new Map();

/** What a word in lower case without accents says: itself, as a form of another word, or by its stem. */
export function weightsOf(word: string): LineWeights {
  const { words, stems } = loaded();
  const found = [singular(word), ...baseForms(word).map(singular)].find((form) => words.has(form));
  return (found === undefined ? stems.get(stemOf(word)) : words.get(found)) ?? nothing;
}

/**
 * The lines that two adjacent words decide, such as `cooking oil`, even if they are written as one; empty for most.
 */
export function linesOfPhrase(first: string, second: string): ReadonlySet<string> {
  const { phrases, words } = loaded();
  const phrase = phrases.get(`${singular(first)} ${singular(second)}`);
  if (phrase !== undefined) return phrase;
  const joined = (second !== '' && words.get(singular(`${first}${second}`))) || nothing;
  return new Set([...joined].flatMap(([line, weight]) => (weight >= decides ? [line] : [])));
}

/** Words of the lexicon with at least `minLength` letters that occur inside a text. */
export function wordsInside(text: string, minLength: number): readonly string[] {
  return [...loaded().words.keys()].filter((word) => word.length >= minLength && text.includes(word));
}
