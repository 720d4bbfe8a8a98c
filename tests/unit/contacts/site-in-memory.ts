import { expect } from 'vitest';
import { readCompanySite } from '../../../functions/domain/contacts/read-company-site.ts';
import type { PageFault } from '../../../functions/domain/contacts/site/page-faults.ts';
import type { NoPage, Page, Unreachable, Web } from '../../../functions/domain/web/web.ts';
import type { ContactData } from '../../../shared/model/leads/contact-data.ts';

export interface Answer {
  readonly status?: number;
  readonly body?: string | Uint8Array;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Where the request ends after redirects. */
  readonly redirectsTo?: string;
  readonly unreachable?: Unreachable;
  /** Answers only once the request is aborted. */
  readonly hangs?: boolean;
}

/** A web of a few pages by URL; anything else is a 404. It records its requests. */
export class WebInMemory implements Web {
  readonly asked: string[] = [];
  private readonly answers: ReadonlyMap<string, string | Answer>;

  constructor(answers: Readonly<Record<string, string | Answer>>) {
    this.answers = new Map(Object.entries(answers));
  }

  async get(url: string, options?: { signal?: AbortSignal }): Promise<Page | NoPage> {
    this.asked.push(url);
    const found = this.answers.get(url) ?? { status: 404, body: 'Not found' };
    const answer: Answer = typeof found === 'string' ? { body: found } : found;
    if (answer.unreachable) return { outcome: 'unreachable', requestedUrl: url, reason: answer.unreachable };
    if (answer.hangs) {
      await new Promise<void>((resolve) =>
        options?.signal?.addEventListener('abort', () => resolve(), { once: true }),
      );
      return { outcome: 'unreachable', requestedUrl: url, reason: 'timed_out' };
    }
    if (answer.redirectsTo) {
      const end = await this.get(answer.redirectsTo, options);
      this.asked.pop();
      return end.outcome === 'page' ? { ...end, requestedUrl: url, redirects: [url] } : end;
    }
    const body = answer.body ?? '';
    return {
      outcome: 'page',
      requestedUrl: url,
      url,
      redirects: [],
      status: answer.status ?? 200,
      headers: { 'content-type': answer.type ?? 'text/html; charset=utf-8', ...answer.headers },
      body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
      truncated: false,
      fetchedAt: '2026-01-02T03:04:05.000Z',
    };
  }

  /** The requested pages, without robots.txt and sitemaps. */
  get pagesAsked(): string[] {
    return this.asked.filter((url) => !/robots\.txt$|sitemap\.xml$/.test(url));
  }
}

/** Ports for a test, in which errors are not hidden. */
export const ports = (
  web: Web,
  report: (fault: PageFault) => void = ({ error }) => expect.fail(String(error)),
) => ({
  web,
  report,
  now: () => new Date('2026-01-02T03:04:05.000Z'),
  pause: async () => undefined,
});

/** Reads the site of acme.example from the pages given by path or URL. Throws if it could not be read. */
export async function readAcme(
  pages: Readonly<Record<string, string | Answer>>,
  company = { domain: 'acme.example', name: 'Acme' },
): Promise<ContactData> {
  const answers = Object.fromEntries(
    Object.entries(pages).map(([path, answer]) => [
      path.startsWith('/') ? `https://${company.domain}${path}` : path,
      answer,
    ]),
  );
  const result = await readCompanySite(company, ports(new WebInMemory(answers)), {
    signal: new AbortController().signal,
  });
  if ('error' in result) throw new Error(result.error);
  return result.contact_data;
}

/** The people found, as "name | title | address". */
export function peopleOf(data: ContactData): string[] {
  return data.external_emails
    .filter(({ mailbox }) => mailbox === undefined)
    .map((person) => `${person.full_name} | ${person.title} | ${person.value}`);
}

/** An address in Cloudflare's obfuscation. */
export function cloudflareEncoded(text: string, key: number): string {
  const hex = (byte: number) => byte.toString(16).padStart(2, '0');
  return hex(key) + [...text].map((character) => hex(character.charCodeAt(0) ^ key)).join('');
}

/** The people of acme.example who stand on a page to which the home page leads by its name. */
export async function peopleOnPage(path: string, body: string, language = 'en') {
  return peopleOf(
    await readAcme({
      '/': `<a href="${path}">${path.slice(1)}</a>`,
      [path]: `<html lang="${language}"><body>${body}</body></html>`,
    }),
  );
}
