import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sessionHandlers } from '../../functions/api/sessions.ts';
import { getUsage } from '../../functions/data/billing/usage.ts';
import { listLeads } from '../../functions/data/leads/leads.ts';
import { createProfile } from '../../functions/data/profile/profiles.ts';
import { endSession } from '../../functions/data/sessions/end-session.ts';
import { sessionStore } from '../../functions/data/sessions/session-store.ts';
import { addLead, getSession } from '../../functions/data/sessions/sessions.ts';
import { cancelSession } from '../../functions/domain/sessions/cancel-session.ts';
import { completion, failure } from '../../functions/domain/sessions/session-end.ts';
import { leadId } from '../../shared/model/leads/lead-id.ts';
import { limits } from '../../shared/model/limits.ts';
import { lead } from '../sample-leads.ts';
import { emulatedTable } from './table.ts';

const table = emulatedTable();
const start = new Date('2026-11-20T10:00:00.000Z');
const minute = 60_000;
const pipeline = {
  start: async () => undefined,
  state: async () => 'ended' as const,
  stop: async () => undefined,
};

/** A seller with an account for an address, whose clock the test moves. */
async function aSeller(email = `${randomUUID()}@seller.example`) {
  const userId = randomUUID();
  await createProfile(table, { userId, email, createdAt: start.toISOString() });
  const clock = { now: start };
  const handlers = sessionHandlers({
    table,
    pipeline,
    hash: async (text) => text,
    now: () => clock.now,
  });
  const search = async (
    asked: { domain?: string; amount?: number; fresh?: boolean } = {},
    idempotencyKey: string | null = null,
  ) => {
    const body = { domain: 'cloudpay.example', amount: 2, fresh: false, ...asked };
    return (await handlers.create({ params: {}, query: {}, body, idempotencyKey }, { userId })).data;
  };
  const sessionOf = async (sessionId: string) => {
    const session = await getSession(table, userId, sessionId);
    if (session === null) throw new Error('There is no such session');
    return session;
  };
  /** Ends a search with these companies. */
  const find = async (sessionId: string, companies: readonly string[]) => {
    const session = await sessionOf(sessionId);
    const leads = companies.map((name, index) =>
      lead({ id: leadId(sessionId, index + 1), name, domain: `${name}.example`, lead_contacts: [] }),
    );
    await endSession(table, session, completion(session, leads, clock.now));
    return sessionOf(sessionId);
  };
  const fail = async (sessionId: string) => {
    const session = await sessionOf(sessionId);
    await endSession(table, session, failure(session, clock.now));
  };
  /** Writes companies of a search that still runs. */
  const add = async (sessionId: string, companies: readonly string[]) => {
    for (const [index, name] of companies.entries()) {
      const { lead_contacts: _unread, ...company } = lead({ id: leadId(sessionId, index + 1), name });
      await addLead(
        table,
        userId,
        { ...company, session_id: sessionId, domain: `${name}.example` },
        index + 1,
      );
    }
  };
  const cancel = (sessionId: string) =>
    handlers.cancel({ params: { sessionId }, query: {}, body: {}, idempotencyKey: null }, { userId });
  const leadsOf = (sessionId: string) => listLeads(table, { userId, sessionId });
  const used = async () => (await getUsage(table, userId, '2026-11')).lead_searches_used;
  const later = (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms);
  };
  return { userId, search, find, fail, add, cancel, leadsOf, used, later };
}

describe('the price of a search', () => {
  it('is one search if it finds a company that earlier ones for the name had not found, otherwise nothing', async () => {
    const { search, find, used } = await aSeller();
    const first = await find((await search()).sessionId, ['alder', 'birch']);
    expect(first.notice).toBeNull();
    expect(await used()).toBe(1);

    const same = await find((await search({ fresh: true })).sessionId, ['birch', 'alder']);
    expect(same.notice).toBe(
      'Earlier searches of cloudpay.example had found all of these companies. This search was not counted.',
    );
    expect(await used()).toBe(1);

    const news = await find((await search({ fresh: true })).sessionId, ['birch', 'cedar']);
    expect(news.notice).toBeNull();
    expect(await used()).toBe(2);

    const other = await find((await search({ domain: 'solarhub.example' })).sessionId, ['alder', 'birch']);
    expect(other.notice).toBeNull();
    expect(await used()).toBe(3);
  });
});

describe('the same name again', () => {
  it('within a day returns the earlier one, and starts nothing unless a fresh run is requested', async () => {
    const { search, find, used, later } = await aSeller();
    const { sessionId, earlier } = await search();
    expect(earlier).toBeNull();
    await find(sessionId, ['alder', 'birch']);

    later(23 * 60 * minute);
    const again = await search({ domain: 'https://www.CloudPay.example/' });
    expect(again).toEqual({
      sessionId,
      earlier: { domain: 'cloudpay.example', companies: 2, found_at: start.toISOString() },
    });
    expect(await used()).toBe(1);
    expect((await search({ fresh: true })).sessionId).not.toBe(sessionId);
  });

  it('with a key is answered as before, whatever was found in between', async () => {
    const { search, find, later } = await aSeller();
    const key = randomUUID();
    const first = await search({}, key);
    await find(first.sessionId, ['alder']);
    expect(await search({}, key)).toEqual(first);

    const other = randomUUID();
    const again = await search({}, other);
    expect(again.earlier).not.toBeNull();
    later(23 * 60 * minute);
    expect(await search({}, other)).toEqual(again);
    await expect(search({ amount: 1 }, other)).rejects.toMatchObject({ code: 'conflict' });
  });

  it.each([
    ['after a day', { after: 24 * 60 * minute, amount: 1, found: ['alder'] }],
    ['for more companies', { after: 0, amount: 2, found: ['alder'] }],
    ['after a search that found nobody', { after: 0, amount: 1, found: [] }],
  ])('%s starts a new search', async (_, { after, amount, found }) => {
    const { search, find, later } = await aSeller();
    const { sessionId } = await search({ amount: 1 });
    await find(sessionId, found);
    later(after);
    expect((await search({ amount })).earlier).toBeNull();
  });
});

