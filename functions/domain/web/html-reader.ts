import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { HtmlTokenizer, type HtmlTokens } from './html-tokenizer.ts';

/** Receives the content of an HTML page in document order. */
export interface HtmlHandler {
  open(tag: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  close(tag: string): void;
}

/**
 * Elements nested deeper than this are reported as empty, and their text is added to the deepest element that is
 * read.
 */
const maxDepth = 400;

const voidElements = new Set(
  'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr'.split(
    ' ',
  ),
);

/** The open elements that an opening tag closes: https://html.spec.whatwg.org/multipage/syntax.html#optional-tags */
const impliedEnds = new Map<string, ReadonlySet<string>>();
function opening(tags: string, ends: string): void {
  const ended = new Set(ends.split(' '));
  for (const tag of tags.split(' ')) impliedEnds.set(tag, ended);
}
opening(
  'p address article aside blockquote details div dl fieldset figcaption figure footer form header hr main nav ol pre section table ul',
  'p',
);
opening('h1 h2 h3 h4 h5 h6', 'h1 h2 h3 h4 h5 h6 p');
opening(
  'select input output button datalist textarea',
  'input option optgroup select button datalist textarea',
);
opening('option', 'option');
opening('optgroup', 'optgroup option');
opening('tr', 'tr th td');
opening('th', 'th');
opening('td', 'thead th td');
opening('tbody tfoot', 'thead tbody');
opening('li', 'li');
opening('dd dt', 'dd dt');
opening('rt rp', 'rt rp');
opening('a', 'a');
opening('body', 'head link script');

const foreign = new Set(['svg', 'math']);
/** Elements of SVG and MathML that contain HTML. */
const integration = new Set('mi mo mn ms mtext annotation-xml foreignobject desc title'.split(' '));

/** The attributes of all elements of which none is read. */
export const noAttributes: Readonly<Record<string, string>> = Object.freeze({});

/** What HTML specifies for elements of one name. */
interface Tag {
  readonly name: string;
  readonly isVoid: boolean;
  readonly ends: ReadonlySet<string> | undefined;
  /** Whether the content is SVG or MathML, or HTML inside these; undefined if the element changes neither. */
  readonly isForeign: boolean | undefined;
}

function tagOf(name: string): Tag {
  return {
    name,
    isVoid: voidElements.has(name),
    ends: impliedEnds.get(name),
    isForeign: foreign.has(name) || (integration.has(name) ? false : undefined),
  };
}

/**
 * What is known about the names on a page, by their positions in its text. A page repeats few names thousands of
 * times, and comparing with one met before is faster than copying and hashing each.
 */
class NameTable<Known> {
  private readonly written = new Array<string | undefined>(512);
  private readonly known = new Array<Known | undefined>(512);
  private readonly read: (name: string) => Known;

  /** `read` returns the information about a name, which is in lower case. It may be called more than once per name. */
  constructor(read: (name: string) => Known) {
    this.read = read;
  }

  at(source: string, start: number, end: number): Known {
    const middle = source.charCodeAt((start + end) >> 1);
    const slot =
      (source.charCodeAt(start) * 31 + middle * 131 + source.charCodeAt(end - 1) * 7 + end - start) & 511;
    const written = this.written[slot];
    const known = this.known[slot];
    if (written?.length === end - start && known !== undefined && source.startsWith(written, start))
      return known;
    const name = source.slice(start, end);
    const fresh = this.read(name.toLowerCase());
    this.written[slot] = name;
    this.known[slot] = fresh;
    return fresh;
  }
}

/** Reads one HTML page in a single pass, with the tags that HTML implies and a bounded depth. */
export class HtmlReader implements HtmlTokens {
  private readonly handler: HtmlHandler;
  private tokenizer: HtmlTokenizer | null = null;
  private readonly stack: Tag[] = [];
  /** The open elements that switch between foreign content and HTML, outermost first: whether each is foreign. */
  private readonly contexts: boolean[] = [];
  /** Closing tags still to come for elements that were too deep. */
  private readonly refused = new Map<string, number>();
  private source = '';
  private tag: Tag | null = null;
  private attributes: Record<string, string> | null = null;
  private openForms = 0;
  /** One object per name, so that tags of the same name are identical. */
  private readonly tagOfName = new Map<string, Tag>();
  private readonly tags = new NameTable((name) => this.tagNamed(name));
  private readonly attributeNames: NameTable<string>;
  /** The attributes on the page so far, among those that are read. */
  readonly attributesMet = new Set<string>();

