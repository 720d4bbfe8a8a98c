import {
  type Candidate,
  type CompanySource,
  type DirectoryCompany,
  isKnownByDomain,
  ownDirectory,
  ownDomain,
  type SourceRequest,
} from '../../../domain/companies/candidates/company-source.ts';
import { rankDirectory } from '../../../domain/companies/rank/rank-directory.ts';

/**
 * Topic buyers: companies of a directory whose name, line of business or keywords match what the name means.
 * `load` is called once per search. If it fails, only this source fails.
 */
export function directorySource(
  load: () => Promise<readonly DirectoryCompany[]>,
  now: () => Date = () => new Date(),
): CompanySource {
  async function candidates({ reading, domain, amount }: SourceRequest): Promise<readonly Candidate[]> {
    const seenAt = now().toISOString();
    const companies = await load();
    return rankDirectory(companies, { reading, domain })
      .slice(0, Math.max(3 * amount, amount + 15))
      .map(({ company, match, strength }): Candidate => ({ ...listingOf(company, seenAt), match, strength }));
  }

  return { name: 'directory', kind: 'topic', candidates, planned: candidates };
}

/** What the directory says about a company, and as of which day: `seenAt` if it names none. */
export function listingOf(company: DirectoryCompany, seenAt: string): Omit<Candidate, 'match' | 'strength'> {
  const { name, domain, industry, keywords, listing } = company;
  if (isKnownByDomain(company)) {
    const [trade = ''] = keywords;
    return {
      kind: 'topic',
      domain,
      industry,
      mustShow: trade,
      evidence: {
        source: ownDomain,
        url: `https://${domain}/`,
        fetched_at: seenAt,
        snippet: `Its own domain, ${domain}, contains "${trade}"`,
      },
    };
  }
  return {
    kind: 'topic',
    domain,
    name,
    industry,
    evidence: {
      source: listing?.source ?? ownDirectory,
      url: `https://${domain}/`,
      fetched_at: listing === undefined ? seenAt : `${listing.date}T00:00:00.000Z`,
      snippet: `Listed as ${industry}${placesOf(company)}; keywords ${keywords.join(', ')}`.slice(0, 300),
      ...(listing !== undefined && { listed_on: listing.date }),
    },
  };
}

function placesOf({ country, markets = [] }: DirectoryCompany): string {
  const places = country === '' ? markets : [country];
  return places.length === 0 ? '' : ` (${places.join(', ')})`;
}
