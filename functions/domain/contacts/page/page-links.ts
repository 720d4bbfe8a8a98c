import type { LinkOnPage } from '../site/plan-links.ts';
import type { PageModel } from './page-model.ts';
import { textOf } from './queries.ts';

const maxLinks = 3_000;
/** An entry is its text, perhaps with an arrow. */
const maxEntry = 2;

/** The links of a page with their visible texts, and what else leads to other pages by a script of its own. */
export function linksOf(page: PageModel): LinkOnPage[] {
  const menus = new Map<number, string>();
  const headings = page.elementsOf('h2', 'h3', 'h4', 'h5');
  const written = page.links.map(({ href, element }) => ({ href: pageInScript(href) ?? href, element }));
  return [...written, ...linksByScript(page)].slice(0, maxLinks).map(({ href, element }) => {
    const { attributes = {} } = page.elements[element] ?? {};
    return {
      href,
      text: textOf(page, element, 4) || (attributes['aria-label'] ?? attributes.title ?? ''),
      firstText: textOf(page, element, 1),
      under: () => entryAbove(page, element, menus),
      below: () => headingAbove(page, element, headings),
    };
  });
}

const maxScript = 400;
/** "location.href = 'team.html'", "window.location.assign('/team')", "window.open('https://…')" */
const opening =
  /(?:^|[^\w.]|(?:window|document|self|top|parent)\.)(?:location(?:(?:\.href)?\s*=|\.(?:assign|replace)\()|open\()\s*["']([^"'<>\s]{1,200})["']/;

/** The address that a script opens, as it is written there; null if it opens none. */
export function openedByScript(script: string): string | null {
  return opening.exec(script.slice(0, maxScript))?.[1] ?? null;
}

/** "javascript:openPage('team.html')": a script of the site's own that is given the name of a page. */
const given = /^\s*javascript:[^()"']{1,60}\(\s*["']([^"'<>\s:]{1,120}\.(?:html?|php|aspx?))["']/i;

/** The page to which the script in a link leads; null if the link has none, or leads nowhere. */
function pageInScript(href: string): string | null {
  if (!/^\s*javascript:/i.test(href)) return null;
  return given.exec(href.slice(0, maxScript))?.[1] ?? openedByScript(href);
}

/** `<button onclick="location.href='team.html'">Team</button>`: what leads to another page without being a link. */
function linksByScript({ elements }: PageModel): { readonly href: string; readonly element: number }[] {
  return elements.flatMap(({ attributes: { onclick = '', href = '#' } }, element) => {
    if (onclick === '' || !/^\s*(?:#|javascript:)/i.test(href)) return [];
    const page = openedByScript(onclick);
    return page === null ? [] : [{ href: page, element }];
  });
}

/** A card has a name, a few lines about the person, and "Read more". */
const maxBelow = 12;

/** The heading above a link, if few lines are between them; '' if there is none. */
function headingAbove(page: PageModel, link: number, headings: readonly number[]): string {
  const { firstSegment = 0 } = page.elements[link] ?? {};
  let [from, to] = [0, headings.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const { endSegment = 0 } = page.elements[headings[middle] ?? -1] ?? {};
    if (endSegment <= firstSegment) from = middle + 1;
    else to = middle;
  }
  const above = headings[from - 1];
  const { endSegment = 0 } = page.elements[above ?? -1] ?? {};
  return above !== undefined && firstSegment - endSegment <= maxBelow ? textOf(page, above, 4) : '';
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
