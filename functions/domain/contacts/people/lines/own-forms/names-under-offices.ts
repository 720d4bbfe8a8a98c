import { foldText } from '../../../../../../shared/text/fold-text.ts';
import type { PageContext } from '../../../page/page-context.ts';
import type { PageModel } from '../../../page/page-model.ts';
import { titleOfEach, titleStrength } from '../../../words/job-title.ts';
import { beginsWithGivenName, hasGivenName } from '../../../words/names/given-names.ts';
import { personName } from '../../../words/person-name.ts';
import { isStaffHeading } from '../../../words/staff-words.ts';
import { memberInLine, type ShownPerson } from '../../name-at.ts';
import { titleForMembers } from '../rows/members.ts';

const maxLine = 100;
const maxHeading = 50;
const betweenNames = /, | (?:&|and|und|et|y|e|en|og|och|i|ja|és|si|și|ve|a) /u;

/**
 * "Jane Roe and Tom Bech" or "Jane Roe." right below a heading that is an office, as imprints have it: each holds it. A
 * single name without a full stop is read with other names.
 */
export function namesUnderOffice(page: PageModel, context: PageContext, line: number): ShownPerson[] {
  const { text = '', firstSegment = 0, endSegment = 0 } = page.lines[line] ?? {};
  if (text.length > maxLine) return [];
  const heading = context.headingAbove(line);
  if (heading === null || heading.line !== line - 1 || heading.text.length > maxHeading) return [];
  if (/[\d@:/]/.test(text) || context.isOthers(firstSegment)) return [];
  const bare = text.replace(/\.$/, '').trim();
  const parts = bare.split(betweenNames);
  if (parts.length < 2 && bare === text) return [];
  const title = titleOfEach(heading.text.replace(/\s*[:：]$/u, ''));
  if (titleStrength(title) !== 'certain' || isStaffHeading(foldText(title))) return [];
  // Who sits in a body is read with its members.
  if (titleForMembers(title) !== null) return [];
  const names: string[] = [];
  let isKnown = false;
  for (const part of parts) {
    const name = personName(part.trim());
    // Of "Tom & Jane Roe" only the whole name of the second is on the page.
    const isFirstAlone = name === null && names.length === 0 && /^\p{Lu}\p{Ll}+$/u.test(part);
    if (name === null && !(isFirstAlone && beginsWithGivenName(part))) return [];
    isKnown ||= isFirstAlone || (name !== null && hasGivenName(name));
    if (name !== null) names.push(name);
  }
  if (!isKnown) return [];
  return names.map((name) => memberInLine(name, title, { firstSegment, endSegment, line, isListed: false }));
}
