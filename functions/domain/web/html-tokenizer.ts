/** Receives the parts of an HTML text in order, each as positions in the text. */
export interface HtmlTokens {
  /** Whether SVG or MathML is being read, in which no element contains only text. */
  isInForeignContext(): boolean;
  /** Its entities must be decoded, unless `isRaw`. */
  text(start: number, end: number, isRaw: boolean): void;
  tagOpens(nameStart: number, nameEnd: number): void;
  /** Called before `tagOpened`. A missing value is empty. Its entities must be decoded. */
  attribute(nameStart: number, nameEnd: number, valueStart: number, valueEnd: number): void;
  tagOpened(closesItself: boolean): void;
  tagCloses(nameStart: number, nameEnd: number): void;
}

/** Elements that contain text without markup; `title` and `textarea` with entities. */
const textElements = new Set('iframe noembed noframes plaintext script style textarea title xmp'.split(' '));
const maxTextElementLength = 9;

const commentEnd = /--!?>/g;

/**
 * Tokenizes an HTML text by the rules of the standard
 * (https://html.spec.whatwg.org/multipage/parsing.html#tokenization), in one pass from `<` to `<`. The JavaScript
 * engine's own search finds these, so most characters of a page are never looked at. Linear in the length of the
 * text. Skips comments, doctypes and processing instructions.
 */
export class HtmlTokenizer {
  private readonly source: string;
  private readonly tokens: HtmlTokens;
  private isStopped = false;

  constructor(source: string, tokens: HtmlTokens) {
    this.source = source;
    this.tokens = tokens;
  }

  /** Reads the text to its end, or until it is stopped. Returns which. */
  read(): boolean {
    const { source, tokens } = this;
    let text = 0;
    let from = 0;
    while (!this.isStopped) {
      const sign = source.indexOf('<', from);
      if (sign < 0) break;
      const kind = source.charCodeAt(sign + 1);
      const begins = kind === slash ? source.charCodeAt(sign + 2) : kind;
      const isTag = isLetter(begins);
      if (!isTag && kind !== exclamation && kind !== question && (kind !== slash || Number.isNaN(begins))) {
        from = sign + 1;
        continue;
      }
      if (sign > text) tokens.text(text, sign, false);
      if (!isTag) text = this.passOver(sign);
      else text = kind === slash ? this.closingTag(sign + 2) : this.openingTag(sign + 1);
      from = text;
    }
    if (!this.isStopped && text < source.length) tokens.text(text, source.length, false);
    return !this.isStopped;
  }

  /** Stops reading. */
  stop(): void {
    this.isStopped = true;
  }

  /** The end of a comment, a doctype or anything else that is not content. */
  private passOver(sign: number): number {
    const { source, tokens } = this;
    if (source.startsWith('<!--', sign)) {
      // The dashes of `<!-->` both start and end it.
      commentEnd.lastIndex = sign + 2;
      return commentEnd.test(source) ? commentEnd.lastIndex : source.length;
    }
    if (source.startsWith('<![CDATA[', sign)) {
      const end = source.indexOf(']]>', sign + 9);
      if (end < 0) return source.length;
      if (tokens.isInForeignContext()) tokens.text(sign + 9, end, true);
      return end + 3;
    }
    return this.behind('>', sign + 2);
  }

  private closingTag(name: number): number {
    const end = this.endOfName(name);
    if (end === this.source.length) return end;
    this.tokens.tagCloses(name, end);
    return this.behind('>', end);
  }

  private openingTag(name: number): number {
    const { source, tokens } = this;
    const nameEnd = this.endOfName(name);
    if (nameEnd === source.length) return nameEnd;
    const textElement = this.textElement(name, nameEnd);
    tokens.tagOpens(name, nameEnd);
    let at = nameEnd;
    let closesItself = false;
    for (;;) {
      const code = source.charCodeAt(at);
      if (code === greater) break;
      if (code === slash) closesItself = true;
      else if (!isSpace(code)) {
        if (Number.isNaN(code)) return source.length;
        closesItself = false;
        at = this.attribute(at);
        continue;
      }
      at++;
    }
    tokens.tagOpened(closesItself);
    return textElement === null ? at + 1 : this.textOf(textElement, at + 1);
  }

