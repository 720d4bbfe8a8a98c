import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Table, TransactionItem } from './table.ts';

const prefix = 'DOMAIN#';

/** Counts one finished search, and the companies it found, for the domain that was searched. */
export function countSearch(
  table: Table,
  userId: string,
  search: { domain: string; companies: number; at: string },
): TransactionItem {
  return {
    Update: {
      TableName: table.name,
      Key: { pk: `USER#${userId}`, sk: `${prefix}${search.domain}` },
      UpdateExpression: 'ADD searches :one, companies_found :companies SET last_searched_at = :at',
      ExpressionAttributeValues: { ':one': 1, ':companies': search.companies, ':at': search.at },
    },
  };
}

const domainRow = z.object({ sk: z.string().startsWith(prefix) });

/** Every domain that a user has searched: these are taken to be the seller's own. */
export async function listSearchedDomains(table: Table, userId: string): Promise<string[]> {
  const domains: string[] = [];
  const pages = paginateQuery(
    { client: table.client },
    {
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': `USER#${userId}`, ':prefix': prefix },
      ProjectionExpression: 'sk',
    },
  );
  for await (const page of pages) {
    for (const item of page.Items ?? []) domains.push(domainRow.parse(item).sk.slice(prefix.length));
  }
  return domains;
}
