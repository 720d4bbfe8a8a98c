import { afterAll, beforeAll, expect, it } from 'vitest';
import { caseCount, printTried } from '../prove/try-cases.ts';
import { variant } from '../prove/variants.ts';
import { violations } from './stack/invariants.ts';
import { newPerson, type Person } from './stack/person.ts';
import { type Product, startProduct, transitionsOf } from './stack/product.ts';
import { executionsEnd, incomplete, searchUntilAccepted } from './stack/searches.ts';

/**
 * Lambda's quota in an account that is not new. This machine runs a few at once, as each Lambda in the cloud has a
 * processor of its own: the others wait for their turn before their time begins.
 */
const lambda = { quota: 1000, concurrency: 6 };
const amount = 2;
const domains = ['solarroof.example', 'solar-roof.test', 'solarroofs.example'];

let product: Product;

beforeAll(async () => {
  product = await startProduct({ lambda });
});

afterAll(async () => product?.stop());

it('of three searches of each user, all at once, none is lost', variant, async () => {
  const begun = performance.now();
  const people: Person[] = [];
  while (people.length < caseCount('crowd')) people.push(await newPerson(product.url));
  const ids = await Promise.all(
    people.flatMap((person) => domains.map((domain) => searchUntilAccepted(person, domain, amount))),
  );
  await executionsEnd(product, ids);
  const repeats = ids.reduce((sum, id) => sum + transitionsOf(product, id) - (3 + 2 * amount), 0);
  printTried('crowd', begun, `${ids.length} searches, ${repeats} steps repeated`);
  const wrong = await Promise.all(
    people.map(async ({ userId }) => [
      ...(await incomplete(product, userId, amount)),
      ...(await violations(product.table, userId)),
    ]),
  );
  expect(wrong.flat()).toEqual([]);
});
