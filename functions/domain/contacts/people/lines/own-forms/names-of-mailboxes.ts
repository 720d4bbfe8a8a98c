import type { PageContext } from '../../../page/page-context.ts';
import type { PageModel } from '../../../page/page-model.ts';
import { cleanTitle, titleStrength } from '../../../words/job-title.ts';
import { personName } from '../../../words/person-name.ts';
import { matchesName } from '../../match-name.ts';
import { memberInLine, type ShownPerson } from '../../name-at.ts';

const maxLine = 80;
const maxLinesToMailbox = 5;
const mailbox = /^(?:e-?mail:? ?)?([a-z0-9._-]{4,40})@[a-z0-9.-]{4,60}$/iu;

/**
 * "Jane Roe, RI amk" above "jane.roe@acme.example": a mailbox of the whole name says that what stands before the comma is one,
 * whatever stands after it. What stands between that is a title is theirs.
 */
export function namesOfMailboxes(page: PageModel, context: PageContext, line: number): ShownPerson[] {
  const { text = '', firstSegment = 0, endSegment = 0 } = page.lines[line] ?? {};
  const comma = text.indexOf(', ');
  if (comma < 0 || text.length > maxLine || context.isOthers(firstSegment)) return [];
  if (personName(text) !== null || titleStrength(text.slice(comma + 2)) !== 'none') return [];
  const name = personName(text.slice(0, comma));
  if (name === null) return [];
  const below = page.lines.slice(line + 1, line + 1 + maxLinesToMailbox);
  const at = below.findIndex((one) => {
    const local = mailbox.exec(one.text.trim())?.[1];
    return local !== undefined && matchesName(local, name) === 'full';
  });
  if (at < 0) return [];
  const title = below
    .slice(0, at)
    .map((one) => cleanTitle(one.text))
    .find((one) => titleStrength(one) === 'certain');
  const end = page.lines[line + 1 + at]?.endSegment ?? endSegment;
  return [memberInLine(name, title ?? '', { firstSegment, endSegment: end, line, isListed: true })];
}
