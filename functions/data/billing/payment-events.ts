import { hasRow, type Table } from '../table.ts';
import { otherwise, type TransactionItem, transact } from '../transaction.ts';

/** How long an event is remembered, in seconds: Stripe sends one again for 3 days, and operators replay for 30. */
const keptSeconds = 90 * 24 * 3600;

function key(eventId: string) {
  return { pk: `PAYMENT_EVENT#${eventId}`, sk: 'PAYMENT_EVENT' };
}

/** Whether an event of the payment provider was taken over, strongly consistent. */
export function isEventKnown(table: Table, eventId: string): Promise<boolean> {
  return hasRow(table, key(eventId));
}

/** Notes an event in the transaction that takes it over, once. */
export function notedEvent(table: Table, eventId: string, now: Date): TransactionItem {
  const expires_at = Math.floor(now.getTime() / 1000) + keptSeconds;
  return {
    Put: {
      TableName: table.name,
      Item: { ...key(eventId), expires_at },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

/** Notes an event that changes nothing. */
export async function noteEvent(table: Table, eventId: string, now: Date): Promise<void> {
  await transact(table, otherwise('known', notedEvent(table, eventId, now)));
}
