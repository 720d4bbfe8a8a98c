import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { domainHandlers } from '../../functions/api/domains.ts';
import { registrationHandlers } from '../../functions/api/registrations.ts';
import { statisticsHandlers } from '../../functions/api/statistics.ts';
import { rowsOfAccount } from '../../functions/data/account/whole-account.ts';
import { endSession } from '../../functions/data/sessions/end-session.ts';
import { createSession } from '../../functions/data/sessions/sessions.ts';
import type { Registration } from '../../functions/domain/companies/proof/registration.ts';
import { newSession } from '../../functions/domain/sessions/new-session.ts';
import { completion } from '../../functions/domain/sessions/session-end.ts';
import {
  type ComparableSale,
  type DomainStatus,
  type NotForSale,
  notForSale,
  type SaleChanges,
} from '../../shared/model/leads/domain-for-sale.ts';
import { sellerAt } from './selling.ts';
import { emulatedTable } from './table.ts';

const table = emulatedTable();
const start = new Date('2026-11-20T10:00:00.000Z');
let now = start;
beforeEach(() => {
  now = start;
});

const empty = { params: {}, query: {}, body: {}, idempotencyKey: null } as const;

/** The Domains screen of one seller. */
function portfolioOf(userId: string = randomUUID()) {
  const handlers = domainHandlers({ table, now: () => now });
  const registry = { answer: null as Partial<Registration> | null, asked: [] as string[] };
  const lookups = registrationHandlers({
    table,
    async registries(domain) {
      registry.asked.push(domain);
      return registry.answer === null ? null : registrationOf(domain, registry.answer);
    },
    now: () => now,
  });
  const counts = statisticsHandlers({ table, now: () => now });
  const caller = { userId };
  return {
    userId,
    registry,
    lookUp: (domain: string) => lookups.lookUp({ ...empty, params: { domain } }, caller),
    add: (...rows: (SaleChanges & { domain: string })[]) =>
      handlers.add({ ...empty, body: { rows } }, caller),
    get: (domain: string) => handlers.get({ ...empty, params: { domain } }, caller),
    update: (domain: string, body: SaleChanges) =>
      handlers.update({ ...empty, params: { domain }, body }, caller),
    remove: (domain: string) => handlers.remove({ ...empty, params: { domain } }, caller),
    expiring: async () => (await handlers.expiring(empty, caller)).domains,
    list: (query: { begins?: string; cursor?: string; limit?: number } = {}) =>
      counts.domains({ ...empty, query: { limit: 100, ...query } }, caller),
    async search(domain: string) {
      const request = { userId, sessionId: randomUUID(), domain: 'cloudpay.example', amount: 1 };
      const session = { ...newSession(request, null, now), domain };
      await createSession(table, session, null);
      await endSession(table, session, completion(session, [], now));
    },
  };
}

function registrationOf(domain: string, differs: Partial<Registration>): Registration {
  return {
    ...{ domain, registeredAt: '2015-05-03T12:30:00.000Z', changedAt: null, statuses: [] },
    ...{ expiresAt: '2031-03-14T09:00:00.000Z', registrar: 'Namesfolk Registrars' },
    ...{ url: `https://rdap.registry.example/domain/${domain}`, fetchedAt: now.toISOString() },
    ...differs,
  };
}

const sale: ComparableSale = {
  name: 'paycloud.example',
  price: 12_000,
  currency: 'USD',
  sold_on: '2025-06-01',
  source: 'NameBio',
};

