import type { PageModel } from '../page/page-model.ts';

/** A place on a page. `element` is -1 in the plain text of the segment. */
export interface Place {
  readonly segment: number;
  readonly element: number;
  readonly line: number;
}

export function placeOf(page: PageModel, element: number): Place {
  const { firstSegment = 0, endSegment = 0 } = page.elements[element] ?? {};
  const segment = firstSegment < endSegment ? firstSegment : Math.max(0, firstSegment - 1);
  return { segment, element, line: page.segments[segment]?.line ?? 0 };
}

/**
 * The segment of a line that contains a position of its text, found by adding up lengths: accurate enough for its
 * place.
 */
export function segmentAt(page: PageModel, line: number, position: number): number {
  const { firstSegment = 0, endSegment = 1, text = '' } = page.lines[line] ?? {};
  if (endSegment - firstSegment === 1) return firstSegment;
  let from = 0;
  for (let segment = firstSegment; segment < endSegment; segment++) {
    const part = page.segments[segment]?.text ?? '';
    const at = text.indexOf(part, from);
    from = (at < 0 ? from : at) + part.length;
    if (position < from) return segment;
  }
  return Math.max(firstSegment, endSegment - 1);
}

/** The last long line in lower case: a hostile one may have thousands of links. */
let lowered = { text: '', lower: '' };

export function snippetAround(page: PageModel, line: number, value: string): string {
  const text = page.lines[line]?.text ?? '';
  if (text.length <= 200) return text;
  if (lowered.text !== text) lowered = { text, lower: text.toLowerCase() };
  return cut(text, Math.max(0, lowered.lower.indexOf(value.toLowerCase())));
}

export function cut(text: string, around: number): string {
  if (text.length <= 200) return text;
  const start = Math.max(0, around - 80);
  return text.slice(start, start + 200).trim();
}
