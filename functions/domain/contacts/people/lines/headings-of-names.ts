import type { PageModel } from '../../page/page-model.ts';
import { markOf, tagAt } from '../../page/queries.ts';
import type { NameAt, TitleAt, TitleRule } from '../name-at.ts';

/** Two headings may be anything. */
const minHeadings = 3;
const maxHeading = 60;
const maxNamesOfHeading = 12;

/**
 * `<h3>Outreach</h3><p>Jane Roe</p>`: where three or more headings of one look are what the people right below them are,
 * those below others of them are called so as well, and several below one all are.
 */
export const titlesOfLikeHeadings: TitleRule = ({ page, isStaffPage, names }, known) => {
  const titles = new Map<NameAt, TitleAt>();
  if (!isStaffPage || names.every((name) => known.has(name))) return titles;
  const lines = new Set(names.map(({ line }) => line));
  const proven = new Map<string, number>();
  for (const [name, title] of known) {
    const { text = '', firstSegment = -1 } = page.lines[name.line - 1] ?? {};
    if (text === title.text && isHeading(page, firstSegment)) count(proven, markOf(page, firstSegment));
  }
  for (const name of names) {
    if (known.has(name) || name.rest.length > 0) continue;
    const { text = '', firstSegment = -1 } = page.lines[headingOf(name.line, lines)] ?? {};
    if (text.length > maxHeading || !isHeading(page, firstSegment)) continue;
    if ((proven.get(markOf(page, firstSegment)) ?? 0) >= minHeadings)
      titles.set(name, { text, segment: firstSegment });
  }
  return titles;
};

/** The line above a name and the names right above it. */
function headingOf(line: number, names: ReadonlySet<number>): number {
  let above = line - 1;
  while (names.has(above) && line - above <= maxNamesOfHeading) above--;
  return above;
}

function isHeading(page: PageModel, segment: number): boolean {
  return /^h[2-6]$/.test(tagAt(page, segment));
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
