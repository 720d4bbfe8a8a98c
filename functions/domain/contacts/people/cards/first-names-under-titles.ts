import { foldText } from '../../../../../shared/text/fold-text.ts';
import { isSpeaker } from '../../page/others/speakers.ts';
import type { PageContext } from '../../page/page-context.ts';
import type { PageModel } from '../../page/page-model.ts';
import { tagAt } from '../../page/queries.ts';
import { titleStrength } from '../../words/job-title.ts';
import { beginsWithGivenName } from '../../words/names/given-names.ts';
import { isStaffHeading } from '../../words/staff-words.ts';
import { titleOfSection } from '../titles-of-headings.ts';
import { type FirstName, kindOf, wordOf } from './first-names.ts';

const minNames = 3;
const minShareOfGiven = 0.8;

/**
 * A practice that calls its people by their first names, under headings that say what they are: "Assistants" above
 * "Jane", "Tom" and "Ida", each a heading of one kind, nearly all of them given names.
 */
export function firstNamesUnderTitles(
  page: PageModel,
  context: PageContext,
  isStaffPage: boolean,
): ReadonlyMap<number, FirstName> {
  const groups = new Map<string, FirstName[]>();
  for (const [line, { text, firstSegment, endSegment }] of page.lines.entries()) {
    const name = /^h[3-6]$/.test(tagAt(page, firstSegment)) ? wordOf(text) : null;
    if (name === null || context.isOthers(firstSegment) || isSpeaker(page, line)) continue;
    const title = titleOfSection({ page, context }, { line });
    if (title === null || titleStrength(title) !== 'certain') continue;
    if (!isStaffPage && !isStaffHeading(foldText(context.headings(line)))) continue;
    const kind = kindOf(page, firstSegment);
    const one = { name, title, line, firstSegment, endSegment, titleSegment: -1 };
    groups.set(kind, [...(groups.get(kind) ?? []), one]);
  }
  const found = new Map<number, FirstName>();
  for (const group of groups.values()) {
    const given = group.filter(({ name }) => beginsWithGivenName(name));
    if (new Set(given.map(({ name }) => name)).size < minNames) continue;
    if (given.length < group.length * minShareOfGiven) continue;
    for (const one of group) found.set(one.line, one);
  }
  return found;
}
