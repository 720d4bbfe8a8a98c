import { extname } from 'node:path';
import type { NoPage, Page, Web } from '../../../functions/domain/web/web.ts';
import type { Clone } from './clone.ts';

const fetchedAt = '2026-01-02T03:04:05.000Z';

/**
 * Without a charset, so that a page's own declaration counts, as on the servers for which these pages were written.
 */
const types: Readonly<Record<string, string>> = {
  '.txt': 'text/plain',
  '.vcf': 'text/vcard',
  '.xml': 'application/xml',
  '.json': 'application/json',
  '.js': 'text/javascript',
};

/** Serves the files of one clone under one host name, with and without `www.`; no other host exists. */
export class SiteWeb implements Web {
  /** The web pages that were requested and found, by address. */
  readonly pages = new Map<string, Page>();
  private readonly host: string;
  private readonly clone: Clone;
  private readonly home: string | undefined;

  /** `home` names the file that answers for `/` if none is called index. */
  constructor(host: string, clone: Clone, home: string | undefined) {
    this.host = host;
    this.clone = clone;
    this.home = home;
  }

  async get(requestedUrl: string): Promise<Page | NoPage> {
    const url = new URL(requestedUrl);
    url.hash = '';
    if (url.hostname.replace(/^www\./, '') !== this.host)
      return { outcome: 'unreachable', requestedUrl, reason: 'no_such_host' };
    const found = this.find(url.pathname);
    const redirects: string[] = [];
    // Links of a page in a folder count from there, so that its server redirects.
    if (url.pathname === '/' && found?.path.includes('/')) {
      redirects.push(url.href);
      url.pathname += found.path;
    }
    if (found?.isFolder && !url.pathname.endsWith('/')) {
      redirects.push(url.href);
      url.pathname += '/';
    }
    const page: Page = {
      outcome: 'page',
      requestedUrl,
      url: url.href,
      redirects,
      status: found ? 200 : 404,
      headers: { 'content-type': types[extname(found?.path ?? '').toLowerCase()] ?? 'text/html' },
      body: found?.body ?? new TextEncoder().encode('<h1>Not found</h1>'),
      truncated: false,
      fetchedAt,
    };
    if (found && !/\.(?:txt|xml|js)$/.test(found.path)) this.pages.set(page.url, page);
    return page;
  }

  private find(pathname: string): { path: string; body: Buffer; isFolder: boolean } | null {
    const path = this.withoutName(decoded(pathname).replace(/^\/+/, ''));
    const folder = path === '' || path.endsWith('/') ? path : `${path}/`;
    const candidates = [
      ...(path === '' && this.home ? [this.home] : []),
      ...(path.endsWith('/') ? [] : [path, `${path}.html`]),
      `${folder}index.html`,
      `${folder}index.htm`,
    ];
    for (const candidate of candidates) {
      const body = this.clone.files.get(candidate);
      if (body) return { path: candidate, body, isFolder: candidate.startsWith(`${folder}index.`) };
    }
    return null;
  }

  /** Links of a site that GitHub serves in the folder of its repository's name begin with that folder. */
  private withoutName(path: string): string {
    const folder = `${this.clone.name}/`;
    const isWithin = `${path}/`.startsWith(folder);
    if (!isWithin || [...this.clone.files.keys()].some((file) => file.startsWith(folder))) return path;
    return path.slice(folder.length);
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
