import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { parseDomainName, registrableDomain } from '../../functions/domain/companies/name/domain-name.ts';
import { readName } from '../../functions/domain/companies/name/name-reading.ts';
import {
  judgeCandidate,
  type Rejection,
  seeCandidate,
} from '../../functions/domain/companies/prove-candidate.ts';
import type { NoPage, Page, Web } from '../../functions/domain/web/web.ts';

const pagesFolder = new URL('./pages/', import.meta.url);
const namesFile = new URL('./names.json', import.meta.url);

/**
 * The items on which the engine was tuned from the start, those held out until their first figures were recorded,
 * and those written after the tuning.
 */
export const partNames = ['tuned', 'heldOut', 'later'] as const;
export type Part = (typeof partNames)[number];
type Parts<T> = Readonly<Record<Part, readonly T[]>>;

const pageLabel = z.enum([
  'business',
  'redirect',
  'parked',
  'for_sale',
  'placeholder',
  'empty',
  'error',
  'seller',
]);
type PageLabel = z.infer<typeof pageLabel>;

/** One home page with a reader's classification; written before the engine ran on it. */
const labelledPage = z.strictObject({
  file: z.string(),
  url: z.url(),
  label: pageLabel,
  reason: z.string(),
  /** Labels that another reader might have given. */
  also: z.array(pageLabel).optional(),
  status: z.int().optional(),
  /** Where HTTP redirects from `url` end. */
  finalUrl: z.url().optional(),
  /** The registrable domain to which a `redirect` leads. */
  to: z.string().optional(),
  /** The domain for sale, if the page is related to it, and the file that it shows. */
  target: z.string().optional(),
  targetFile: z.string().optional(),
  part: z.enum(partNames),
});
type LabelledPage = z.infer<typeof labelledPage>;

/** By label: the splits, with spaces between words, that readers would accept. */
const labelledNames = z.record(z.string(), z.array(z.string()).min(1));

export interface PageAnswer {
  readonly page: LabelledPage;
  readonly kind: PageLabel | Rejection;
  readonly right: boolean;
}

export interface NameAnswer {
  readonly name: string;
  readonly accepted: readonly string[];
  readonly read: string;
  readonly right: boolean;
}

/** Fetches and judges every labelled page as the home page of an upgrade candidate. */
export async function judgePages(): Promise<Parts<PageAnswer>> {
  const labels = z
    .array(labelledPage)
    .parse(JSON.parse(readFileSync(new URL('labels.json', pagesFolder), 'utf8')));
  const answers = await Promise.all(labels.map(judgePage));
  return inParts((part) => answers.filter(({ page }) => page.part === part));
}

/** Reads every labelled name. A split is right if it is among the accepted ones, word for word. */
export function readNames(): Parts<NameAnswer> {
  const names = z.record(z.enum(partNames), labelledNames).parse(JSON.parse(readFileSync(namesFile, 'utf8')));
  return inParts((part) =>
    Object.entries(names[part]).map(([name, accepted]) => {
      const read = readName(name).words.join(' ');
      return { name, accepted, read, right: accepted.includes(read) };
    }),
  );
}

function inParts<T>(answers: (part: Part) => readonly T[]): Parts<T> {
  return { tuned: answers('tuned'), heldOut: answers('heldOut'), later: answers('later') };
}

/** Whether a page of this kind becomes a lead: confusing these two groups costs most. */
export function isLead(kind: PageAnswer['kind']): boolean {
  return kind === 'business' || kind === 'redirect';
}

/** The share that is right, 0 to 1. */
export function accuracy(answers: readonly { readonly right: boolean }[]): number {
  return answers.filter(({ right }) => right).length / answers.length;
}

async function judgePage(page: LabelledPage): Promise<PageAnswer> {
  const domain = registrableDomain(page.url);
  const target = parseDomainName(page.target ?? 'nobody-asked.example');
  if (domain === null || target === null) throw new Error(`${page.file}: no registrable domain`);
  const { signal } = new AbortController();
  const see = (of: LabelledPage, at: string) =>
    seeCandidate(
      { web: webOf(of), takesMail: async () => null },
      { domain: at, targetDomain: target.domain },
      signal,
      1_000,
    );
  const seen = await see(page, domain);
  const targetPage =
    page.targetFile === undefined
      ? null
      : await see({ ...page, file: page.targetFile, url: `https://${target.domain}/` }, target.domain);
  const proof = judgeCandidate({ kind: 'upgrade', domain, match: 'is the name', strength: 1 }, seen, {
    target,
    excluded: new Set(),
    targetFingerprint: targetPage?.home.fingerprint ?? null,
  });
  const kind = typeof proof === 'string' ? proof : (seen?.home.kind ?? 'unreachable');
  const accepted: readonly string[] = [page.label, ...(page.also ?? [])];
  const led = kind !== 'redirect' || seen?.home.redirectedTo === page.to;
  return { page, kind, right: accepted.includes(kind) && led };
}

/** The page's own host, the target, and the end of a redirect; no other host answers. */
function webOf({ file, url, finalUrl, status, to, target }: LabelledPage): Web {
  const html = readFileSync(new URL(file, pagesFolder), 'utf8');
  const elsewhere = `<title>Under a roof of its own</title><p>A firm of four that makes and mends things for its town.</p>`;
  return {
    async get(asked) {
      const domain = registrableDomain(asked);
      if (domain === registrableDomain(url)) {
        return new URL(asked).pathname === '/'
          ? pageOf(asked, finalUrl ?? asked, html, status)
          : noPage(asked);
      }
      return domain === to || domain === target ? pageOf(asked, asked, elsewhere) : noPage(asked);
    },
  };
}

function pageOf(requestedUrl: string, url: string, html: string, status = 200): Page {
  return {
    outcome: 'page',
    requestedUrl,
    url,
    redirects: url === requestedUrl ? [] : [requestedUrl],
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': '3600' },
    body: new TextEncoder().encode(html),
    truncated: false,
    fetchedAt: '2026-11-05T10:00:00.000Z',
  };
}

function noPage(requestedUrl: string): NoPage {
  return { outcome: 'unreachable', requestedUrl, reason: 'no_such_host' };
}
