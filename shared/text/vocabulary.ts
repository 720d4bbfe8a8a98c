import { foldText } from './fold-text.ts';

const maxKnownWords = 5_000;
const maxRememberedTexts = 500;
const texts = new Map<string, readonly string[]>();

/** Splits a text only once, though several lists are matched against it. */
function wordsOf(folded: string): readonly string[] {
  let words = texts.get(folded);
  if (!words) {
    words = folded.split(/[^\p{L}\p{N}]+/u);
    if (texts.size >= maxRememberedTexts) texts.clear();
    if (folded.length <= 200) texts.set(folded, words);
  }
  return words;
}

/** A text in which every phrase is preceded and followed by a space, whatever the punctuation is. */
function spacedOut(folded: string): string {
  return ` ${folded.replace(/[^\p{L}\p{N}'&-]+/gu, ' ')} `;
}

/**
 * A list of words to find in a folded text, fast and in linear time: `abc` matches the word, `abc*` words that begin
 * with it, `*abc` words that end with it, `*abc*` both. An entry with a space, hyphen or apostrophe is a phrase and
 * is matched literally.
 */
export class Vocabulary {
  private readonly words = new Set<string>();
  private readonly starts = new Set<string>();
  private readonly ends = new Set<string>();
  private readonly parts: string[] = [];
  /** The phrases by their first words, as most texts contain none of these. */
  private readonly phrases = new Map<string, string[]>();
  private readonly known = new Map<string, boolean>();
  private readonly judged = new Map<string, boolean>();

  constructor(list: string) {
    for (const entry of foldText(list)
      .split('|')
      .map((item) => item.trim())) {
      if (entry === '') continue;
      const bare = entry.replaceAll('*', '');
      if (/[ '&-]/.test(bare)) this.addPhrase(entry.endsWith('*') ? ` ${bare}` : ` ${bare} `);
      else if (entry.startsWith('*') && entry.endsWith('*')) this.parts.push(bare);
      else if (entry.startsWith('*')) this.ends.add(bare);
      else if (entry.endsWith('*')) this.starts.add(bare);
      else this.words.add(bare);
    }
  }

  /** Whether the folded text contains one of the words. */
  isIn(folded: string): boolean {
    let is = this.judged.get(folded);
    if (is === undefined) {
      is = this.judge(folded);
      if (this.judged.size >= maxKnownWords) this.judged.clear();
      if (folded.length <= 60) this.judged.set(folded, is);
    }
    return is;
  }

  /** The share of a folded text's words that are in the list, from 0 to 1. A phrase counts as its words. */
  shareOf(folded: string): number {
    const all = wordsOf(folded).filter((word) => word !== '');
    if (all.length === 0) return 0;
    const inPhrases = this.phrasesIn(folded, all).map((phrase) => phrase.trim().split(/[ '&-]+/).length);
    const single = all.filter((word) => this.knows(word)).length;
    return Math.min(1, Math.max(single, ...inPhrases, 0) / all.length);
  }

  private judge(folded: string): boolean {
    const words = wordsOf(folded);
    return words.some((word) => word !== '' && this.knows(word)) || this.phrasesIn(folded, words).length > 0;
  }

  private addPhrase(phrase: string): void {
    const first = /[\p{L}\p{N}]+/u.exec(phrase)?.[0] ?? '';
    const alike = this.phrases.get(first);
    if (alike) alike.push(phrase);
    else this.phrases.set(first, [phrase]);
  }

  private phrasesIn(folded: string, words: readonly string[]): string[] {
    if (this.phrases.size === 0) return [];
    const possible = words.flatMap((word) => this.phrases.get(word) ?? []);
    if (possible.length === 0) return [];
    const spaced = spacedOut(folded);
    return possible.filter((phrase) => spaced.includes(phrase));
  }

  private knows(word: string): boolean {
    let is = this.known.get(word);
    if (is === undefined) {
      if (this.known.size >= maxKnownWords) this.known.clear();
      is = this.has(word);
      if (word.length <= 40) this.known.set(word, is);
    }
    return is;
  }

  private has(word: string): boolean {
    if (this.words.has(word)) return true;
    if (word.length > 40) return false;
    for (let length = 1; length <= word.length; length++) {
      if (this.starts.has(word.slice(0, length)) || this.ends.has(word.slice(-length))) return true;
    }
    return this.parts.some((part) => word.includes(part));
  }
}
