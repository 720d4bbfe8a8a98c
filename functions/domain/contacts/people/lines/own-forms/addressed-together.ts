import type { PageContext } from '../../../page/page-context.ts';
import type { PageModel } from '../../../page/page-model.ts';
import { titleOfEach, titleStrength } from '../../../words/job-title.ts';
import { personName } from '../../../words/person-name.ts';
import { memberInLine, type ShownPerson } from '../../name-at.ts';

const maxLine = 90;
const maxTitle = 60;
const rank = '(?:Dr|Dra|DR|Prof|Dott|Dott\\.?ssa|Avv|Arch|Ing|Lic|Mag|Arq|MUDr|JUDr|Mgr)\\.?[ªº]?';
const joined = new RegExp(
  `^(${rank} \\p{Lu}.+?),? (?:&|\\+|and|und|et|y|e|en|og|och|i|a|és|și|ir|un|ve) (${rank} \\p{Lu}.+)$`,
  'u',
);

/** "Dr. Jane Roe and Dr. Tom Bech" above "Dentists": two of the same occupation share a heading. */
export function addressedTogether(page: PageModel, context: PageContext, line: number): ShownPerson[] {
  const { text = '', firstSegment = 0, endSegment = 0 } = page.lines[line] ?? {};
  if (text.length > maxLine || context.isOthers(firstSegment)) return [];
  const [, ...shown] = joined.exec(text) ?? [];
  const below = page.lines[line + 1]?.text ?? '';
  if (shown.length < 2 || below.length > maxTitle || titleStrength(below) !== 'certain') return [];
  const names = shown.flatMap((name) => personName(name) ?? []);
  if (names.length < shown.length) return [];
  const place = { firstSegment, endSegment, line, isListed: true };
  return names.map((name) => memberInLine(name, titleOfEach(below), place));
}
