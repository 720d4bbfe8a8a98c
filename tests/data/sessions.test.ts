import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  getSubscription,
  putSubscription,
  subscriptionUnchanged,
} from '../../functions/data/billing/subscriptions.ts';
import { getUsage } from '../../functions/data/billing/usage.ts';
import {
  getContact,
  listLeads,
  pageLeads,
  putContact,
  putLead,
  type SessionOwner,
} from '../../functions/data/leads/leads.ts';
import { endSession } from '../../functions/data/sessions/end-session.ts';
import {
  addLead,
  bumpRevision,
  createSession,
  getSession,
  listProcessingSessions,
  listSessions,
  noteReading,
  type SessionRow,
} from '../../functions/data/sessions/sessions.ts';
import { getStatistics } from '../../functions/data/statistics/statistics.ts';
import { newSession } from '../../functions/domain/sessions/new-session.ts';
import { completion, failure } from '../../functions/domain/sessions/session-end.ts';
import { plans } from '../../shared/model/account/plans.ts';
import { leadId } from '../../shared/model/leads/lead-id.ts';
import type { GeneratedLead, LeadContact, LeadWithContacts } from '../../shared/model/leads/session.ts';
import { company, contactRecord } from '../sample-leads.ts';
import { emulatedTable } from './table.ts';

const table = emulatedTable();
const now = new Date('2026-11-20T10:00:00.000Z');
const month = '2026-11';

function aSession(userId: string, domain = 'cloudpay.example'): SessionRow {
  const charged = { limits: plans.free.limits, person: userId };
  return newSession({ userId, sessionId: randomUUID(), domain, amount: 2 }, charged, now);
}

function aLead(session: SessionRow, rank: number): GeneratedLead {
  return company({
    id: leadId(session.id, rank),
    session_id: session.id,
    name: `Company ${rank}`,
    domain: `company-${rank}.example`,
    kind: 'upgrade',
  });
}

function found(session: SessionRow, companies: number): LeadWithContacts[] {
  return Array.from({ length: companies }, (_, index) => ({
    ...aLead(session, index + 1),
    lead_contacts: [],
  }));
}

function aContact(lead_id: string): LeadContact {
  return contactRecord({
    id: `${lead_id}:contact`,
    lead_id,
    contact_data: null,
    error: true,
    error_message: 'The site did not answer.',
  });
}

async function allPages(owner: SessionOwner, limit: number): Promise<LeadWithContacts[][]> {
  const pages: LeadWithContacts[][] = [];
  let after: string | null = null;
  do {
    const page = await pageLeads(table, owner, { limit, megabytes: 4, after });
    pages.push(page.leads);
    after = page.after;
  } while (after !== null);
  return pages;
}

async function create(session: SessionRow, limit = 10, maxRunning = 100) {
  return createSession(table, session, {
    limit,
    maxRunning,
    planUnchanged: subscriptionUnchanged(
      table,
      session.user_id,
      await getSubscription(table, session.user_id),
    ),
  });
}

async function searchesUsed(userId: string): Promise<number> {
  return (await getUsage(table, userId, month)).lead_searches_used;
}

describe('creating a session', () => {
  it('writes the session and uses one search together', async () => {
    const session = aSession(randomUUID());
    expect(await create(session)).toBe('created');
    expect(await getSession(table, session.user_id, session.id)).toEqual(session);
    expect(await searchesUsed(session.user_id)).toBe(1);
  });

  it('with one search left accepts exactly one of 50 concurrent requests', async () => {
    const userId = randomUUID();
    for (let used = 0; used < 9; used += 1) await create(aSession(userId));
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => create(aSession(userId))));
    expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'searches_used_up')).toHaveLength(49);
    expect(await searchesUsed(userId)).toBe(10);
    expect((await listSessions(table, userId, { limit: 100, after: null })).sessions).toHaveLength(10);
  });

  it('lets three of a user run at once, whoever starts them together, and the next when one has ended', async () => {
    const userId = randomUUID();
    const sessions = Array.from({ length: 10 }, () => aSession(userId));
    const outcomes = await Promise.all(sessions.map((session) => create(session, 100, 3)));
    const running = sessions.filter((_, index) => outcomes[index] === 'created');
    expect(running).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === 'too_many_running')).toHaveLength(7);
    expect(await searchesUsed(userId)).toBe(3);

    const [ended = aSession(userId), repeated = ended] = running;
    expect(await create(repeated, 100, 3)).toBe('created');
    await endSession(table, ended, failure(ended, now));
    expect(await create(aSession(userId), 100, 3)).toBe('created');
    expect(await create(aSession(userId), 100, 3)).toBe('too_many_running');
    expect(await create(aSession(randomUUID()), 100, 3)).toBe('created');
  });

  it('uses nothing if the plan has changed since it was read', async () => {
    const userId = randomUUID();
    const session = aSession(userId);
    const planUnchanged = subscriptionUnchanged(table, userId, null);
    await putSubscription(table, userId, {
      subscription_type: 'pro',
      status: 'active',
      updated_at: now.toISOString(),
    });
    expect(await createSession(table, session, { limit: 10, maxRunning: 3, planUnchanged })).toBe(
      'plan_changed',
    );
    expect(await searchesUsed(userId)).toBe(0);
    expect(await getSession(table, userId, session.id)).toBeNull();
  });

  it('returns the same when its own write is repeated after a lost answer', async () => {
    const session = aSession(randomUUID());
    await create(session);
    expect(await create(session)).toBe('created');
    expect(await searchesUsed(session.user_id)).toBe(1);
  });
});

