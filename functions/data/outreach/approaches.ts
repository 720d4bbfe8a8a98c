import * as z from 'zod';
import { type Approach, approach } from '../../../shared/model/outreach/outreach.ts';
import { existingRows, queryPage, type Table } from '../table.ts';
import type { TransactionItem } from '../transaction.ts';

/** How many approaches of one address or company are shown. */
const maxApproachesTold = 10;

function prefixOf(of: string): string {
  return `OUTREACH_TO#${of}#`;
}

/** Stores an approach under an address or a company. Writing it again updates it. */
export function noteApproach(table: Table, userId: string, of: string, noted: Approach): TransactionItem {
  const Item = { pk: `USER#${userId}`, sk: `${prefixOf(of)}${noted.message_id}`, ...noted };
  return { Put: { TableName: table.name, Item } };
}

/** Deletes an approach whose mail was not sent. */
export function forgetApproach(table: Table, userId: string, of: string, messageId: string): TransactionItem {
  return {
    Delete: { TableName: table.name, Key: { pk: `USER#${userId}`, sk: `${prefixOf(of)}${messageId}` } },
  };
}

function offerKey(userId: string, address: string, domain: string) {
  return { pk: `USER#${userId}`, sk: `OUTREACH_ABOUT#${address}#${domain}` };
}

/** The first mail about a domain to an address, which is a keyed hash: its id, and when it was taken. */
export interface Offer {
  readonly address: string;
  readonly domain: string;
  readonly message_id: string;
  readonly at: string;
}

/**
 * Claims the only first mail that an address gets about a domain, individually or from a campaign. Anything further
 * is a follow-up, after no reply. The mail that has claimed it may claim it again.
 */
export function takeOffer(table: Table, userId: string, offer: Offer): TransactionItem {
  return {
    Put: {
      TableName: table.name,
      Item: { ...offerKey(userId, offer.address, offer.domain), ...offer },
      ConditionExpression: 'attribute_not_exists(pk) OR message_id = :own',
      ExpressionAttributeValues: { ':own': offer.message_id },
    },
  };
}

const offerRow = z.object({ address: z.string(), at: z.string() });

/**
 * Since when each of these addresses (at most 100) has had a first mail about a domain, sent or queued. Strongly
 * consistent.
 */
export async function listOffers(
  table: Table,
  userId: string,
  addresses: readonly string[],
  domain: string,
): Promise<ReadonlyMap<string, string>> {
  const keys = [...new Set(addresses)].map((address) => offerKey(userId, address, domain));
  const rows = await existingRows(table, keys, ['address', 'at']);
  return new Map(rows.map((row) => offerRow.parse(row)).map(({ address, at }) => [address, at]));
}

/** Frees the first mail about a domain, if the mail was not sent. */
export function releaseOffer(
  table: Table,
  userId: string,
  { address, domain }: Pick<Offer, 'address' | 'domain'>,
): TransactionItem {
  return { Delete: { TableName: table.name, Key: offerKey(userId, address, domain) } };
}

/** The last ten approaches of an address or a company, newest first. */
export async function listApproaches(table: Table, userId: string, of: string): Promise<Approach[]> {
  const under = { pk: `USER#${userId}`, prefix: prefixOf(of), descending: true };
  const { rows } = await queryPage(table, under, { limit: maxApproachesTold, after: null });
  return rows.map((row) => approach.parse(row));
}
