import { type Approach, approach } from '../../shared/model/outreach.ts';
import { queryPage, type Table, type TransactionItem } from './table.ts';

/** So many are told of one address or company. */
const mostTold = 10;

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

/**
 * Takes the one first mail that somebody (by the keyed hash of the address) gets about a domain by hand: whoever writes
 * again follows up, which no reply allows.
 */
export function takeOffer(table: Table, userId: string, address: string, domain: string): TransactionItem {
  return {
    Put: {
      TableName: table.name,
      Item: offerKey(userId, address, domain),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

/** Gives it back, where the mail was not sent after all. */
export function giveOfferBack(
  table: Table,
  userId: string,
  address: string,
  domain: string,
): TransactionItem {
  return { Delete: { TableName: table.name, Key: offerKey(userId, address, domain) } };
}

/** How an address or a company was approached before, the last ten, the latest first. */
export async function listApproaches(table: Table, userId: string, of: string): Promise<Approach[]> {
  const under = { pk: `USER#${userId}`, prefix: prefixOf(of), descending: true };
  const { rows } = await queryPage(table, under, { limit: mostTold, after: null });
  return rows.map((row) => approach.parse(row));
}
