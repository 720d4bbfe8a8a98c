import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import * as z from 'zod';
import { companyRoles } from '../../../domain/companies/candidates/company-role.ts';
import { type DirectoryCompany, ownDirectory } from '../../../domain/companies/candidates/company-source.ts';
import { directoryCompany } from '../directory/directory-company.ts';
import { companiesByDomain } from './own-domains.ts';
import { shippedTrade, withTrades } from './trades.ts';

/** The data file lies next to this module, and next to the function's bundle. `infra/register` builds it. */
const file = new URL('./shipped-companies.json.br', import.meta.url);

/** The day on which our own directory was last reviewed. */
const ownDate = '2026-11-23';

const shipped = z.object({
  source: z.string(),
  date: z.iso.date(),
  /** Line of business, role and words of each category. */
  categories: z.array(
    z
      .tuple([z.string(), z.enum(companyRoles), z.string()])
      .transform(([line, role, words]) => ({ line, role, words })),
  ),
  /** Domain, names, indexes of its categories, words for what it sells, and the countries where it trades. */
  companies: z.array(z.tuple([z.string(), z.array(z.string()), z.array(z.int()), z.string(), z.string()])),
  /** The companies of our own directory, in full. */
  own: z.array(directoryCompany),
  trades: z.array(shippedTrade),
});

/**
 * Returns the companies of the shipped register, starting with our own directory and ending with those of which only
 * the domain is known. Each call reads and unpacks
 * the file again, in about 50 ms.
 */
export async function shippedCompanies(): Promise<readonly DirectoryCompany[]> {
  const [text, byDomain] = await Promise.all([
    readFile(file).then(promisify(brotliDecompress)),
    companiesByDomain(),
  ]);
  const { source, date, categories, companies, own, trades } = shipped.parse(JSON.parse(text.toString()));
  const listing = { source: source.split(' ')[0] ?? source, date };
  const listed = companies.flatMap(([domain, names, places, words, markets]) => {
    const among = places.flatMap((place) => categories[place] ?? []);
    const [first] = among;
    const [name] = names;
    if (first === undefined || name === undefined) return [];
    return [
      {
        name,
        domain,
        industry: first.line,
        keywords: wordsOf([...among.map((category) => category.words), words].join(' ')),
        country: '',
        role: first.role,
        furtherLines: [...new Set(among.map(({ line }) => line))],
        markets: wordsOf(markets),
        listing,
      },
    ];
  });
  const ours = withTrades(own, trades).map((company) => ({
    ...company,
    listing: { source: ownDirectory, date: ownDate },
  }));
  const known = new Set([...ours, ...listed].map(({ domain }) => domain));
  const others = byDomain.filter(({ domain }) => !known.has(domain));
  return [...ours, ...listed, ...others];
}

function wordsOf(text: string): readonly string[] {
  return [...new Set(text.split(' ').filter(Boolean))];
}
