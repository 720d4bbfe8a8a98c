import { decides, linesOfPhrase, weightsOf, wordsInside } from './line-lexicon.ts';
import { isBrandWord, isGeneric, isIdiom } from './lines-of-business.ts';
import type { NameReading } from './name-reading.ts';
import { comparableText } from './word-forms.ts';

/** A line of business that a whole name indicates, and how strongly: about 1 for one clear word. */
export interface NamedLine {
  readonly line: string;
  readonly weight: number;
}

/**
 * Trades that decide what a name is about, whatever else it mentions: a loan for cars is a loan, food for pets is a
 * pet shop's. Below 1: lines that apply to any trade, such as a shop or an app.
 */
const pull: Readonly<Record<string, number>> = {
  Insurance: 1.8,
  'Lending and mortgages': 1.7,
  'Legal services': 1.6,
  'Accounting and tax': 1.5,
  'Human resources': 1.6,
  Translation: 1.7,
  Parking: 1.4,
  'Funeral services': 1.5,
  'Dental care': 1.5,
  'Pets and veterinary': 1.35,
  'Car rental and sharing': 1.3,
  'Cleaning services': 1.25,
  'Moving and storage': 1.2,
  'Solar energy': 1.3,
  'Wind energy': 1.3,
  'Senior care': 1.3,
  'Baby and kids': 1.15,
  Photography: 1.2,
  Education: 1.15,
  'Coworking and offices': 1.1,
  'Retail and e-commerce': 0.5,
  'E-commerce software': 0.6,
  Software: 0.6,
  'Recruiting software': 0.6,
  'Cloud computing': 0.85,
  'Web hosting': 0.85,
  'Media and news': 0.85,
  'Real estate': 0.9,
  Design: 0.9,
};
/** Services for any trade. If one ends a name, the name is about it (`law firm marketing`). */
const servicesForTrades: ReadonlySet<string> = new Set([
  'Consulting',
  'Design',
  'Human resources',
  'Marketing and advertising',
  'Translation',
]);
/** The factor that puts such a line above all others. */
const endsName = 1.3;
const phraseWeight = 3;
/** What the words of a phrase still say individually. */
const insidePhrase = 0.35;
/** What words that occur in any name, such as `pro`, still say. */
const genericWeight = 0.3;
/** A second line counts if it is nearly as strong as the first. */
const nearlyAsStrong = 0.8;
/** Less than this is not a line: one weak word. */
const minWeight = 0.4;
const maxLines = 2;
const minInsideLength = 5;

/**
 * The lines of business of a name as a whole, likeliest first; empty if its words indicate none. Two words that
 * belong together (`cooking oil`) count before each alone, and what several words say outweighs what one says.
 */
export function linesOfName(reading: NameReading): readonly NamedLine[] {
  const whole = comparableText(reading.words.join(''));
  let said = saidBy(withoutBrandWords(asRental(reading.words.map(comparableText))));
  if (said.size === 0) said = saidBy(reading.splits.slice(1).flat().map(comparableText));
  if (said.size === 0) said = saidBy(longestFirst(wordsInside(whole, minInsideLength)));
  return weighed(said).slice(0, maxLines);
}

/** The lines that words of a text indicate together, likeliest first, weighted as in `linesOfName`. */
export function linesOfWords(words: readonly string[]): readonly NamedLine[] {
  return weighed(saidBy(words));
}

function weighed(said: ReadonlyMap<string, number>): readonly NamedLine[] {
  const lines = [...said]
    .map(([line, weight]) => ({ line, weight: weight * (pull[line] ?? 1) }))
    .sort((a, b) => b.weight - a.weight || a.line.localeCompare(b.line));
  const best = lines[0]?.weight ?? 0;
  return lines.filter(({ weight }) => weight >= Math.max(minWeight, best * nearlyAsStrong));
}

function saidBy(words: readonly string[]): Map<string, number> {
  const said = new Map<string, number>();
  const say = (line: string, weight: number) => said.set(line, (said.get(line) ?? 0) + weight);
  const inPhrase = new Set<number>();
  words.forEach((word, at) => {
    for (const later of [at + 1, at + 2]) {
      const lines = linesOfPhrase(word, words[later] ?? '');
      if (lines.size === 0) continue;
      inPhrase.add(at).add(later);
      for (const line of lines) say(line, phraseWeight);
    }
  });
  words.forEach((word, at) => {
    if (isIdiom(word, words[at + 1] ?? '') || isIdiom(words[at - 1] ?? '', word)) return;
    const share = (inPhrase.has(at) ? insidePhrase : 1) * (isGeneric(word) ? genericWeight : 1);
    for (const [line, weight] of weightsOf(word)) say(line, weight * share);
  });
  const strongest = Math.max(0, ...[...said].map(([line, weight]) => weight * (pull[line] ?? 1)));
  for (const [line, weight] of words.length > 1 ? weightsOf(words.at(-1) ?? '') : []) {
    if (weight >= decides && servicesForTrades.has(line) && !isGeneric(words.at(-1) ?? ''))
      said.set(line, (strongest * endsName) / (pull[line] ?? 1));
  }
  return said;
}

/** Beside a word of a trade, a brand's picture says nothing: `patrol` after gutters. */
function withoutBrandWords(words: readonly string[]): readonly string[] {
  const others = words.filter((word) => !isBrandWord(word));
  return others.some((word) => [...weightsOf(word).values()].some((weight) => weight >= decides))
    ? others
    : words;
}

/** At the end of a name, `hire` is the British word for rental; earlier it is what an employer does. */
function asRental(words: readonly string[]): readonly string[] {
  return words.length > 1 && words.at(-1) === 'hire' ? [...words.slice(0, -1), 'rental'] : words;
}

/** Longer words say more, and a word inside another adds nothing. */
function longestFirst(words: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (const word of words.toSorted((a, b) => b.length - a.length || a.localeCompare(b))) {
    if (!kept.some((longer) => longer.includes(word))) kept.push(word);
  }
  return kept.slice(0, 2);
}
