import { foldText } from '../../../../../shared/text/fold-text.ts';
import type { PageModel } from '../../page/page-model.ts';
import { markOf } from '../../page/queries.ts';
import { titleOfEach, titleStrength } from '../../words/job-title.ts';
import { personName } from '../../words/person-name.ts';
import { isInvitation, isStaffHeading } from '../../words/staff-words.ts';
import type { NameAt, NamesOfPage, TitleAt, TitleRule } from '../name-at.ts';

/** One line above cards may say anything. */
const minLabels = 2;
const maxLabel = 60;

/**
 * `<p class="label">Therapists</p>` above a row of cards, `<p class="label">Drivers</p>` above the next: where lines of one
 * look stand above groups of a staff page's cards, and most are titles, each is what those under it are.
 */
export const labelsOfGroups: TitleRule = (all, known) => {
  const titles = new Map<NameAt, TitleAt>();
  const { page, isStaffPage, staffGroups } = all;
  if (!isStaffPage) return titles;
  const cards = staffGroups.flat().filter((name) => (all.cardOf.get(name) ?? -1) >= 0);
  if (cards.every((name) => known.has(name))) return titles;
  const covered = linesOfCards(all);
  const taken = new Set([...known.values()].map(({ segment }) => segment));
  const groups = new Map<string, Map<number, NameAt[]>>();
  for (const name of cards) {
    let line = name.line;
    while (line >= 0 && covered.has(line)) line--;
    if (!isLabel(page, line) || taken.has(page.lines[line]?.firstSegment ?? -1)) continue;
    const mark = markOf(page, page.lines[line]?.firstSegment ?? -1);
    const labels = groups.get(mark) ?? new Map<number, NameAt[]>();
    groups.set(mark, labels);
    labels.set(line, [...(labels.get(line) ?? []), name]);
  }
  for (const labels of groups.values()) {
    const texts = [...labels.keys()].map((line) => titleOfEach(page.lines[line]?.text ?? ''));
    const certain = texts.filter((text) => titleStrength(text) !== 'none').length;
    if (labels.size < minLabels || certain * 2 <= labels.size) continue;
    for (const [at, names] of [...labels.values()].entries()) {
      const text = texts[at] ?? '';
      // "Our team" is nobody's title.
      if (titleStrength(text) === 'none' && isStaffHeading(foldText(text))) continue;
      for (const name of names) if (!known.has(name)) titles.set(name, { text, segment: -1 });
    }
  }
  return titles;
};

/** The lines of all names and of the cards around them. */
function linesOfCards({ page, names, cardOf }: NamesOfPage): Set<number> {
  const covered = new Set<number>();
  for (const name of names) {
    covered.add(name.line);
    const card = page.elements[cardOf.get(name) ?? -1];
    for (let at = card?.firstSegment ?? 0; at < (card?.endSegment ?? 0); at++)
      covered.add(page.segments[at]?.line ?? name.line);
  }
  return covered;
}

function isLabel(page: PageModel, line: number): boolean {
  const { text = '', firstSegment = 0, endSegment = 0 } = page.lines[line] ?? {};
  return (
    text !== '' &&
    text.length <= maxLabel &&
    endSegment - firstSegment === 1 &&
    !/[\d@.!?:]/.test(text) &&
    !isInvitation(foldText(text)) &&
    personName(text) === null
  );
}
