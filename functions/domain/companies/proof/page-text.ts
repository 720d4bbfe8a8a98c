import { HtmlReader } from '../../web/html-reader.ts';
import { contactLink, contactText, foundingYear, linkedMailbox, parkingScript } from './page-phrases.ts';

/** What a visitor's browser would show of one page, and what the page says about itself. */
export interface PageText {
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  /** Names of the organization in JSON-LD. */
  readonly organizationNames: readonly string[];
  /** Years in which the organization was founded, by `foundingDate` in JSON-LD (https://schema.org/foundingDate). */
  readonly foundingYears: readonly number[];
  /** The texts of pictures that are named as a logo. */
  readonly logoTexts: readonly string[];
  /** schema.org types in JSON-LD, such as `Dentist`. */
  readonly types: readonly string[];
  readonly keywords: string;
  readonly headings: string;
  /** Visible text, white space collapsed, at most `textLimit` characters. */
  readonly text: string;
  readonly links: number;
  /** How many characters of the text are inside links. */
  readonly linkedText: number;
  /** Hosts of scripts and frames, and other marks that hosting and parking systems leave. */
  readonly marks: string;
  /** The absolute target of a meta refresh, a lone script or a page-filling frame. */
  readonly leadsTo: string | null;
  /** It goes there with a frame, which keeps its own address visible. */
  readonly framed: boolean;
  readonly canonical: string | null;
  /** A telephone, a mail address, a contact form, a postal address, or a link to a contact page. */
  readonly reachable: boolean;
  /** The domains of the mailboxes that links write to, in lower case. */
  readonly mailHosts: readonly string[];
}

const textLimit = 20_000;
const scriptLimit = 60_000;
const marksLimit = 4_000;
const contentFrame = /\b(?:main|content|body|inhalt|haupt|contenu|principal|center|centre|start)/i;
const silent = new Set(['script', 'style', 'noscript', 'template', 'svg', 'iframe', 'object', 'select']);

const readAttributes: ReadonlySet<string> = new Set(
  'alt class content data-adblockkey hidden href http-equiv id name property rel src style type'.split(' '),
);

/** Reads a page once, front to back, in time and memory linear in its size, whatever it contains. */
export function readPageText(html: string, baseUrl: string): PageText {
  const page = new PageTextBuilder(baseUrl);
  const reader = new HtmlReader(
    {
      open(tag, attributes) {
        if (page.wantsMore) page.open(tag, attributes);
        else reader.stop();
      },
      text: (text) => page.say(text),
      close: (tag) => page.close(tag),
    },
    readAttributes,
  );
  reader.read(html);
  return page.finish();
}

class PageTextBuilder {
  private title = '';
  private readonly meta = new Map<string, string>();
  private readonly organizationNames: string[] = [];
  private readonly foundingYears: number[] = [];
  private readonly types: string[] = [];
  private readonly logoTexts: string[] = [];
  private headings = '';
  private text = '';
  /** Looking at the end of a text that grows would copy it each time. */
  private endsInSpace = false;
  private script = '';
  private looseScript = '';
  private links = 0;
  private linkedText = 0;
  private linkFrom = 0;
  private marks = '';
  private refresh: string | null = null;
  private frame: string | null = null;
  private canonical: string | null = null;
  private reachable = false;
  private readonly mailHosts: string[] = [];
  private depth = 0;
  private silentFrom = 0;
  private inTitle = false;
  private inHeading = 0;
  private inScript: 'json' | 'code' | null = null;
  private readonly baseUrl: string;

  constructor(baseUrl: string) {
    this.baseUrl = baseUrl;
  }

  get wantsMore(): boolean {
    return this.text.length < textLimit || this.meta.size === 0;
  }

