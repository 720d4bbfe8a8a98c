import { BatchGetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Table } from './table.ts';

/** DynamoDB's own limit of one batch. */
const mostPerBatch = 100;
const batchAttempts = 5;

const prefix = 'DO_NOT_LIST#';

function key(hash: string) {
  return { pk: `${prefix}${hash}`, sk: 'DO_NOT_LIST' };
}

/** Puts the keyed hash of an address on the do-not-list; one that is there stays. Kept for as long as the product is. */
export async function addToDoNotList(table: Table, hash: string, now: Date): Promise<void> {
  await table.client.send(
    new PutCommand({ TableName: table.name, Item: { ...key(hash), updated_at: now.toISOString() } }),
  );
}

const listedRow = z.object({ pk: z.string().startsWith(prefix) });

/** Which of these keyed hashes are on the do-not-list, strongly consistent: an objection holds at once. */
export async function onDoNotList(table: Table, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const listed = new Set<string>();
  const asked = [...new Set(hashes)];
  for (let at = 0; at < asked.length; at += mostPerBatch) {
    let keys: Record<string, unknown>[] = asked.slice(at, at + mostPerBatch).map(key);
    for (let attempt = 1; keys.length > 0; attempt += 1) {
      if (attempt > batchAttempts) throw new Error('The do-not-list could not be read to its end');
      const { Responses, UnprocessedKeys } = await table.client.send(
        new BatchGetCommand({
          RequestItems: { [table.name]: { Keys: keys, ConsistentRead: true, ProjectionExpression: 'pk' } },
        }),
      );
      for (const item of Responses?.[table.name] ?? []) {
        listed.add(listedRow.parse(item).pk.slice(prefix.length));
      }
      keys = UnprocessedKeys?.[table.name]?.Keys ?? [];
    }
  }
  return listed;
}
