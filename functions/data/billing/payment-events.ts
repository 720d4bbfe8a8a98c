import { hasRow, type Table } from '../table.ts';
import { otherwise, type TransactionItem, transact } from '../transaction.ts';

/** How long an event is remembered, in seconds. Stripe retries an event for 3 days, and operators can replay it for 30. */
const storedSeconds = 90 * 24 * 3600;

function key(eventId: string) {
  return { pk: `PAYMENT_EVENT#${eventId}`, sk: 'PAYMENT_EVENT' };
}

/** Whether an event of the payment provider was handled before. Strongly consistent. */
export function isEventKnown(table: Table, eventId: string): Promise<boolean> {
  return hasRow(table, key(eventId));
}

/** Marks an event as handled, once, in the transaction that handles it. */
export function notedEvent(table: Table, eventId: string, now: Date): TransactionItem {
  const expires_at = Math.floor(now.getTime() / 1000) + storedSeconds;
  return {
    Put: {
      TableName: table.name,
      Item: { ...key(eventId), expires_at },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

/** Marks an event as handled that changes nothing. */
export async function markEventHandled(table: Table, eventId: string, now: Date): Promise<void> {
  await transact(table, otherwise('known', notedEvent(table, eventId, now)));
}
