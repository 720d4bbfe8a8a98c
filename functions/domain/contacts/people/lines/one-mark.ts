import type { PageModel } from '../../page/page-model.ts';
import { markOf, tagAt, tagOfLine } from '../../page/queries.ts';
import { titleStrength } from '../../words/job-title.ts';
import { beginsWithGivenName } from '../../words/names/given-names.ts';
import type { NameAt } from '../name-at.ts';

const maxLinesBelowName = 3;

/** If names are headings or bold, plain text shortly below one is not another name. */
export function namesOfOneMark(page: PageModel, names: readonly NameAt[]): readonly NameAt[] {
  const counts = new Map<string, number>();
  for (const { firstSegment } of names) {
    const mark = markOf(page, firstSegment);
    counts.set(mark, (counts.get(mark) ?? 0) + 1);
  }
  const isHead = ({ firstSegment }: NameAt) =>
    /^(?:h[1-6]|strong|b)$/.test(tagAt(page, firstSegment)) &&
    (counts.get(markOf(page, firstSegment)) ?? 0) >= 3;
  let head: NameAt | undefined;
  return names.filter((name) => {
    if (isHead(name)) head = name;
    const isPlain = /^(?:p|div|span|li|td|em|i|small)$/.test(tagAt(page, name.firstSegment));
    const isNear = head && head !== name && name.line - head.line <= maxLinesBelowName;
    return !(isNear && isPlain) || isBelowOwnTitle(page, name, head?.line ?? 0);
  });
}

/** "Youth officer" as a heading above "Tom Bech", in a row of cards of another kind than that of the name before. */
function isBelowOwnTitle(page: PageModel, { name, line }: NameAt, lineOfHead: number): boolean {
  const { text = '' } = page.lines[line - 1] ?? {};
  return (
    line - lineOfHead === maxLinesBelowName &&
    /^h[2-6]$/.test(tagOfLine(page, line - 1)) &&
    titleStrength(text) === 'certain' &&
    beginsWithGivenName(name)
  );
}
