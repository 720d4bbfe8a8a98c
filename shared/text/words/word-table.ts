import { isHalf, isLetterOrDigit } from './word-letters.ts';
import { WordPlaces } from './word-places.ts';

/** A word of a text, with what each list of words has said of it. */
export interface KnownWord {
  readonly text: string;
  /** The answers of the lists by their numbers. */
  readonly answers: (number | undefined)[];
}

const known = new WordPlaces<KnownWord>((text) => ({ text, answers: [] }));

/** The last texts, as several lists look at one or two of them in turn. */
const last: { readonly text: string; readonly words: readonly KnownWord[] }[] = [];
const maxLast = 4;
let oldest = 0;

/** The words of a text, in order. */
export function wordsOf(text: string): readonly KnownWord[] {
  for (const one of last) if (one.text === text) return one.words;
  const found = split(text);
  last[oldest] = { text, words: found };
  oldest = (oldest + 1) % maxLast;
  return found;
}

const space = 32;

function split(text: string): KnownWord[] {
  const found: KnownWord[] = [];
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : space;
    if (isHalf(code))
      return text
        .split(/[^\p{L}\p{N}]+/u)
        .flatMap((part) => (part === '' ? [] : known.at(part, 0, part.length)));
    if (isLetterOrDigit(code)) continue;
    if (at > from) found.push(known.at(text, from, at));
    from = at + 1;
  }
  return found;
}
