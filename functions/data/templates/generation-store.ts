import type { GenerationStore, StoredText, Taking } from '../../domain/templates/generation-store.ts';
import { getSubscription, subscriptionUnchanged } from '../billing/subscriptions.ts';
import type { Table } from '../table.ts';
import type { TransactionItem } from '../transaction.ts';
import { getGenerated, storeGenerated } from './generated-templates.ts';
import { type Generation, reserve, returnLapsed, settle, take } from './reservations.ts';

/** Generations in the table. */
export function generationStore(table: Table): GenerationStore<TransactionItem> {
  const generationOf = (
    { subscription, along, ...taking }: Taking<TransactionItem>,
    stored: readonly TransactionItem[],
  ): Generation => ({
    ...taking,
    planUnchanged: subscriptionUnchanged(table, taking.userId, subscription),
    along: [...along, ...stored],
  });
  const stored = (userId: string, text: StoredText | null) =>
    text === null ? [] : [storeGenerated(table, userId, text)];
  return {
    subscription: (userId) => getSubscription(table, userId),
    returnLapsed: (userId, now) => returnLapsed(table, userId, now),
    reserve: (reservation, taking) => reserve(table, reservation, generationOf(taking, [])),
    take: (taking, text) => take(table, generationOf(taking, stored(taking.userId, text))),
    settle: (userId, reservation, settlement, text) =>
      settle(table, userId, reservation, settlement, stored(userId, text)),
    generated: (userId, id) => getGenerated(table, userId, id),
  };
}
