import type { LinkOnPage } from '../site/plan-links.ts';
import type { PageModel } from './page-model.ts';
import { textOf } from './queries.ts';

const maxLinks = 3_000;
/** An entry is its text, perhaps with an arrow. */
const maxEntry = 2;

/** The links of a page with their visible texts. */
export function linksOf(page: PageModel): LinkOnPage[] {
  const menus = new Map<number, string>();
  return page.links.slice(0, maxLinks).map(({ href, element }) => {
    const { attributes = {} } = page.elements[element] ?? {};
    return {
      href,
      text: textOf(page, element, 4) || (attributes['aria-label'] ?? attributes.title ?? ''),
      firstText: textOf(page, element, 1),
      under: () => entryAbove(page, element, menus),
    };
  });
}

const maxLevels = 5;
const submenu = /(?:^|[\s_-])(?:dropdown|sub-?menu|flyout|mega-?menu)/i;

/** What the entry of a menu is called that opens the list with this link; '' if there is none. */
function entryAbove(page: PageModel, link: number, menus: Map<number, string>): string {
  const parent = page.elements[link]?.parent ?? -1;
  const known = menus.get(parent);
  if (known !== undefined) return known;
  const entry = entryFrom(page, parent, menus);
  menus.set(parent, entry);
  return entry;
}

function entryFrom(page: PageModel, parent: number, menus: Map<number, string>): string {
  let index = parent;
  for (let level = 0; index >= 0 && level < maxLevels; level++) {
    const known = menus.get(index);
    if (known !== undefined) return known;
    const list = page.elements[index];
    if (list === undefined || !/^(?:[uo]l|li|div|span)$/.test(list.tag)) return '';
    const around = page.elements[list.parent];
    const isList = list.tag === 'ul' || list.tag === 'ol' || submenu.test(list.attributes.class ?? '');
    if (isList && around && around.firstSegment < list.firstSegment && /^(?:li|div)$/.test(around.tag)) {
      const { text = '' } = page.segments[around.firstSegment] ?? {};
      const entry = list.firstSegment - around.firstSegment <= maxEntry ? text.slice(0, 60) : '';
      menus.set(index, entry);
      return entry;
    }
    index = list.parent;
  }
  return '';
}
