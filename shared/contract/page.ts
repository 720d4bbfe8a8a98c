import * as z from 'zod';

/** The most items that a page of a list may hold. */
export const maxPageSize = 100;

/** How many items a page of a list is to hold. */
export function pageSize({ max = maxPageSize, usual = 25 } = {}) {
  return z.coerce.number().int().min(1).max(max).default(usual);
}

/** Which page of a list is asked for: the first, or the one that `next_cursor` of the page before names. */
export const page = z.strictObject({
  cursor: z.uuid('Pass next_cursor of the page before').optional(),
  limit: pageSize(),
});
