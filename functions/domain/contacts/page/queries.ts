import type { PageElement, PageModel } from './page-model.ts';

/** The index of the element that contains a segment's text; -1 if there is no such segment. */
export function elementAt(page: PageModel, segment: number): number {
  return page.segments[segment]?.element ?? -1;
}

/** The element that contains a segment's text. */
export function elementOf(page: PageModel, segment: number): PageElement | undefined {
  return page.elements[elementAt(page, segment)];
}

/** The tag that contains a segment's text; '' if there is none. */
export function tagAt(page: PageModel, segment: number): string {
  return elementOf(page, segment)?.tag ?? '';
}

/** The tag that contains the first text of a line; '' if there is none. */
export function tagOfLine(page: PageModel, line: number): string {
  return tagAt(page, page.lines[line]?.firstSegment ?? -1);
}

/**
 * The index of the nearest element, from the given one outward, that passes the test; -1 if none does within
 * `maxSteps` elements.
 */
export function closest(
  page: PageModel,
  from: number,
  test: (element: PageElement, index: number) => boolean,
  maxSteps = Number.MAX_SAFE_INTEGER,
): number {
  let index = from;
  for (let steps = 0; index >= 0 && steps < maxSteps; steps++) {
    const element = page.elements[index];
    if (element === undefined) return -1;
    if (test(element, index)) return index;
    index = element.parent;
  }
  return -1;
}

/** Whether an element is inside another, or is it. */
export function isWithin(page: PageModel, element: number, outer: number): boolean {
  return closest(page, element, (_, index) => index <= outer) === outer;
}

/** The text of an element's first segments, joined by spaces. */
export function textOf(page: PageModel, element: number, maxSegments = 8): string {
  const { firstSegment = 0, endSegment = 0 } = page.elements[element] ?? {};
  return page.segments
    .slice(firstSegment, Math.min(endSegment, firstSegment + maxSegments))
    .map(({ text }) => text)
    .join(' ');
}

/** A tag and its class: what elements of one purpose have in common. */
export function markOf(page: PageModel, segment: number): string {
  const element = elementOf(page, segment);
  return `${element?.tag}.${element?.attributes.class ?? ''}`;
}

/** The element of a text and the block that contains it: what cards of one kind have in common. */
export function shapeAt(page: PageModel, segment: number): string {
  const block = page.elements[elementOf(page, segment)?.parent ?? -1];
  return `${markOf(page, segment)} in ${block?.tag}.${block?.attributes.class ?? ''}`;
}

/** The elements around each picture of a page, up to `maxSteps` levels out. */
export function elementsAroundPictures(page: PageModel, maxSteps: number): ReadonlySet<number> {
  const around = new Set<number>();
  for (const picture of page.elementsOf('img'))
    closest(
      page,
      page.elements[picture]?.parent ?? -1,
      (_, index) => {
        around.add(index);
        return false;
      },
      maxSteps,
    );
  return around;
}

const maxInCard = 60;

/** The address of the first picture in an element, as it is resolved; '' if its first `maxInCard` elements have none. */
export function pictureIn(page: PageModel, outer: number): string {
  for (let index = outer + 1; index <= outer + maxInCard; index++) {
    const element = page.elements[index];
    if (element === undefined || element.parent < outer) return '';
    if (element.tag === 'img') return URL.parse(element.attributes.src ?? '', page.base)?.href ?? '';
  }
  return '';
}
