import { createHash } from 'node:crypto';
import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import {
  type DomainCompany,
  domainCompany,
  type SearchedDomain,
  searchedDomain,
} from '../../../shared/model/searched-domain.ts';
import { foldText } from '../../../shared/text/fold-text.ts';
import type { Statistics } from '../statistics/statistics.ts';
import { getRow, queryPage, type Table } from '../table.ts';
import type { TransactionItem } from '../transaction.ts';

const prefix = 'DOMAIN#';

function key(userId: string, domain: string) {
  return { pk: `USER#${userId}`, sk: `${prefix}${domain}` };
}

function companiesPrefix(domain: string): string {
  return `DOMAIN_COMPANY#${domain}#`;
}

/** Companies lie in the order of their own domains; a company is the same by name and domain. */
function companyKey({ name, domain }: DomainCompany): string {
  return `${domain}#${createHash('sha256').update(foldText(name.trim())).digest('hex').slice(0, 16)}`;
}

/** A finished search of a domain: the companies it found, and when it ended (ISO 8601). */
interface Search {
  readonly domain: string;
  readonly companies: readonly DomainCompany[];
  readonly at: string;
}

/**
 * Counts a finished search for its domain, by what was found for it before. Gives the items of the transaction that
 * ends the session, and what they add to the user's counts; a condition among the items fails where another search
 * of the domain was counted meanwhile, and then this is to be asked again.
 */
export async function countSearch(
  table: Table,
  userId: string,
  { domain, companies, at }: Search,
): Promise<{ items: TransactionItem[]; counted: Partial<Statistics> }> {
  const [isNew, known] = await Promise.all([
    getDomain(table, userId, domain).then((row) => row === null),
    knownCompanies(table, userId, domain),
  ]);
  const found = new Map(companies.map((company) => [companyKey(company), company]));
  const unique = [...found.keys()].filter((each) => !known.has(each)).length;
  const items = [...found].map(([companyId, company]): TransactionItem => {
    const sk = `${companiesPrefix(domain)}${companyId}`;
    return {
      Put: {
        TableName: table.name,
        Item: { pk: `USER#${userId}`, sk, ...company },
        ...(known.has(companyId) ? {} : { ConditionExpression: 'attribute_not_exists(pk)' }),
      },
    };
  });
  const count: TransactionItem = {
    Update: {
      TableName: table.name,
      Key: key(userId, domain),
      UpdateExpression:
        'ADD searches :one, companies_found :companies, unique_companies :unique SET last_searched_at = :at',
      ...(isNew ? { ConditionExpression: 'attribute_not_exists(pk)' } : {}),
      ExpressionAttributeValues: {
        ':one': 1,
        ':companies': companies.length,
        ':unique': unique,
        ':at': at,
      },
    },
  };
  return {
    items: [count, ...items],
    counted: { searches: 1, domains: isNew ? 1 : 0, companies_found: unique },
  };
}

const sorted = z.object({ sk: z.string() });

/** The last parts of the keys of all rows under a prefix. */
async function keysUnder(
  table: Table,
  userId: string,
  { prefix: under, consistent }: { prefix: string; consistent: boolean },
): Promise<string[]> {
  const found: string[] = [];
  const pages = paginateQuery(
    { client: table.client },
    {
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': `USER#${userId}`, ':prefix': under },
      ProjectionExpression: 'sk',
      ConsistentRead: consistent,
    },
  );
  for await (const page of pages) {
    for (const item of page.Items ?? []) found.push(sorted.parse(item).sk.slice(under.length));
  }
  return found;
}

async function knownCompanies(table: Table, userId: string, domain: string): Promise<ReadonlySet<string>> {
  return new Set(await keysUnder(table, userId, { prefix: companiesPrefix(domain), consistent: true }));
}

/** Every domain that a user has searched: these are taken to be the seller's own. */
export function listSearchedDomains(table: Table, userId: string): Promise<string[]> {
  return keysUnder(table, userId, { prefix, consistent: false });
}

const domainRow = searchedDomain
  .omit({ id: true, domain: true })
  .extend({ sk: z.string().startsWith(prefix), unique_companies: z.int().default(0) })
  .transform(({ sk, ...row }): SearchedDomain => {
    const domain = sk.slice(prefix.length);
    return { id: domain, domain, ...row };
  });

/** Reads one searched domain, strongly consistent; null when no search of it was completed. */
export function getDomain(table: Table, userId: string, domain: string): Promise<SearchedDomain | null> {
  return getRow(table, key(userId, domain), domainRow);
}

/** Lists the domains that a user has searched, in alphabetical order. `after` is the domain that the last page ended with. */
export async function pageDomains(
  table: Table,
  userId: string,
  page: { limit: number; after: string | null },
): Promise<{ domains: SearchedDomain[]; after: string | null }> {
  const { rows, after } = await queryPage(table, { pk: `USER#${userId}`, prefix }, page);
  return { domains: rows.map((row) => domainRow.parse(row)), after };
}

/**
 * Lists the companies that searches of a domain found, in the order of their own domains. `after` is what the last
 * page gave as such.
 */
export async function pageDomainCompanies(
  table: Table,
  userId: string,
  domain: string,
  page: { limit: number; after: string | null },
): Promise<{ companies: DomainCompany[]; after: string | null }> {
  const under = { pk: `USER#${userId}`, prefix: companiesPrefix(domain) };
  const { rows, after } = await queryPage(table, under, page);
  return { companies: rows.map((row) => domainCompany.parse(row)), after };
}
