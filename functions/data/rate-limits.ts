import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type Table, whereHolds } from './table.ts';

/** How often one subject may do one kind of act within a fixed window of time. */
export interface RateLimit {
  readonly act: string;
  readonly maxActs: number;
  readonly windowSeconds: number;
}

/**
 * Counts one act of a subject (a keyed hash, never an address in clear) and tells whether it is still within its
 * limit. What is over it is not counted.
 */
export async function withinRate(
  table: Table,
  { act, maxActs, windowSeconds }: RateLimit,
  subject: string,
  now: Date,
): Promise<boolean> {
  const window = Math.floor(now.getTime() / 1000 / windowSeconds);
  const written = await whereHolds(
    table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: { pk: `RATE#${act}#${subject}`, sk: `WINDOW#${window}` },
        UpdateExpression: 'ADD taken :one SET expires_at = :expires',
        ConditionExpression: 'attribute_not_exists(taken) OR taken < :max',
        ExpressionAttributeValues: { ':one': 1, ':max': maxActs, ':expires': (window + 2) * windowSeconds },
      }),
    ),
  );
  return written !== null;
}
