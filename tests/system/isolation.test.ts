import { beforeAll, describe, expect, it } from 'vitest';
import { everythingOf } from './stack/invariants.ts';
import { newPerson, type Person } from './stack/person.ts';
import type { Product } from './stack/product.ts';
import { sharedProduct } from './stack/shared-product.ts';
import { searched } from './stack/small-web.ts';

let product: Product;
let owner: Person;
let stranger: Person;
let sessionId: string;

sharedProduct((given) => {
  product = given;
});

beforeAll(async () => {
  owner = await newPerson(product.url);
  stranger = await newPerson(product.url);
  sessionId = await owner.search(searched, 2);
  await owner.ended(sessionId);
});

describe("another user's session", () => {
  it('is found by its owner', async () => {
    expect((await owner.call('GET', `/api/sessions/${sessionId}`)).status).toBe(200);
    expect(await owner.leads(sessionId)).toHaveLength(2);
  });

  it.each(['', '/leads'])('answers as one that never existed, and nothing is written (%s)', async (part) => {
    const before = [
      await everythingOf(product.table, owner.userId),
      await everythingOf(product.table, stranger.userId),
    ];
    const foreign = await stranger.call('GET', `/api/sessions/${sessionId}${part}`);
    const missing = await stranger.call('GET', `/api/sessions/0193480a-0000-7000-8000-000000000000${part}`);
    expect(foreign).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(foreign).toEqual(missing);
    expect([
      await everythingOf(product.table, owner.userId),
      await everythingOf(product.table, stranger.userId),
    ]).toEqual(before);
  });

  it('is in nobody else’s list, and costs nobody else a search', async () => {
    expect((await stranger.call('GET', '/api/sessions')).body).toEqual({ sessions: [], next_cursor: null });
    expect(await stranger.searchesUsed()).toBe(0);
    expect(await owner.searchesUsed()).toBe(1);
  });

  it('cannot be used to continue a list', async () => {
    const answer = await stranger.call('GET', `/api/sessions?cursor=${sessionId}`);
    expect(answer).toMatchObject({ status: 200, body: { sessions: [] } });
  });
});
