import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { savedHandlers } from '../../functions/api/saved.ts';
import { putContact, putLead } from '../../functions/data/leads/leads.ts';
import { leadId } from '../../shared/model/leads/lead-id.ts';
import { caseCount, tryAll } from '../prove/try-cases.ts';
import { contactRecord, lead } from '../sample-leads.ts';
import { violations } from '../system/stack/invariants.ts';
import { between, jostledTable } from './jostled-table.ts';

const table = jostledTable();
const handlers = savedHandlers({ table, now: () => new Date() });
const nothing = { params: {}, query: {}, body: {}, idempotencyKey: null } as const;

/** Two companies of one search, each with its contacts; the ids of their leads. */
async function twoLeads(userId: string): Promise<string[]> {
  const sessionId = randomUUID();
  const ids = [1, 2].map((rank) => leadId(sessionId, rank));
  await Promise.all(
    ids.flatMap((id) => [
      putLead(table, userId, lead({ id, session_id: sessionId })),
      putContact(table, { userId, sessionId }, contactRecord({ id: `${id}:contact`, lead_id: id })),
    ]),
  );
  return ids;
}

/** One random act on one of the leads. Returns what it saved, or null. */
async function act(userId: string, id: string, random: () => number): Promise<string | null> {
  const caller = { userId };
  const contact_id = `${id}:0`;
  switch (between(random, 0, 5)) {
    case 0:
    case 1:
      return (await handlers.saveCompany({ ...nothing, body: { lead_id: id } }, caller)).id;
    case 2:
    case 3:
      return (await handlers.saveContact({ ...nothing, body: { contact_id } }, caller)).id;
    case 4:
      await handlers.unsaveCompany({ ...nothing, params: { leadId: id } }, caller);
      return null;
    default:
      await handlers.unsaveContact({ ...nothing, params: { contactId: contact_id } }, caller);
      return null;
  }
}

it('counts saved items exactly, even with concurrent saves and removals', async () => {
  const raced = await tryAll(
    'saving-race',
    async (random) => {
      const userId = randomUUID();
      const ids = await twoLeads(userId);
      const acts = Array.from({ length: between(random, 6, 16) }, () =>
        act(userId, ids[between(random, 0, 1)] ?? '', random),
      );
      const outcomes = await Promise.allSettled(acts);
      const saved = outcomes.flatMap((each) =>
        each.status === 'fulfilled' && each.value !== null ? [each.value] : [],
      );
      const refused = outcomes.filter((each) => each.status === 'rejected');
      const unexpected = refused.filter(({ reason }) => reason.code !== 'conflict');
      return {
        met: saved.length - new Set(saved).size + refused.length,
        wrong: [...unexpected.map(({ reason }) => String(reason)), ...(await violations(table, userId))],
      };
    },
    { atOnce: 4, meeting: 'had an act that lost' },
  );
  expect(raced).toBeGreaterThan(caseCount('saving-race') * 0.5);
});
