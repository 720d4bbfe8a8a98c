import { linesOfName } from '../name/lines-of-name.ts';
import { citiesAtEnds, placeInName } from '../name/local-trade.ts';
import { type NameReading, readName } from '../name/name-reading.ts';
import { type PhrasesByBeginning, type PhrasesByText, phrasesByText } from '../name/phrases-by-text.ts';
import { wordCost } from '../name/word-cost.ts';
import { comparableText } from '../name/word-forms.ts';

/** Shorter phrases occur in others by chance. */
const minLength = 5;
const maxPhraseWords = 3;

/**
 * The phrases of a directory as a domain contains them, `palletracking`, with their words: in the singular and as they are
 * written, and with the `de` of French and Spanish between them.
 */
export function joinedPhrases(
  phrases: () => PhrasesByBeginning,
  wordsOf: (phrase: string) => readonly string[],
): PhrasesByText {
  return phrasesByText(phrases, (phrase) => {
    const words = wordsOf(phrase);
    if (words.length === 0 || words.length > maxPhraseWords) return { texts: [], words };
    const texts = [words.join(''), words.join('de'), comparableText(phrase).replace(/[^a-z]/g, '')];
    return { texts: texts.filter((text) => text.length >= minLength), words };
  });
}

/**
 * Reads a name with the phrases of a directory: one that is a city and a phrase, and one that our dictionaries do not
 * explain, by the longest phrase at one of its ends, if what remains is known or a city. Returns the reading as it is
 * if they do not explain it either.
 */
export function readByDirectory(reading: NameReading, known: PhrasesByText): NameReading {
  const text = comparableText(reading.words.join(''));
  for (const { city, rest, isFirst } of citiesAtEnds(text)) {
    const trade = known.get(rest);
    if (trade === undefined) continue;
    const words = isFirst ? [city, ...trade] : [...trade, city];
    return { ...reading, words, splits: [words] };
  }
  if (reading.words.every((word) => wordCost(word).known) && linesOfName(reading).length > 0) return reading;
  for (let length = text.length; length >= minLength; length -= 1) {
    for (const start of length === text.length ? [0] : [0, text.length - length]) {
      const found = known.get(text.slice(start, start + length));
      if (found === undefined) continue;
      const rest = start === 0 ? text.slice(length) : text.slice(0, start);
      const others = rest === '' ? [] : readName(rest).words;
      if (!others.every((word) => wordCost(word).known) && !isPlace(others, found)) continue;
      const words = start === 0 ? [...found, ...others] : [...others, ...found];
      return { ...reading, words, splits: [words] };
    }
  }
  return reading;
}

function isPlace(words: readonly string[], trade: readonly string[]): boolean {
  return placeInName([...words, ...trade])?.words.length === words.length;
}
