import { pause } from '../../web/deadline.ts';
import type { Page, Unreachable, Web } from '../../web/web.ts';
import { classifyHomepage, type Homepage } from './homepage.ts';
import type { HomepageContext } from './page-verdict.ts';

export interface SeenHomepage {
  readonly home: Homepage;
  readonly page: Page;
  /** The first requested address, before any redirect. */
  readonly askedUrl: string;
}

const maxHops = 2;
const maxRetries = 2;
const maxPauseMs = 3_000;
const homepageBytes = 1_000_000;

/** If https fails, plain http is tried once, and `www.` if the bare domain has no site. */
const secondTries: Partial<Record<Unreachable, readonly string[]>> = {
  connection_failed: ['http://', 'https://www.'],
  tls_failed: ['http://', 'https://www.'],
  timed_out: ['http://'],
  no_such_host: ['https://www.', 'http://www.'],
};

/**
 * Fetches and classifies a domain's home page: https first, then http or `www.` if that cannot connect. Waits as
 * long as a busy server asks, and follows pages that only redirect. Returns why if no page came. `timeoutMs` limits
 * the whole.
 */
export async function fetchHomepage(
  web: Web,
  context: HomepageContext,
  signal: AbortSignal,
  timeoutMs: number,
): Promise<SeenHomepage | Unreachable> {
  const answer = await firstAnswer(web, context.candidateDomain, signal, timeoutMs);
  if (typeof answer === 'string') return answer;
  let page = answer;
  let home = classifyHomepage(page, context);
  for (let hop = 0; hop < maxHops && home.next !== undefined; hop += 1) {
    const next = await get(web, home.next, signal, timeoutMs / 2);
    if (typeof next === 'string') return next;
    page = next;
    home = classifyHomepage(page, context);
  }
  return { home, page, askedUrl: answer.requestedUrl };
}

async function firstAnswer(
  web: Web,
  domain: string,
  signal: AbortSignal,
  timeoutMs: number,
): Promise<Page | Unreachable> {
  const first = await get(web, `https://${domain}/`, signal, timeoutMs * 0.6);
  if (typeof first !== 'string') return first;
  for (const start of secondTries[first] ?? []) {
    if (signal.aborted) break;
    const again = await get(web, `${start}${domain}/`, signal, timeoutMs * 0.3);
    if (typeof again !== 'string') return again;
  }
  return first;
}

async function get(
  web: Web,
  url: string,
  signal: AbortSignal,
  timeoutMs: number,
): Promise<Page | Unreachable> {
  for (let retry = 0; ; retry += 1) {
    const answer = await web.get(url, { signal, timeoutMs: Math.round(timeoutMs), maxBytes: homepageBytes });
    if (answer.outcome === 'unreachable') return answer.reason;
    const busy = answer.status === 429 || answer.status === 503;
    const waitMs = Number(answer.headers['retry-after'] ?? 1) * 1_000;
    if (!busy || retry === maxRetries || !(waitMs <= maxPauseMs) || signal.aborted) return answer;
    await pause(Math.max(waitMs, 100), signal);
  }
}
