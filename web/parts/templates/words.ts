/** The product's own categories; templates may have others. */
export const categories = ['cold_outreach', 'follow_up', 'negotiation'] as const;

/** A category in title case: `cold_outreach` becomes 'Cold Outreach'. */
export function categoryName(category: string): string {
  return category
    .split('_')
    .filter((word) => word !== '')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}
