import { tagOfLine } from '../page/queries.ts';
import { titleStrength } from '../words/job-title.ts';
import type { NameAt, TitleAt, TitleRule } from './name-at.ts';

/**
 * A masthead: headings that are titles, each above its names. Only if the names themselves are not headings and have
 * no title of their own below.
 */
export const titlesOfHeadings: TitleRule = ({ page, names }, known) => {
  const lines = new Set(names.map(({ line }) => line));
  const isHeading = (line: number) => /^h[2-6]$/.test(tagOfLine(page, line));
  const titles = new Map<NameAt, TitleAt>();
  for (const name of names) {
    if (known.has(name) || name.rest.length > 0 || isHeading(name.line)) continue;
    const below = page.lines[name.line + 1];
    if (
      below &&
      !isHeading(name.line + 1) &&
      titleStrength(below.text) === 'certain' &&
      !lines.has(name.line + 1)
    )
      continue;
    let above = name.line - 1;
    while (lines.has(above) && !isHeading(above)) above--;
    const heading = page.lines[above];
    if (!heading || !isHeading(above) || lines.has(above) || titleStrength(heading.text) !== 'certain')
      continue;
    titles.set(name, { text: heading.text, segment: heading.firstSegment });
  }
  return new Set([...titles.values()].map(({ segment }) => segment)).size < 2 ? new Map() : titles;
};
