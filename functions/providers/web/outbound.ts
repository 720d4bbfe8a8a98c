import { setTimeout as sleep } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import { userAgentOf } from '../../domain/web/crawler.ts';
import type { Dns } from '../../domain/web/dns.ts';
import type { GetOptions, NoPage, Page, Web } from '../../domain/web/web.ts';
import { ACCEPTED_CODINGS, readBody } from './body.ts';
import { type OpenSocket, openSocket } from './pinned-connections.ts';
import { retryAfterMs } from './retry-after.ts';
import { createSend } from './send.ts';
import { publicAddresses, readTarget } from './target.ts';
import { createTurns } from './turns.ts';
import { UnreachableError, unreachableReason } from './unreachable.ts';

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Requests to one host at the same time. */
const TURNS_PER_HOST = 2;

/** The longest time we wait for a busy site, and how often. */
const MAX_RETRY_AFTER_MS = 3_000;
const MAX_RETRIES = 2;

/** How much of a redirect's body is read to reuse its connection. */
const DISCARDED_BYTES = 16_384;

export interface WebOptions {
  readonly dns: Dns;
  /**
   * A forward proxy as `http://host:port`. It receives every request in absolute form, https URLs too, after
   * the address of the host has been resolved and checked. The operator chooses it, so it may have a private
   * address.
   */
  readonly proxy?: string;
  /**
   * The origin of the product's own site, which the User-Agent header names. Without it the header only names the
   * robot.
   */
  readonly siteOrigin?: string | undefined;
  readonly now?: () => Date;
  /** Milliseconds for TCP and TLS together. Default 5,000. */
  readonly connectTimeoutMs?: number;
  /** Opens TCP connections to the checked addresses. Tests redirect them to their own servers. */
  readonly connect?: OpenSocket;
}

interface Exchange {
  readonly signal: AbortSignal;
  readonly endsAt: number;
}

function headerValues(headers: Dispatcher.ResponseData['headers']): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]),
  );
}

/** Where an answer redirects to, or undefined if it does not redirect. */
function redirectTarget(answer: Dispatcher.ResponseData, url: URL): URL | undefined {
  const location = [answer.headers.location].flat()[0];
  if (!REDIRECTS.has(answer.statusCode) || location === undefined) return undefined;
  // Header bytes arrive as Latin-1. Browsers keep non-ASCII bytes as they are, and percent-encoding does the
  // same.
  const bytes = location.replace(
    /[\u0080-\u00ff]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return readTarget(bytes, url);
}

/** Retries within the time limit while the site says that it is busy for a moment. */
async function askPatiently(
  ask: () => Promise<Dispatcher.ResponseData>,
  now: () => Date,
  { signal, endsAt }: Exchange,
): Promise<Dispatcher.ResponseData> {
  for (let retries = 0; ; retries += 1) {
    const answer = await ask();
    if (retries === MAX_RETRIES || (answer.statusCode !== 429 && answer.statusCode !== 503)) return answer;
    const wait = retryAfterMs([answer.headers['retry-after']].flat()[0], now());
    if (wait === undefined || wait > MAX_RETRY_AFTER_MS || performance.now() + wait >= endsAt) return answer;
    discard(answer, signal);
    await sleep(wait, undefined, { signal });
  }
}

function discard(answer: Dispatcher.ResponseData, signal: AbortSignal): void {
  answer.body.dump({ limit: DISCARDED_BYTES, signal }).catch(() => undefined);
}

/**
 * The only way to fetch pages: GET over http and https on ports 80, 443, 8080 and 8443, from hosts with
 * public addresses only. The addresses are checked again at each of at most five redirects, and connections
 * go to exactly the checked addresses. At most two requests per host run at a time. A 429 or 503 with a
 * `Retry-After` of up to three seconds is retried twice. The time limit starts when the host's turn comes. A
 * page's `redirects` are the URLs that redirected, in order. Throws only when `proxy` cannot be parsed.
 */
export function createWeb(options: WebOptions): Web {
  const { dns, proxy, siteOrigin, now = () => new Date() } = options;
  const turns = createTurns(TURNS_PER_HOST);
  const send = createSend({
    headers: {
      'user-agent': userAgentOf(siteOrigin),
      accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,text/plain;q=0.8,*/*;q=0.5',
      'accept-language': 'en;q=0.9,*;q=0.5',
      'accept-encoding': ACCEPTED_CODINGS,
    },
    connectMs: options.connectTimeoutMs ?? 5_000,
    perHost: TURNS_PER_HOST,
    openSocket: options.connect ?? openSocket,
    ...(proxy !== undefined && { proxy }),
  });

  async function follow(requestedUrl: string, limits: GetOptions, stop: AbortController): Promise<Page> {
    const { timeoutMs = 10_000, maxBytes = 2_000_000, headers: ownHeaders = {} } = limits;
    const { signal } = stop;
    const redirects: string[] = [];
    let url = readTarget(requestedUrl);
    const { origin } = url;
    let endsAt: number | undefined;
    let timer: NodeJS.Timeout | undefined;
    try {
      for (;;) {
        const endTurn = await turns.take(url.hostname, signal);
        timer ??= setTimeout(() => stop.abort(), timeoutMs);
        endsAt ??= performance.now() + timeoutMs;
        try {
          const headers = url.origin === origin ? ownHeaders : {};
          const target = { url, headers, addresses: await publicAddresses(url, dns, signal) };
          const answer = await askPatiently(() => send(target, signal), now, { signal, endsAt });
          const next = redirectTarget(answer, url);
          if (next === undefined) {
            const answered = headerValues(answer.headers);
            const read = await readBody(answer.body, answered['content-encoding'] ?? '', maxBytes);
            return {
              outcome: 'page',
              requestedUrl,
              url: url.href,
              redirects,
              status: answer.statusCode,
              headers: answered,
              ...read,
              fetchedAt: now().toISOString(),
            };
          }
          discard(answer, signal);
          redirects.push(url.href);
          if (redirects.length > MAX_REDIRECTS || redirects.includes(next.href)) {
            throw new UnreachableError('too_many_redirects');
          }
          url = next;
        } finally {
          endTurn();
        }
      }
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async get(requestedUrl, limits = {}): Promise<Page | NoPage> {
      const stop = new AbortController();
      const onAbort = () => stop.abort();
      limits.signal?.addEventListener('abort', onAbort, { once: true });
      if (limits.signal?.aborted) onAbort();
      try {
        return await follow(requestedUrl, limits, stop);
      } catch (error) {
        const reason = stop.signal.aborted ? 'timed_out' : unreachableReason(error);
        return { outcome: 'unreachable', requestedUrl, reason };
      } finally {
        limits.signal?.removeEventListener('abort', onAbort);
        // Stops receiving whatever the site would still send.
        stop.abort();
      }
    },
  };
}
