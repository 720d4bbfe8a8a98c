import type { Dns } from '../../../functions/domain/web/dns.ts';
import type { NoPage, Page, Unreachable, Web } from '../../../functions/domain/web/web.ts';

/** One host of an internet in memory. */
export interface Site {
  readonly html?: string;
  readonly redirect?: string;
  readonly delayMs?: number;
  readonly never?: boolean;
  readonly onlyHttp?: boolean;
  readonly busy?: { readonly times: number; readonly retryAfter: string };
}

/** A small business's home page. */
export function siteOf(
  name: string,
  description = `${name} serves the shops of its own small town.`,
  text = '',
): Site {
  return {
    html: `<title>${name}</title><meta name="description" content="${description}">
      <h1>${name}</h1><p>${name} has been at it since the flood, and answers the telephone. ${text}</p>`,
  };
}

export function fakeWeb(sites: Readonly<Record<string, Site>>): Web {
  const asked = new Map<string, number>();
  return {
    async get(url) {
      const { hostname, protocol } = new URL(url);
      const site = sites[hostname.replace(/^www\./, '')];
      const times = (asked.get(url) ?? 0) + 1;
      asked.set(url, times);
      if (site === undefined) return noPage(url, 'no_such_host');
      if (site.never) return new Promise(() => undefined);
      if (site.delayMs) await new Promise((resolve) => setTimeout(resolve, site.delayMs));
      if (site.onlyHttp && protocol === 'https:') return noPage(url, 'connection_failed');
      if (site.busy && times <= site.busy.times) {
        return { ...pageOf(url, ''), status: 429, headers: { 'retry-after': site.busy.retryAfter } };
      }
      if (site.redirect === undefined) return pageOf(url, site.html ?? '');
      const target = sites[new URL(site.redirect).hostname];
      return { ...pageOf(url, target?.html ?? ''), url: site.redirect, redirects: [url] };
    },
  };
}

export function fakeDns(names: readonly string[]): Dns {
  return {
    addresses: async (name) =>
      names.includes(name) ? { outcome: 'found', records: ['93.184.215.14'] } : { outcome: 'no_such_name' },
    mailExchanges: async () => ({ outcome: 'no_records' }),
  };
}

function pageOf(url: string, html: string): Page {
  return {
    outcome: 'page',
    requestedUrl: url,
    url,
    redirects: [],
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: new TextEncoder().encode(html),
    truncated: false,
    fetchedAt: '2026-11-05T10:00:00.000Z',
  };
}

function noPage(requestedUrl: string, reason: Unreachable): NoPage {
  return { outcome: 'unreachable', requestedUrl, reason };
}
