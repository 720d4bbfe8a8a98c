import { withinTime } from '../web/deadline.ts';
import type { CandidateOutcome, CompanySource, SourceRequest } from './candidates/company-source.ts';
import type { Rejection } from './prove-candidate.ts';

/** How long a search waits until its sources have noted what came of their candidates, in milliseconds. */
const noteTimeoutMs = 2_000;

/** What the sources of a search proposed, and what came of it. */
export class Outcomes {
  private readonly proposed = new Map<CompanySource, Set<string>>();
  private readonly ofDomains = new Map<string, CandidateOutcome>();
  private readonly counted = new Map<'considered' | Rejection, number>();

  /** Returns false if the source has proposed the domain before. */
  propose(source: CompanySource, domain: string): boolean {
    const own = this.proposed.get(source) ?? new Set();
    this.proposed.set(source, own);
    if (own.has(domain)) return false;
    own.add(domain);
    return true;
  }

  /** Two sources may propose a company by different names: it is there if one of them is right. */
  note(domain: string, verdict: 'lead' | Rejection): void {
    this.count('considered');
    if (verdict !== 'lead') this.count(verdict);
    if (this.ofDomains.get(domain) !== 'lead') this.ofDomains.set(domain, outcomeOf(verdict));
  }

  /** How many candidates were looked up, and how many of them were not leads, by reason. */
  counts(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.counted);
  }

  /** Lets each source note what came of its candidates. */
  async tell(request: SourceRequest, signal: AbortSignal): Promise<void> {
    const told = [...this.proposed].map(([source, domains]) => {
      const own = new Map([...this.ofDomains].filter(([domain]) => domains.has(domain)));
      return own.size === 0
        ? null
        : withinTime(async () => source.settled?.(request, own), noteTimeoutMs, signal);
    });
    await Promise.all(told);
  }

  private count(what: 'considered' | Rejection): void {
    this.counted.set(what, (this.counted.get(what) ?? 0) + 1);
  }
}

function outcomeOf(verdict: 'lead' | Rejection): CandidateOutcome {
  switch (verdict) {
    case 'lead':
    case 'unreachable':
      return verdict;
    case 'parked':
    case 'for_sale':
    case 'placeholder':
    case 'other_company':
      return 'gone';
    default:
      return 'other';
  }
}
