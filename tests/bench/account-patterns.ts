import { randomUUID } from 'node:crypto';
import {
  createExport,
  endExport,
  getExport,
  getLatestExport,
} from '../../functions/data/account/account-exports.ts';
import { isBeingDeleted, putTombstone } from '../../functions/data/account/tombstones.ts';
import { eraseAccount, rowsOfAccount } from '../../functions/data/account/whole-account.ts';
import { putContact, putLead } from '../../functions/data/leads/leads.ts';
import { createSession } from '../../functions/data/sessions/sessions.ts';
import type { Table } from '../../functions/data/table.ts';
import type { AccessPattern } from './access-pattern.ts';
import { sampleContact, sampleLead, sampleSession } from './sample-rows.ts';

const kb = 1024;
const now = new Date('2001-04-10T10:00:00.000Z');

/** A user with one session of 25 leads of 8 KB each, contact records included. */
async function withSession(table: Table, userId: string): Promise<void> {
  const session = { ...sampleSession(userId), usage_month: null };
  await createSession(table, session, null);
  for (let rank = 1; rank <= 25; rank += 1) {
    await putLead(table, userId, sampleLead(session, rank, 2 * kb));
    await putContact(table, { userId, sessionId: session.id }, sampleContact(session, rank, 6 * kb));
  }
}

/** Asks for the first export of a user, and returns its id. */
async function anExport(table: Table, userId: string): Promise<string> {
  const id = randomUUID();
  await createExport(table, userId, { id, latest: null, now });
  return id;
}

/** Operations on a whole account. */
export const accountPatterns: readonly AccessPattern[] = [
  {
    function: 'putTombstone',
    measured: 'an account',
    prepare: async (table, userId) => () => putTombstone(table, userId, now),
  },
  {
    function: 'isBeingDeleted',
    measured: 'an account that is not',
    prepare: async (table, userId) => () => isBeingDeleted(table, userId, now),
  },
  {
    function: 'createExport',
    measured: 'an account',
    prepare: async (table, userId) => () => anExport(table, userId),
  },
  {
    function: 'getExport',
    measured: 'one being prepared',
    async prepare(table, userId) {
      const id = await anExport(table, userId);
      return () => getExport(table, userId, id, now);
    },
  },
  {
    function: 'getLatestExport',
    measured: 'one being prepared',
    async prepare(table, userId) {
      await anExport(table, userId);
      return () => getLatestExport(table, userId, now);
    },
  },
  {
    function: 'endExport',
    measured: 'one being prepared',
    async prepare(table, userId) {
      const id = await anExport(table, userId);
      return () => endExport(table, userId, id, 'ready');
    },
  },
  {
    function: 'rowsOfAccount',
    measured: 'a session with 25 leads of 8 KB',
    async prepare(table, userId) {
      await withSession(table, userId);
      return async () => {
        let rows = 0;
        for await (const _ of rowsOfAccount(table, userId)) rows += 1;
        return rows;
      };
    },
  },
  {
    function: 'eraseAccount',
    measured: 'a session with 25 leads of 8 KB',
    async prepare(table, userId) {
      await withSession(table, userId);
      return () => eraseAccount(table, userId, new AbortController().signal);
    },
  },
];
