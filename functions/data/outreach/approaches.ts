import * as z from 'zod';
import { type Approach, approach } from '../../../shared/model/outreach.ts';
import { existingRows, queryPage, type Table } from '../table.ts';
import type { TransactionItem } from '../transaction.ts';

/** So many are told of one address or company. */
const maxApproachesTold = 10;

function prefixOf(of: string): string {
  return `OUTREACH_TO#${of}#`;
}

/** Notes under what it is known by that somebody is approached; written again, it says what is so by then. */
export function noteApproach(table: Table, userId: string, of: string, noted: Approach): TransactionItem {
  const Item = { pk: `USER#${userId}`, sk: `${prefixOf(of)}${noted.message_id}`, ...noted };
  return { Put: { TableName: table.name, Item } };
}

/** Forgets an approach that came to nothing. */
export function forgetApproach(table: Table, userId: string, of: string, messageId: string): TransactionItem {
  return {
    Delete: { TableName: table.name, Key: { pk: `USER#${userId}`, sk: `${prefixOf(of)}${messageId}` } },
  };
}

function offerKey(userId: string, address: string, domain: string) {
  return { pk: `USER#${userId}`, sk: `OUTREACH_ABOUT#${address}#${domain}` };
}

/** A domain that is offered to somebody, whose address is known by its keyed hash: in which mail, and from when on. */
export interface Offer {
  readonly address: string;
  readonly domain: string;
  readonly message_id: string;
  readonly at: string;
}

/**
 * Takes the one first mail that somebody gets about a domain, by hand or from a campaign: whoever writes again follows
 * up, which no reply allows. The mail that has it may take it again.
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
 * Since when each of these addresses (at most 100) has a first mail about a domain, sent or about to be; strongly
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

/** Gives it back, where the mail was not sent after all. */
export function giveOfferBack(
  table: Table,
  userId: string,
  { address, domain }: Pick<Offer, 'address' | 'domain'>,
): TransactionItem {
  return { Delete: { TableName: table.name, Key: offerKey(userId, address, domain) } };
}

/** How an address or a company was approached before, the last ten, the latest first. */
export async function listApproaches(table: Table, userId: string, of: string): Promise<Approach[]> {
  const under = { pk: `USER#${userId}`, prefix: prefixOf(of), descending: true };
  const { rows } = await queryPage(table, under, { limit: maxApproachesTold, after: null });
  return rows.map((row) => approach.parse(row));
}
