import type { NoPage, Page, Web } from '../../web/web.ts';
import { type RobotsRules, robotsRules } from './robots.ts';

const pageTimeoutMs = 10_000;
const maxBytes = 5_000_000;
const maxRobotsBytes = 512_000;
const maxRetries = 2;
const maxRetryMs = 3_000;

interface Pacing {
  readonly signal: AbortSignal;
  /** Milliseconds between the starts of two requests. */
  readonly pauseMs: number;
}

/** Requests to one site: a delay apart, retried if the site is busy, within its robots.txt (RFC 9309). */
export class PoliteRequests {
  private readonly web: Web;
  private readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  private readonly options: Pacing;
  private readonly robots = new Map<string, Promise<RobotsRules | NoPage>>();
  private gate: Promise<void> = Promise.resolve();
  private isFirst = true;

  constructor(web: Web, pause: (ms: number, signal: AbortSignal) => Promise<void>, options: Pacing) {
    this.web = web;
    this.pause = pause;
    this.options = options;
  }

  /** Whether robots.txt allows reading a page. */
  async mayRead(url: string): Promise<boolean> {
    const rules = await this.rulesFor(url);
    return !('outcome' in rules) && rules.allows(url);
  }

  rulesFor(url: string): Promise<RobotsRules | NoPage> {
    const origin = new URL(url).origin;
    let rules = this.robots.get(origin);
    if (!rules) {
      rules = this.readRules(`${origin}/robots.txt`);
      this.robots.set(origin, rules);
    }
    return rules;
  }

  private async readRules(url: string): Promise<RobotsRules | NoPage> {
    const answer = await this.get(url, maxRobotsBytes);
    if (answer.outcome === 'unreachable') {
      const unknown = answer.reason === 'bad_answer' || answer.reason === 'too_many_redirects';
      return unknown ? robotsRules(null) : answer;
    }
    return robotsRules(answer);
  }

  /** One request, whose start is spaced from the previous one. "Too many requests" and "unavailable" are retried. */
  async get(url: string, bytes = maxBytes): Promise<Page | NoPage> {
    const { signal } = this.options;
    const late: NoPage = { outcome: 'unreachable', requestedUrl: url, reason: 'timed_out' };
    for (let attempt = 0; ; attempt++) {
      await this.turn();
      if (signal.aborted) return late;
      const answer = await this.web.get(url, { signal, timeoutMs: pageTimeoutMs, maxBytes: bytes });
      const busy = answer.outcome === 'page' && (answer.status === 429 || answer.status === 503);
      if (!busy || attempt >= maxRetries || signal.aborted) return answer;
      const after = Number(answer.headers['retry-after'] ?? '1') * 1_000;
      if (!(after <= maxRetryMs)) return answer;
      await this.rest(Math.max(after, this.options.pauseMs));
    }
  }

  private turn(): Promise<void> {
    if (this.isFirst) {
      this.isFirst = false;
      return this.gate;
    }
    this.gate = this.gate.then(() => this.rest(this.options.pauseMs));
    return this.gate;
  }

  private async rest(ms: number): Promise<void> {
    try {
      await this.pause(ms, this.options.signal);
    } catch {
      // Only the signal ends a delay early, and the caller checks it next.
    }
  }
}

export function sentenceFor({ reason }: NoPage): string {
  switch (reason) {
    case 'no_such_host':
      return 'The domain has no site';
    case 'timed_out':
      return 'The site did not answer in time';
    case 'tls_failed':
      return 'The site offers no secure connection that works';
    case 'too_many_redirects':
      return 'The site redirects without end';
    case 'dns_unanswered':
      return 'The name servers of the domain did not answer';
    case 'refused_address':
      return 'The domain points to an address that is not public';
    default:
      return 'The site could not be reached';
  }
}
