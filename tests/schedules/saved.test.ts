import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { savedHandlers } from '../../functions/api/saved.ts';
import { putContact, putLead } from '../../functions/data/leads/leads.ts';
import { leadId } from '../../shared/model/leads/lead-id.ts';
import { emulatedTable } from '../data/table.ts';
import { caseCount, tryAll } from '../prove/try-cases.ts';
import { contactRecord, lead } from '../sample-leads.ts';
import { violations } from '../system/stack/invariants.ts';
import { faultsMet, injectFaults, randomSchedule, type Schedule, setSchedule } from './faults.ts';

const count = caseCount('saved');

const table = emulatedTable();
const handlers = savedHandlers({ table: injectFaults(emulatedTable()), now: () => new Date() });
const nothing = { params: {}, query: {}, body: {}, idempotencyKey: null } as const;

/**
 * Saves and removes as a browser does, which retries failures. Then the faults stop, and it continues. Returns how
 * many faults occurred.
 */
async function live(userId: string, schedule: Schedule): Promise<number> {
  const caller = { userId };
  const id = leadId(randomUUID(), 1);
  const owner = { userId, sessionId: id.slice(0, 36) };
  await putLead(table, userId, lead({ id, session_id: owner.sessionId }));
  await putContact(table, owner, contactRecord({ lead_id: id }));
  const save = () => handlers.saveCompany({ ...nothing, body: { lead_id: id } }, caller);
  const unsave = () => handlers.unsaveCompany({ ...nothing, params: { leadId: id } }, caller);
  const contact_id = `${id}:1`;
  const saveContact = () => handlers.saveContact({ ...nothing, body: { contact_id } }, caller);
  const unsaveContact = () =>
    handlers.unsaveContact({ ...nothing, params: { contactId: contact_id } }, caller);
  const acts: (() => Promise<unknown>)[] = [
    save,
    saveContact,
    unsave,
    save,
    unsaveContact,
    saveContact,
    unsave,
    unsaveContact,
    save,
  ];
  setSchedule(userId, schedule);
  for (const act of acts) await act().catch(() => act().catch(() => undefined));
  const met = faultsMet(userId);
  setSchedule(userId, new Map());
  await unsaveContact();
  await save();
  return met;
}

describe('saving and removing under faults', () => {
  it('leaves exact counts, and the last requested state', async () => {
    const met = await tryAll('saved', async (random) => {
      const userId = randomUUID();
      const faults = await live(userId, randomSchedule(random));
      const wrong = await violations(table, userId);
      const listed = await handlers.companies({ ...nothing, query: { limit: 25 } }, { userId });
      const contacts = await handlers.contacts({ ...nothing, query: { limit: 25 } }, { userId });
      expect([listed.saved_companies.length, contacts.saved_contacts.length]).toEqual([1, 0]);
      return { met: faults, wrong };
    });
    expect(met).toBeGreaterThan(count * 0.5);
  });
});
