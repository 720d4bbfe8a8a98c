import { decodePage } from '../../web/decode-page.ts';
import type { Page } from '../../web/web.ts';
import { linksOf } from '../page/page-links.ts';
import type { PageModel } from '../page/page-model.ts';
import { parsePage, resolve } from '../page/parse-page.ts';
import { parseTextPage } from '../page/text-page.ts';
import type { DocumentOfSite } from '../site/crawl-ports.ts';
import { scriptRedirects } from '../site/script-redirects.ts';
import { parseVCards, type VCard } from './vcards.ts';

export interface SiteDocument {
  readonly page: PageModel;
  readonly cards: readonly VCard[];
}

/** Reads an answer as a page, a text or a file of vCards. Returns null if it is none of these. */
export function readDocument(answer: Page): DocumentOfSite<SiteDocument> | null {
  const type = (answer.headers['content-type'] ?? 'text/html').toLowerCase();
  const text = decodePage(answer.body, type);
  if (/vcard|x-vcard|directory/.test(type) || /^\s*BEGIN:VCARD/i.test(text.slice(0, 200))) {
    const content = { page: parseTextPage('', answer.url), cards: parseVCards(text) };
    return { content, isCard: true, text, base: answer.url, links: [], frames: [], scripts: [] };
  }
  const isHtml =
    /html|xml/.test(type) ||
    (/^\s*<(?:!doctype|html|head|body|!--)/i.test(text.slice(0, 300)) && !/^image|^video|^audio/.test(type));
  if (!isHtml && !type.startsWith('text/')) return null;
  const page = isHtml ? withRedirects(parsePage(text, answer.url)) : parseTextPage(text, answer.url);
  return {
    content: { page, cards: [] },
    isCard: false,
    text,
    base: page.base,
    links: linksOf(page),
    frames: page.frames.flatMap((frame) => resolve(frame, page.base) ?? []),
    scripts: page.elementsOf('script').flatMap((script) => {
      const { src } = page.elements[script]?.attributes ?? {};
      return src === undefined ? [] : (resolve(src, page.base) ?? []);
    }),
  };
}

/** A page with the addresses to which its scripts send everybody on, which takes no click either. */
function withRedirects(page: PageModel): PageModel {
  const redirects = scriptRedirects(page);
  return redirects.length === 0 ? page : { ...page, frames: [...page.frames, ...redirects] };
}