describe('a search that is cancelled', () => {
  it('ends completed with what it found, which counts, and each company says that its site was not read', async () => {
    const { search, add, cancel, leadsOf, used } = await aSeller();
    const { sessionId } = await search({ amount: 2 });
    await add(sessionId, ['alder']);
    expect(await cancel(sessionId)).toMatchObject({
      status: 'completed',
      leads_count: 1,
      notice: 'You cancelled this search when it had found 1 company of 2.',
    });
    expect(await used()).toBe(1);
    const [alder] = await leadsOf(sessionId);
    expect(alder?.lead_contacts[0]?.error_message).toBe(
      "The search was cancelled before the company's site was read.",
    );
  });

  it("ends failed with 'Cancelled' and is given back if it found nothing yet, as one of the hour's free ones", async () => {
    const { search, cancel, used } = await aSeller();
    for (let taken = 0; taken < limits.freeSearches.max; taken += 1) {
      const { sessionId } = await search();
      expect(await cancel(sessionId)).toMatchObject({ status: 'failed', error_message: 'Cancelled' });
      expect(await used()).toBe(0);
    }
    await expect(search()).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  it('stays as it ended when it is cancelled again, or after its end', async () => {
    const { search, add, cancel, find, used } = await aSeller();
    const { sessionId } = await search();
    await add(sessionId, ['alder']);
    const cancelled = await cancel(sessionId);
    expect(await cancel(sessionId)).toEqual(cancelled);
    const other = await search({ domain: 'solarhub.example' });
    await find(other.sessionId, ['birch']);
    expect(await cancel(other.sessionId)).toMatchObject({ status: 'completed', leads_count: 1 });
    expect(await used()).toBe(2);
  });

  it('includes a company that is found while it is cancelled', async () => {
    const seller = await aSeller();
    const { sessionId } = await seller.search();
    const store = sessionStore(table);
    let meanwhile: readonly string[] = ['alder'];
    const ended = await cancelSession(
      {
        store: {
          ...store,
          async end(session, end) {
            await seller.add(sessionId, meanwhile);
            meanwhile = [];
            return store.end(session, end);
          },
        },
        pipeline,
        onNotStopped: () => undefined,
        now: () => start,
      },
      seller.userId,
      sessionId,
    );
    expect(ended).toMatchObject({ status: 'completed', leads_count: 1 });
    expect(await seller.leadsOf(sessionId)).toHaveLength(1);
  });

  it('answers no later request for more companies than it found', async () => {
    const { search, add, cancel } = await aSeller();
    const { sessionId } = await search({ amount: 2 });
    await add(sessionId, ['alder']);
    await cancel(sessionId);
    expect((await search({ amount: 1 })).sessionId).toBe(sessionId);
    expect((await search({ amount: 2 })).earlier).toBeNull();
  });

  it("is not another user's to cancel", async () => {
    const { search } = await aSeller();
    const { sessionId } = await search();
    const stranger = await aSeller();
    await expect(stranger.cancel(sessionId)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('free searches', () => {
  const empty = async ({ search, find }: Awaited<ReturnType<typeof aSeller>>) =>
    find((await search({ fresh: true })).sessionId, []);

  it('are limited per hour and person, across accounts and forms of the address', async () => {
    const name = randomUUID();
    const accounts = await Promise.all([
      aSeller(`${name}@gmail.com`),
      aSeller(`${name.toUpperCase()}+2@googlemail.com`),
    ]);
    const [one, two] = accounts;
    for (let taken = 0; taken < limits.freeSearches.max; taken += 1) await empty(taken % 2 === 0 ? one : two);
    for (const account of accounts) {
      await expect(account.search()).rejects.toMatchObject({
        code: 'too_many_requests',
        message: expect.stringContaining('Please try again after 11:00 (UTC).'),
      });
      expect(await account.used()).toBe(0);
    }
    await expect((await aSeller()).search()).resolves.toMatchObject({ earlier: null });
    one.later(60 * minute);
    await expect(one.search()).resolves.toMatchObject({ earlier: null });
  });

  it('do not include those that found a company or failed', async () => {
    const seller = await aSeller();
    for (let taken = 1; taken < limits.freeSearches.max; taken += 1) await empty(seller);
    for (let time = 1; time <= 3; time += 1) {
      await seller.find((await seller.search({ fresh: true })).sessionId, [`company-${time}`]);
      await seller.fail((await seller.search({ fresh: true })).sessionId);
    }
    await empty(seller);
    await expect(seller.search({ fresh: true })).rejects.toMatchObject({ code: 'too_many_requests' });
  });
});
