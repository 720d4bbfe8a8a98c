import { setTimeout as sleep } from 'node:timers/promises';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Table } from './table.ts';

/** One write or condition check of a transaction. */
export type TransactionItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** An item whose condition has a name, which the transaction returns if it does not hold. */
export interface Conditional<Name extends string> {
  readonly item: TransactionItem;
  readonly otherwise: Name;
}

/** Names the conditions of items: a transaction returns `name` if one of them does not hold. */
export function otherwise<const Name extends string>(
  name: Name,
  ...items: readonly TransactionItem[]
): Conditional<Name>[] {
  return items.map((item) => ({ item, otherwise: name }));
}

/**
 * A transaction that DynamoDB cancelled for a condition without a name, or for conflicts that did not pass. The state
 * machine retries by this name.
 */
export class TransactionCancelled extends Error {
  override readonly name = 'TransactionCancelled';
  /** DynamoDB's code for each item, in the order of the items. */
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[], cause: unknown) {
    super(`The transaction was cancelled: ${reasons.join(', ')}`, { cause });
    this.reasons = reasons;
  }
}

const conditionFailed = 'ConditionalCheckFailed';
const transient: readonly string[] = [
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
];
const maxAttempts = 8;

/**
 * Writes at most 100 items together, and returns `written`. If conditions do not hold, it writes nothing and returns the
 * name of the first of them, in the order of the items. Retries conflicts with other transactions, with jitter. Throws
 * `TransactionCancelled` if only conditions without a name fail, or if conflicts persist.
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html
 */
export async function transact<const Name extends string = never>(
  table: Table,
  items: readonly (TransactionItem | Conditional<Name>)[],
): Promise<'written' | Name> {
  const TransactItems = items.map((each) => ('otherwise' in each ? each.item : each));
  for (let attempt = 1; ; attempt += 1) {
    try {
      await table.client.send(new TransactWriteCommand({ TransactItems }));
      return 'written';
    } catch (error) {
      const reasons = cancellationReasons(error);
      if (reasons === null) throw error;
      const failed = items.filter((_, index) => reasons[index] === conditionFailed);
      const named = failed.find((each) => 'otherwise' in each);
      if (named !== undefined) return named.otherwise;
      const retry = failed.length === 0 && reasons.some((reason) => transient.includes(reason));
      if (!retry || attempt === maxAttempts) throw new TransactionCancelled(reasons, error);
      await sleep(Math.random() * Math.min(1000, 20 * 2 ** attempt));
    }
  }
}

/** Writes items together. Returns false, and writes nothing, if a condition does not hold. */
export async function whereAllHold(table: Table, items: readonly TransactionItem[]): Promise<boolean> {
  return (await transact(table, otherwise('changed', ...items))) === 'written';
}

function cancellationReasons(error: unknown): string[] | null {
  if (!(error instanceof Error) || error.name !== 'TransactionCanceledException') return null;
  const reasons = 'CancellationReasons' in error ? error.CancellationReasons : undefined;
  if (!Array.isArray(reasons)) return [];
  return reasons.map((reason: { Code?: string } | undefined) => reason?.Code ?? 'None');
}
