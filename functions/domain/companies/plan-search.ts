import type { Candidate, CompanySource } from './candidates/company-source.ts';
import { domainFault, parseDomainName } from './name/domain-name.ts';
import { linesOfName } from './name/lines-of-name.ts';
import { readName } from './name/name-reading.ts';
import { isNeverLead } from './proof/excluded.ts';
import { boundOf } from './rank/score.ts';

/** What a search would look up, before any network access. */
export interface SearchPlan {
  readonly domain: string;
  readonly reading: { readonly text: string; readonly words: readonly string[] };
  /** Lines of business of the name. */
  readonly lines: readonly string[];
  /** In the order in which they are looked up. */
  readonly candidates: readonly Pick<Candidate, 'domain' | 'kind' | 'match' | 'strength'>[];
}

/**
 * Plans the search for a domain: how its name reads, and which candidates would be looked up, in what order. Only
 * uses sources that need no network. Throws a `RangeError` if `domain` is not a registrable domain.
 */
export async function planSearch(
  domain: string,
  amount: number,
  sources: readonly CompanySource[],
): Promise<SearchPlan> {
  const target = parseDomainName(domain);
  if (target === null) throw new RangeError(domainFault(domain));
  const reading = readName(target.label);
  const request = { domain: target.domain, reading, amount };
  const found = await Promise.all(sources.map(async (source) => (await source.planned?.(request)) ?? []));
  const candidates = new Map<string, Candidate>();
  for (const candidate of found.flat().sort(byBound)) {
    const { domain: itsDomain } = candidate;
    if (itsDomain === target.domain || isNeverLead(candidate) || candidates.has(itsDomain)) continue;
    candidates.set(itsDomain, candidate);
  }
  return {
    domain: target.domain,
    reading: { text: reading.text, words: reading.words },
    lines: linesOfName(reading).map(({ line }) => line),
    candidates: [...candidates.values()].map(({ domain: itsDomain, kind, match, strength }) => ({
      domain: itsDomain,
      kind,
      match,
      strength,
    })),
  };
}

function byBound(a: Candidate, b: Candidate): number {
  return boundOf(b) - boundOf(a) || a.domain.localeCompare(b.domain);
}
