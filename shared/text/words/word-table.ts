/** A word of a text, with what each list of words has said of it. */
export interface KnownWord {
  readonly text: string;
  /** The answers of the lists by their numbers. */
  readonly answers: (number | undefined)[];
}

const maxWords = 20_000;
const words = new Map<string, KnownWord>();

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

function split(text: string): KnownWord[] {
  const found: KnownWord[] = [];
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 127)
      return text.split(/[^\p{L}\p{N}]+/u).flatMap((part) => (part === '' ? [] : knownWord(part)));
    if (isLetterOrDigit(code)) continue;
    if (at > from) found.push(knownWord(text.slice(from, at)));
    from = at + 1;
  }
  return found;
}

function isLetterOrDigit(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90);
}

/** The entry of a word. An entry may be lost when there are too many. */
function knownWord(text: string): KnownWord {
  let word = words.get(text);
  if (word === undefined) {
    if (words.size >= maxWords) words.clear();
    word = { text, answers: [] };
    words.set(text, word);
  }
  return word;
}
