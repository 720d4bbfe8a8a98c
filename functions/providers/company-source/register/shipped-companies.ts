import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import * as z from 'zod';
import { companyRoles } from '../../../domain/companies/candidates/company-role.ts';
import { type DirectoryCompany, ownDirectory } from '../../../domain/companies/candidates/company-source.ts';
import type { Trade } from '../../../domain/companies/name/trade-index.ts';
import { companiesByDomain } from './own-domains.ts';

const companyRole = z.enum(companyRoles);

/** The data file lies next to this module, and next to the function's bundle. `infra/register` builds it. */
const file = new URL('./shipped-companies.json.br', import.meta.url);

/** The day on which our own directory was last reviewed. */
const ownDate = '2026-11-23';

/** Name, domain, place of its line of business, keywords, country, role, city, place of its group. */
type OwnRow = readonly [string, string, number, string, string, string, string, number];

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
  lines: z.array(z.string()),
  /** Line of business, whether its words are nearly the same, how many of them nearly all of it do, and its words. */
  trades: z.array(
    z.tuple([z.string(), z.int(), z.int(), z.string()]).transform(([line, isExact, ofAll, text]): Trade => {
      const words = text.split(',');
      return { line, words, ofAll: words.slice(0, ofAll), isExact: isExact === 1 };
    }),
  ),
  /** What companies share: places of their trades, of the trades near these, of broad ones, and of the lines that their keywords say. */
  groups: z.array(z.tuple([z.array(z.int()), z.array(z.int()), z.array(z.int()), z.array(z.int())])),
  /** The companies of our own directory; a test compares them with it, so that no start has to check each. */
  own: z.custom<readonly OwnRow[]>(Array.isArray),
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
  const facts = shipped.parse(JSON.parse(text.toString()));
  const { source, date, categories, companies } = facts;
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
  const ours = ownCompanies(facts);
  const known = new Set([...ours, ...listed].map(({ domain }) => domain));
  const others = byDomain.filter(({ domain }) => !known.has(domain));
  return [...ours, ...listed, ...others];
}

function ownCompanies({ lines, trades, groups, own }: z.infer<typeof shipped>): readonly DirectoryCompany[] {
  const listing = { source: ownDirectory, date: ownDate };
  const placed = <T>(list: readonly T[], places: readonly number[]) =>
    places.flatMap((place) => list[place] ?? []);
  const shared = groups.map(([own, near, broad, said]) => ({
    trades: placed(trades, own),
    nearTrades: placed(trades, near),
    broadTrades: placed(trades, broad),
    saidLines: placed(lines, said),
  }));
  return own.map(([name, domain, line, keywords, country, role, city, group]) => ({
    name,
    domain,
    industry: lines[line] ?? '',
    keywords: keywords === '' ? [] : keywords.split(','),
    country,
    ...(role !== '' && { role: companyRole.parse(role) }),
    ...(city !== '' && { city }),
    ...shared[group],
    listing,
  }));
}

function wordsOf(text: string): readonly string[] {
  return [...new Set(text.split(' ').filter(Boolean))];
}
