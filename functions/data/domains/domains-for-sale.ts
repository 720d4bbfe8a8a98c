import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import {
  type NotForSale,
  notForSale,
  saleDetails,
  stopsMails,
  unsaidDetails,
} from '../../../shared/model/leads/domain-for-sale.ts';
import { limits } from '../../../shared/model/limits.ts';
import type { DomainWrite } from '../../domain/domains/domain-store.ts';
import { detailsOf, expiryToWarnOf, type StoredDomain, termsOf } from '../../domain/domains/sale-change.ts';
import { addToStatistics, addWithin } from '../statistics/statistics.ts';
import { existingRows, type Table } from '../table.ts';
import { type TransactionItem, whereAllHold } from '../transaction.ts';
import { domainKey, readDomainRow } from './domains.ts';

const detailsPrefix = 'DOMAIN_DETAILS#';
const expiryPrefix = 'DOMAIN_EXPIRY#';

/** Fields that only an opened domain shows are stored separately, so that lists stay cheap to read. */
function detailsKey(userId: string, domain: string) {
  return { pk: `USER#${userId}`, sk: `${detailsPrefix}${domain}` };
}

/** In the order of expiry, for the dashboard to find the next without reading a portfolio. */
function expiryKey(userId: string, day: string, domain: string) {
  return { pk: `USER#${userId}`, sk: `${expiryPrefix}${day}#${domain}` };
}

const detailsRow = z.object({ ...saleDetails.shape, sk: z.string().startsWith(detailsPrefix) });

/** Reads those of a user's domains (at most 50) that there are, with their details, strongly consistent. */
export async function readDomains(
  table: Table,
  userId: string,
  domains: readonly string[],
): Promise<ReadonlyMap<string, StoredDomain>> {
  const keys = domains.flatMap((domain) => [domainKey(userId, domain), detailsKey(userId, domain)]);
  const rows = await existingRows(table, keys);
  const isDetails = ({ sk }: Record<string, unknown>) => String(sk).startsWith(detailsPrefix);
  const details = new Map(
    rows.filter(isDetails).map((row) => {
      const { sk, ...rest } = detailsRow.parse(row);
      return [sk.slice(detailsPrefix.length), rest];
    }),
  );
  return new Map(
    rows
      .filter((row) => !isDetails(row))
      .map((row) => {
        const stored = readDomainRow(row);
        return [stored.domain, { ...stored, ...(details.get(stored.domain) ?? unsaidDetails) }];
      }),
  );
}

/**
 * Writes up to 24 domains as they were read, all or none, and counts the new ones. Returns false if one has changed
 * since, or if new ones would exceed the limit. `searched` is how many searched domains were counted before adding.
 */
export function writeDomains(
  table: Table,
  userId: string,
  writes: readonly DomainWrite[],
  searched: number,
): Promise<boolean> {
  const added = writes.filter(({ before }) => before === null).length;
  return whereAllHold(table, [
    ...writes.flatMap((write) => writeItems(table, userId, write)),
    ...(added === 0 ? [] : [countAdded(table, userId, added, searched)]),
  ]);
}

/** A condition cannot add two counts up, so the searched domains have to be as many as were read. */
function countAdded(table: Table, userId: string, added: number, searched: number): TransactionItem {
  const max = limits.portfolioDomains.max - searched;
  const changes = { domains_unsearched: added };
  const { Update } = addWithin(table, userId, changes, { name: 'domains_unsearched', max });
  if (Update === undefined) throw new Error('counts are updated');
  const { ConditionExpression, ExpressionAttributeValues } = Update;
  const asRead = searched === 0 ? '(attribute_not_exists(domains) OR domains = :read)' : 'domains = :read';
  return {
    Update: {
      ...Update,
      ConditionExpression: `(${ConditionExpression}) AND ${asRead}`,
      ExpressionAttributeValues: { ...ExpressionAttributeValues, ':read': searched },
    },
  };
}

/** What a transaction writes to change a domain as it was read. A new one is counted, whatever the limit, as it was sold. */
export function domainItems(table: Table, userId: string, write: DomainWrite): TransactionItem[] {
  const counted = write.before === null ? [addToStatistics(table, userId, { domains_unsearched: 1 })] : [];
  return [...writeItems(table, userId, write), ...counted];
}

