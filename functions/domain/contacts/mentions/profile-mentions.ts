import type { PageContext } from '../page/page-context.ts';
import { openedByScript } from '../page/page-links.ts';
import type { PageElement, PageModel } from '../page/page-model.ts';
import { resolve } from '../page/parse-page.ts';
import { closest, textOf } from '../page/queries.ts';
import { type Place, placeOf } from './place.ts';
import { companyProfile, linkedinUser } from './socials.ts';

export interface ProfileLink {
  readonly network: string;
  readonly url: string;
  readonly isOthers: boolean;
  /** The link, or what the text is in. */
  readonly element: number;
  /** Not a link: the network's name and a handle. */
  readonly isHandle?: true;
}

/** A link to somebody's own LinkedIn profile. */
export interface PersonalLink extends Place {
  readonly user: string;
}

/** The links of a page to profiles: the company's and those of people. */
export function profileLinks(
  page: PageModel,
  context: PageContext,
): { profiles: ProfileLink[]; personalLinks: PersonalLink[] } {
  const profiles: ProfileLink[] = [];
  const personalLinks: PersonalLink[] = [];
  for (const { href, element } of [...page.links, ...openedOnClick(page), ...inBoxes(page)]) {
    if (!/^\s*(?:https?:)?\/\//i.test(href) && !/^(?:www\.)?[a-z]+\.com\//i.test(href)) continue;
    const address = resolve(/^\s*(?:https?:)?\/\//i.test(href) ? href : `https://${href}`, page.base);
    if (!address) continue;
    const user = linkedinUser(address);
    if (user) {
      personalLinks.push({ ...placeOf(page, element), user });
      continue;
    }
    const profile = companyProfile(address) ?? ownMastodon(page, address, element);
    if (profile) profiles.push({ ...profile, isOthers: isOthers(page, context, element), element });
  }
  return { profiles, personalLinks };
}

/** `<button onclick="window.open('https://…')">`: what leads elsewhere without being a link. */
function openedOnClick({ elements }: PageModel): { href: string; element: number }[] {
  return elements.flatMap(({ attributes: { onclick = '' } }, element) => {
    const href = openedByScript(onclick);
    return href === null ? [] : [{ href, element }];
  });
}

/** Facebook's box for a page, and its button to like one, name it without a link. */
function inBoxes({ elements }: PageModel): { href: string; element: number }[] {
  return elements.flatMap(({ attributes: { class: mark = '', 'data-href': href = '' } }, element) =>
    href !== '' && /(?:^|\s)fb-(?:page|like)(?:\s|$)/.test(mark) ? [{ href, element }] : [],
  );
}

/** Whether somebody else's: Facebook's box for a page contains the link to it as a quotation. */
function isOthers(page: PageModel, context: PageContext, element: number): boolean {
  const isBox = ({ attributes }: PageElement) => /(?:^|\s)fb-page(?:\s|$)/.test(attributes.class ?? '');
  const { firstSegment = -1 } = page.elements[element] ?? {};
  const text = textOf(page, element);
  // "Made by <a>Acme</a>"
  if (text !== '' && context.isCreditedAt(page.segments[firstSegment]?.line ?? -1, text)) return true;
  return context.isOthersElement(element) && closest(page, element, isBox) < 0;
}

/** Mastodon has many hosts: the address of a handle that the page marks as its own (`rel="me"`) or names so. */
function ownMastodon(page: PageModel, address: string, element: number) {
  if (!/^https:\/\/[\w.-]+\/@[\w.-]+\/?$/.test(address)) return null;
  const { rel = '', title = '', 'aria-label': label = '' } = page.elements[element]?.attributes ?? {};
  const isNamed = /mastodon/i.test(`${title} ${label} ${textOf(page, element)}`);
  return isNamed || /(?:^|\s)me(?:\s|$)/i.test(rel) ? { network: 'mastodon', url: address } : null;
}
