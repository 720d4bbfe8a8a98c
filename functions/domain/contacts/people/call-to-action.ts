import type { PageModel } from '../page/page-model.ts';
import { closest, elementAt } from '../page/queries.ts';
import { isGeneral } from '../words/mailboxes.ts';

const homePage = /^(?:(?:\.{0,2}\/)+(?:index\.\w+)?|index\.\w+)$/i;

/** "Ask Now": the text of a button, or of a link to a general mailbox, a phone or the home page. */
export function isCallToAction(page: PageModel, segment: number): boolean {
  const link = closest(page, elementAt(page, segment), ({ tag }) => tag === 'a' || tag === 'button', 3);
  const { tag, attributes, firstSegment = 0, endSegment = 0 } = page.elements[link] ?? {};
  // A card that is one button contains more than a name.
  if (tag === 'button') return endSegment - firstSegment === 1;
  const href = attributes?.href ?? '';
  if (/^\s*tel:/i.test(href) || homePage.test(href)) return true;
  const mailbox = /^\s*mailto:([^@?]{1,64})@/i.exec(href)?.[1];
  return mailbox !== undefined && isGeneral(mailbox);
}
