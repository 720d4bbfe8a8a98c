import type { PageModel } from '../page-model.ts';

const maxSegments = 60;

/** Whether a quotation is only set in, as old pages do with whatever they show: it has a mailbox, which nobody quotes. */
export function isOnlySetIn({ elements, segments }: PageModel, quotation: number): boolean {
  const { firstSegment = 0, endSegment = 0 } = elements[quotation] ?? {};
  return segments
    .slice(firstSegment, Math.min(endSegment, firstSegment + maxSegments))
    .some(({ text }) => /\p{L}@\p{L}/u.test(text));
}
