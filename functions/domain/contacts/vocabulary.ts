/**
 * A list of folded words to look a text up in, fast and linear: `abc` the word, `abc*` words that begin so, `*abc`
 * words that end so, `*abc*` both; an entry with a space, hyphen or apostrophe is a phrase and matches as it stands.
 */
export class Vocabulary {
  private readonly words = new Set<string>();
  private readonly starts = new Set<string>();
  private readonly ends = new Set<string>();
  private readonly parts: string[] = [];
  private readonly phrases: string[] = [];

  constructor(list: string) {
    for (const entry of list.split('|').map((item) => item.trim())) {
      if (entry === '') continue;
      const bare = entry.replaceAll('*', '');
      if (/[ '&-]/.test(bare)) this.phrases.push(entry.endsWith('*') ? ` ${bare}` : ` ${bare} `);
      else if (entry.startsWith('*') && entry.endsWith('*')) this.parts.push(bare);
      else if (entry.startsWith('*')) this.ends.add(bare);
      else if (entry.endsWith('*')) this.starts.add(bare);
      else this.words.add(bare);
    }
  }

  /** Whether the folded text holds one of the words. */
  isIn(folded: string): boolean {
    const words = folded.split(/[^\p{L}\p{N}]+/u);
    if (words.some((word) => word !== '' && this.has(word))) return true;
    if (this.phrases.length === 0) return false;
    const spaced = ` ${folded.replace(/[^\p{L}\p{N}'&-]+/gu, ' ')} `;
    return this.phrases.some((phrase) => spaced.includes(phrase));
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
