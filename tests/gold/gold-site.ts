import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import * as z from 'zod';
import { readCompanySite } from '../../functions/domain/contacts/read-company-site.ts';
import type { NoPage, Page, Web } from '../../functions/domain/web/web.ts';
import { type ContactData, seniorityLevels } from '../../shared/model/leads/contact-data.ts';

const sitesFolder = new URL('./sites/', import.meta.url).pathname;

/**
 * What a reader of the site would list, by the rules of docs/product.md ("What counts as a company's contact");
 * written before the engine ran.
 */
const truth = z.strictObject({
  company: z.string(),
  /** Why the site is in the set. */
  about: z.string(),
  /** Written after the engine was tuned: its figures are counted separately. */
  heldOut: z.boolean().optional(),
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  people: z.array(
    z.strictObject({
      name: z.string(),
      title: z.string(),
      level: z.enum(seniorityLevels),
      email: z.string().optional(),
    }),
  ),
  socials: z.record(z.string(), z.string()),
  title: z.string(),
  description: z.string(),
  /** Addresses that are on the site but must not be listed. */
  forbidden: z.array(z.string()).optional(),
  /** Redirects by path, to a path or a whole address. */
  redirects: z.record(z.string(), z.string()).optional(),
});
type Truth = z.infer<typeof truth>;

export interface GoldSite {
  readonly host: string;
  readonly truth: Truth;
}

/** The sites of the gold set in the order of their hosts. Throws if a truth file is malformed. */
export function goldSites(): GoldSite[] {
  return readdirSync(sitesFolder)
    .sort()
    .map((host) => {
      const text = readFileSync(join(sitesFolder, host, 'truth.json'), 'utf8');
      return { host, truth: truth.parse(JSON.parse(text)) };
    });
}

/** Reads one site of the gold set with the engine, as it would be crawled. */
export async function readGoldSite(site: GoldSite): Promise<ContactData | { error: string }> {
  const web = new GoldWeb(site);
  const result = await readCompanySite(
    { domain: site.host, name: site.truth.company },
    {
      web,
      now: () => new Date('2026-01-02T03:04:05.000Z'),
      pause: async () => undefined,
      report: ({ error }) => {
        throw error;
      },
    },
    { signal: new AbortController().signal },
  );
  return 'error' in result ? result : result.contact_data;
}

const typeOfEnding: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.htm': 'text/html',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard',
  '.xml': 'application/xml',
};

/** Serves the folder of one site. A folder `@<host>` in it is another host. */
class GoldWeb implements Web {
  private readonly site: GoldSite;

  constructor(site: GoldSite) {
    this.site = site;
  }

  async get(requestedUrl: string): Promise<Page | NoPage> {
    const redirects: string[] = [];
    let url = new URL(requestedUrl);
    for (let step = 0; step < 5; step++) {
      const target = this.site.truth.redirects?.[url.pathname];
      if (target === undefined) break;
      redirects.push(url.href);
      url = new URL(target, url);
    }
    const host = url.hostname.replace(/^www\./, '');
    const root = host === this.site.host ? '' : `@${host}`;
    const folder = join(sitesFolder, this.site.host, root);
    if (!isFolder(folder)) return { outcome: 'unreachable', requestedUrl, reason: 'no_such_host' };
    const path = decodeURIComponent(url.pathname);
    const file = [path, `${path}.html`, join(path, 'index.html')]
      .map((one) => join(folder, one))
      .find((one) => isFile(one) && !one.endsWith('truth.json'));
    return {
      outcome: 'page',
      requestedUrl,
      url: url.href,
      redirects,
      status: file ? 200 : 404,
      headers: { 'content-type': typeOfEnding[extname(file ?? '.html')] ?? 'text/html; charset=utf-8' },
      body: file ? new Uint8Array(readFileSync(file)) : new TextEncoder().encode('<h1>Not found</h1>'),
      truncated: false,
      fetchedAt: '2026-01-02T03:04:05.000Z',
    };
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
