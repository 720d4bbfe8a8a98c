import { afterAll, beforeAll, expect, it } from 'vitest';
import { caseCount, printTried } from '../prove/try-cases.ts';
import { violations } from './stack/invariants.ts';
import { newPerson } from './stack/person.ts';
import { invoke, type Product, startProduct, transitionsOf } from './stack/product.ts';
import { executionsEnd, incomplete, searchUntilAccepted } from './stack/searches.ts';

/** What a new account may run at once. */
const quota = 10;
/** Fewer in the sample: what each costs is the same. */
const amount = caseCount('small-account') < 3 ? 12 : 25;
const domains = ['solarroof.example', 'solar-roof.test', 'solarroofs.example'];

let product: Product;

beforeAll(async () => {
  product = await startProduct({ lambda: { quota }, companies: 'many' });
});

afterAll(async () => product?.stop());

it(`with room for ten Lambdas, sessions of ${amount} companies at once complete with all contacts`, async () => {
  const begun = performance.now();
  const person = await newPerson(product.url);
  await invoke(product, 'OperatorPlans', { user_id: person.userId, subscription_type: 'enterprise' });
  const ids = await Promise.all(
    domains.slice(0, caseCount('small-account')).map((domain) => searchUntilAccepted(person, domain, amount)),
  );
  await executionsEnd(product, ids);
  // Each further transition is a step that had to wait for room.
  const waits = ids.reduce((sum, id) => sum + transitionsOf(product, id) - (3 + 2 * amount), 0);
  printTried('small-account', begun, `${waits} times a step waited for room`);
  expect(await incomplete(product, person.userId, amount)).toEqual([]);
  expect(waits).toBeGreaterThan(0);
  expect(await violations(product.table, person.userId)).toEqual([]);
});
