import { createHash } from 'node:crypto';
import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import {
  defaultSaleTerms,
  domainRegistration,
  type ListedDomain,
  saleTerms,
} from '../../../shared/model/leads/domain-for-sale.ts';
import { type DomainCompany, domainCompany } from '../../../shared/model/leads/searched-domain.ts';
import { foldText } from '../../../shared/text/fold-text.ts';
import type { EarlierSearch } from '../../domain/sessions/earlier-search.ts';
import type { Statistics } from '../statistics/statistics.ts';
import { getRow, queryPage, type Table } from '../table.ts';
import type { TransactionItem } from '../transaction.ts';

const prefix = 'DOMAIN#';

/** The key of a user's domain, searched or added. */
export function domainKey(userId: string, domain: string) {
  return { pk: `USER#${userId}`, sk: `${prefix}${domain}` };
}

function companiesPrefix(domain: string): string {
  return `DOMAIN_COMPANY#${domain}#`;
}

/** Companies are sorted by their own domains. A company is the same if name and domain are. */
function companyKey({ name, domain }: DomainCompany): string {
  return `${domain}#${createHash('sha256').update(foldText(name.trim())).digest('hex').slice(0, 16)}`;
}

/** A finished search of a domain: the companies it found, and when it ended (ISO 8601). */
interface Search {
  readonly sessionId: string;
  readonly amount: number;
  readonly domain: string;
  readonly companies: readonly DomainCompany[];
  readonly at: string;
}

/**
 * Counts a finished search for its domain, by what was found for it before. Returns the items of the transaction that
 * ends the session, and what they add to the user's counts. A condition among the items fails if another search
 * of the domain was counted in the meantime. Then call this again.
 */
export async function countSearch(
  table: Table,
  userId: string,
  { sessionId, amount, domain, companies, at }: Search,
): Promise<{ items: TransactionItem[]; counted: Partial<Statistics> }> {
  const [before, known] = await Promise.all([
    getDomain(table, userId, domain),
    knownCompanies(table, userId, domain),
  ]);
  const isFirst = before === null || before.searches === 0;
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
  const last: EarlierSearch = { session_id: sessionId, amount, companies: companies.length, found_at: at };
  const count: TransactionItem = {
    Update: {
      TableName: table.name,
      Key: domainKey(userId, domain),
      UpdateExpression: `ADD searches :one, companies_found :companies, unique_companies :unique SET last_searched_at = :at${companies.length === 0 ? '' : ', last_found = :last'}`,
      ...(isFirst ? { ConditionExpression: stillUnsearched(before) } : {}),
      ExpressionAttributeValues: {
        ':one': 1,
        ':companies': companies.length,
        ':unique': unique,
        ':at': at,
        ...(companies.length === 0 ? {} : { ':last': last }),
      },
    },
  };
  return {
    items: [count, ...items],
    counted: {
      searches: 1,
      domains: isFirst ? 1 : 0,
      domains_unsearched: isFirst && before !== null ? -1 : 0,
      companies_found: unique,
    },
  };
}

/** Holds while a domain without searches is as it was read: added, or not there at all. */
function stillUnsearched(before: ListedDomain | null): string {
  return before === null
    ? 'attribute_not_exists(pk)'
    : 'attribute_exists(pk) AND attribute_not_exists(searches)';
}

const sorted = z.object({ sk: z.string() });

/** The last parts of the keys of all rows under a prefix, strongly consistent. */
async function keysUnder(table: Table, userId: string, under: string): Promise<string[]> {
  const found: string[] = [];
  const pages = paginateQuery(
    { client: table.client },
    {
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': `USER#${userId}`, ':prefix': under },
      ProjectionExpression: 'sk',
      ConsistentRead: true,
    },
  );
  for await (const page of pages) {
    for (const item of page.Items ?? []) found.push(sorted.parse(item).sk.slice(under.length));
  }
  return found;
}

async function knownCompanies(table: Table, userId: string, domain: string): Promise<ReadonlySet<string>> {
  return new Set(await keysUnder(table, userId, companiesPrefix(domain)));
}

/** Whether a user has searched or added a domain: it is then taken to be the seller's own. */
export async function isOwnDomain(table: Table, userId: string, domain: string): Promise<boolean> {
  return (await getRow(table, domainKey(userId, domain), sorted, { consistent: false })) !== null;
}

/** The sale terms and the registration in a row, and when they were last changed. */
const storedTerms = z.object({
  ...saleTerms.shape,
  registration: domainRegistration.nullable().default(null),
  updated_at: z.iso.datetime(),
});
const unsaid = { ...defaultSaleTerms, registration: null, updated_at: null };

const domainRow = z
  .object({
    sk: z.string().startsWith(prefix),
    searches: z.int().default(0),
    unique_companies: z.int().default(0),
    last_searched_at: z.iso.datetime().nullable().default(null),
    sale: storedTerms.optional(),
  })
  .transform(({ sk, sale, ...searched }): StoredDomain => {
    const domain = sk.slice(prefix.length);
    return { id: domain, domain, ...searched, ...(sale ?? unsaid) };
  });

/** A domain as it is stored. `updated_at` is null if its seller has not entered anything. */
export type StoredDomain = ListedDomain & { readonly updated_at: string | null };

/** What a row of a domain says. */
export function readDomainRow(row: Record<string, unknown>): StoredDomain {
  return domainRow.parse(row);
}

const earlierRow = z.object({
  last_found: z
    .object({
      session_id: z.string(),
      amount: z.int(),
      companies: z.int(),
      found_at: z.iso.datetime(),
    })
    .optional(),
});

/** The last search of a domain that found companies. Returns null if none did, or only some before this was noted. */
export async function getLastFound(
  table: Table,
  userId: string,
  domain: string,
): Promise<EarlierSearch | null> {
  return (await getRow(table, domainKey(userId, domain), earlierRow))?.last_found ?? null;
}

/** Reads one domain, strongly consistent. Returns null if it was not added, and no search of it was completed. */
export function getDomain(table: Table, userId: string, domain: string): Promise<StoredDomain | null> {
  return getRow(table, domainKey(userId, domain), domainRow);
}

/**
 * Lists a user's domains that begin with `begins`, in alphabetical order. `after` is the domain that the last page ended
 * with.
 */
export async function pageDomains(
  table: Table,
  userId: string,
  page: { limit: number; after: string | null; begins?: string },
): Promise<{ domains: StoredDomain[]; after: string | null }> {
  const { limit, begins = '' } = page;
  const under = { pk: `USER#${userId}`, prefix: `${prefix}${begins}` };
  const from = page.after?.startsWith(begins) ? page.after.slice(begins.length) : null;
  const { rows, after } = await queryPage(table, under, { limit, after: from });
  return { domains: rows.map(readDomainRow), after: after === null ? null : `${begins}${after}` };
}

/**
 * Lists the companies that searches of a domain found, in the order of their own domains. `after` is the value that
 * the last page returned.
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
