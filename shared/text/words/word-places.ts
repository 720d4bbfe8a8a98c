const slots = 16_384;

/**
 * What is known about words, by their places in a text: comparing with a word met before is faster than copying and
 * hashing each. Bounded, as a word takes the place of another one of the same slot.
 */
export class WordPlaces<Known> {
  private readonly written = new Array<string | undefined>(slots);
  private readonly known = new Array<Known | undefined>(slots);
  private readonly read: (word: string) => Known;

  /** `read` answers for a word. It may be called more than once per word. */
  constructor(read: (word: string) => Known) {
    this.read = read;
  }

  /** The answer for the word from `start` to before `end`, which is not empty. */
  at(text: string, start: number, end: number): Known {
    let hash = end - start;
    for (let at = start; at < end; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
    const slot = (hash ^ (hash >>> 13)) & (slots - 1);
    const written = this.written[slot] ?? '';
    if (written.length === end - start && text.startsWith(written, start)) return this.known[slot] as Known;
    const word = text.slice(start, end);
    const known = this.read(word);
    this.written[slot] = word;
    this.known[slot] = known;
    return known;
  }
}
