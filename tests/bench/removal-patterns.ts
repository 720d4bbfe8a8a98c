import { createHash } from 'node:crypto';
import { putContact } from '../../functions/data/leads/leads.ts';
import { type AnyRow, peopleIn, replacePeople } from '../../functions/data/privacy/people-rows.ts';
import { confirmRemoval, endRemoval, getSweep, putSweep } from '../../functions/data/privacy/removals.ts';
import { contacts } from '../../functions/data/saved/saved-contacts.ts';
import { save } from '../../functions/data/saved/saved-items.ts';
import { savedKey } from '../../functions/data/saved/saved-kind.ts';
import { queryPage, type Table } from '../../functions/data/table.ts';
import type { KeyedHash } from '../../functions/domain/privacy/keyed-hash.ts';
import { withoutPeople } from '../../functions/domain/privacy/stored-people.ts';
import type { AccessPattern } from './access-pattern.ts';
import { sampleContact, sampleSession } from './sample-rows.ts';
import { sampleSavedContact } from './sample-saved.ts';

const kb = 1024;
const now = new Date('2001-04-10T10:00:00.000Z');
const hash: KeyedHash = async (text) => createHash('sha256').update(text).digest('base64url');
const ada = new Set(['ada@brightfield.example']);

/** Removes Ada from the only row under a key, as it was read. */
async function removingFrom(table: Table, pk: string, prefix: string): Promise<() => Promise<unknown>> {
  const { rows } = await queryPage(table, { pk, prefix, consistent: true }, { limit: 1, after: null });
  const row: AnyRow = { pk, sk: prefix, ...rows[0] };
  const before = peopleIn(row);
  const after = before && withoutPeople(before, ada, now);
  if (before === null || after === null || after === 'later') throw new Error('the row names Ada');
  return () => replacePeople({ table, hash }, row, { before, after });
}

/** Operations for people who ask to be removed. */
export const removalPatterns: readonly AccessPattern[] = [
  {
    function: 'confirmRemoval',
    measured: 'an address',
    prepare: async (table, userId) => () => confirmRemoval(table, userId, now),
  },
  {
    function: 'endRemoval',
    measured: 'an address',
    async prepare(table, userId) {
      await confirmRemoval(table, userId, now);
      return () => endRemoval(table, { address: userId });
    },
  },
  {
    function: 'getSweep',
    measured: 'one sweep',
    prepare: async (table) => () => getSweep(table),
  },
  {
    function: 'putSweep',
    measured: 'one sweep',
    async prepare(table) {
      const before = await getSweep(table);
      const at = now.toISOString();
      const step = (before?.step ?? 0) + 1;
      const after = { step, began_at: at, ended_at: at, after: null, found: false, round: 1 };
      return () => putSweep(table, before, after);
    },
  },
  {
    function: 'replacePeople',
    measured: 'one person in a contact record of 8 KB',
    async prepare(table, userId) {
      const session = sampleSession(userId);
      const owner = { userId, sessionId: session.id };
      await putContact(table, owner, sampleContact({ ...session, usage_month: null }, 1, 8 * kb));
      return removingFrom(table, `USER#${userId}#SESSION#${session.id}`, 'LEAD#');
    },
  },
  {
    function: 'replacePeople',
    measured: 'a saved contact of 2 KB',
    async prepare(table, userId) {
      const saved = sampleSavedContact(userId, 2 * kb);
      await save(table, contacts, saved);
      const { pk, sk } = savedKey(contacts, userId, saved.id);
      return removingFrom(table, pk, sk);
    },
  },
];
