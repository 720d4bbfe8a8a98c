import { type HtmlHandler, HtmlReader, noAttributes } from '../../web/html-reader.ts';
import { personName } from '../words/person-name.ts';
import { type Kind, lineBreaking, noted, readAttributes, transparent, withoutText } from './element-kinds.ts';
import { languageTag } from './language-tag.ts';
import { LineBuilder } from './line-builder.ts';
import type { Link, PageElement, PageModel } from './page-model.ts';
import { readScript } from './script-data.ts';
import { writtenByScript } from './script-writing.ts';
import { collapse } from './tidy-text.ts';
import { hiddenGalleries, isHidden, isVeiled, leadsToPage, readsBackwards } from './visibility.ts';

const maxElements = 25_000;
const maxScriptLength = 1_000_000;
const maxScripts = 100;

/**
 * Reads one HTML page in a single linear pass: visible text as lines and segments, links, frames, meta tags and
 * JSON data. Comments, styles, struck-out and hidden content are left out. Bounded in depth and in elements.
 */
export function parsePage(source: string, url: string): PageModel {
  const page = parse(source, url, false, new Set());
  const unveils = isVeiled(page);
  const galleries = hiddenGalleries(page);
  return unveils || galleries.size > 0 ? parse(source, url, unveils, galleries) : page;
}

function parse(source: string, url: string, unveils: boolean, galleries: ReadonlySet<number>): PageModel {
  const builder = new PageBuilder(source, url, unveils, galleries);
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
  private readonly written: { html: string; element: number }[] = [];
  private readonly meta = new Map<string, string>();
  private readonly kinds = new Map<string, Kind>();
  private readonly stack: number[] = [];
  /** Ids of what the buttons and menus so far show. */
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
  /** Whether blocks are read that are hidden at first. */
  private readonly unveils: boolean;
  /** Elements that are read though they are hidden at first. */
  private readonly galleries: ReadonlySet<number>;

  constructor(source: string, url: string, unveils: boolean, galleries: ReadonlySet<number>) {
    this.source = source;
    this.url = url;
    this.base = url;
    this.unveils = unveils;
    this.galleries = galleries;
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
    const isBare = attributes === noAttributes;
    if (!isBare) this.noteOpener(attributes);
    const isVisible = this.hiddenSince < 0;
    const hides =
      isVisible &&
      (kind.isHidden || (!isBare && isHidden(attributes) && !this.isOpened(attributes) && !this.isVeil()));
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
    if (!isBare && attributes.style !== undefined && this.reversedSince < 0 && readsBackwards(attributes))
      this.reversedSince = this.stack.length;
  }

  /** Buttons and menus name what they show. */
  private noteOpener(attributes: Readonly<Record<string, string>>): void {
    const opens = attributes['aria-controls'] ?? attributes['data-bs-target'] ?? attributes['data-target'];
    if (opens !== undefined) this.opened.add(opens.replace(/^#/, ''));
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
      elementsOf: (...tags) => this.elementsOf(tags),
      attributes,
      segments: this.shown.segments,
      lines: this.shown.lines,
      links: this.links,
      frames: this.frames,
      data: this.data,
      written: this.written,
      meta: this.meta,
      title: this.title,
      language: this.language,
      base: this.base,
    };
  }

  private elementsOf(tags: readonly string[]): readonly number[] {
    const found = tags.flatMap((tag) => this.kinds.get(tag)?.elements ?? []);
    return tags.length > 1 ? found.sort((one, other) => one - other) : found;
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
      if (attributes.href === undefined) return;
      if (this.hiddenSince >= 0 && !(leadsToPage(attributes.href) && this.inside('nav'))) return;
      if (attributes.href.length > 1 && attributes.href.startsWith('#'))
        this.opened.add(attributes.href.slice(1));
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

  /** Content that an earlier button or link shows is only hidden at first. */
  private isOpened(attributes: Readonly<Record<string, string>>): boolean {
    return attributes.id !== undefined && this.opened.has(attributes.id);
  }

  /** The body, or a block right inside it, or a gallery. */
  private isVeil(): boolean {
    if (this.galleries.has(this.elements.length)) return true;
    const { tag, parent = -1 } = this.elements[this.stack.at(-1) ?? -1] ?? {};
    return this.unveils && (parent < 0 || tag === 'body');
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
    const isPlain = data === undefined && this.kindOf('script').elements.length <= maxScripts;
    const html = isPlain ? writtenByScript(text) : '';
    if (html.includes('@') || html.includes('&'))
      this.written.push({ html, element: this.stack.at(-1) ?? -1 });
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
