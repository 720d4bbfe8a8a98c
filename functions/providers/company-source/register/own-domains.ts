import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { CompanyRole } from '../../../domain/companies/candidates/company-role.ts';
import { type DirectoryCompany, ownDomain } from '../../../domain/companies/candidates/company-source.ts';

/** The data file lies next to this module, and next to the function's bundle. `infra/register` builds it. */
const file = new URL('./own-domains.json.br', import.meta.url);

/** The data file, which a test checks. */
interface OwnDomainsFile {
  readonly date: string;
  /** Line of business and words of a trade, with the companies that have these words in their domain. */
  readonly groups: readonly (readonly [
    line: string,
    trade: string,
    companies: readonly (readonly [domain: string, country: string, place: string, role: CompanyRole])[],
  ])[];
}

/**
 * Companies of which only the domain is known, and that it says their trade: facts from published lists of live
 * domains. Each call reads and unpacks the file again.
 */
export async function companiesByDomain(): Promise<readonly DirectoryCompany[]> {
  const text = await promisify(brotliDecompress)(await readFile(file));
  const { date, groups }: OwnDomainsFile = JSON.parse(text.toString());
  const listing = { source: ownDomain, date };
  return groups.flatMap(([industry, trade, companies]) => {
    const keywords = [trade];
    return companies.map(([domain, country, place, role]) => ({
      name: domain,
      domain,
      industry,
      keywords,
      country,
      role,
      city: place || undefined,
      listing,
    }));
  });
}
