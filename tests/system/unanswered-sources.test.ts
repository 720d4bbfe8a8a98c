import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { variant } from '../prove/variants.ts';
import { violations } from './stack/invariants.ts';
import { newPerson } from './stack/person.ts';
import { type Product, startProduct } from './stack/product.ts';
import { directoryOf, searched } from './stack/small-web.ts';

/** How often the directory of companies still fails before it answers. */
let failures: number;
let server: Server;
let product: Product;

// A Lambda that has read the directory needs it no more, so each test has a stack of its own.
beforeEach(async () => {
  server = createServer((_request, response) => {
    failures -= 1;
    response.writeHead(failures >= 0 ? 503 : 200).end(JSON.stringify(directoryOf()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  product = await startProduct({ environment: { COMPANY_DIRECTORY_URL: `http://127.0.0.1:${port}` } });
});

afterEach(async () => {
  await product?.stop();
  server.close();
});

it('a search whose own sources fail is tried again', variant, async () => {
  failures = 1;
  const person = await newPerson(product.url);
  const session = await person.ended(await person.search(searched, 2), 240);
  expect(session).toMatchObject({ status: 'completed', leads_count: 2 });
});

it('a search whose own sources go on failing fails, rather than claim that there is no company', async () => {
  failures = Number.POSITIVE_INFINITY;
  const person = await newPerson(product.url);
  const session = await person.ended(await person.search(searched, 2), 240);
  expect(session).toMatchObject({ status: 'failed', notice: null, leads_count: 0 });
  expect(session.error_message).toContain('please try again');
  expect(await person.searchesUsed()).toBe(0);
  await expect.poll(() => violations(product.table, person.userId), { timeout: 120_000 }).toEqual([]);
});