  /** The name of an element that contains only text, or null. */
  private textElement(name: number, end: number): string | null {
    if (end - name > maxTextElementLength || end - name < 3) return null;
    const first = this.source.charCodeAt(name) | lowerCase;
    // i, n, p, s, t, x
    if (first !== 105 && first !== 110 && first !== 112 && first !== 115 && first !== 116 && first !== 120)
      return null;
    const tag = this.source.slice(name, end).toLowerCase();
    return textElements.has(tag) && !this.tokens.isInForeignContext() ? tag : null;
  }

  /** Reports one attribute. Returns where the text after it begins. */
  private attribute(name: number): number {
    const { source, tokens } = this;
    let nameEnd = name + 1;
    for (;;) {
      const code = source.charCodeAt(nameEnd);
      if (code === equals || code === greater || code === slash || isSpace(code) || Number.isNaN(code)) break;
      nameEnd++;
    }
    let at = this.behindSpace(nameEnd);
    if (source.charCodeAt(at) !== equals) {
      tokens.attribute(name, nameEnd, nameEnd, nameEnd);
      return at;
    }
    at = this.behindSpace(at + 1);
    const quote = source.charCodeAt(at);
    if (quote === doubleQuote || quote === singleQuote) {
      const end = source.indexOf(quote === doubleQuote ? '"' : "'", at + 1);
      if (end < 0) return source.length;
      tokens.attribute(name, nameEnd, at + 1, end);
      return end + 1;
    }
    const value = at;
    for (let code = quote; code !== greater && !isSpace(code) && !Number.isNaN(code); )
      code = source.charCodeAt(++at);
    tokens.attribute(name, nameEnd, value, at);
    return at;
  }

  /** Reports the text of an element without markup, and its end. Returns where the text after it begins. */
  private textOf(tag: string, start: number): number {
    const { source, tokens } = this;
    const isRaw = tag !== 'title' && tag !== 'textarea';
    for (
      let at = tag === 'plaintext' ? -1 : source.indexOf('</', start);
      at >= 0;
      at = source.indexOf('</', at + 2)
    ) {
      const nameEnd = at + 2 + tag.length;
      const next = source.charCodeAt(nameEnd);
      if (next !== greater && next !== slash && !isSpace(next)) continue;
      if (source.slice(at + 2, nameEnd).toLowerCase() !== tag) continue;
      if (at > start) tokens.text(start, at, isRaw);
      return this.closingTag(at + 2);
    }
    if (start < source.length) tokens.text(start, source.length, isRaw);
    return source.length;
  }

  private endOfName(name: number): number {
    const { source } = this;
    for (let at = name + 1; at < source.length; at++) {
      const code = source.charCodeAt(at);
      if (code === greater || code === slash || isSpace(code)) return at;
    }
    return source.length;
  }

  private behindSpace(from: number): number {
    let at = from;
    while (isSpace(this.source.charCodeAt(at))) at++;
    return at;
  }

  private behind(mark: string, from: number): number {
    const at = this.source.indexOf(mark, from);
    return at < 0 ? this.source.length : at + mark.length;
  }
}

const exclamation = 33;
const doubleQuote = 34;
const singleQuote = 39;
const slash = 47;
const equals = 61;
const greater = 62;
const question = 63;
/** The bit that distinguishes lower-case ASCII letters from upper case. */
const lowerCase = 0x20;

function isLetter(code: number): boolean {
  const lower = code | lowerCase;
  return lower >= 97 && lower <= 122;
}

function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 9 || code === 13 || code === 12;
}
