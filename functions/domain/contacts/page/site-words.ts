import type { PageModel } from './page-model.ts';

/** A single word in lower case, so that no part of an address or a file name counts. */
const lowerCaseWord = /^["'(«„“‘]*(\p{Ll}[\p{L}\p{M}]+)["')»”“’,;:!?….]*$/u;
const hangulWord = /\p{Script=Hangul}{4,12}/gu;
const maxCompounds = 4;
/** A word of a script without capitals, which letters before it and after it would make another one. */
const uncasedWord = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}][\p{L}\p{M}'’"״׳]*/gu;
/** So many lines of each word tell whether it is used without a name. */
const maxLinesOfWord = 8;
const maxCharacters = 2_000_000;
const maxHeading = 40;

/** What a site's own texts say about its words. */
export class SiteWords {
  private readonly pages: readonly PageModel[];
  private compounds: ReadonlyMap<string, readonly string[]> | null = null;
  private lowerCase: ReadonlySet<string> | null = null;
  private uncased: ReadonlyMap<string, readonly string[]> | null = null;

  constructor(pages: readonly PageModel[]) {
    this.pages = pages;
  }

  /** Whether the site writes a word in lower case somewhere, which hardly ever happens to a word of a name. */
  isWrittenInLowerCase(word: string): boolean {
    this.lowerCase ??= this.collect();
    return this.lowerCase.has(word.toLowerCase());
  }

  /** Whether a word of Hangul ends a longer one, of which the beginning passes the test: a name hardly ever does. */
  endsCompound(word: string, isBeginning: (text: string) => boolean): boolean {
    this.compounds ??= this.collectCompounds();
    return (this.compounds.get(word) ?? []).some(isBeginning);
  }

  /** What stands before the last two and three syllables of the site's words of Hangul. */
  private collectCompounds(): Map<string, string[]> {
    const compounds = new Map<string, string[]>();
    let left = maxCharacters;
    for (const { lines } of this.pages) {
      for (const { text } of lines) {
        left -= text.length;
        if (left < 0) return compounds;
        for (const [token] of text.matchAll(hangulWord)) {
          for (const length of [2, 3]) {
            const word = token.slice(-length);
            const known = compounds.get(word) ?? [];
            if (token.length - length < 2 || known.length >= maxCompounds) continue;
            compounds.set(word, [...known, token.slice(0, -length)]);
          }
        }
      }
    }
    return compounds;
  }

  /** How many different lines have a word of Arabic, Hebrew or Devanagari, and not the name that it is part of. */
  countLinesApart(word: string, name: string): number {
    this.uncased ??= this.collectUncased();
    return (this.uncased.get(word) ?? []).filter((line) => !line.includes(name)).length;
  }

  /** The first different lines with each word of a script without capitals. */
  private collectUncased(): Map<string, string[]> {
    const lines = new Map<string, string[]>();
    let left = maxCharacters;
    for (const page of this.pages) {
      for (const { text } of page.lines) {
        left -= text.length;
        if (left < 0) return lines;
        for (const [token] of text.matchAll(uncasedWord)) {
          const known = lines.get(token);
          if (known === undefined) lines.set(token, [text]);
          else if (known.length < maxLinesOfWord && !known.includes(text)) known.push(text);
        }
      }
    }
    return lines;
  }

  /** The number of lines of the site with a text, at most `max`. */
  countLines(text: string, max: number): number {
    let count = 0;
    for (const { lines } of this.pages) {
      for (const line of lines) if (line.text.includes(text) && ++count >= max) return count;
    }
    return count;
  }

  /**
   * Short lines with words in lower case that the site has in capitals as well: what a style shows in capitals may be
   * written in any case, so that "jane roe" beside "JANE ROE" makes no ordinary words of hers.
   */
  private linesInTwoCases(): Set<string> {
    const written = new Map<string, Set<string>>();
    const isShort = (text: string) => text.length <= maxHeading && text.includes(' ');
    const all = this.pages.flatMap(({ lines }) => lines.filter(({ text }) => isShort(text)));
    for (const { text } of all) {
      if (!/(?:^| )\p{Ll}/u.test(text)) continue;
      const lowered = text.toLowerCase();
      written.set(lowered, (written.get(lowered) ?? new Set()).add(text));
    }
    const shown = new Set<string>();
    if (written.size === 0) return shown;
    for (const { text } of all)
      if (!/(?:^| )[^\p{Lu}]/u.test(text))
        for (const line of written.get(text.toLowerCase()) ?? []) shown.add(line);
    return shown;
  }

  private collect(): Set<string> {
    const words = new Set<string>();
    for (const token of this.collectPlain(words)) {
      const word = lowerCaseWord.exec(token)?.[1];
      if (word !== undefined) words.add(word);
    }
    return words;
  }

  /** Adds the words of usual letters, which most are. Returns what only the pattern can tell. */
  private collectPlain(words: Set<string>): Set<string> {
    const others = new Set<string>();
    const seenLines = this.linesInTwoCases();
    let left = maxCharacters;
    for (const { lines } of this.pages) {
      for (const { text } of lines) {
        left -= text.length;
        if (left < 0) return others;
        if (seenLines.has(text)) continue;
        seenLines.add(text);
        for (let from = 0, end = 0; from < text.length; from = end + 1) {
          const space = text.indexOf(' ', from);
          end = space < 0 ? text.length : space;
          const word = plainWord(text, from, end);
          if (word === undefined) others.add(text.slice(from, end));
          else if (word !== '') words.add(word);
        }
      }
    }
    return others;
  }
}

/**
 * The word of a token that begins with a letter in lower case, without the marks after it. It is '' if the token is no
 * such word, and undefined if other letters or marks than the usual ones would have to be known to tell.
 */
function plainWord(text: string, start: number, end: number): string | undefined {
  const first = text.charCodeAt(start);
  if (end - start < 2 || isCapital(first)) return '';
  if (!isLowerCase(first)) return first > 127 || opening.has(first) ? undefined : '';
  let at = start + 1;
  while (at < end && isLetter(text.charCodeAt(at))) at++;
  const length = at - start;
  for (let rest = at; rest < end; rest++) {
    const code = text.charCodeAt(rest);
    if (code > 127) return undefined;
    if (!closing.has(code)) return '';
  }
  return length < 2 ? '' : text.slice(start, at);
}

/** The marks of ASCII that `lowerCaseWord` accepts before and after a word. */
const opening = codesOf(`"'(`);
const closing = codesOf(`"'),;:!?.`);

function codesOf(marks: string): ReadonlySet<number> {
  return new Set([...marks].map((mark) => mark.charCodeAt(0)));
}

/** The letters in lower case of the alphabets of Europe without the rarer ones, of which the pattern knows. */
function isLowerCase(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 0xdf && code <= 0xff && code !== 0xf7) ||
    (code >= 0x3ac && code <= 0x3ce) ||
    (code >= 0x430 && code <= 0x45f)
  );
}

function isLetter(code: number): boolean {
  return (
    isLowerCase(code) || isCapital(code) || (code >= 0xc0 && code <= 0x24f && code !== 0xd7 && code !== 0xf7)
  );
}

function isCapital(code: number): boolean {
  return code >= 65 && code <= 90;
}
