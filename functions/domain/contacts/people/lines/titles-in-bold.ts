import type { PageModel } from '../../page/page-model.ts';
import { tagAt } from '../../page/queries.ts';
import { titleOfEach, titleStrength } from '../../words/job-title.ts';
import type { NameAt, NamesOfPage, TitleAt, TitleRule } from '../name-at.ts';

/** One bold line above a name may say anything. */
const minTitles = 2;
const maxTitle = 50;
const maxNamesOfTitle = 12;
const team = /(?<!\p{L})(?:team|committee|board|council|trustees|wardens|officers)$/iu;

/** A management as a whole: its members are given their own titles elsewhere. */
const management =
  /(?:leitung|führung|direktion|direction|dirección|direzione|management|verwaltung|zarząd)$/iu;

/**
 * `<p><b>Vicar</b></p><p>Jane Roe</p><p><b>Church Wardens</b></p><p>Tom Bech</p><p>Ann Lee</p>`: two or more bold lines
 * that are titles, each above plain names, name those up to the next. Among them "Ministry Team" is what its members
 * are called.
 */
export const titlesInBold: TitleRule = (all, known) => {
  const { page, names } = all;
  const found = new Map<NameAt, number>();
  const starts = new Set(all.starts);
  for (const name of names) {
    if (isBold(page, name.line)) continue;
    const above = boldAbove(all, starts, name.line);
    // Where the first name stands above the first title, titles follow their names.
    if (above === null && isTitle(page, name.line + 1) && isBold(page, name.line + 1)) return new Map();
    // A department in bold says less than the title in the next cell or line.
    if (isTitle(page, name.line + 1) && !isBold(page, name.line + 1)) continue;
    if (above !== null && !known.has(name) && name.rest.length === 0) found.set(name, above);
  }
  const lines = new Set([...found.values()].filter((line) => isTitle(page, line)));
  const titles = new Map<NameAt, TitleAt>();
  if (lines.size < minTitles) return titles;
  for (const [name, line] of found) {
    const { text = '', firstSegment = -1 } = page.lines[line] ?? {};
    if (management.test(bare(text))) continue;
    if (lines.has(line) || team.test(bare(text)))
      titles.set(name, { text: bare(text), segment: firstSegment });
  }
  return titles;
};

/** The bold line above a name between which and it stand only other names; null if there is none. */
function boldAbove({ page }: NamesOfPage, starts: ReadonlySet<number>, line: number): number | null {
  for (let above = line - 1; above >= Math.max(0, line - maxNamesOfTitle); above--) {
    if (isBold(page, above)) return above;
    if (!starts.has(page.lines[above]?.firstSegment ?? -1)) return null;
  }
  return null;
}

function isBold(page: PageModel, line: number): boolean {
  const { text = '', firstSegment = -1, endSegment = -1 } = page.lines[line] ?? {};
  return (
    text.length <= maxTitle &&
    endSegment - firstSegment === 1 &&
    /^(?:b|strong)$/.test(tagAt(page, firstSegment))
  );
}

function isTitle(page: PageModel, line: number): boolean {
  return titleStrength(bare(page.lines[line]?.text ?? '')) === 'certain';
}

function bare(text: string): string {
  return titleOfEach(text.trim());
}
