import { randomUUID } from 'node:crypto';
import { subscriptionUnchanged } from '../../functions/data/billing/subscriptions.ts';
import type { Table } from '../../functions/data/table.ts';
import { getGenerated, storeGenerated } from '../../functions/data/templates/generated-templates.ts';
import {
  type Generation,
  reserve,
  returnLapsed,
  settle,
  take,
} from '../../functions/data/templates/reservations.ts';
import { composeTemplate } from '../../functions/domain/templates/compose-template.ts';
import type { Reservation } from '../../functions/domain/templates/generation-store.ts';
import { type GeneratedTemplate, templateRequest } from '../../shared/model/outreach/template-request.ts';
import type { AccessPattern } from './access-pattern.ts';

const at = new Date('2001-04-10T10:00:00.000Z');
const lapsed = new Date('2001-04-10T11:00:00.000Z');

function generation(table: Table, userId: string, aiCredits: number | null): Generation {
  return {
    userId,
    month: '2001-04',
    limits: { emailGenerations: 5, aiCredits },
    planUnchanged: subscriptionUnchanged(table, userId, null),
    along: [],
  };
}

async function reserved(table: Table, userId: string): Promise<Reservation> {
  const reservation = {
    id: randomUUID(),
    month: '2001-04',
    lapses_at: at.toISOString(),
    idempotency_key: randomUUID(),
  };
  await reserve(table, reservation, generation(table, userId, 5));
  return reservation;
}

/** A text by the composer, some 900 bytes. */
function sampleText(): GeneratedTemplate {
  const request = templateRequest.parse({ purpose: 'Domain acquisition outreach', length: 'long' });
  return { ...composeTemplate(request, 'sample'), generated_by: 'composer', notice: null };
}

function stored(table: Table, userId: string, id: string) {
  return [storeGenerated(table, userId, { id, generated: sampleText(), at })];
}

/** Every way in which a text is charged and stored. */
export const generationPatterns: readonly AccessPattern[] = [
  {
    function: 'reserve',
    measured: 'a user without a plan',
    prepare: async (table, userId) => () => reserved(table, userId),
  },
  {
    function: 'settle',
    measured: "a model's text of 1 KB",
    async prepare(table, userId) {
      const reservation = await reserved(table, userId);
      return () => settle(table, userId, reservation, 'by_model', stored(table, userId, reservation.id));
    },
  },
  {
    function: 'settle',
    measured: 'a composed text of 1 KB, credit given back',
    async prepare(table, userId) {
      const reservation = await reserved(table, userId);
      return () => settle(table, userId, reservation, 'without_model', stored(table, userId, reservation.id));
    },
  },
  {
    function: 'take',
    measured: 'a composed text of 1 KB',
    prepare: async (table, userId) => () =>
      take(table, { ...generation(table, userId, null), along: stored(table, userId, randomUUID()) }),
  },
  {
    function: 'returnLapsed',
    measured: 'nothing reserved',
    prepare: async (table, userId) => () => returnLapsed(table, userId, lapsed),
  },
  {
    function: 'returnLapsed',
    measured: 'one that has lapsed',
    async prepare(table, userId) {
      await reserved(table, userId);
      return () => returnLapsed(table, userId, lapsed);
    },
  },
  {
    function: 'getGenerated',
    measured: '1 KB',
    async prepare(table, userId) {
      const id = randomUUID();
      await take(table, { ...generation(table, userId, null), along: stored(table, userId, id) });
      return () => getGenerated(table, userId, id);
    },
  },
];
