import type { Line, PageElement, PageModel, Segment } from './page-model.ts';

/** A plain text page as a model: one line per line of text. */
export function parseTextPage(source: string, url: string): PageModel {
  const segments: Segment[] = [];
  const lines: Line[] = [];
  for (const raw of source.split(/\r\n|\r|\n/, 20_000)) {
    const text = raw.replace(/\s+/g, ' ').trim();
    if (text === '') continue;
    segments.push({ text, element: 0, line: lines.length });
    lines.push({ text, firstSegment: lines.length, endSegment: lines.length + 1 });
  }
  const elements: PageElement[] = [
    { tag: 'body', attributes: {}, parent: -1, firstSegment: 0, endSegment: segments.length, hidden: false },
  ];
  return {
    url,
    source,
    elements,
    elementsOf: () => [],
    attributes: new Set(),
    segments,
    lines,
    links: [],
    frames: [],
    data: [],
    written: [],
    meta: new Map(),
    title: '',
    language: '',
    base: url,
  };
}
