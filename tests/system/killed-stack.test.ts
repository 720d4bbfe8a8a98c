import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LeadWithContacts } from '../../shared/model/leads/session.ts';
import { variant } from '../prove/variants.ts';
import { type ChildStack, processesNaming, startChildStack } from './stack/child-stack.ts';
import { violations } from './stack/invariants.ts';
import { newPerson, type Person, signedIn } from './stack/person.ts';
import { letTimePass, type Product, startProduct, until } from './stack/product.ts';
import { searched, writeSmallWeb } from './stack/small-web.ts';

let folder: string;
let child: ChildStack | null;
let product: Product | null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'killed-'));
  // Slow enough to interrupt each moment while it lasts.
  writeSmallWeb(join(folder, 'web'), 250);
  child = null;
  product = null;
});

afterEach(async () => {
  await child?.kill();
  await product?.stop();
  rmSync(folder, { recursive: true });
});

type IsNow = (leads: LeadWithContacts[]) => boolean;
const moments: [string, IsNow][] = [
  ['has its first lead', (leads) => leads.length > 0],
  ['has just been created', () => true],
  ['has its first contacts', (leads) => leads.some((lead) => lead.lead_contacts.length > 0)],
];

// `npm test` has the kills of storm.test.ts, and an account that a second start finds in browser/main-job.test.ts.
for (const [moment, isNow] of moments) {
  const what = `a session whose stack is killed when it ${moment} is completed by the next start`;
  it(what, variant, async () => {
    const dataFolder = join(folder, 'data');
    child = await startChildStack(dataFolder, join(folder, 'web'));
    const before = await newPerson(child.url);
    const done = await before.search(searched, 1);
    await before.ended(done);
    const cut = await before.search(searched, 2);
    await until('the moment has come', async () => isNow(await before.leads(cut)));
    await child.kill();
    await until('no process is left', () => processesNaming(dataFolder).length === 0, 10);

    product = await startProduct({ dataFolder });
    const person: Person = before.at(product.url);
    // The account survived, and so did the token, as the signing key is stored.
    expect((await signedIn(product.url, before.email)).userId).toBe(person.userId);
    expect(await person.session(done)).toMatchObject({ status: 'completed', leads_count: 1 });
    await letTimePass(product, person.userId);
    const session = await person.session(cut);
    expect(session.status).toMatch(/^(completed|failed)$/);
    expect(await person.searchesUsed()).toBe(session.status === 'completed' ? 2 : 1);
    expect(await violations(product.table, person.userId)).toEqual([]);
  });
}
