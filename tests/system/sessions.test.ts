import { beforeAll, describe, expect, it } from 'vitest';
import { plans } from '../../shared/model/account/plans.ts';
import { limits } from '../../shared/model/limits.ts';
import { variant } from '../prove/variants.ts';
import { everythingOf, sessionsOf, violations } from './stack/invariants.ts';
import { callApi, newPerson, type Person } from './stack/person.ts';
import { executionOf, invoke, type Product, transitionsOf } from './stack/product.ts';
import { sharedProduct } from './stack/shared-product.ts';
import { companyCount, searched } from './stack/small-web.ts';

let product: Product;
let person: Person;

sharedProduct((given) => {
  product = given;
});

beforeAll(async () => {
  person = await newPerson(product.url);
});

describe('a session over the API', () => {
  it('finds leads with contacts and judged addresses, and uses one search', async () => {
    const id = await person.search('https://www.SolarRoof.example/about', 2);
    const session = await person.ended(id);
    expect(session).toMatchObject({
      id,
      user_id: person.userId,
      domain: searched,
      amount: 2,
      status: 'completed',
      leads_count: 2,
      error_message: null,
      notice: null,
    });
    expect(session.reading).toMatch(/solar/);

    const leads = await person.leads(id);
    expect(leads).toHaveLength(2);
    for (const {
      domain,
      evidence,
      lead_contacts: [contact],
    } of leads) {
      expect(evidence.length).toBeGreaterThan(0);
      expect(contact).toMatchObject({ error: false, error_message: null });
      const published = contact?.contact_data?.emails ?? [];
      expect(published).toContain(`hello@${domain}`);
      for (const address of published) {
        // The recorded web has no mailbox check, so nothing is called deliverable.
        expect(contact?.contact_data?.email_verdicts[address]).toMatchObject({ verdict: 'unknown' });
      }
      const entries = contact?.contact_data?.external_emails ?? [];
      const [people, mailboxes] = [false, true].map((isMailbox) =>
        entries.filter(({ mailbox }) => (mailbox !== undefined) === isMailbox),
      );
      expect(people?.map(({ title }) => title)).toEqual(['Managing Director']);
      expect(mailboxes?.map(({ value }) => value)).toEqual(published);
    }
    expect(await person.searchesUsed()).toBe(1);
    expect(await violations(product.table, person.userId)).toEqual([]);
  });

  it('takes at most 5 + 2N transitions when nothing fails', async () => {
    const seller = await newPerson(product.url);
    const id = await seller.search(searched, 2);
    await seller.ended(id);
    await expect.poll(() => executionOf(product, id)?.status).toBe('SUCCEEDED');
    expect(transitionsOf(product, id)).toBeGreaterThan(2 * 2);
    expect(transitionsOf(product, id)).toBeLessThanOrEqual(5 + 2 * 2);
  });

  it('that finds nothing costs nothing and says so', async () => {
    const seller = await newPerson(product.url);
    const session = await seller.ended(await seller.search('qxzvkwj.example', 2));
    expect(session).toMatchObject({ status: 'completed', leads_count: 0 });
    expect(session.notice).toContain('This search was not counted.');
    expect(await seller.searchesUsed()).toBe(0);
  });
});

describe('refused requests', () => {
  it.each([
    ['no domain', { amount: 2 }, 'domain'],
    ['a domain that is none', { domain: 'not a domain', amount: 2 }, 'domain'],
    ['an amount of 0', { domain: searched, amount: 0 }, 'amount'],
    ['an amount above any plan', { domain: searched, amount: 51 }, 'amount'],
    ['half a company', { domain: searched, amount: 1.5 }, 'amount'],
    ['a number as text', { domain: searched, amount: '2' }, 'amount'],
    ["another user's id", { domain: searched, amount: 2, user_id: 'u' }, 'user_id'],
    ['no JSON', '{', 'body'],
    ['a list', [], 'body'],
  ])('%s: 400 that names the field', async (_, body, field) => {
    const before = await everythingOf(product.table, person.userId);
    const answer = await person.call('POST', '/api/sessions', body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', field } });
    expect(await everythingOf(product.table, person.userId)).toEqual(before);
  });

  it('signed out, or with an invalid token: 401', async () => {
    const paths = [
      '/api/sessions',
      '/api/sessions/0193480a-0000-7000-8000-000000000000',
      '/api/subscription/usage',
    ];
    for (const path of paths) {
      expect((await callApi(product.url, 'GET', path)).status).toBe(401);
      expect((await callApi(product.url, 'GET', path, { authorization: 'Bearer none' })).status).toBe(401);
    }
    const body = { domain: searched, amount: 2 };
    expect((await callApi(product.url, 'POST', '/api/sessions', {}, body)).status).toBe(401);
  });

  it('more companies than the plan allows: 403, until a larger plan is granted', async () => {
    const seller = await newPerson(product.url);
    expect(await seller.create(searched, 10)).toMatchObject({
      status: 403,
      body: { code: 'limit_reached', field: 'amount' },
    });
    expect(await seller.searchesUsed()).toBe(0);

    await invoke(product, 'OperatorPlans', { user_id: seller.userId, subscription_type: 'pro' });
    const session = await seller.ended(await seller.search(searched, 10));
    expect(session).toMatchObject({ status: 'completed', leads_count: companyCount });
    expect(session.notice).toContain(`${companyCount} companies could be confirmed`);
    expect((await seller.create(searched, 11)).status).toBe(403);
    expect(await violations(product.table, seller.userId)).toEqual([]);
  });
});

describe('the last search of the month', () => {
  it('accepts exactly one of 50 concurrent creations', variant, async () => {
    const seller = await newPerson(product.url);
    const limit = plans.free.limits.lead_searches_limit;
    // A search counts if it finds something for the first time for its name.
    const suffixes = ['example', 'test', 'invalid'];
    const domains = ['solarroofs', 'solar-roof', 'solar-roofs']
      .flatMap((name) => suffixes.map((suffix) => `${name}.${suffix}`))
      .slice(0, limit - 1);
    const { max } = limits.runningSearches;
    for (let from = 0; from < domains.length; from += max) {
      const group = domains.slice(from, from + max);
      await Promise.all(group.map(async (domain) => seller.ended(await seller.search(domain, 1))));
    }
    expect(await seller.searchesUsed()).toBe(limit - 1);

    const answers = await Promise.all(Array.from({ length: 50 }, () => seller.create(searched, 1)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    // On a busy machine some find no room. That none of them was created is seen by what is used.
    for (const { status, body } of answers.filter(({ status }) => status !== 200 && status < 500)) {
      expect({ status, body }).toMatchObject({ status: 403, body: { code: 'limit_reached' } });
    }
    expect(await seller.searchesUsed()).toBe(limit);
    await expect.poll(() => violations(product.table, seller.userId), { timeout: 120_000 }).toEqual([]);
    const [last] = (await sessionsOf(product.table, seller.userId)).slice(-1);
    // A search that found nobody, as on a machine that is too busy, is returned.
    expect(await seller.searchesUsed()).toBe(last?.leads_count === 0 ? limit - 1 : limit);
  });
});