describe('ending a session', () => {
  it('counts a search that found companies, with its domain', async () => {
    const session = aSession(randomUUID());
    await create(session);
    expect(await endSession(table, session, completion(session, found(session, 2), now))).toBe(true);
    const ended = await getSession(table, session.user_id, session.id);
    expect(ended).toMatchObject({ status: 'completed', leads_count: 2, notice: null, error_message: null });
    expect(await searchesUsed(session.user_id)).toBe(1);
    expect(await getStatistics(table, session.user_id)).toMatchObject({
      total_leads: 2,
      sessions_completed: 1,
      searches: 1,
    });
  });

  it('returns the search and says why if nothing was found', async () => {
    const session = aSession(randomUUID());
    await create(session);
    await endSession(table, session, completion(session, [], now));
    const ended = await getSession(table, session.user_id, session.id);
    expect(ended?.notice).toContain('No company could be confirmed');
    expect(await searchesUsed(session.user_id)).toBe(0);
  });

  it('settles the search once, whatever ends it, how often and in which order', async () => {
    const ends = { complete: completion, fail: failure, empty: completion };
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom<keyof typeof ends>('complete', 'fail', 'empty'), {
          minLength: 1,
          maxLength: 6,
        }),
        async (order) => {
          const session = aSession(randomUUID());
          await create(aSession(session.user_id));
          await create(session);
          const results = await Promise.all(
            order.map((how) => {
              const end =
                how === 'fail'
                  ? failure(session, now)
                  : completion(session, found(session, how === 'empty' ? 0 : 2), now);
              return endSession(table, session, end);
            }),
          );
          expect(results.filter(Boolean)).toHaveLength(1);
          const ended = await getSession(table, session.user_id, session.id);
          const counts = ended?.status === 'completed' && ended.leads_count > 0;
          expect(await searchesUsed(session.user_id)).toBe(counts ? 2 : 1);
          expect(await getStatistics(table, session.user_id)).toMatchObject({
            total_leads: counts ? 2 : 0,
            sessions_completed: ended?.status === 'completed' ? 1 : 0,
          });
        },
      ),
      { numRuns: 40 },
    );
  });

  it('charges nothing to an operator, who has no plan', async () => {
    const userId = randomUUID();
    const session = newSession(
      { userId, sessionId: randomUUID(), domain: 'solarhub.example', amount: 50 },
      null,
      now,
    );
    expect(await createSession(table, session, null)).toBe('created');
    await endSession(table, session, failure(session, now));
    expect(await searchesUsed(userId)).toBe(0);
  });
});

