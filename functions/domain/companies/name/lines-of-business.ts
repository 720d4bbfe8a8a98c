import { weightsOf } from './line-lexicon.ts';
import { baseForms, singular } from './word-forms.ts';
import facts from './word-groups.json' with { type: 'json' };

const generic = new Set(facts.generic);

/** Read at first use, as are the languages below: a start needs neither. */
let synonymsByWord: ReadonlyMap<string, ReadonlySet<string>> | undefined;

function readSynonyms(): ReadonlyMap<string, ReadonlySet<string>> {
  const byWord = new Map<string, Set<string>>();
  for (const group of facts.synonyms) {
    for (const word of group.map(singular)) {
      const others = byWord.get(word) ?? new Set<string>();
      for (const other of group.map(singular)) if (other !== word) others.add(other);
      byWord.set(word, others);
    }
  }
  return byWord;
}

/** Words of a text for comparing: lower case, without accents, singular; at most `limit` of them. */
export function comparableWords(text: string, limit = 5_000): string[] {
  // Most phrases of a directory are plain, and it has a hundred thousand.
  if (/^[a-z0-9 ]*$/.test(text)) return text.split(' ').filter(Boolean).slice(0, limit).map(singular);
  const plain = text
    .slice(0, limit * 12)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, limit).map(singular);
}

/** Words such as "get", "app" or "group" that say nothing about a line of business. */
export function isGeneric(word: string): boolean {
  return generic.has(word) || generic.has(singular(word));
}

const brandWords = new Set(facts.brands);

/** Pictures that a brand adds to the word for its trade: `patrol`, `nest`. */
export function isBrandWord(word: string): boolean {
  return brandWords.has(word);
}

let languages: ReadonlyMap<string, string> | undefined;

/**
 * The language (ISO 639-1) to which a word of a trade belongs alone; undefined for English and for words of several.
 */
export function languageOfWord(word: string): string | undefined {
  languages ??= new Map(
    Object.entries(facts.languages).flatMap(([language, words]) =>
      words.map((each): [string, string] => [singular(each), language]),
    ),
  );
  return languages.get(singular(word));
}

const idioms = new Set(facts.idioms);

/** Two words that together do not name a trade: `blue bird`, `river bank`. */
export function isIdiom(first: string, second: string): boolean {
  return idioms.has(`${first} ${second}`);
}

/** The words of a name that say what it is about; all of them if none does. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !isGeneric(word) && !/^\d+$/.test(word));
  return telling.length > 0 ? telling : words;
}

/** Words of the same trade, in the singular: `payment` and `checkout` for `pay`. */
export function synonymsOf(word: string): ReadonlySet<string> {
  synonymsByWord ??= readSynonyms();
  const synonyms = synonymsByWord;
  const forms = [singular(word), ...baseForms(word).map(singular)];
  return new Set(
    forms.flatMap((form) => [...(synonyms.get(form) ?? [])]).filter((other) => !forms.includes(other)),
  );
}

/** One part of a page, and how much its words say about what the company does. */
interface WeightedText {
  readonly text: string;
  readonly weight: number;
}

/**
 * The lines of business that texts mention, likeliest first, at most three. One stray word is not enough: a line
 * needs two different words, or one in a heavily weighted part.
 */
export function industriesIn(texts: readonly WeightedText[]): string[] {
  const heaviest = new Map<string, Map<string, number>>();
  for (const { text, weight } of texts) {
    for (const word of new Set(comparableWords(text, 400))) {
      if (isGeneric(word)) continue;
      for (const [industry, says] of weightsOf(word)) {
        const words = heaviest.get(industry) ?? new Map<string, number>();
        words.set(word, Math.max(words.get(word) ?? 0, weight * says));
        heaviest.set(industry, words);
      }
    }
  }
  return [...heaviest]
    .map(([industry, words]) => ({ industry, score: [...words.values()].reduce((sum, w) => sum + w, 0) }))
    .filter(({ score }) => score >= 2)
    .sort((a, b) => b.score - a.score || a.industry.localeCompare(b.industry))
    .slice(0, 3)
    .map(({ industry }) => industry);
}
