import type { PageContext } from '../../../page/page-context.ts';
import type { PageModel } from '../../../page/page-model.ts';
import { hasGivenName } from '../../../words/names/given-names.ts';
import { personName } from '../../../words/person-name.ts';
import { memberInLine, type ShownPerson } from '../../name-at.ts';

const maxLine = 90;
/** "v/ Jane Roe og Tom Bech", "Acme Pumps v/Jane Roe" */
const runBy = /^(?:[^/@:]{2,40} )?[Vv]\/ ?(\p{Lu}[^/@:\d]{3,60})$/u;
const betweenNames = / og | & |, /;
const maxLinesToNumber = 4;
/** "Tlf. 12 34 56 78", "Telefon: …", an address: what an invitation to a talk does not have. */
const reach = /(?:^|\s)(?:tlf|tel|telefon|mob|mobil)\.?:? ?(?:\+|\(|\d)|[^\s@]@[^\s@]/iu;

/**
 * Who runs a small firm in Denmark or Norway: "v/" stands before the owner's name above its address and number, and
 * in a programme before that of a speaker.
 */
export function ownersAfterMark(page: PageModel, context: PageContext, line: number): ShownPerson[] {
  const { text = '', firstSegment = 0, endSegment = 0 } = page.lines[line] ?? {};
  if (text.length > maxLine || !text.includes('/')) return [];
  const shown = runBy.exec(text)?.[1];
  if (shown === undefined || context.isOthers(firstSegment)) return [];
  const below = page.lines.slice(line + 1, line + 1 + maxLinesToNumber);
  if (!below.some((one) => one.text.length <= maxLine && reach.test(one.text))) return [];
  const names = shown.split(betweenNames).map((part) => personName(part.trim()));
  return names.flatMap((name) =>
    name === null || !hasGivenName(name)
      ? []
      : [memberInLine(name, '', { firstSegment, endSegment, line, isListed: true })],
  );
}
