import * as z from 'zod';
import type {
  GenerationLimits,
  Reservation,
  Settlement,
  TakeOutcome,
} from '../../domain/templates/generation-store.ts';
import { returnCredit, takeGeneration } from '../billing/usage.ts';
import { forgetKey } from '../idempotency.ts';
import { queryPage, type Table } from '../table.ts';
import { type Conditional, otherwise, type TransactionItem, transact } from '../transaction.ts';

const prefix = 'RESERVATION#';

/** No TTL: an expired row would return nothing. */
const reservationRow = z.object({
  id: z.string(),
  month: z.string(),
  lapses_at: z.iso.datetime(),
  idempotency_key: z.string().nullable(),
}) satisfies z.ZodType<Reservation>;

function key(userId: string, id: string) {
  return { pk: `USER#${userId}`, sk: `${prefix}${id}` };
}

/** What taking an email generation depends on, and what is written together with it. */
export interface Generation {
  readonly userId: string;
  readonly month: string;
  readonly limits: GenerationLimits;
  readonly planUnchanged: TransactionItem;
  readonly along: readonly TransactionItem[];
}

/** Takes an email generation and a credit, and stores a reservation until it is settled. */
export async function reserve(
  table: Table,
  reservation: Reservation,
  generation: Generation,
): Promise<TakeOutcome> {
  const put: TransactionItem = {
    Put: {
      TableName: table.name,
      Item: { ...key(generation.userId, reservation.id), ...reservation },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
  // Ids are never used twice. A reservation that exists is this one, and the answer to its first write was lost.
  return taken(table, generation, otherwise('taken', put));
}

/** Uses up an email generation. */
export function take(table: Table, generation: Generation): Promise<TakeOutcome> {
  return taken(table, generation, []);
}

async function taken(
  table: Table,
  { userId, month, limits, planUnchanged, along }: Generation,
  reservation: readonly Conditional<'taken'>[],
): Promise<TakeOutcome> {
  const outcome = await transact(table, [
    ...reservation,
    ...otherwise('used_up', takeGeneration(table, userId, month, limits)),
    ...otherwise('plan_changed', planUnchanged),
    ...along,
  ]);
  return outcome === 'written' ? 'taken' : outcome;
}

/** Settles a reservation once, and writes `along` with it. Returns false, and changes nothing, if it was settled before. */
export async function settle(
  table: Table,
  userId: string,
  reservation: Reservation,
  settlement: Settlement,
  along: readonly TransactionItem[] = [],
): Promise<boolean> {
  const { id, month, idempotency_key } = reservation;
  const remove: TransactionItem = {
    Delete: {
      TableName: table.name,
      Key: key(userId, id),
      ConditionExpression: 'attribute_exists(pk)',
    },
  };
  const written = settlement !== 'nothing';
  const returned = settlement === 'by_model' ? [] : [returnCredit(table, userId, month, written)];
  const freed = written || idempotency_key === null ? [] : [forgetKey(table, userId, idempotency_key)];
  const items = [...otherwise('settled_before', remove), ...returned, ...freed, ...along];
  return (await transact(table, items)) === 'written';
}

/** Returns what lapsed reservations hold. Reads at most 100 reservations, as few are ever open. */
export async function returnLapsed(table: Table, userId: string, now: Date): Promise<void> {
  const pk = `USER#${userId}`;
  const { rows } = await queryPage(table, { pk, prefix }, { limit: 100, after: null });
  for (const reservation of rows.map((row) => reservationRow.parse(row))) {
    if (Date.parse(reservation.lapses_at) > now.getTime()) continue;
    await settle(table, userId, reservation, 'nothing');
  }
}
