import { foldText } from '../../../../../shared/text/fold-text.ts';
import type { PageModel } from '../../page/page-model.ts';
import { titleStrength } from '../../words/job-title.ts';
import { isOrdinary } from '../../words/person-name.ts';

/** Of another alphabet nothing is left to compare. */
const minGiven = 4;
const maxWordsOfTitle = 5;
const linesToMailbox = 4;

/**
 * "Thangam R" above a title and "thangam@…": in the south of India the father's name is cut to its initial. Without the
 * mailbox it may be a customer who is not to be known.
 */
export function nameWithInitial(page: PageModel, line: number): string | null {
  const { text = '' } = page.lines[line] ?? {};
  const [, given = ''] = /^(\p{Lu}\p{Ll}{3,}) \p{Lu}\.?$/u.exec(text) ?? [];
  const title = page.lines[line + 1]?.text ?? '';
  if (given === '' || isOrdinary(given, 0) || title.split(' ').length > maxWordsOfTitle) return null;
  if (titleStrength(given) !== 'none' || titleStrength(title) !== 'certain') return null;
  const local = foldText(given).replace(/[^a-z]/g, '');
  if (local.length < minGiven) return null;
  const own = new RegExp(`(?:^|[^a-z])${local}[._]?[a-z]?@`, 'u');
  const below = page.lines.slice(line + 2, line + 2 + linesToMailbox);
  return below.some((one) => one.text.length < 200 && own.test(foldText(one.text))) ? text : null;
}
