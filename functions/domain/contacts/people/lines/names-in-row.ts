import type { PageContext } from '../../page/page-context.ts';
import type { PageModel } from '../../page/page-model.ts';
import { hasGivenName } from '../../words/given-names.ts';
import { personName } from '../../words/person-name.ts';
import type { ShownPerson } from '../name-at.ts';
import { titleOfMembers } from './members.ts';

const maxRow = 600;
const maxLinesBelow = 3;
/** Further below only an entry of a list belongs to the heading: each line above it ends as this one does. */
const maxLinesOfList = 20;
const betweenNames = /,\s+|;\s+|\s(?:und|and|et|y|e|en|og|och|i|ja|&)\s/u;
const endOfEntry = /[;,.]$/;

/**
 * The people of a staff page whom one line names and nothing else, under a heading for them, with it as their title:
 * "Jane Roe, Tom Bech and Ann Lee", or an entry of a list ("Jane Roe;").
 */
export function namesInRow(page: PageModel, context: PageContext, index: number): ShownPerson[] {
  const { text = '', firstSegment = 0, endSegment = 0 } = page.lines[index] ?? {};
  if (text.length > maxRow || !mayBeRow.test(text) || context.isOthers(firstSegment)) return [];
  const heading = titleOfMembers(context, index);
  if (heading === null || !isBelow(page, heading.line, index)) return [];
  const names: string[] = [];
  for (const part of text.replace(endOfEntry, '').split(betweenNames)) {
    const name = personName(part.trim());
    if (name === null) return [];
    names.push(name);
  }
  if (names.filter(hasGivenName).length * 2 <= names.length) return [];
  return names.map((name) => ({
    name,
    title: heading.text,
    firstSegment,
    endSegment,
    card: -1,
    isStaff: true,
    isListed: true,
    line: index,
  }));
}

const mayBeRow = /[,;]|\p{Ll}{2}\.$|\p{L} (?:und|and|et|y|e|en|og|och|i|ja|&) \p{Lu}/u;

function isBelow(page: PageModel, heading: number, index: number): boolean {
  if (index - heading <= maxLinesBelow) return true;
  return (
    index - heading <= maxLinesOfList &&
    page.lines.slice(heading + 1, index).every(({ text }) => endOfEntry.test(text))
  );
}
