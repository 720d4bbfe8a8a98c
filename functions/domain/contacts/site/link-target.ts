import { remembered } from '../../../../shared/text/words/remembered.ts';

/**
 * A page's address in the form in which it is requested only once: no fragment, no tracking parameters, no default
 * document.
 */
export function normaliseUrl(address: string): string | null {
  const url = URL.parse(address);
  return url ? normalised(url) : null;
}

function normalised(url: URL): string | null {
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.href.length > 1_500) return null;
  if (url.hash !== '' || url.href.endsWith('#')) url.hash = '';
  if (url.search === '') return url.href;
  for (const key of [...url.searchParams.keys()]) {
    if (/^(?:utm_\w+|gclid|fbclid|mc_[ce]id|ref|sessionid|phpsessid|sid)$/i.test(key))
      url.searchParams.delete(key);
  }
  return url.href;
}

/** Two addresses that only differ in scheme, `www.`, a final slash or a default document are one page. */
export const pageKey = remembered((address) => {
  const url = URL.parse(address);
  return url ? keyOf(url) : address;
});

function keyOf(url: URL): string {
  const path = url.pathname
    .replace(/\/(?:index|default|home)\.(?:html?|php|aspx?)$/i, '/')
    .replace(/\.(?:html?|php|aspx?)$/i, '')
    .replace(/\/+$/, '');
  return `${url.host.replace(/^www\./, '')}${path}${url.search}`;
}

/** Where a link leads, and the key of the page there. */
export interface Target {
  readonly url: string;
  readonly key: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly search: string;
}

/** The links of a menu are on every page of a site, and taking an address apart is slow. */
const targets = new Map<string, Target | null>();
const maxTargets = 2_000;

/** Where a link leads; null if to nothing that is read. */
export function targetOf(href: string, base: string): Target | null {
  // What does not depend on the page is remembered for the host.
  const place = /^https?:\/\//i.test(href)
    ? ''
    : href.startsWith('/')
      ? base.slice(0, base.indexOf('/', 8) + 1)
      : base;
  const key = `${place} ${href}`;
  let target = targets.get(key);
  if (target !== undefined) return target;
  const parsed = URL.parse(href, base);
  const url = parsed && normalised(parsed);
  target =
    url && parsed
      ? {
          url,
          key: keyOf(parsed),
          hostname: parsed.hostname,
          pathname: parsed.pathname,
          search: parsed.search,
        }
      : null;
  if (targets.size >= maxTargets) targets.clear();
  if (key.length < 500) targets.set(key, target);
  return target;
}