describe('a domain for sale', () => {
  it('is added as people write it, with its sale terms', async () => {
    const seller = portfolioOf();
    const added = await seller.add(
      { domain: 'https://www.CloudPay.example/', asking_price: 4900, currency: 'EUR', note: 'From 2014' },
      { domain: 'bücher.example' },
    );
    expect(added).toEqual({ added: 2, changed: 0, failed_rows: [] });
    expect(await seller.get('cloudpay.example')).toMatchObject({
      asking_price: 4900,
      floor_price: null,
      currency: 'EUR',
      status: 'available',
      note: 'From 2014',
      searches: 0,
      last_searched_at: null,
    });
    expect(await seller.list()).toMatchObject({
      domains: [{ domain: 'cloudpay.example' }, { domain: 'xn--bcher-kva.example' }],
      total_domains: 2,
      total_searches: 0,
    });
  });

  it('reports why each unreadable row failed, and adds the others', async () => {
    const seller = portfolioOf();
    const { failed_rows, added } = await seller.add(
      { domain: 'not a name' },
      { domain: 'pay.example' },
      { domain: '192.0.2.1' },
    );
    expect(failed_rows.map(({ row }) => row)).toEqual([1, 3]);
    expect(failed_rows[0]?.reason).toMatch(/^A domain has no spaces\./);
    expect(added).toBe(1);
  });

  it('changes what a change names, and nothing else', async () => {
    const seller = portfolioOf();
    await seller.add({ domain: 'pay.example', asking_price: 900, link: 'https://shop.example/pay' });
    const changed = await seller.update('pay.example', { floor_price: 500, comparables: [sale] });
    expect(changed).toMatchObject({ asking_price: 900, floor_price: 500, comparables: [sale] });
    await seller.update('pay.example', { asking_price: null });
    expect(await seller.get('pay.example')).toMatchObject({
      asking_price: null,
      floor_price: 500,
      link: 'https://shop.example/pay',
      comparables: [sale],
    });
  });

  it('keeps every one of several concurrent changes', async () => {
    const seller = portfolioOf();
    await seller.add({ domain: 'pay.example' });
    await Promise.all([
      seller.update('pay.example', { asking_price: 900 }),
      seller.update('pay.example', { status: 'in_talks' }),
      seller.update('pay.example', { note: 'Call on Monday' }),
    ]);
    expect(await seller.get('pay.example')).toMatchObject({
      asking_price: 900,
      status: 'in_talks',
      note: 'Call on Monday',
    });
  });

  it('can have been searched before it had any terms, and keeps its counts', async () => {
    const seller = portfolioOf();
    await seller.search('cloudpay.example');
    await seller.update('cloudpay.example', { asking_price: 900 });
    await seller.search('cloudpay.example');
    expect(await seller.get('cloudpay.example')).toMatchObject({ asking_price: 900, searches: 2 });
    expect(await seller.list()).toMatchObject({ total_domains: 1, total_searches: 2 });
  });

  it('is counted once, whether it is added or searched first', async () => {
    const seller = portfolioOf();
    await seller.add({ domain: 'pay.example' }, { domain: 'cloudpay.example' });
    await Promise.all([seller.search('cloudpay.example'), seller.search('cloudpay.example')]);
    await seller.add({ domain: 'cloudpay.example' });
    expect(await seller.list()).toMatchObject({ total_domains: 2, total_searches: 2 });
  });

  it('can be removed if it was never searched', async () => {
    const seller = portfolioOf();
    await seller.add({ domain: 'pay.example', note: 'Typo', expires_on: '2026-11-25' });
    await seller.remove('pay.example');
    await expect(seller.get('pay.example')).rejects.toMatchObject({ code: 'not_found' });
    expect(await seller.expiring()).toEqual([]);
    await seller.search('cloudpay.example');
    await expect(seller.remove('cloudpay.example')).rejects.toMatchObject({
      code: 'conflict',
      message: 'You have searched buyers for cloudpay.example. Set its status to Dropped.',
    });
    expect(await seller.list()).toMatchObject({ total_domains: 1 });
  });

  it('belongs to one user only', async () => {
    const seller = portfolioOf();
    await seller.add({ domain: 'pay.example' });
    const other = portfolioOf();
    await expect(other.update('pay.example', { status: 'sold' })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(other.remove('pay.example')).rejects.toMatchObject({ code: 'not_found' });
    expect(await seller.get('pay.example')).toMatchObject({ status: 'available' });
  });
});

describe('a portfolio', () => {
  it('contains each name once, even if its parts are sent repeatedly and concurrently', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `name${index}.example`);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.subarray(names, { minLength: 1 }), { minLength: 1, maxLength: 3 }),
        async (parts) => {
          const seller = portfolioOf();
          const sent = await Promise.all(
            parts.map((part) => seller.add(...part.map((domain) => ({ domain, asking_price: 500 })))),
          );
          const all = new Set(parts.flat());
          expect(sent.reduce((sum, { added }) => sum + added, 0)).toBe(all.size);
          const { domains, total_domains } = await seller.list();
          expect(domains.map(({ domain }) => domain)).toEqual([...all].toSorted());
          expect(total_domains).toBe(all.size);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('is searched by the beginning of a name, page by page', async () => {
    const seller = portfolioOf();
    await seller.add(...['pay', 'payroll', 'paint', 'roof'].map((name) => ({ domain: `${name}.example` })));
    const first = await seller.list({ begins: 'pay', limit: 1 });
    expect(first.domains.map(({ domain }) => domain)).toEqual(['pay.example']);
    const rest = await seller.list({ begins: 'pay', cursor: String(first.next_cursor) });
    expect(rest.domains.map(({ domain }) => domain)).toEqual(['payroll.example']);
    expect(rest.next_cursor).toBeNull();
    expect((await seller.list({ begins: 'pai' })).domains).toHaveLength(1);
  });

  it('is deleted and exported with the account, floor prices included', async () => {
    const seller = portfolioOf();
    await seller.add({ domain: 'pay.example', floor_price: 777, note: 'Mine', expires_on: '2026-11-25' });
    const rows: unknown[] = [];
    for await (const row of rowsOfAccount(table, seller.userId)) rows.push(row);
    const text = JSON.stringify(rows);
    for (const part of ['777', 'Mine', 'DOMAIN_EXPIRY#2026-11-25']) expect(text).toContain(part);
  });
});

describe('an expiry', () => {
  it('is listed from a week before to a month after, unless the domain is gone', async () => {
    const seller = portfolioOf();
    const days = { soon: '2026-11-27', late: '2026-11-28', past: '2026-11-10', gone: '2026-11-22' };
    await seller.add(
      ...Object.entries(days).map(([name, expires_on]) => ({ domain: `${name}.example`, expires_on })),
    );
    await seller.update('gone.example', { status: 'sold' });
    expect(await seller.expiring()).toEqual([
      { domain: 'past.example', expires_on: days.past },
      { domain: 'soon.example', expires_on: days.soon },
    ]);
    await seller.update('past.example', { expires_on: '2027-11-10' });
    await seller.update('gone.example', { status: 'available' });
    expect((await seller.expiring()).map(({ domain }) => domain)).toEqual(['gone.example', 'soon.example']);
  });
});

describe('mails about a domain', () => {
  const aSeller = () => sellerAt(() => now, table);
  const domain = 'cloudpay.example';

  it.each(notForSale.options)(
    'stop when it is %s, and continue when it is available again',
    async (status) => {
      const seller = await aSeller();
      const portfolio = portfolioOf(seller.userId);
      const waiting = await seller.queued(0);
      await portfolio.add({ domain, status });
      const words = `${domain} is ${status}, so no emails about it are sent. Set its status to Available under Domains to go on.`;
      expect(await seller.list()).toMatchObject([{ not_for_sale: status }]);
      const stopped = { code: 'conflict', message: words };
      await expect(seller.send(waiting.id)).rejects.toMatchObject(stopped);
      await expect(seller.markSent(waiting.id)).rejects.toMatchObject(stopped);
      await expect(seller.queue([1])).rejects.toMatchObject({ ...stopped, field: 'domain' });
      await seller.queue([1], { domain: 'other.example' });
      expect(seller.sent()).toBe(0);
      await portfolio.update(domain, { status: 'in_talks' });
      await seller.send(waiting.id);
      expect(seller.sent()).toBe(1);
    },
  );

  it('are never sent after the answer that it is not for sale, even with concurrent calls', async () => {
    const status = fc.constantFrom<NotForSale>('reserved', 'sold', 'dropped');
    await fc.assert(
      fc.asyncProperty(status, fc.nat(30), async (next, milliseconds) => {
        const seller = await aSeller();
        const portfolio = portfolioOf(seller.userId);
        await portfolio.add({ domain });
        const { id } = await seller.queued(0);
        const change = async () => {
          await new Promise((done) => setTimeout(done, milliseconds));
          await portfolio.update(domain, { status: next });
          return seller.sent();
        };
        const [, sentByThen] = await Promise.all([seller.send(id).catch(() => null), change()]);
        // A mail that was claimed before may still be in progress: it was sent once, or not at all.
        expect(seller.sent()).toBeLessThanOrEqual(1);
        expect(seller.sent()).toBeGreaterThanOrEqual(sentByThen);
        await seller.queue([1]).catch(() => null);
        const sent = seller.sent();
        for (const { id: waiting } of await seller.list()) await seller.send(waiting).catch(() => null);
        expect(seller.sent()).toBe(sent);
      }),
      { numRuns: 10 },
    );
  });

  it('are refused for exactly the statuses that stop them', async () => {
    const seller = await aSeller();
    const portfolio = portfolioOf(seller.userId);
    await portfolio.add({ domain });
    const allowed: DomainStatus[] = [];
    for (const [index, status] of (
      ['available', 'in_talks', 'reserved', 'sold', 'dropped'] as const
    ).entries()) {
      await portfolio.update(domain, { status });
      const queued = await seller.queue([index]).then(
        () => true,
        () => false,
      );
      if (queued) allowed.push(status);
    }
    expect(allowed).toEqual(['available', 'in_talks']);
  });
});

describe('the registration of a domain', () => {
  const day = 24 * 3600 * 1000;
  const later = (days: number) => new Date(start.getTime() + days * day);
  /** A name that no other test asks about: answers are stored for everybody. */
  const newName = () => `d${randomUUID()}.example`;

  it('is looked up, stored with its date, and asked for again after a week', async () => {
    const seller = portfolioOf();
    const name = newName();
    await seller.add({ domain: name, asking_price: 900 });
    seller.registry.answer = {};
    const registration = {
      ...{ expires_on: '2031-03-14', registrar: 'Namesfolk Registrars', phase: null },
      looked_up_at: start.toISOString(),
    };
    expect(await seller.lookUp(name)).toMatchObject({ asking_price: 900, expires_on: null, registration });
    expect(await seller.get(name)).toMatchObject({ registration });
    expect((await seller.list()).domains).toMatchObject([{ registration }]);
    now = later(6);
    await seller.lookUp(name);
    expect(seller.registry.asked).toEqual([name]);
    now = later(8);
    expect((await seller.lookUp(name)).registration?.looked_up_at).toBe(now.toISOString());
    expect(seller.registry.asked).toEqual([name, name]);
  });

  it('is asked for once, whoever sells the name', async () => {
    const [first, second] = [portfolioOf(), portfolioOf()];
    const name = newName();
    for (const seller of [first, second]) {
      await seller.add({ domain: name });
      seller.registry.answer = {};
    }
    await first.lookUp(name);
    expect((await second.lookUp(name)).registration).not.toBeNull();
    expect(second.registry.asked).toEqual([]);
  });

  it('warns a week before the expiry, until a name turns out to be renewed', async () => {
    const seller = portfolioOf();
    const name = newName();
    await seller.add({ domain: name });
    seller.registry.answer = { expiresAt: '2026-11-25T09:00:00.000Z', statuses: ['auto renew period'] };
    expect((await seller.lookUp(name)).registration?.phase).toBe('auto_renew');
    expect(await seller.expiring()).toEqual([{ domain: name, expires_on: '2026-11-25' }]);
    now = later(2);
    seller.registry.answer = { expiresAt: '2027-11-25T09:00:00.000Z' };
    expect((await seller.lookUp(name)).registration?.expires_on).toBe('2027-11-25');
    expect(await seller.expiring()).toEqual([]);
    expect(seller.registry.asked).toEqual([name, name]);
  });

  it('gives way to a date that was entered, and counts again without one', async () => {
    const seller = portfolioOf();
    const name = newName();
    await seller.add({ domain: name, expires_on: '2027-05-01' });
    seller.registry.answer = { expiresAt: '2026-11-25T09:00:00.000Z' };
    await seller.lookUp(name);
    expect(await seller.expiring()).toEqual([]);
    await seller.update(name, { expires_on: null });
    expect(await seller.expiring()).toEqual([{ domain: name, expires_on: '2026-11-25' }]);
    await seller.update(name, { expires_on: '2026-11-24' });
    expect(await seller.expiring()).toEqual([{ domain: name, expires_on: '2026-11-24' }]);
    await seller.remove(name);
    expect(await seller.expiring()).toEqual([]);
  });

  it('stays as it was if the registry does not answer', async () => {
    const seller = portfolioOf();
    const name = newName();
    await seller.add({ domain: name });
    expect((await seller.lookUp(name)).registration).toBeNull();
    seller.registry.answer = {};
    const { registration } = await seller.lookUp(name);
    now = later(8);
    seller.registry.answer = null;
    expect((await seller.lookUp(name)).registration).toEqual(registration);
  });

  it('is looked up for one’s own domains only, and for none by adding them', async () => {
    const [owner, stranger] = [portfolioOf(), portfolioOf()];
    const name = newName();
    await owner.add({ domain: name });
    await expect(stranger.lookUp(name)).rejects.toMatchObject({ code: 'not_found' });
    await owner.get(name);
    await owner.list();
    expect([...owner.registry.asked, ...stranger.registry.asked]).toEqual([]);
  });
});
