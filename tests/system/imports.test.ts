import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { imports as contract } from '../../shared/contract/imports.ts';
import { saved } from '../../shared/contract/saved.ts';
import { type ImportRow, importLimits } from '../../shared/model/leads/contact-import.ts';
import { contactRows, readContactsCsv } from '../../shared/text/csv/contacts-csv.ts';
import { importedMany } from '../../shared/text/csv/import-messages.ts';
import { caseCount } from '../prove/try-cases.ts';
import { type ChildStack, startChildStack } from './stack/child-stack.ts';
import { newPerson, type Person } from './stack/person.ts';
import { type Product, startProduct } from './stack/product.ts';
import { writeSmallWeb } from './stack/small-web.ts';

let folder: string;
let child: ChildStack | null;
let product: Product | null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'imports-'));
  writeSmallWeb(join(folder, 'web'));
  child = null;
  product = null;
});

afterEach(async () => {
  await child?.kill();
  await product?.stop();
  rmSync(folder, { recursive: true });
});

const total = caseCount('imports');
const unreadable = total / 100;
const imported = total - unreadable;

/** A file in which every hundredth row has no address. */
function largeFile(): readonly ImportRow[] {
  const lines = Array.from({ length: total }, (_, at) => {
    const email = at % 100 === 99 ? '' : `person${at}@lumengrid.example`;
    return `"Person, ${at}",${email},Lumen Grid,Energy`;
  });
  const file = readContactsCsv(new TextEncoder().encode(`name,email,company,industry\n${lines.join('\n')}`));
  if ('fault' in file) throw new Error(file.fault);
  return contactRows(file, file.fields);
}

/** Sends the unwritten parts of an import, a few calls at a time, until `enough` returns true. */
async function send(person: Person, importId: string, rows: readonly ImportRow[], enough: () => boolean) {
  const { rowsPerPart, rowsPerCall } = importLimits;
  const path = `/api/imports/${importId}`;
  const { done_rows } = contract.get.response.parse((await person.call('GET', path)).body);
  const done = new Set(done_rows);
  const calls: number[] = [];
  for (let first = 1; first <= rows.length; first += rowsPerCall) {
    const parts = Array.from({ length: rowsPerCall / rowsPerPart }, (_, part) => first + part * rowsPerPart);
    if (parts.some((part) => part <= rows.length && !done.has(part))) calls.push(first);
  }
  const left = calls.values();
  const sender = async () => {
    for (const first_row of left) {
      if (enough()) return;
      const some = rows.slice(first_row - 1, first_row - 1 + rowsPerCall);
      await person.call('POST', `${path}/rows`, { first_row, rows: some });
    }
  };
  await Promise.all([sender(), sender(), sender()]);
  return calls.length;
}

it('each row of a large file is imported once after a kill in the middle, and are found by search', async () => {
  const rows = largeFile();
  const dataFolder = join(folder, 'data');
  child = await startChildStack(dataFolder, join(folder, 'web'));
  const before = await newPerson(child.url);
  const started = await before.call('POST', '/api/imports', { total_rows: rows.length });
  const { import_id } = contract.create.response.parse(started.body);

  const stack = child;
  const middle = Math.floor(total / importLimits.rowsPerCall / 2);
  let calls = 0;
  await send(before, import_id, rows, () => {
    calls += 1;
    if (calls === middle) void stack.kill();
    return calls > middle;
  });
  await stack.kill();

  product = await startProduct({ dataFolder });
  const person = before.at(product.url);
  const left = await send(person, import_id, rows, () => false);
  expect(left, 'calls that were left to send').toBeGreaterThan(0);

  const state = contract.get.response.parse((await person.call('GET', `/api/imports/${import_id}`)).body);
  expect(state.imported).toBe(imported);
  expect(state.failed_rows).toHaveLength(unreadable);
  expect(state.failed_rows[0]).toEqual({ row: 100, reason: 'Name and email are required' });
  expect(importedMany(state.imported, state.failed_rows.length).text).toBe(
    `Successfully imported ${imported} leads (${unreadable} failed)`,
  );
  expect(await person.session(import_id)).toMatchObject({ source: 'import', leads_count: imported });
  const dashboard = await person.call('GET', '/api/dashboard');
  expect(dashboard.body).toMatchObject({ saved_contacts: imported, total_leads: imported });

  const addresses = new Set<string>();
  let listed = 0;
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body } = await person.call('GET', `/api/search/saved-contacts${cursor && `?cursor=${cursor}`}`);
    const page = saved.contactSearchRows.response.parse(body);
    for (const { email } of page.rows) addresses.add(email);
    listed += page.rows.length;
    cursor = page.next_cursor;
  }
  expect([listed, addresses.size]).toEqual([imported, imported]);
  expect(await person.searchesUsed()).toBe(0);
});
