import type { PageContext } from '../../page/page-context.ts';
import type { PageModel } from '../../page/page-model.ts';
import { tagOfLine } from '../../page/queries.ts';
import { titleStrength } from '../../words/job-title.ts';
import { personName } from '../../words/person-name.ts';
import type { ShownPerson } from '../name-at.ts';

const maxLine = 160;
const maxTitle = 80;
/** A single heading above a name and a number may be about anything. */
const minPeople = 2;

/** What parts a name from how somebody is reached: "Jane Roe, High Street", "Jane Roe - 01234", "Jane Roe tel. 01234". */
const afterName = / ?[,:–—(]| - | (?=(?:tel|t\. ?č|mob|mail|e-mail)[.:l ]|\+?\d{2})/iu;
const minName = 5;

/**
 * `<h3>Chair</h3><p>Jane Roe, High Street 12, 01234 567890</p>`: a name, and where and how they are reached, right under a
 * heading that is a title. A board writes so of two or more, of whom some may have a line of their own for the name.
 */
export function reachedUnderTitles(page: PageModel, context: PageContext): ShownPerson[] {
  const found: ShownPerson[] = [];
  const alone = new Set<string>();
  for (const [line, { text, firstSegment, endSegment }] of page.lines.entries()) {
    if (line === 0 || text.length > maxLine || !/^h[2-6]$/.test(tagOfLine(page, line - 1))) continue;
    const title = page.lines[line - 1]?.text ?? '';
    if (title.length > maxTitle || titleStrength(title) !== 'certain') continue;
    const end = text.search(afterName);
    const isReached = end >= minName && /\d{3}|\d \d|@/.test(text.slice(end));
    const name = personName((isReached ? text.slice(0, end) : text).trim());
    if (name === null || context.isOthers(firstSegment)) continue;
    if (!isReached) alone.add(name);
    else if (titleStrength(text.slice(end).replace(/^[\s,:–—(-]+/u, '')) === 'none')
      found.push({ name, title, firstSegment, endSegment, card: -1, isListed: true, line });
  }
  return new Set([...found.map(({ name }) => name), ...alone]).size >= minPeople ? found : [];
}
