import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

/** What an HTML page is read into, in the order of its text. */
export interface HtmlHandler {
  open(tag: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  close(tag: string): void;
}

/** Elements nested deeper than this are reported as empty, and their text falls to the deepest element kept. */
const deepest = 400;

/** Attributes that nobody here reads are not built: pages are full of them. All of `data-…` and `aria-…` are. */
const readAttributes = new Set(
  (
    'about alt class content dir hidden href http-equiv id itemid itemprop itemref itemscope itemtype lang name property rel role ' +
    'src style title type typeof value vocab xml:lang'
  ).split(' '),
);

const voidElements = new Set(
  'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr'.split(
    ' ',
  ),
);

/** What an opening tag closes where that is still open: https://html.spec.whatwg.org/multipage/syntax.html#optional-tags */
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
/** Elements of SVG and MathML that hold HTML again. */
const integration = new Set('mi mo mn ms mtext annotation-xml foreignobject desc title'.split(' '));

const none: Readonly<Record<string, string>> = Object.freeze({});

/**
 * Reads one HTML page in a single pass over htmlparser2's tokenizer, with the tags that HTML implies and a bounded
 * depth. Its own parser shifts its stack on every tag, which 100,000 nested elements turn into seconds, and builds
 * every attribute.
 */
export class HtmlReader implements TokenizerCallbacks {
  private readonly handler: HtmlHandler;
  private readonly tokenizer: Tokenizer;
  private readonly stack: string[] = [];
  /** Open elements of foreign content, and of HTML within: 1 and 0. */
  private readonly contexts: number[] = [];
  /** Closing tags still to come of elements that were too deep. */
  private readonly refused = new Map<string, number>();
  private source = '';
  private tag = '';
  private attributes: Record<string, string> | null = null;
  private attribute = '';
  private value = '';
  private openForms = 0;

  constructor(handler: HtmlHandler) {
    this.handler = handler;
    this.tokenizer = new Tokenizer({ decodeEntities: true }, this);
  }

  /** Reads a whole page; once. */
  read(source: string): void {
    this.source = source;
    this.tokenizer.write(source);
    this.tokenizer.end();
  }

  /** Reads no further: what is open stays open. */
  stop(): void {
    this.tokenizer.pause();
  }

  ontext(start: number, end: number): void {
    this.handler.text(this.source.slice(start, end));
  }

  ontextentity(codePoint: number): void {
    this.handler.text(String.fromCodePoint(codePoint));
  }

  isInForeignContext(): boolean {
    return this.contexts.at(-1) === 1;
  }

  onopentagname(start: number, end: number): void {
    this.begin(this.nameAt(start, end));
  }

  onattribname(start: number, end: number): void {
    const name = this.source.slice(start, end).toLowerCase();
    const isRead = readAttributes.has(name) || name.startsWith('data-') || name.startsWith('aria-');
    this.attribute = isRead ? name : '';
    this.value = '';
  }

  onattribdata(start: number, end: number): void {
    if (this.attribute === '') return;
    const part = this.source.slice(start, end);
    this.value = this.value === '' ? part : this.value + part;
  }

  onattribentity(codePoint: number): void {
    if (this.attribute !== '') this.value += String.fromCodePoint(codePoint);
  }

  onattribend(): void {
    if (this.attribute === '') return;
    this.attributes ??= {};
    // The first of two counts.
    if (!Object.hasOwn(this.attributes, this.attribute)) this.attributes[this.attribute] = this.value;
  }

  onopentagend(): void {
    this.finishOpening();
  }

  onselfclosingtag(): void {
    const { tag } = this;
    const closes = this.isInForeignContext();
    this.finishOpening();
    if (closes && tag !== '' && this.stack.at(-1) === tag) this.pop();
  }

  onclosetag(start: number, end: number): void {
    const name = this.nameAt(start, end);
    if (voidElements.has(name)) {
      if (name === 'br') this.empty('br');
      return;
    }
    const refused = this.refused.get(name) ?? 0;
    if (refused > 0) {
      this.refused.set(name, refused - 1);
      return;
    }
    const at = this.stack.lastIndexOf(name);
    if (at >= 0) while (this.stack.length > at) this.pop();
    else if (name === 'p') this.empty('p');
  }

  onend(): void {
    while (this.stack.length > 0) this.pop();
  }

  oncdata(start: number, end: number, endOffset: number): void {
    if (this.isInForeignContext()) this.ontext(start, end - endOffset);
  }

  oncomment(): void {
    // Nobody is shown one.
  }

  ondeclaration(): void {
    // Says nothing of what the page holds.
  }

  onprocessinginstruction(): void {
    // The same.
  }

  private nameAt(start: number, end: number): string {
    const name = this.source.slice(start, end).toLowerCase();
    return name === 'image' && !this.isInForeignContext() ? 'img' : name;
  }

  private begin(name: string): void {
    this.attributes = null;
    // A form within a form is none.
    if (name === 'form' && this.openForms > 0) {
      this.tag = '';
      return;
    }
    const ends = impliedEnds.get(name);
    if (ends !== undefined) while (ends.has(this.stack.at(-1) ?? '')) this.pop();
    this.tag = name;
  }

  private finishOpening(): void {
    const { tag } = this;
    if (tag === '') return;
    this.tag = '';
    this.handler.open(tag, this.attributes ?? none);
    if (voidElements.has(tag)) this.handler.close(tag);
    else if (this.stack.length >= deepest) {
      this.refused.set(tag, (this.refused.get(tag) ?? 0) + 1);
      this.handler.close(tag);
    } else this.push(tag);
  }

  private empty(tag: string): void {
    const ends = impliedEnds.get(tag);
    if (ends !== undefined) while (ends.has(this.stack.at(-1) ?? '')) this.pop();
    this.handler.open(tag, none);
    this.handler.close(tag);
  }

  private push(tag: string): void {
    this.stack.push(tag);
    if (tag === 'form') this.openForms++;
    if (foreign.has(tag)) this.contexts.push(1);
    else if (integration.has(tag)) this.contexts.push(0);
  }

  private pop(): void {
    const tag = this.stack.pop() ?? '';
    if (tag === 'form') this.openForms--;
    if (foreign.has(tag) || integration.has(tag)) this.contexts.pop();
    this.handler.close(tag);
  }
}
