import type { LinkOnPage } from '../site/plan-links.ts';
import type { PageModel } from './page-model.ts';
import { textOf } from './queries.ts';

const maxLinks = 3_000;

/** The links of a page with their visible texts. */
export function linksOf(page: PageModel): LinkOnPage[] {
  return page.links.slice(0, maxLinks).map(({ href, element }) => {
    const { attributes = {} } = page.elements[element] ?? {};
    return {
      href,
      text: textOf(page, element, 4) || (attributes['aria-label'] ?? attributes.title ?? ''),
      firstText: textOf(page, element, 1),
    };
  });
}