  finish(): PageText {
    const text = collapse(this.text);
    const lead = this.refresh ?? this.leadOfScript(text);
    const framed = lead === null && text.length < 80 && this.frame !== null;
    return {
      title: collapse(this.title).slice(0, 300),
      description: this.read('description', 'og:description', 'twitter:description').slice(0, 600),
      siteName: this.read('og:site_name', 'application-name').slice(0, 120),
      organizationNames: this.organizationNames,
      foundingYears: this.foundingYears,
      types: this.types,
      logoTexts: this.logoTexts,
      keywords: this.read('keywords').slice(0, 400),
      headings: collapse(this.headings).slice(0, 800),
      text,
      links: this.links,
      linkedText: this.linkedText,
      marks: this.marks.toLowerCase(),
      leadsTo: framed && this.frame !== null ? this.absolute(this.frame) : lead,
      framed,
      canonical: this.canonical,
      reachable: this.reachable || contactText.test(this.text),
      mailHosts: this.mailHosts,
    };
  }

  private read(...names: readonly string[]): string {
    for (const name of names) {
      const value = this.meta.get(name);
      if (value) return value;
    }
    return '';
  }

  /**
   * A page that shows next to nothing and whose only script redirects. Within the same host only if the page says
   * nothing about itself, as applications do their own routing.
   */
  private leadOfScript(text: string): string | null {
    if (text.length > 200 || this.looseScript.length >= 800) return null;
    const target =
      /location(?:\.href)?\s*(?:=\s*|\.(?:replace|assign)\(\s*)["'`]([\w./:?&=%+~-]{1,500})["'`]/.exec(
        this.looseScript,
      )?.[1];
    if (target === undefined || target.startsWith('#')) return null;
    const leaves = /^(?:https?:)?\/\//.test(target);
    return leaves || (text.length < 80 && this.meta.get('description') === undefined)
      ? this.absolute(target)
      : null;
  }

  private absolute(url: string): string | null {
    const absolute = URL.parse(url, this.baseUrl);
    return absolute !== null && /^https?:$/.test(absolute.protocol) ? absolute.href : null;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.depth += 1;
    if ((name === 'iframe' || name === 'frame') && this.silentFrom === 0) this.readFrame(attributes);
    if (this.silentFrom === 0 && (silent.has(name) || isHidden(attributes))) this.silentFrom = this.depth;
    if (name === 'title') this.inTitle = this.title === '';
    if (name === 'h1' || name === 'h2') this.inHeading = this.depth;
    if (name === 'textarea' || name === 'address') this.reachable = true;
    if (name === 'meta') this.readMeta(attributes);
    if (name === 'img' && this.logoTexts.length < 3) this.readLogo(attributes);
    if (name === 'a' && attributes.href) {
      this.links += 1;
      const host = this.mailHosts.length < 20 ? linkedMailbox.exec(attributes.href.slice(0, 300))?.[1] : null;
      if (host) this.mailHosts.push(host.toLowerCase());
      this.reachable ||= contactLink.test(attributes.href.slice(0, 300));
      this.linkFrom = this.depth;
    }
    if (name === 'link' && attributes.href && /^canonical$/i.test(attributes.rel ?? ''))
      this.canonical ??= this.absolute(attributes.href);
    if (name === 'script') {
      this.inScript = /ld\+json/i.test(attributes.type ?? '') ? 'json' : 'code';
      this.script = '';
    }
    for (const value of [attributes.src, attributes['data-adblockkey'] && 'data-adblockkey']) {
      if (value && this.marks.length < marksLimit) this.marks += `${value.slice(0, 200)} `;
    }
    if (!inlineElements.has(name)) this.endWord();
  }

  close(name: string): void {
    if (this.silentFrom === this.depth) this.silentFrom = 0;
    if (this.inHeading === this.depth) {
      this.inHeading = 0;
      this.headings += ' ';
    }
    if (this.linkFrom === this.depth) this.linkFrom = 0;
    if (name === 'title') this.inTitle = false;
    if (name === 'script') this.endScript();
    if (!inlineElements.has(name)) this.endWord();
    this.depth = Math.max(0, this.depth - 1);
  }

  say(text: string): void {
    if (this.inScript) {
      if (this.script.length < scriptLimit) this.script += text.slice(0, scriptLimit);
    } else if (this.inTitle) {
      if (this.title.length < 600) this.title += text.slice(0, 600);
    } else if (this.silentFrom === 0 && this.text.length < textLimit) {
      this.text += text.slice(0, textLimit);
      this.endsInSpace = text.charCodeAt(Math.min(text.length, textLimit) - 1) === 32;
      if (this.linkFrom > 0) this.linkedText += text.trim().length;
      if (this.inHeading > 0 && this.headings.length < 1_000) this.headings += text.slice(0, 300);
    }
  }

  private endWord(): void {
    if (!this.endsInSpace) this.text += ' ';
    this.endsInSpace = true;
  }

  private readMeta(attributes: Readonly<Record<string, string>>): void {
    const name = (attributes.name ?? attributes.property ?? '').toLowerCase();
    const content = attributes.content ?? '';
    if (name !== '' && content !== '' && this.meta.size < 60 && !this.meta.has(name)) {
      this.meta.set(name, collapse(content.slice(0, 1_000)));
    }
    if (/^refresh$/i.test(attributes['http-equiv'] ?? '')) {
      const [, seconds, url] =
        /^\s*(\d{0,3})[\d.]*\s*[;,]\s*(?:url\s*=\s*)?["']?([^"'\s]{1,500})/i.exec(content) ?? [];
      if (url && Number(seconds) <= 10) this.refresh = this.absolute(url);
    }
  }

  private readLogo({ alt, class: classes, id, src }: Readonly<Record<string, string>>): void {
    if (!alt || !/logo|brand/i.test(`${alt} ${classes ?? ''} ${id ?? ''} ${src ?? ''}`.slice(0, 600))) return;
    const text = collapse(alt.slice(0, 120)).replace(
      /^(?:logo (?:of|von|de)?|the )|(?:['’]s)? logo(?:type)?$/gi,
      '',
    );
    if (text !== '') this.logoTexts.push(text);
  }

  /** Of several frames the one with the content counts, not the one with the menu. */
  private readFrame({ src, name }: Readonly<Record<string, string>>): void {
    if (src && (this.frame === null || contentFrame.test(`${name ?? ''} ${src}`))) this.frame = src;
  }

  private endScript(): void {
    if (this.inScript === 'json') this.readStructuredData();
    else {
      if (this.looseScript.length < 4_000) this.looseScript += `${this.script.slice(0, 4_000)}\n`;
      if (parkingScript.test(this.script.slice(0, 4_000))) this.marks += 'parking script ';
    }
    this.inScript = null;
    this.script = '';
  }

  private readStructuredData(): void {
    let data: unknown;
    try {
      data = JSON.parse(this.script);
    } catch {
      return;
    }
    const queue: unknown[] = [data];
    for (let seen = 0; queue.length > 0 && seen < 200; seen += 1) {
      const node = queue.shift();
      if (Array.isArray(node)) queue.push(...node.slice(0, 50));
      else if (typeof node === 'object' && node !== null) this.readNode(node, queue);
    }
  }

  private readNode(node: object, queue: unknown[]): void {
    const fields = new Map(Object.entries(node));
    const types = [fields.get('@type')].flat().filter((type) => typeof type === 'string');
    const name = fields.get('name');
    const aboutSite = types.some((type) =>
      /organi[sz]ation|corporation|business|website|store|service/i.test(type),
    );
    if (types.length > 0 && this.types.length < 12) this.types.push(...types.slice(0, 4));
    if (typeof name === 'string' && (aboutSite || fields.has('telephone') || fields.has('address'))) {
      if (this.organizationNames.length < 5) this.organizationNames.push(collapse(name.slice(0, 200)));
    }
    const founded = fields.get('foundingDate');
    const year = aboutSite && typeof founded === 'string' ? foundingYear.exec(founded)?.[1] : undefined;
    if (year !== undefined && this.foundingYears.length < 5) this.foundingYears.push(Number(year));
    for (const key of ['@graph', 'publisher', 'mainEntity']) queue.push(fields.get(key));
  }
}

const inlineElements = new Set('a b i u em strong span small sup sub mark abbr code font label'.split(' '));

function isHidden(attributes: Readonly<Record<string, string>>): boolean {
  return (
    attributes.hidden !== undefined ||
    /display\s*:\s*none|visibility\s*:\s*hidden/i.test((attributes.style ?? '').slice(0, 500))
  );
}

/** Replaces white space and what is invisible, but no single spaces, which would only become what they are. */
function collapse(text: string): string {
  return text.replace(/ [\s\p{Cc}\p{Cf}]+|(?! )[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
}
