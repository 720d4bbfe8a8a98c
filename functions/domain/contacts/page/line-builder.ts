import { remembered } from '../../../../shared/text/words/remembered.ts';
import type { Line, PageElement, Segment } from './page-model.ts';
import { collapse, isSpace } from './tidy-text.ts';

const maxSegments = 20_000;

/** One string per text: what is remembered of a text is found faster by the same string than by an equal one. */
const once = remembered((text) => text);

/** Collects the visible text of a page into segments, each of one element, and lines of segments. */
export class LineBuilder {
  readonly segments: Segment[] = [];
  readonly lines: Line[] = [];
  private readonly elements: readonly PageElement[];
  private pending = '';
  private pendingElement = -1;
  private lineStart = 0;
  private lineParts: string[] = [];
  /** The last character of the line so far; '' at its beginning. */
  private lineEnd = '';

  constructor(elements: readonly PageElement[]) {
    this.elements = elements;
  }

  append(text: string, element: number): void {
    this.pending = this.pending === '' ? text : this.pending + text;
    this.pendingElement = element;
  }

  endSegment(isReversed: boolean): void {
    if (this.pending === '') return;
    const raw = isReversed ? [...this.pending].reverse().join('') : this.pending;
    this.pending = '';
    if (this.segments.length >= maxSegments) return;
    const text = once(collapse(raw));
    if (text === '') {
      if (this.lineEnd !== '' && this.lineEnd !== ' ') this.addToLine(' ');
      return;
    }
    const spaceBefore =
      this.lineEnd !== '' && this.lineEnd !== ' ' && (isSpace(raw.charCodeAt(0)) || this.isNextToOther(text));
    if (spaceBefore) this.addToLine(' ');
    this.addToLine(text);
    if (isSpace(raw.charCodeAt(raw.length - 1))) this.addToLine(' ');
    this.segments.push({ text, element: Math.max(this.pendingElement, 0), line: this.lines.length });
  }

  /** `<span>030 123</span><span>info@…</span>`: what styles separate is not one word. */
  private isNextToOther(text: string): boolean {
    const before = this.segments.at(-1)?.element ?? -1;
    const here = this.pendingElement;
    if (before === here) return false;
    const last = this.lineEnd;
    const first = text[0] ?? '';
    if (/\p{Ll}/u.test(last) && /^\p{Lu}\p{Ll}/u.test(text)) return true;
    if (this.elements[here]?.parent === before || this.elements[before]?.parent === here) return false;
    if (this.isBesideName(before, here, text)) return true;
    return (
      (/\d/.test(last) && /\p{L}/u.test(first)) ||
      (/\p{L}/u.test(last) && /\d/.test(first)) ||
      (/[.)]/.test(last) && /[\p{Lu}+(]/u.test(first))
    );
  }

  /**
   * `<b>Jane Roe</b><span class="role">member</span>`: two elements of one parent, of which each has a style of its
   * own, and the first more than a word. One word may be in two colours.
   */
  private isBesideName(before: number, here: number, text: string): boolean {
    const [one, other] = [this.elements[before], this.elements[here]];
    if (one === undefined || other === undefined || one.parent !== other.parent) return false;
    if (one.tag === other.tag && one.attributes.class === other.attributes.class) return false;
    return (
      /\p{L}$/u.test(this.lineEnd) &&
      /^\p{L}{3}/u.test(text) &&
      /^\p{Lu}\S+ \S/u.test(this.segments.at(-1)?.text ?? '')
    );
  }

  endLine(): void {
    if (this.segments.length > this.lineStart) {
      this.lines.push({
        text: this.lineParts.length === 1 ? (this.lineParts[0] ?? '') : once(this.lineParts.join('').trim()),
        firstSegment: this.lineStart,
        endSegment: this.segments.length,
      });
    }
    this.lineStart = this.segments.length;
    this.lineParts = [];
    this.lineEnd = '';
  }

  private addToLine(text: string): void {
    this.lineParts.push(text);
    this.lineEnd = text.at(-1) ?? '';
  }
}
