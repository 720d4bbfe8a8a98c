import { foldText } from '../fold-text.ts';
import { type KnownWord, wordsOf } from './word-table.ts';

/** A text in which every phrase is preceded and followed by a space, whatever the punctuation is. */
function spacedOut(folded: string): string {
  return ` ${folded.replace(/[^\p{L}\p{N}'&-]+/gu, ' ')} `;
}

/** The entries of a list whose separator is `|`, folded. */
export function entriesOf(list: string): readonly string[] {
  return foldText(list)
    .split('|')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

let lists = 0;
const isWord = 1;
const beginsPhrase = 2;

/**
 * A list of words to find in a folded text, fast and in linear time: `abc` matches the word, `abc*` words that begin
 * with it, `*abc` words that end with it, `*abc*` both. An entry with a space, hyphen or apostrophe is a phrase and
 * is matched literally.
 */
export class Vocabulary {
  private readonly number = lists++;
  private readonly words = new Set<string>();
  /** Beginnings and ends of words by their first or last two letters, those of one letter by this. */
  private readonly starts = new Map<number, string[]>();
  private readonly ends = new Map<number, string[]>();
  /** By their first letter: most are of scripts without spaces, and share none with a word of another script. */
  private readonly parts = new Map<number, string[]>();
  /** The phrases by their first words, as most texts contain none of these. */
  private readonly phrases = new Map<string, string[]>();

  constructor(list: string) {
    this.add(entriesOf(list));
  }

  /** A list of entries that are folded already (`entriesOf`). */
  static of(entries: readonly string[]): Vocabulary {
    const vocabulary = new Vocabulary('');
    vocabulary.add(entries);
    return vocabulary;
  }

  private add(entries: readonly string[]): void {
    for (const entry of entries) {
      const bare = entry.includes('*') ? entry.replaceAll('*', '') : entry;
      if (/[ '&-]/.test(bare)) this.addPhrase(entry.endsWith('*') ? ` ${bare}` : ` ${bare} `);
      else if (bare === entry) this.words.add(bare);
      else if (entry.startsWith('*') && entry.endsWith('*')) addTo(this.parts, bare.charCodeAt(0), bare);
      else if (entry.startsWith('*')) addTo(this.ends, lastLetters(bare), bare);
      else if (entry.endsWith('*')) addTo(this.starts, firstLetters(bare), bare);
    }
  }

  /** Whether the folded text contains one of the words. */
  isIn(folded: string): boolean {
    let mayHavePhrase = false;
    for (const word of wordsOf(folded)) {
      const answer = this.answer(word);
      if ((answer & isWord) > 0) return true;
      mayHavePhrase ||= answer > 0;
    }
    return mayHavePhrase && this.phrasesIn(folded).length > 0;
  }

  /** The share of a folded text's words that are in the list, from 0 to 1. A phrase counts as its words. */
  shareOf(folded: string): number {
    const all = wordsOf(folded);
    if (all.length === 0) return 0;
    const inPhrases = this.phrasesIn(folded).map((phrase) => phrase.trim().split(/[ '&-]+/).length);
    const single = all.filter((word) => (this.answer(word) & isWord) > 0).length;
    return Math.min(1, Math.max(single, ...inPhrases, 0) / all.length);
  }

  /** Whether a folded word is in the list. */
  has(word: string): boolean {
    if (this.words.has(word)) return true;
    if (word.length > 40) return false;
    return (
      beginsWithOne(word, this.starts.get(firstLetters(word))) ||
      beginsWithOne(word, this.starts.get(word.charCodeAt(0))) ||
      endsInOne(word, this.ends.get(lastLetters(word))) ||
      endsInOne(word, this.ends.get(word.charCodeAt(word.length - 1))) ||
      containsOne(word, this.parts)
    );
  }

  /** Whether a word is in the list, and whether a phrase begins with it. */
  private answer({ text, answers }: KnownWord): number {
    let answer = answers[this.number];
    if (answer === undefined) {
      answer = (this.has(text) ? isWord : 0) | (this.phrases.has(text) ? beginsPhrase : 0);
      answers[this.number] = answer;
    }
    return answer;
  }

  private addPhrase(phrase: string): void {
    addTo(this.phrases, /[\p{L}\p{N}]+/u.exec(phrase)?.[0] ?? '', phrase);
  }

  private phrasesIn(folded: string): string[] {
    const possible = wordsOf(folded).flatMap(({ text }) => this.phrases.get(text) ?? []);
    if (possible.length === 0) return [];
    const spaced = spacedOut(folded);
    return possible.filter((phrase) => spaced.includes(phrase));
  }
}

function addTo<Key>(lists: Map<Key, string[]>, key: Key, entry: string): void {
  const list = lists.get(key);
  if (list) list.push(entry);
  else lists.set(key, [entry]);
}

function beginsWithOne(word: string, beginnings: readonly string[] = []): boolean {
  for (const beginning of beginnings) if (word.startsWith(beginning)) return true;
  return false;
}

function endsInOne(word: string, ends: readonly string[] = []): boolean {
  for (const end of ends) if (word.endsWith(end)) return true;
  return false;
}

function containsOne(word: string, parts: ReadonlyMap<number, readonly string[]>): boolean {
  if (parts.size === 0) return false;
  for (let at = 0; at < word.length; at++)
    for (const part of parts.get(word.charCodeAt(at)) ?? []) if (word.startsWith(part, at)) return true;
  return false;
}

/** The first two letters of a word as one number, which needs no text of its own; the letter itself if it is one. */
function firstLetters(word: string): number {
  return word.length < 2 ? word.charCodeAt(0) : pair(word, 0);
}

function lastLetters(word: string): number {
  return word.length < 2 ? word.charCodeAt(0) : pair(word, word.length - 2);
}

function pair(word: string, at: number): number {
  return word.charCodeAt(at) * 0x10000 + word.charCodeAt(at + 1);
}
