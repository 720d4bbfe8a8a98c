import type { Table } from '../table.ts';
import type { TransactionItem } from '../transaction.ts';

/** The row that holds the ids of a user's searches that have not ended. */
function key(userId: string) {
  return { pk: `USER#${userId}`, sk: 'RUNNING_SEARCHES' };
}

/** Notes that a search runs. Its condition is that fewer than `max` do. */
export function noteRunning(table: Table, userId: string, sessionId: string, max: number): TransactionItem {
  return {
    Update: {
      TableName: table.name,
      Key: key(userId),
      UpdateExpression: 'ADD running :session',
      ConditionExpression: 'attribute_not_exists(running) OR size(running) < :max',
      ExpressionAttributeValues: { ':session': new Set([sessionId]), ':max': max },
    },
  };
}

/** Notes that a search has ended. */
export function noteEnded(table: Table, userId: string, sessionId: string): TransactionItem {
  return {
    Update: {
      TableName: table.name,
      Key: key(userId),
      UpdateExpression: 'DELETE running :session',
      ExpressionAttributeValues: { ':session': new Set([sessionId]) },
    },
  };
}
