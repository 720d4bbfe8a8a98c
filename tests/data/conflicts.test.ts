import { randomUUID } from 'node:crypto';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { getUsage, takeSearch } from '../../functions/data/billing/usage.ts';
import type { Table } from '../../functions/data/table.ts';
import {
  otherwise,
  TransactionCancelled,
  type TransactionItem,
  transact,
} from '../../functions/data/transaction.ts';
import { emulatedTable } from './table.ts';

const month = '2026-11';

/**
 * A separate client whose first transactions are cancelled with these reasons (DynamoDB's codes, one per item)
 * before they reach the table. The emulator itself never raises a conflict.
 */
function cancelling(reasons: readonly string[], times: number): { table: Table; sent: () => number } {
  const table = emulatedTable();
  let sent = 0;
  table.client.middlewareStack.add(
    (next, context) => (request) => {
      if (!context.commandName?.startsWith('TransactWrite')) return next(request);
      sent += 1;
      if (sent > times) return next(request);
      throw new TransactionCanceledException({
        message: 'as planned',
        $metadata: {},
        CancellationReasons: reasons.map((Code) => ({ Code })),
      });
    },
    { step: 'initialize', name: 'cancelling' },
  );
  return { table, sent: () => sent };
}

async function searchesUsed(userId: string): Promise<number> {
  return (await getUsage(emulatedTable(), userId, month)).lead_searches_used;
}

function mark(table: Table, userId: string): TransactionItem {
  return {
    Put: {
      TableName: table.name,
      Item: { pk: `USER#${userId}`, sk: 'MARK' },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

describe('a transaction in conflict with another', () => {
  it.each(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])(
    'is retried and applied once (%s)',
    async (reason) => {
      const userId = randomUUID();
      const { table, sent } = cancelling([reason, 'None'], 2);
      await transact(table, [takeSearch(table, userId, month, 10), mark(table, userId)]);
      expect(sent()).toBe(3);
      expect(await searchesUsed(userId)).toBe(1);
    },
  );

  it('is given up after the eighth attempt, with the reasons', async () => {
    const userId = randomUUID();
    const { table, sent } = cancelling(['TransactionConflict', 'None'], 100);
    const items = [takeSearch(table, userId, month, 10), mark(table, userId)];
    const error = await transact(table, items).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TransactionCancelled);
    // The state machine retries by this name.
    expect(error).toMatchObject({ name: 'TransactionCancelled', reasons: ['TransactionConflict', 'None'] });
    expect(sent()).toBe(8);
    expect(await searchesUsed(userId)).toBe(0);
  });

  it('is not retried if a condition failed as well', async () => {
    const userId = randomUUID();
    const { table, sent } = cancelling(['ConditionalCheckFailed', 'TransactionConflict'], 1);
    const items = [takeSearch(table, userId, month, 10), mark(table, userId)];
    await expect(transact(table, items)).rejects.toThrow(TransactionCancelled);
    expect(sent()).toBe(1);
    expect(await searchesUsed(userId)).toBe(0);
  });
});

describe('a transaction whose condition fails', () => {
  it('is not retried, and writes nothing', async () => {
    const userId = randomUUID();
    const { table, sent } = cancelling([], 0);
    await transact(table, [mark(table, userId)]);
    const items = [takeSearch(table, userId, month, 10), mark(table, userId)];
    await expect(transact(table, items)).rejects.toThrow(TransactionCancelled);
    expect(sent()).toBe(2);
    expect(await searchesUsed(userId)).toBe(0);
  });

  it('answers with the name of the first condition that failed, and writes nothing', async () => {
    const userId = randomUUID();
    const { table, sent } = cancelling([], 0);
    await transact(table, [mark(table, userId)]);
    const outcome = await transact(table, [
      ...otherwise('used_up', takeSearch(table, userId, month, 10)),
      ...otherwise('marked', mark(table, userId), mark(table, `${userId}-other`)),
    ]);
    expect(outcome).toBe('marked');
    expect(sent()).toBe(2);
    expect(await searchesUsed(userId)).toBe(0);
  });

  it('answers with a name before it throws for a condition without one', async () => {
    const { table } = cancelling(
      ['ConditionalCheckFailed', 'ConditionalCheckFailed', 'ConditionalCheckFailed'],
      1,
    );
    const userId = randomUUID();
    const items = [
      mark(table, userId),
      ...otherwise('second', mark(table, userId)),
      ...otherwise('third', mark(table, userId)),
    ];
    expect(await transact(table, items)).toBe('second');
  });
});
