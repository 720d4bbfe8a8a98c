import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { cutToBytes } from '../../../shared/text/cut-text.ts';
import { getRow, type Table } from '../table.ts';
import type { TransactionItem } from '../transaction.ts';

const count = z.int().default(0);

/** A user's counts. Each changes in the same transaction as what it counts. */
const statistics = z.object({
  total_leads: count,
  sessions_completed: count,
  searches: count,
  domains: count,
  /** Those that were added and have no completed search; `domains` are the others. */
  domains_unsearched: count,
  companies_found: count,
  saved_companies: count,
  saved_contacts: count,
  /** Grows with every change of saved contacts, so that a browser knows when its search rows are out of date. */
  saved_contacts_version: count,
  private_templates: count,
  public_templates: count,
  saved_templates: count,
  /** The saved templates that are public. */
  saved_public_templates: count,
  campaigns: count,
  /** Mails of campaigns, also of those that were deleted; likewise what users said of their recipients. */
  campaign_emails_sent: count,
  campaign_replied: count,
  campaign_no_reply: count,
  outreach_queued: count,
  outreach_sent: count,
  outreach_replied: count,
  outreach_no_reply: count,
  outreach_said_no: count,
  outreach_bounced: count,
});
export type Statistics = z.infer<typeof statistics>;

function key(userId: string) {
  return { pk: `USER#${userId}`, sk: 'STATISTICS' };
}

/** Reads a user's counts, strongly consistent. A user without a row has done nothing yet. */
export async function getStatistics(table: Table, userId: string): Promise<Statistics> {
  return (await getRow(table, key(userId), statistics)) ?? statistics.parse({});
}

/** Adds to a user's counts, or subtracts if a change is negative. One item holds all counts of a transaction. */
export function addToStatistics(table: Table, userId: string, changes: Partial<Statistics>): TransactionItem {
  const entries = Object.entries(changes);
  return {
    Update: {
      TableName: table.name,
      Key: key(userId),
      UpdateExpression: `ADD ${entries.map(([name]) => `#${name} :${name}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
      ExpressionAttributeValues: Object.fromEntries(entries.map(([name, change]) => [`:${name}`, change])),
    },
  };
}

/** The same, but only while a count stays within a maximum. */
export function addWithin(
  table: Table,
  userId: string,
  changes: Partial<Statistics>,
  { name, max }: { name: keyof Statistics; max: number },
): TransactionItem {
  const { Update } = addToStatistics(table, userId, changes);
  if (Update === undefined) throw new Error('counts are updated');
  return {
    Update: {
      ...Update,
      ConditionExpression: `attribute_not_exists(#${name}) OR #${name} <= :room`,
      ExpressionAttributeNames: { ...Update.ExpressionAttributeNames, [`#${name}`]: name },
      ExpressionAttributeValues: { ...Update.ExpressionAttributeValues, ':room': max - (changes[name] ?? 0) },
    },
  };
}

/** Counts by name have one row for each name, so that no row grows with the number of names. */
export type Named = 'COMPANY_INDUSTRY' | 'CONTACT_LEVEL';

/** Adds to a user's count for a name, or subtracts from it. */
export function addToNamed(
  table: Table,
  userId: string,
  counted: { named: Named; name: string; change: number },
): TransactionItem {
  const { named, name, change } = counted;
  return {
    Update: {
      TableName: table.name,
      Key: { pk: `USER#${userId}`, sk: `STATISTIC#${named}#${cutToBytes(name, 200)}` },
      UpdateExpression: 'ADD #count :change',
      ExpressionAttributeNames: { '#count': 'count' },
      ExpressionAttributeValues: { ':change': change },
    },
  };
}

const namedRow = z.object({ count: z.int() });

/** How many names have a count above zero. */
export async function countNames(table: Table, userId: string, named: Named): Promise<number> {
  let names = 0;
  const pages = paginateQuery(
    { client: table.client },
    {
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': `USER#${userId}`, ':prefix': `STATISTIC#${named}#` },
    },
  );
  for await (const page of pages) {
    names += (page.Items ?? []).filter((item) => namedRow.parse(item).count > 0).length;
  }
  return names;
}
