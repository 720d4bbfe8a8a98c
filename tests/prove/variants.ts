/** A test whose like stays in `npm test`. Only `npm run prove -- variants` runs it. */
export const variant = { tags: 'variant' };

/** Of the cases of a table, `npm test` runs one in so many. `npm run prove -- variants` runs the others. */
export function oneIn(number: number, at: number): { tags?: string } {
  return at % number === 0 ? {} : variant;
}
