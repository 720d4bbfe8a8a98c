import { seniorityOf } from '../../../../../../shared/text/seniority.ts';
import type { PageContext } from '../../../page/page-context.ts';
import type { PageModel } from '../../../page/page-model.ts';
import { titleStrength } from '../../../words/job-title.ts';
import { hasGivenName } from '../../../words/names/given-names.ts';
import { personName } from '../../../words/person-name.ts';
import { memberInLine, type ShownPerson } from '../../name-at.ts';
import { withoutPossessive } from '../../titles-of-headings.ts';

const maxHeading = 40;
const maxLinesBelow = 2;
const minText = 60;
/** What a heading says before the title of whom it is about, by language: "About the", "Über den". */
const about =
  /^(?:about (?:the )?|meet (?:your )?|(?:über|ueber) (?:den |die )?|à propos (?:de la |de |du )|sobre (?:el |la |o |a )?|chi è (?:il |la |lo )?|over (?:de )?|om )/iu;
/** "Jane Roe is", "Adv. Jane Roe, who": the subject of a text. */
const subject = /^((?:\p{L}{1,5}\.? )?\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,3})(?=,| \p{Ll})/u;

/**
 * "About the founder" above "Jane Roe is a lawyer who …": whom a text is about under a heading that is the title of one who
 * leads the firm. An unknown name must be on the page once more.
 */
export function toldUnderTitle(page: PageModel, context: PageContext, line: number): ShownPerson[] {
  const { text = '', firstSegment = 0, endSegment = 0 } = page.lines[line] ?? {};
  if (text.length < minText || context.isOthers(firstSegment)) return [];
  const heading = context.headingAbove(line);
  if (heading === null || line - heading.line > maxLinesBelow || heading.text.length > maxHeading) return [];
  const name = personName(subject.exec(text)?.[1] ?? '');
  if (name === null) return [];
  const title = withoutPossessive(heading.text.replace(about, '')).replace(/\s*[:：.]$/u, '');
  if (titleStrength(title) !== 'certain' || seniorityOf(title) !== 'c_suite') return [];
  const isRepeated = () => page.lines.filter((one) => one.text.includes(name)).length > 1;
  if (!hasGivenName(name) && !isRepeated()) return [];
  return [memberInLine(name, title, { firstSegment, endSegment, line, isListed: true })];
}
