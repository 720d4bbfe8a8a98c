import type { PageModel } from './page-model.ts';

const hiddenStyle =
  /display\s*:\s*(?:none|table-column)|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d]*[1-9])|(?:left|top|text-indent)\s*:\s*-\d{4}/i;

/** Icon fonts that draw a word ("mail") as a picture. */
const ligatureIcon = /(?:^|\s)material-(?:icons|symbols)/;

const struckStyle = /line-through/i;

export function isHidden(attributes: Readonly<Record<string, string>>): boolean {
  if (attributes.hidden !== undefined) return true;
  if (attributes.class?.includes('material-') && ligatureIcon.test(attributes.class)) return true;
  const style = attributes.style;
  return style !== undefined && (hiddenStyle.test(style) || struckStyle.test(style));
}

export function readsBackwards(attributes: Readonly<Record<string, string>>): boolean {
  const style = attributes.style ?? '';
  return /bidi-override/i.test(style) && (/direction\s*:\s*rtl/i.test(style) || attributes.dir === 'rtl');
}

/** A page shows next to nothing until its script takes away a picture of waiting and shows the block that is all of it. */
export function isVeiled({ lines, elements }: Pick<PageModel, 'lines' | 'elements'>): boolean {
  if (lines.length > 8 || lines.some(({ text }) => text.length > 60)) return false;
  return elements.length > 60 && elements.filter(({ hidden }) => hidden).length > elements.length / 2;
}

const maxLinesShown = 40;
const minHidden = 40;
const minPictures = 3;
/** What is hidden until somebody opens it. */
const opensLater =
  /menu|nav|modal|popup|dialog|overlay|drawer|cookie|consent|sidebar|search|lightbox|mobile/i;

/**
 * The blocks of one kind, pictures with their captions, that are more than a third of a page with little else, and that its
 * script lays out before it shows them.
 */
export function hiddenGalleries({
  lines,
  elements,
}: Pick<PageModel, 'lines' | 'elements'>): ReadonlySet<number> {
  const galleries = new Set<number>();
  if (elements.length <= minHidden || lines.length > maxLinesShown) return galleries;
  const kinds = new Map<string, { count: number; readonly blocks: number[] }>();
  for (let index = 0; index < elements.length; index++) {
    if (elements[index]?.hidden !== true) continue;
    const block = index;
    let pictures = 0;
    for (
      ;
      elements[index]?.hidden && (index === block || elements[elements[index]?.parent ?? -1]?.hidden);
      index++
    )
      if (elements[index]?.tag === 'img') pictures++;
    const count = index - block;
    index--;
    const { tag = '', attributes } = elements[block] ?? {};
    const kind = `${tag}.${attributes?.class ?? ''}`;
    if (pictures < minPictures || !/^(?:div|section|main|ul)\./.test(kind)) continue;
    if (opensLater.test(`${kind} ${attributes?.id ?? ''}`)) continue;
    const known = kinds.get(kind) ?? { count: 0, blocks: [] };
    known.count += count;
    known.blocks.push(block);
    kinds.set(kind, known);
  }
  for (const { count, blocks } of kinds.values())
    if (count * 3 > elements.length) for (const block of blocks) galleries.add(block);
  return galleries;
}

/**
 * Whether a link leads to a page of some site. Those of a menu are followed though they are hidden: its entries open when one
 * points at them.
 */
export function leadsToPage(href: string): boolean {
  return /^(?:https?:)?\/\/|^[^:#?]+$/i.test(href.trim());
}
