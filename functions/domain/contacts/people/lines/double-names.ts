import type { PageModel } from '../../page/page-model.ts';
import { mentionsTitle, titleStrength } from '../../words/job-title.ts';
import { personName } from '../../words/person-name.ts';

const maxLine = 60;
/** One line of this form may be a name with a title that no vocabulary knows. */
const minTitled = 2;
/** "Jane Roe - Torvald" */
const parted = /^(\p{Lu}[^,;:|@\d–—]{3,40}?) [-–] \p{Lu}[\p{L}'’]+$/u;

/**
 * The names in lines like "Jane Roe - Torvald", by line: in Belgium the family of a spouse stands after a name. On such a
 * page the lines below two of them say what these people are.
 */
export function doubleNames(page: PageModel): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  let titled = 0;
  for (const [line, { text }] of page.lines.entries()) {
    const mayBe = text.length <= maxLine && (text.includes(' - ') || text.includes(' – '));
    const own = !mayBe ? undefined : parted.exec(text)?.[1];
    const name = own === undefined ? null : personName(own);
    if (name === null || mentionsTitle(text)) continue;
    names.set(line, name);
    if (titleStrength(page.lines[line + 1]?.text ?? '') === 'certain') titled++;
  }
  return titled < minTitled ? new Map() : names;
}