describe('following a session', () => {
  it('increases the revision with the reading and with leads, but never after the end', async () => {
    const session = aSession(randomUUID());
    await create(session);
    await noteReading(table, session, 'cloud + pay');
    expect(await addLead(table, session.user_id, aLead(session, 1), 1)).toBe(true);
    await bumpRevision(table, session.user_id, session.id);
    expect(await getSession(table, session.user_id, session.id)).toMatchObject({
      reading: 'cloud + pay',
      revision: 3,
      leads_count: 1,
    });
    await endSession(table, session, failure(session, now));
    const ended = await getSession(table, session.user_id, session.id);
    await bumpRevision(table, session.user_id, session.id);
    expect(await addLead(table, session.user_id, aLead(session, 2), 2)).toBe(false);
    expect(await getSession(table, session.user_id, session.id)).toEqual(ended);
    const owner = { userId: session.user_id, sessionId: session.id };
    expect(await listLeads(table, owner)).toHaveLength(1);
  });

  it('keeps a lead that is there already when it is added again', async () => {
    const session = aSession(randomUUID());
    await create(session);
    const owner = { userId: session.user_id, sessionId: session.id };
    expect(await addLead(table, owner.userId, aLead(session, 1), 1)).toBe(true);
    expect(await addLead(table, owner.userId, { ...aLead(session, 1), name: 'Another' }, 1)).toBe(true);
    expect((await listLeads(table, owner)).map(({ name }) => name)).toEqual(['Company 1']);
  });

  it('is in the index of processing sessions until it ends', async () => {
    const session = aSession(randomUUID());
    await create(session);
    const listed = async () =>
      (await listProcessingSessions(table, '2026-11-20T10:00:00.001Z')).some(
        (each) => each.sessionId === session.id,
      );
    expect(await listed()).toBe(true);
    await endSession(table, session, failure(session, now));
    expect(await listed()).toBe(false);
  });

  it('lists newest first, in pages without repeats or gaps', async () => {
    const userId = randomUUID();
    const ids = Array.from({ length: 7 }, (_, n) => `0193480${n}-0000-7000-8000-000000000000`);
    for (const id of ids) await createSession(table, { ...aSession(userId), id, usage_month: null }, null);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page = await listSessions(table, userId, { limit: 3, after });
      seen.push(...page.sessions.map((session) => session.id));
      after = page.after;
    } while (after !== null);
    expect(seen).toEqual(ids.toReversed());
  });
});

describe('leads', () => {
  it('come in rank order with their contact records, and are written once', async () => {
    const session = aSession(randomUUID());
    const owner = { userId: session.user_id, sessionId: session.id };
    expect(await putLead(table, session.user_id, aLead(session, 2))).toBe(true);
    expect(await putLead(table, session.user_id, aLead(session, 1))).toBe(true);
    expect(await putLead(table, session.user_id, { ...aLead(session, 1), name: 'Another' })).toBe(false);
    const contact = aContact(leadId(session.id, 1));
    expect(await putContact(table, owner, contact)).toBe(true);
    expect(await putContact(table, owner, { ...contact, error: false })).toBe(false);
    const leads = await listLeads(table, owner);
    expect(leads.map((lead) => lead.name)).toEqual(['Company 1', 'Company 2']);
    expect(leads[0]?.lead_contacts).toEqual([contact]);
    expect(leads[1]?.lead_contacts).toEqual([]);
    expect(await getContact(table, owner, leadId(session.id, 2))).toBeNull();
  });

  it('come in pages without repeats or gaps, with or without contact records', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.boolean(), { maxLength: 9 }),
        fc.integer({ min: 1, max: 5 }),
        async (withContact, limit) => {
          const session = aSession(randomUUID());
          const owner = { userId: session.user_id, sessionId: session.id };
          for (const [index, has] of withContact.entries()) {
            const lead = aLead(session, index + 1);
            await putLead(table, owner.userId, lead);
            if (has) await putContact(table, owner, aContact(lead.id));
          }
          const pages = await allPages(owner, limit);
          expect(pages.flat()).toEqual(await listLeads(table, owner));
          for (const page of pages.slice(0, -1)) expect(page).toHaveLength(limit);
        },
      ),
      { numRuns: 30 },
    );
  });

  it("with large records come in pages small enough for a Lambda's response", async () => {
    const session = aSession(randomUUID());
    const owner = { userId: session.user_id, sessionId: session.id };
    for (let rank = 1; rank <= 16; rank += 1) {
      await putLead(table, owner.userId, aLead(session, rank));
      const contact = { ...aContact(leadId(session.id, rank)), error_message: 'x'.repeat(390_000) };
      await putContact(table, owner, contact);
    }
    const pages = await allPages(owner, 100);
    expect(pages.flat().map((lead) => lead.lead_contacts.length)).toEqual(Array(16).fill(1));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(JSON.stringify(page).length).toBeLessThan(6_000_000);
  });

  it("are not found under another user's id", async () => {
    const session = aSession(randomUUID());
    await putLead(table, session.user_id, aLead(session, 1));
    const other = { userId: randomUUID(), sessionId: session.id };
    expect(await listLeads(table, other)).toEqual([]);
  });
});