function writeItems(table: Table, userId: string, { before, after }: DomainWrite): TransactionItem[] {
  const { domain, updated_at, registration } = after;
  const details = detailsOf(after);
  const sameDetails = JSON.stringify(details) === JSON.stringify(before ? detailsOf(before) : unsaidDetails);
  return [
    {
      Update: {
        TableName: table.name,
        Key: domainKey(userId, domain),
        UpdateExpression: 'SET sale = :sale',
        ...asRead(before, {
          ':sale': { ...termsOf(after), updated_at, ...(registration !== null && { registration }) },
        }),
      },
    },
    ...(sameDetails
      ? []
      : [{ Put: { TableName: table.name, Item: { ...detailsKey(userId, domain), ...details } } }]),
    ...expiryItems(table, userId, { before, after }),
  ];
}

/** Requires that the sale terms have not changed since they were read. */
function asRead(before: StoredDomain | null, values: Record<string, unknown> = {}) {
  if (before === null) {
    return { ConditionExpression: 'attribute_not_exists(pk)', ExpressionAttributeValues: values };
  }
  if (before.updated_at === null) {
    return {
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(sale)',
      ExpressionAttributeValues: values,
    };
  }
  return {
    ConditionExpression: 'sale.updated_at = :seen',
    ExpressionAttributeValues: { ...values, ':seen': before.updated_at },
  };
}

function expiryItems(table: Table, userId: string, { before, after }: DomainWrite): TransactionItem[] {
  const { domain } = after;
  const [old, next] = [before && expiryToWarnOf(before), expiryToWarnOf(after)];
  if (old === next) return [];
  const row = (day: string) => expiryKey(userId, day, domain);
  return [
    ...(old === null ? [] : [{ Delete: { TableName: table.name, Key: row(old) } }]),
    ...(next === null ? [] : [{ Put: { TableName: table.name, Item: row(next) } }]),
  ];
}

/** Removes a domain as it was read, while it has no completed search. Returns false if that has changed. */
export function removeDomain(table: Table, userId: string, domain: StoredDomain): Promise<boolean> {
  const { ConditionExpression, ExpressionAttributeValues } = asRead(domain);
  const expiry = expiryToWarnOf(domain);
  return whereAllHold(table, [
    {
      Delete: {
        TableName: table.name,
        Key: domainKey(userId, domain.domain),
        ConditionExpression: `${ConditionExpression} AND attribute_not_exists(searches)`,
        ...(Object.keys(ExpressionAttributeValues).length > 0 && { ExpressionAttributeValues }),
      },
    },
    { Delete: { TableName: table.name, Key: detailsKey(userId, domain.domain) } },
    ...(expiry === null
      ? []
      : [{ Delete: { TableName: table.name, Key: expiryKey(userId, expiry, domain.domain) } }]),
    addToStatistics(table, userId, { domains_unsearched: -1 }),
  ]);
}

const expiryRow = z.object({ sk: z.string().startsWith(expiryPrefix) });
/** More expiries than this within days are not listed individually. */
const maxExpiring = 50;

/** The domains that expire on a day from `from` to `until` (as 2026-12-31), soonest first, at most 50. */
export async function listExpiring(
  table: Table,
  userId: string,
  { from, until }: { from: string; until: string },
): Promise<{ domain: string; expires_on: string }[]> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :until',
      ExpressionAttributeValues: {
        ':pk': `USER#${userId}`,
        ':from': `${expiryPrefix}${from}#`,
        ':until': `${expiryPrefix}${until}#~`,
      },
      Limit: maxExpiring,
    }),
  );
  return Items.map((item) => {
    const [expires_on = '', domain = ''] = expiryRow.parse(item).sk.slice(expiryPrefix.length).split('#');
    return { domain, expires_on };
  });
}

/** Which of these domains no mail may be about, and why; strongly consistent. A domain without a row may be offered. */
export async function listNotForSale(
  table: Table,
  userId: string,
  domains: readonly string[],
): Promise<ReadonlyMap<string, NotForSale>> {
  const keys = [...new Set(domains)].map((domain) => domainKey(userId, domain));
  const rows = (await existingRows(table, keys, ['sk', 'sale'])).map(readDomainRow);
  return new Map(
    rows.flatMap(({ domain, status }) => {
      const stopped = stopsMails(status);
      return stopped === null ? [] : [[domain, stopped] as const];
    }),
  );
}

/** The same within a transaction: holds only while mails about a domain may go out. */
export function isForSale(table: Table, userId: string, domain: string): TransactionItem {
  const stopped = notForSale.options.map((status) => [`:${status}`, status] as const);
  return {
    ConditionCheck: {
      TableName: table.name,
      Key: domainKey(userId, domain),
      ConditionExpression: `attribute_not_exists(sale) OR NOT sale.#status IN (${stopped.map(([name]) => name).join(', ')})`,
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: Object.fromEntries(stopped),
    },
  };
}
