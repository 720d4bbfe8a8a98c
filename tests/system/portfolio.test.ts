import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { statistics } from '../../shared/contract/statistics.ts';
import { portfolioLimits } from '../../shared/model/leads/domain-for-sale.ts';
import { portfolioRows, readPortfolioCsv } from '../../shared/text/csv/portfolio-csv.ts';
import { caseCount } from '../prove/try-cases.ts';
import { variant } from '../prove/variants.ts';
import { type ChildStack, startChildStack } from './stack/child-stack.ts';
import { newPerson, type Person } from './stack/person.ts';
import { type Product, startProduct } from './stack/product.ts';
import { writeSmallWeb } from './stack/small-web.ts';

let folder: string;
let child: ChildStack | null;
let product: Product | null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portfolio-'));
  writeSmallWeb(join(folder, 'web'));
  child = null;
  product = null;
});

afterEach(async () => {
  await child?.kill();
  await product?.stop();
  rmSync(folder, { recursive: true });
});

/** So many domains, as a file of a marketplace. */
function portfolioOf(domains: number) {
  const lines = Array.from(
    { length: domains },
    (_, at) => `name-${String(at).padStart(5, '0')}.example,"$4,900",2027-03-14`,
  );
  const text = `Domain,Buy Now Price,Expiration Date\n${lines.join('\n')}`;
  const file = readPortfolioCsv(new TextEncoder().encode(text));
  if ('fault' in file) throw new Error(file.fault);
  return portfolioRows(file, file.fields).rows;
}

/**
 * Sends a portfolio from its beginning, three calls at a time. `mayContinue` is told after each answer how many there were;
 * if it returns false, no more are sent.
 */
async function send(
  person: Person,
  rows: ReturnType<typeof portfolioOf>,
  mayContinue: (answered: number) => boolean,
): Promise<void> {
  const { rowsPerCall } = portfolioLimits;
  const calls = Array.from({ length: Math.ceil(rows.length / rowsPerCall) }, (_, at) => at * rowsPerCall);
  const left = calls.values();
  let answered = 0;
  const sender = async () => {
    for (const at of left) {
      await person.call('POST', '/api/domains', { rows: rows.slice(at, at + rowsPerCall) });
      answered += 1;
      if (!mayContinue(answered)) return;
    }
  };
  await Promise.all([sender(), sender(), sender()]);
}

it(
  `${caseCount('portfolio').toLocaleString('en-US')} domains are each added once after a kill in the middle`,
  variant,
  async () => {
    const rows = portfolioOf(caseCount('portfolio'));
    const third = Math.ceil(rows.length / portfolioLimits.rowsPerCall / 3);
    const dataFolder = join(folder, 'data');
    child = await startChildStack(dataFolder, join(folder, 'web'));
    const stack = child;
    const before = await newPerson(stack.url);
    let killed = false;
    await send(before, rows, (answered) => {
      if (answered === third) {
        killed = true;
        void stack.kill();
      }
      return !killed;
    }).catch((error: unknown) => {
      if (!killed) throw error;
    });
    await stack.kill();

    product = await startProduct({ dataFolder });
    const person = before.at(product.url);
    const first = statistics.domains.response.parse(
      (await person.call('GET', '/api/domains?limit=100')).body,
    );
    expect(first.total_domains, 'domains that were added').toBeGreaterThan(0);
    expect(first.total_domains, 'domains that were left to add').toBeLessThan(rows.length);
    await send(person, rows, () => true);

    const names: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await person.call('GET', `/api/domains?limit=100${cursor && `&cursor=${cursor}`}`);
      const page = statistics.domains.response.parse(body);
      expect(page.total_domains).toBe(rows.length);
      names.push(...page.domains.map(({ domain }) => domain));
      cursor = page.next_cursor;
    }
    expect(names).toEqual(rows.map(({ domain }) => domain));
  },
);
