import type { Line, PageModel } from '../../page/page-model.ts';
import { closest, elementAt, markOf } from '../../page/queries.ts';
import { beginsWithGivenName } from '../../words/names/given-names.ts';

const minLabels = 3;

/**
 * Whether the parts of a line are links or labels of one kind, and a name among them begins with no known given name:
 * certificates and pages have names of such a form, too.
 */
export function isLabelInRow(page: PageModel, { firstSegment, endSegment }: Line, name: string): boolean {
  if (endSegment - firstSegment < minLabels || !/^\p{Lu}/u.test(name) || beginsWithGivenName(name))
    return false;
  const owners = new Set<number>();
  for (let at = firstSegment; at < endSegment; at++) {
    const owner = closest(page, elementAt(page, at), ({ tag }) => /^(?:a|label|button)$/.test(tag), 3);
    if (owner < 0 || markOf(page, at) !== markOf(page, firstSegment)) return false;
    owners.add(owner);
  }
  return owners.size >= minLabels;
}
