import { seniorityOf } from '../../../../../shared/text/seniority.ts';
import type { PageModel } from '../../page/page-model.ts';
import { elementAt, elementOf, markOf, shapeAt } from '../../page/queries.ts';
import { titleStrength } from '../../words/job-title.ts';
import type { NameAt, NamesOfPage, TitleAt, Titles } from '../name-at.ts';
import { titleClass } from '../titles-in-cards.ts';

/** Two lines of one kind beside names may be so by chance. */
const minCards = 3;

/**
 * The names whose title stands in the role element of their card: right above or below the name, in an element that
 * its class marks as one of titles, or that has the title in three and more cards of one kind.
 */
export function titlesInRoleElements({ page, names, cardOf }: NamesOfPage, titles: Titles): Set<NameAt> {
  const roles = new Set<NameAt>();
  const groups = new Map<string, NameAt[]>();
  for (const name of names) {
    const segment = titles.get(name)?.segment ?? -1;
    if (segment < 0 || (cardOf.get(name) ?? -1) < 0) continue;
    const side = (page.segments[segment]?.line ?? -1) - name.line;
    if (Math.abs(side) !== 1) continue;
    if (titleClass.test(elementOf(page, segment)?.attributes.class ?? '')) roles.add(name);
    const kind = `${shapeAt(page, name.firstSegment)} ${side} ${markOf(page, segment)}`;
    const group = groups.get(kind);
    if (group) group.push(name);
    else groups.set(kind, [name]);
  }
  for (const group of groups.values())
    if (new Set(group.map(({ name }) => name)).size >= minCards) for (const name of group) roles.add(name);
  return roles;
}

const maxRankWords = 4;

/**
 * "Medical Director" right below "Specialist in Paediatrics" in a card: a second title, in the same block, that ranks
 * higher than the first.
 */
export function rankBelow(page: PageModel, title: TitleAt | undefined, endSegment: number): string {
  if (title === undefined || title.segment < 0 || seniorityOf(title.text) !== 'other') return '';
  const next = page.lines[(page.segments[title.segment]?.line ?? -1) + 1];
  if (next === undefined || next.endSegment > endSegment) return '';
  if (next.text.split(' ').length > maxRankWords || titleStrength(next.text) !== 'certain') return '';
  const blockOf = (segment: number) => [elementAt(page, segment), elementOf(page, segment)?.parent ?? -1];
  const own = blockOf(title.segment);
  const isInBlock = blockOf(next.firstSegment).some((block) => block >= 0 && own.includes(block));
  return isInBlock && seniorityOf(next.text) !== 'other' ? next.text : '';
}
