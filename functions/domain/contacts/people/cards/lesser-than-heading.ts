import type { PageElement, PageModel } from '../../page/page-model.ts';
import { closest, elementAt, elementOf, tagAt } from '../../page/queries.ts';
import type { NameAt } from '../name-at.ts';
import { roleClass } from './whole-title.ts';

/**
 * A heading after a name that is not a heading belongs to the next section, unless it is an entry beside the name's, or
 * marked as the role of somebody.
 */
export function isLesserThanHeading(page: PageModel, name: NameAt, segment: number): boolean {
  const own = tagAt(page, name.firstSegment);
  const other = tagAt(page, segment);
  if (roleClass.test(elementOf(page, segment)?.attributes.class ?? '')) return false;
  if (/^h[2-6]$/.test(other) && isEntryBeside(page, name.firstSegment, segment)) return false;
  return /^h[1-6]$/.test(other) && (/^(?:li|p|td)$/.test(own) || (other === 'h1' && !/^h[1-6]$/.test(own)));
}

/** `<li>Jane Roe</li><li><h4>Treasurer</h4></li>`: large print, as a section begins in no entry of somebody's list. */
function isEntryBeside(page: PageModel, name: number, heading: number): boolean {
  const own = page.elements[closest(page, elementAt(page, name), isEntry, 2)];
  const print = elementOf(page, heading);
  const entry = page.elements[print?.parent ?? -1];
  return (
    own !== undefined &&
    entry !== undefined &&
    own !== entry &&
    isEntry(entry) &&
    own.parent === entry.parent &&
    entry.endSegment === print?.endSegment
  );
}

function isEntry({ tag }: PageElement): boolean {
  return /^(?:li|dd|dt)$/.test(tag);
}
