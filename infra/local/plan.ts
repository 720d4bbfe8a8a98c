import { planSearch, type SearchPlan } from '../../functions/domain/companies/plan-search.ts';
import { loadDirectory } from '../../functions/providers/company-source/directory/load-directory.ts';
import { ownSources } from '../../functions/providers/company-source/own-sources.ts';

/** Fails if used: a plan must not need the network. */
const noNetwork = {
  addresses: refuse,
  mailExchanges: refuse,
};

/**
 * Plans searches one by one, in this process and without any network. Throws a `RangeError` for text that is not a
 * domain. `amount` is the number of companies wanted.
 */
export function searchPlanner(amount: number): (domain: string) => Promise<SearchPlan> {
  const companies = loadDirectory(undefined);
  const sources = ownSources(noNetwork, () => companies);
  return (domain) => planSearch(domain, amount, sources);
}

/** A plan in readable form. */
export function planText({ domain, reading, lines, candidates }: SearchPlan): string {
  const head = [
    `${domain} reads as: ${reading.text}`,
    `Lines of business: ${lines.length === 0 ? 'none known' : lines.join(', ')}`,
  ];
  const list = candidates.map(
    ({ domain: candidate, match, strength }, index) =>
      `${String(index + 1).padStart(4)}. ${candidate}  ${strength.toFixed(3)}  ${match}`,
  );
  return [...head, ...list].join('\n');
}

function refuse(): never {
  throw new Error('A plan asks nothing of the network');
}
