import { foldText } from '../../../../../../shared/text/fold-text.ts';
import { seniorityOf } from '../../../../../../shared/text/seniority.ts';
import type { PageContext } from '../../../page/page-context.ts';
import type { PageModel } from '../../../page/page-model.ts';
import { memberInLine, type ShownPerson } from '../../name-at.ts';
import { nameAfterProfession } from '../../title-lines.ts';

const maxLine = 60;
/** A shorter word may be in a domain by chance. */
const minInDomain = 5;

/** "Dentist Jane Torvald" alone in a line, on torvald-dental.example: its owner, whose given name no list may know. */
export function ownerInLine(page: PageModel, context: PageContext, line: number): ShownPerson[] {
  const { text = '', firstSegment = 0, endSegment = 0 } = page.lines[line] ?? {};
  const name = text.length > maxLine ? null : nameAfterProfession(text);
  if (name === null || context.isOthers(firstSegment)) return [];
  const last = foldText(name.slice(name.lastIndexOf(' ') + 1));
  const host = URL.parse(page.url)?.hostname ?? '';
  if (last.length < minInDomain || !host.includes(last)) return [];
  const title = text.slice(0, text.indexOf(' '));
  // "Chief Jane Roe" is how somebody is addressed.
  if (seniorityOf(title) !== 'other') return [];
  return [memberInLine(name, title, { firstSegment, endSegment, line, isListed: true })];
}
