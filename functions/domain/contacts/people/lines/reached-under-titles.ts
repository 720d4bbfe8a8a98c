import type { PageContext } from '../../page/page-context.ts';
import type { PageModel } from '../../page/page-model.ts';
import { tagOfLine } from '../../page/queries.ts';
import { titleStrength } from '../../words/job-title.ts';
import { personName } from '../../words/person-name.ts';
import type { ShownPerson } from '../name-at.ts';

const maxLine = 160;
const maxTitle = 60;
/** A single heading above a name and a number may be about anything. */
const minPeople = 2;

/**
 * `<h3>Chair</h3><p>Jane Roe, High Street 12, 01234 567890</p>`: a name, and where and how they are reached, right under a
 * heading that is a title. A board writes so of two or more.
 */
export function reachedUnderTitles(page: PageModel, context: PageContext): ShownPerson[] {
  const found: ShownPerson[] = [];
  for (const [line, { text, firstSegment, endSegment }] of page.lines.entries()) {
    const comma = text.length > maxLine ? -1 : text.indexOf(', ');
    if (comma < 5 || !/\d{3}|@/.test(text.slice(comma))) continue;
    const title = page.lines[line - 1]?.text ?? '';
    if (title.length > maxTitle || !/^h[2-6]$/.test(tagOfLine(page, line - 1))) continue;
    if (titleStrength(title) !== 'certain' || titleStrength(text.slice(comma + 2)) !== 'none') continue;
    const name = personName(text.slice(0, comma));
    if (name === null || context.isOthers(firstSegment)) continue;
    found.push({ name, title, firstSegment, endSegment, card: -1, isListed: true, line });
  }
  return new Set(found.map(({ name }) => name)).size >= minPeople ? found : [];
}
