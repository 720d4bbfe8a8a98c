import * as z from 'zod';
import { type Mailbox, newMailbox } from '../../domain/campaigns/pace.ts';
import { getRow, type Table } from '../table.ts';
import type { TransactionItem } from '../transaction.ts';

const mailboxRow = z.object({
  address: z.string(),
  sent: z.array(z.number()),
  days: z.int(),
  day_began_at: z.number(),
  next_at: z.number(),
  throttles: z.int(),
  turns: z.int(),
}) satisfies z.ZodType<Mailbox>;

function key(userId: string, address: string) {
  return { pk: `USER#${userId}`, sk: `MAILBOX#${address}` };
}

/** Reads what was sent through a mailbox of late, by campaigns and by hand, strongly consistent. */
export async function getMailbox(table: Table, userId: string, address: string): Promise<Mailbox> {
  return (await getRow(table, key(userId, address), mailboxRow)) ?? newMailbox(address);
}

/** Writes what a mailbox has sent, only while nothing else was claimed of it since it was read. */
export function putMailbox(table: Table, userId: string, before: Mailbox, after: Mailbox): TransactionItem {
  return {
    Put: {
      TableName: table.name,
      Item: { ...key(userId, after.address), ...after },
      ...(before.turns === 0
        ? { ConditionExpression: 'attribute_not_exists(pk)' }
        : { ConditionExpression: 'turns = :seen', ExpressionAttributeValues: { ':seen': before.turns } }),
    },
  };
}

/** Writes how a mailbox goes on, whatever else was claimed of it. */
export function restMailbox(
  table: Table,
  userId: string,
  { address, throttles, nextAt }: { address: string; throttles: number; nextAt: Date },
): TransactionItem {
  return {
    Update: {
      TableName: table.name,
      Key: key(userId, address),
      UpdateExpression: 'SET throttles = :throttles, next_at = :next',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':throttles': throttles, ':next': nextAt.getTime() },
    },
  };
}
