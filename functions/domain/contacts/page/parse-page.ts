import { type HtmlHandler, HtmlReader } from '../../web/html-reader.ts';
import { addressAttributes } from '../words/address-attributes.ts';
import { personName } from '../words/person-name.ts';
import { languageTag } from './language-tag.ts';
import { LineBuilder } from './line-builder.ts';
import type { Link, PageElement, PageModel } from './page-model.ts';
import { readScript } from './script-data.ts';
import { collapse } from './tidy-text.ts';
import { isHidden, readsBackwards } from './visibility.ts';

const lineBreaking = new Set(
  (
    'address article aside blockquote body br button caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html iframe legend li main menu nav ol option p pre ' +
    'section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);
const withoutText = new Set(
  'style template del s strike select textarea canvas object-fallback datalist noembed input'.split(' '),
);
const transparent = new Set(['wbr', 'font', 'bdi']);
const noted = new Set('a area img script title meta html base frame iframe pre bdo'.split(' '));

const readAttributes: ReadonlySet<string> = new Set([
  ...(
    'alt aria-controls aria-label class content data-bs-target data-cfemail data-target dir hidden href http-equiv id ' +
    'itemprop itemscope itemtype lang name property rel src style title type typeof xml:lang'
  ).split(' '),
  ...addressAttributes,
]);
const maxElements = 25_000;
const maxScriptLength = 1_000_000;

/** How the elements of one name are read, and which elements have it. */
interface Kind {
  readonly breaksLine: boolean;
  readonly isTransparent: boolean;
  readonly isHidden: boolean;
  readonly isNoted: boolean;
  readonly elements: number[];
}

/**
 * Reads one HTML page in a single linear pass: visible text as lines and segments, links, frames, meta tags and
 * JSON data. Comments, styles, struck-out and hidden content are left out. Bounded in depth and in elements.
 */
export function parsePage(source: string, url: string): PageModel {
  const builder = new PageBuilder(source, url);
  const reader = new HtmlReader(builder, readAttributes);
  reader.read(source);
  return builder.finish(reader.attributesMet);
}

class PageBuilder implements HtmlHandler {
  private readonly elements: PageElement[] = [];
  private readonly shown = new LineBuilder(this.elements);
  private readonly links: Link[] = [];
  private readonly frames: string[] = [];
  private readonly data: { kind: 'linked' | 'rendered'; json: unknown }[] = [];
  private readonly meta = new Map<string, string>();
  private readonly kinds = new Map<string, Kind>();
  private readonly stack: number[] = [];
  /** Ids of what the buttons so far expand. */
  private readonly opened = new Set<string>();
  private hiddenSince = -1;
  private reversedSince = -1;
  private preSince = -1;
  private capture: 'title' | 'script' | '' = '';
  private captured: string[] = [];
  private capturedLength = 0;
  private title = '';
  private language = '';
  private base: string;
  private readonly source: string;
  private readonly url: string;

  constructor(source: string, url: string) {
    this.source = source;
    this.url = url;
    this.base = url;
  }

  open(tag: string, attributes: Readonly<Record<string, string>>): void {
    if (this.elements.length >= maxElements) {
      this.stack.push(-1);
      return;
    }
    const kind = this.kindOf(tag);
    if (!kind.isTransparent) this.endSegment();
    if (kind.breaksLine) this.shown.endLine();
    const index = this.elements.length;
    kind.elements.push(index);
    const opens = attributes['aria-controls'] ?? attributes['data-bs-target'] ?? attributes['data-target'];
    if (opens !== undefined) this.opened.add(opens.replace(/^#/, ''));
    const isVisible = this.hiddenSince < 0;
    const hides = isVisible && (kind.isHidden || (isHidden(attributes) && !this.isOpened(attributes)));
    this.elements.push({
      tag,
      attributes,
      parent: this.stack.at(-1) ?? -1,
      firstSegment: this.shown.segments.length,
      endSegment: this.shown.segments.length,
      hidden: hides || !isVisible,
    });
    this.stack.push(index);
    if (hides) this.hiddenSince = this.stack.length;
    if (kind.isNoted) this.note(tag, attributes, index);
    if (attributes.style !== undefined && this.reversedSince < 0 && readsBackwards(attributes))
      this.reversedSince = this.stack.length;
  }

  close(tag: string): void {
    const index = this.stack.at(-1);
    if (index === undefined) return;
    if (index >= 0) {
      const kind = this.kindOf(tag);
      if (!kind.isTransparent) this.endSegment();
      if (kind.breaksLine) this.shown.endLine();
      const element = this.elements[index];
      if (element) {
        element.endSegment = this.shown.segments.length;
        if (this.capture && (tag === 'title' || tag === 'script')) this.endCapture(element);
      }
    }
    if (this.hiddenSince === this.stack.length) this.hiddenSince = -1;
    if (this.reversedSince === this.stack.length) this.reversedSince = -1;
    if (this.preSince === this.stack.length) this.preSince = -1;
    this.stack.pop();
  }

  text(text: string): void {
    if (this.capture) {
      if (this.capturedLength < maxScriptLength) this.captured.push(text);
      this.capturedLength += text.length;
      return;
    }
    if (this.hiddenSince >= 0) return;
    if (this.preSince >= 0 && text.includes('\n')) {
      for (const [at, part] of text.split('\n').entries()) {
        if (at > 0) {
          this.endSegment();
          this.shown.endLine();
        }
        this.append(part);
      }
    } else this.append(text);
  }

  finish(attributes: ReadonlySet<string>): PageModel {
    this.endSegment();
    this.shown.endLine();
    return {
      url: this.url,
      source: this.source,
      elements: this.elements,
      elementsOf: (...tags) =>
        tags.flatMap((tag) => this.kinds.get(tag)?.elements ?? []).sort((one, other) => one - other),
      attributes,
      segments: this.shown.segments,
      lines: this.shown.lines,
      links: this.links,
      frames: this.frames,
      data: this.data,
      meta: this.meta,
      title: this.title,
      language: this.language,
      base: this.base,
    };
  }

  private kindOf(tag: string): Kind {
    let kind = this.kinds.get(tag);
    if (kind === undefined) {
      kind = {
        breaksLine: lineBreaking.has(tag),
        isTransparent: transparent.has(tag),
        isHidden: withoutText.has(tag),
        isNoted: noted.has(tag),
        elements: [],
      };
      this.kinds.set(tag, kind);
    }
    return kind;
  }

  private note(tag: string, attributes: Readonly<Record<string, string>>, index: number): void {
    const level = this.stack.length;
    if (tag === 'a' || tag === 'area') {
      if (attributes.href !== undefined && this.hiddenSince < 0)
        this.links.push({ href: attributes.href, element: index });
    } else if (tag === 'img') {
      // A picture of the sign, to stop address harvesters.
      if (this.hiddenSince < 0) this.showName(attributes.alt);
      if (this.hiddenSince < 0 && /^\s*(?:@|\(at\)|\[at\]|at)\s*$/i.test(attributes.alt ?? ''))
        this.append('@');
    } else if (tag === 'script') this.startCapture('script');
    else if (tag === 'title') {
      if (this.title === '' && !this.inside('svg')) this.startCapture('title');
      else if (this.hiddenSince < 0) this.hiddenSince = level;
    } else if (tag === 'meta') this.noteMeta(attributes);
    else if (tag === 'html') this.language = languageTag(attributes.lang ?? attributes['xml:lang'] ?? '');
    else if (tag === 'base') this.base = resolve(attributes.href, this.url) ?? this.base;
    else if (tag === 'frame' || tag === 'iframe') this.addFrame(attributes.src);
    else if (tag === 'pre' && this.preSince < 0) this.preSince = level;
    else if (tag === 'bdo' && this.reversedSince < 0 && attributes.dir?.toLowerCase() === 'rtl')
      this.reversedSince = level;
  }

  /** Below a portrait there is a title if the picture has the name. */
  private showName(alt: string | undefined): void {
    if (
      alt === undefined ||
      this.elements[this.stack.at(-2) ?? -1]?.tag !== 'figure' ||
      personName(alt) === null
    )
      return;
    this.append(alt);
    this.endSegment();
    this.shown.endLine();
  }

  private noteMeta(attributes: Readonly<Record<string, string>>): void {
    const content = attributes.content;
    if (content === undefined) return;
    const name = (attributes.name ?? attributes.property ?? '').toLowerCase();
    if (name && !this.meta.has(name)) this.meta.set(name, content);
    if (attributes['http-equiv']?.toLowerCase() === 'refresh') {
      const at = content.toLowerCase().indexOf('url');
      const equals = content.indexOf('=', at);
      if (at >= 0 && equals >= 0)
        this.addFrame(
          content
            .slice(equals + 1)
            .trim()
            .replace(/^['"]|['"]$/g, ''),
        );
    }
  }

  private addFrame(address: string | undefined): void {
    if (address && this.frames.length < 20) this.frames.push(address);
  }

  /** Content that an earlier button expands is only hidden at first. */
  private isOpened(attributes: Readonly<Record<string, string>>): boolean {
    return attributes.id !== undefined && this.opened.has(attributes.id);
  }

  private inside(tag: string): boolean {
    return this.stack.some((index) => this.elements[index]?.tag === tag);
  }

  private startCapture(kind: 'title' | 'script'): void {
    this.capture = kind;
    this.captured = [];
    this.capturedLength = 0;
  }

  private endCapture(element: PageElement): void {
    const text = this.captured.join('');
    const kind = this.capture;
    this.capture = '';
    this.captured = [];
    if (kind === 'title') {
      this.title = collapse(text);
      return;
    }
    if (this.capturedLength > maxScriptLength || this.data.length >= 60) return;
    const data = readScript(element.attributes, text);
    if (data) this.data.push(data);
  }

  private append(text: string): void {
    this.shown.append(text, this.stack.at(-1) ?? -1);
  }

  private endSegment(): void {
    this.shown.endSegment(this.reversedSince >= 0);
  }
}

/** The absolute address of a link, or null if it has none. */
export function resolve(href: string | undefined, base: string): string | null {
  if (href === undefined) return null;
  return URL.parse(href.trim(), base)?.href ?? null;
}
