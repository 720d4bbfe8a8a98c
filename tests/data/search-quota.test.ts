import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sessionHandlers } from '../../functions/api/sessions.ts';
import { getUsage } from '../../functions/data/billing/usage.ts';
import { createProfile } from '../../functions/data/profile/profiles.ts';
import { endSession, getSession } from '../../functions/data/sessions/sessions.ts';
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
  const used = async () => (await getUsage(table, userId, '2026-11')).lead_searches_used;
  const later = (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms);
  };
  return { search, find, fail, used, later };
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
