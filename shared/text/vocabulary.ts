import { foldText } from './fold-text.ts';

const maxKnownWords = 5_000;
const maxRememberedTexts = 500;
const texts = new Map<string, { readonly words: readonly string[]; readonly spaced: string }>();

/** Splits a text only once, though several lists are matched against it. */
function partsOf(folded: string) {
  let parts = texts.get(folded);
  if (!parts) {
    parts = {
      words: folded.split(/[^\p{L}\p{N}]+/u),
      spaced: ` ${folded.replace(/[^\p{L}\p{N}'&-]+/gu, ' ')} `,
    };
    if (texts.size >= maxRememberedTexts) texts.clear();
    if (folded.length <= 200) texts.set(folded, parts);
  }
  return parts;
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
  private readonly phrases: string[] = [];
  private readonly known = new Map<string, boolean>();
  private readonly judged = new Map<string, boolean>();

  constructor(list: string) {
    for (const entry of foldText(list)
      .split('|')
      .map((item) => item.trim())) {
      if (entry === '') continue;
      const bare = entry.replaceAll('*', '');
      if (/[ '&-]/.test(bare)) this.phrases.push(entry.endsWith('*') ? ` ${bare}` : ` ${bare} `);
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
    const { words, spaced } = partsOf(folded);
    const all = words.filter((word) => word !== '');
    if (all.length === 0) return 0;
    const inPhrases = this.phrases
      .filter((phrase) => spaced.includes(phrase))
      .map((phrase) => phrase.trim().split(/[ '&-]+/).length);
    const single = all.filter((word) => this.knows(word)).length;
    return Math.min(1, Math.max(single, ...inPhrases, 0) / all.length);
  }

  private judge(folded: string): boolean {
    const { words, spaced } = partsOf(folded);
    if (words.some((word) => word !== '' && this.knows(word))) return true;
    return this.phrases.some((phrase) => spaced.includes(phrase));
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
