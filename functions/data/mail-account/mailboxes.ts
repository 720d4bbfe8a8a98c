import * as z from 'zod';
import { type Mailbox, newMailbox } from '../../domain/campaigns/pace.ts';
import { getRow, type Table } from '../table.ts';
import type { TransactionItem } from '../transaction.ts';

/** How long a mailbox that sends nothing is remembered, in seconds: a year. After that it counts as new. */
const storedSeconds = 365 * 24 * 3600;

const mailboxRow = z.object({
  id: z.string(),
  sent: z.array(z.number()),
  days: z.int(),
  day_began_at: z.number(),
  next_at: z.number(),
  throttles: z.int(),
  turns: z.int(),
}) satisfies z.ZodType<Mailbox>;

/** Outside the user's partition, as limits and rests belong to the mailbox, whichever accounts have connected it. */
function key(id: string) {
  return { pk: `MAILBOX#${id}`, sk: 'MAILBOX' };
}

/** Reads what a mailbox has sent recently, in campaigns and individually. Strongly consistent. */
export async function getMailbox(table: Table, id: string): Promise<Mailbox> {
  return (await getRow(table, key(id), mailboxRow)) ?? newMailbox(id);
}

/** Writes what a mailbox has sent, if nothing else was claimed since it was read. */
export function putMailbox(table: Table, before: Mailbox, after: Mailbox): TransactionItem {
  const latest = Math.max(after.day_began_at, ...after.sent);
  return {
    Put: {
      TableName: table.name,
      Item: { ...key(after.id), ...after, expires_at: Math.floor(latest / 1000) + storedSeconds },
      ...(before.turns === 0
        ? { ConditionExpression: 'attribute_not_exists(pk)' }
        : { ConditionExpression: 'turns = :seen', ExpressionAttributeValues: { ':seen': before.turns } }),
    },
  };
}

/** Writes when a mailbox may send again, whatever was claimed since. */
export function restMailbox(
  table: Table,
  { id, throttles, nextAt }: { id: string; throttles: number; nextAt: Date },
): TransactionItem {
  return {
    Update: {
      TableName: table.name,
      Key: key(id),
      UpdateExpression: 'SET throttles = :throttles, next_at = :next',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':throttles': throttles, ':next': nextAt.getTime() },
    },
  };
}
