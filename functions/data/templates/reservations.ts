import * as z from 'zod';
import { type GenerationLimits, returnCredit, takeGeneration } from '../billing/usage.ts';
import { forgetKey } from '../idempotency.ts';
import { queryPage, type Table } from '../table.ts';
import { type Conditional, otherwise, type TransactionItem, transact } from '../transaction.ts';

const prefix = 'RESERVATION#';

const reservationRow = z.object({
  id: z.string(),
  /** The UTC month that the credit and the email generation were taken from, and go back to. */
  month: z.string(),
  /** When whoever reserved has died (ISO 8601). Not the table's time to live: a row that vanishes gives nothing back. */
  lapses_at: z.iso.datetime(),
  /** The key that the request came under, to be freed when nothing comes of it. */
  idempotency_key: z.string().nullable(),
});

/** A credit and an email generation that were taken for a text which is still being written. */
export type Reservation = z.infer<typeof reservationRow>;

function key(userId: string, id: string) {
  return { pk: `USER#${userId}`, sk: `${prefix}${id}` };
}

/** Why nothing was taken: what a plan allows is used up, or the plan changed under way. */
export type TakeOutcome = 'taken' | 'used_up' | 'plan_changed';

/** What is written with it when an email generation is taken, and what keeps the plan's limits. */
export interface Generation {
  readonly userId: string;
  readonly month: string;
  readonly limits: GenerationLimits;
  readonly planUnchanged: TransactionItem;
  readonly along: readonly TransactionItem[];
}

/** Takes an email generation and a credit, and keeps a row that says so until it is settled. */
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
  // Ids are never used twice: a reservation that is there already is this one, whose answer was lost on the way.
  return taken(table, generation, otherwise('taken', put));
}

/** Takes an email generation for good. */
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

/**
 * What became of a reservation: a model's text, which keeps what was taken; another text, which gives the credit back;
 * or nothing, which gives back all of it.
 */
export type Settlement = 'by_model' | 'without_model' | 'nothing';

/** Settles a reservation once, and with it writes `along`. Returns false if it was settled before, and then nothing changes. */
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

/** Gives back what was taken for texts whose writers have died. Reads at most 100 reservations: few are ever open. */
export async function returnLapsed(table: Table, userId: string, now: Date): Promise<void> {
  const pk = `USER#${userId}`;
  const { rows } = await queryPage(table, { pk, prefix }, { limit: 100, after: null });
  for (const reservation of rows.map((row) => reservationRow.parse(row))) {
    if (Date.parse(reservation.lapses_at) > now.getTime()) continue;
    await settle(table, userId, reservation, 'nothing');
  }
}
