import type { PageContext } from '../../../page/page-context.ts';
import type { PageModel } from '../../../page/page-model.ts';
import { mentionsTitle } from '../../../words/job-title.ts';
import { hasGivenName } from '../../../words/names/given-names.ts';
import { scriptName } from '../../../words/names/names-in-scripts.ts';
import { hasPatronymic } from '../../../words/names/patronymics.ts';
import { personName } from '../../../words/person-name.ts';
import { memberInLine, type ShownPerson } from '../../name-at.ts';

const maxLine = 70;
const maxWords = 4;
/** A number as one dials it, and the word or the mark before it that says so. */
const number =
  /(?:(?<![\p{L}\d])\p{L}{1,9}[.:]{1,2} ?)?(?:☎|📞|📱)?\s?(?<![\d./])(?:\+|\(?0|8[ -]|\d(?=\d{2}[ .-]\d{3}))[\d ()/.-]{5,18}\d(?![\d/.])/gu;
const separators = /^[\s·•|,:–—-]+|[\s·•|,:–—-]+$/gu;

/** "Jane Roe · 0123 456 789", "8-960-123-45-67 - Елена Петровна": whom one calls at a number, in a line with nothing else. */
export function namesBesideNumbers(page: PageModel, context: PageContext, line: number): ShownPerson[] {
  const { text = '', firstSegment = 0, endSegment = 0 } = page.lines[line] ?? {};
  if (text.length > maxLine || !/\d{2}/.test(text) || context.isOthers(firstSegment)) return [];
  const rest = text.replace(number, ' ').replace(separators, '');
  if (rest.length >= text.length - 6 || /\d/.test(rest)) return [];
  const name = personName(rest);
  if (name === null || name.split(' ').length > maxWords || mentionsTitle(rest)) return [];
  const isKnown = /\p{Script=Latin}/u.test(name) ? hasGivenName(name) : scriptName(name) === 'sure';
  if (!hasPatronymic(name) && !isKnown) return [];
  return [memberInLine(name, '', { firstSegment, endSegment, line, isListed: false })];
}