  /** Only the named attributes are read: pages are full of others. */
  constructor(handler: HtmlHandler, attributes: ReadonlySet<string>) {
    this.handler = handler;
    this.attributeNames = new NameTable((name) => {
      if (!attributes.has(name)) return '';
      this.attributesMet.add(name);
      return name;
    });
  }

  /** Reads a whole page. Can be called once. */
  read(source: string): void {
    this.source = source;
    this.tokenizer = new HtmlTokenizer(source, this);
    if (this.tokenizer.read()) while (this.stack.length > 0) this.pop();
  }

  /** Stops reading. Open elements stay open. */
  stop(): void {
    this.tokenizer?.stop();
  }

  text(start: number, end: number, isRaw: boolean): void {
    const text = this.source.slice(start, end);
    this.handler.text(!isRaw && text.includes('&') ? decodeHTML(text) : text);
  }

  isInForeignContext(): boolean {
    return this.contexts.at(-1) === true;
  }

  tagOpens(nameStart: number, nameEnd: number): void {
    this.begin(this.tagAt(nameStart, nameEnd));
  }

  attribute(nameStart: number, nameEnd: number, valueStart: number, valueEnd: number): void {
    const name = this.attributeNames.at(this.source, nameStart, nameEnd);
    if (name === '') return;
    this.attributes ??= {};
    // Of two attributes with the same name, the first counts.
    if (this.attributes[name] !== undefined) return;
    const value = this.source.slice(valueStart, valueEnd);
    this.attributes[name] = value.includes('&') ? decodeHTMLAttribute(value) : value;
  }

  tagOpened(closesItself: boolean): void {
    const { tag } = this;
    const isForeign = closesItself && this.isInForeignContext();
    this.finishOpening();
    if (isForeign && tag !== null && this.stack.at(-1) === tag) this.pop();
  }

  tagCloses(nameStart: number, nameEnd: number): void {
    const tag = this.tagAt(nameStart, nameEnd);
    if (tag.isVoid) {
      if (tag.name === 'br') this.empty(tag);
      return;
    }
    if (this.refused.size > 0) {
      const refused = this.refused.get(tag.name) ?? 0;
      if (refused > 0) {
        this.refused.set(tag.name, refused - 1);
        return;
      }
    }
    const at = this.stack.lastIndexOf(tag);
    if (at >= 0) while (this.stack.length > at) this.pop();
    else if (tag.name === 'p') this.empty(tag);
  }

  private tagAt(start: number, end: number): Tag {
    const tag = this.tags.at(this.source, start, end);
    return tag.name === 'image' && !this.isInForeignContext() ? this.tagNamed('img') : tag;
  }

  private tagNamed(name: string): Tag {
    let tag = this.tagOfName.get(name);
    if (tag === undefined) {
      tag = tagOf(name);
      this.tagOfName.set(name, tag);
    }
    return tag;
  }

  private begin(tag: Tag): void {
    this.attributes = null;
    // A form inside a form is ignored.
    if (tag.name === 'form' && this.openForms > 0) {
      this.tag = null;
      return;
    }
    this.endImplied(tag);
    this.tag = tag;
  }

  private endImplied({ ends }: Tag): void {
    if (ends !== undefined) while (ends.has(this.stack.at(-1)?.name ?? '')) this.pop();
  }

  private finishOpening(): void {
    const { tag } = this;
    if (tag === null) return;
    this.tag = null;
    this.handler.open(tag.name, this.attributes ?? noAttributes);
    if (tag.isVoid) this.handler.close(tag.name);
    else if (this.stack.length >= maxDepth) {
      this.refused.set(tag.name, (this.refused.get(tag.name) ?? 0) + 1);
      this.handler.close(tag.name);
    } else this.push(tag);
  }

  private empty(tag: Tag): void {
    this.endImplied(tag);
    this.handler.open(tag.name, noAttributes);
    this.handler.close(tag.name);
  }

  private push(tag: Tag): void {
    this.stack.push(tag);
    if (tag.name === 'form') this.openForms++;
    if (tag.isForeign !== undefined) this.contexts.push(tag.isForeign);
  }

  private pop(): void {
    const tag = this.stack.pop();
    if (tag === undefined) return;
    if (tag.name === 'form') this.openForms--;
    if (tag.isForeign !== undefined) this.contexts.pop();
    this.handler.close(tag.name);
  }
}
