import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountExport, accountExport } from '../../shared/model/account/account-export.ts';
import { newPerson, type Person, signedIn } from './stack/person.ts';
import { type Product, startProduct, until } from './stack/product.ts';
import { searched } from './stack/small-web.ts';

/** A word in every text that the user can write, and nowhere else. */
const canary = 'canary-7f3a9c';

let dataFolder: string;
let product: Product;
let person: Person;
let sessionId: string;

beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'account-'));
  product = await startProduct({ dataFolder });
  person = await newPerson(product.url);
  sessionId = await person.search(searched, 2);
  await person.ended(sessionId);
  await writeEverywhere(await newPerson(product.url));
});

/** Writes the canary into every text that a user can write, and some into others' texts. */
async function writeEverywhere(other: Person): Promise<void> {
  const ask = async (who: Person, method: 'POST' | 'PATCH' | 'PUT', path: string, body: object) => {
    const answer = await who.call(method, path, body);
    expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBe(200);
    return Object(answer.body);
  };
  const own = (method: 'POST' | 'PATCH' | 'PUT', path: string, body: object) =>
    ask(person, method, path, body);

  const { updated_at } = Object((await person.call('GET', '/api/profile')).body);
  const changes = { name: canary, company: canary, email_signature: canary };
  await own('PATCH', '/api/profile', { ...changes, updated_at });
  const [lead] = await person.leads(sessionId);
  await own('POST', '/api/saved-companies', { lead_id: lead?.id, notes: canary });
  await own('POST', '/api/saved-contacts', { contact_id: `${lead?.id}:0`, notes: canary });
  await own('POST', '/api/manual-imports', {
    name: canary,
    email: `${canary}@visitor.example`,
    notes: canary,
  });
  const template = (text: string, is_public: boolean) => ({
    title: text,
    description: text,
    content: text,
    category: 'cold_outreach',
    variables: [],
    keywords: [text],
    is_public,
  });
  await own('POST', '/api/templates', template(canary, false));
  await own('POST', '/api/templates', template(canary, true));
  const others = await ask(other, 'POST', '/api/templates', template('theirs', true));
  await own('POST', '/api/saved-templates', { template_id: others.id, nickname: canary });
  await own('POST', `/api/templates/${others.id}/reports`, { reason: canary });
  await own('POST', '/api/generated-templates', {
    purpose: canary,
    tone: 'friendly',
    length: 'short',
    includePrice: true,
    additionalContext: canary,
  });
}

afterAll(async () => {
  await product?.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

async function exported(): Promise<AccountExport> {
  const answer = await person.call('POST', '/api/account/exports');
  let latest = accountExport.parse(answer.body);
  await until('the export has ended', async () => {
    latest = accountExport.parse((await person.call('GET', `/api/account/exports/${latest.id}`)).body);
    return latest.status !== 'preparing';
  });
  return latest;
}

/** Everything that the machine stores: the table, and every file of the data folder except the table's own. */
async function everythingStored(): Promise<{ rows: string[]; files: string }> {
  const rows: string[] = [];
  for await (const page of paginateScan(
    { client: product.table.client },
    { TableName: product.table.name },
  )) {
    for (const item of page.Items ?? []) rows.push(JSON.stringify(item));
  }
  const files = readdirSync(dataFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('dynamodb.db'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
  return { rows, files: files.join('\n') };
}

describe('a copy of all stored data', () => {
  it('contains the profile, the searches and their results, at a link announced by a mail', async () => {
    const ready = await exported();
    expect(ready).toMatchObject({ status: 'ready', url: expect.stringContaining('http') });
    const response = await fetch(ready.url ?? '');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="buyerscope-[\d-]+\.json"$/,
    );
    const { rows } = await response.json();
    const kinds = Map.groupBy<string, { kind: string }>(rows, ({ kind }) => kind);
    const profile = expect.objectContaining({ name: canary, email: person.email });
    expect(kinds.get('profile')).toEqual([{ kind: 'profile', fields: profile }]);
    expect(JSON.stringify(kinds.get('session'))).toContain(sessionId);
    const written = ['profile', 'lead', 'saved_company', 'saved_contact', 'template', 'saved_template'];
    for (const kind of written) expect(JSON.stringify(kinds.get(kind)), kind).toContain(canary);
    const { leads_count } = await person.session(sessionId);
    expect(leads_count).toBeGreaterThan(0);
    expect(kinds.get('lead')).toHaveLength(2 * (leads_count + 1));
    const announced = () =>
      product.stack.inbox.list().some(({ to, subject }) => to === person.email && subject.includes('ready'));
    await until('the mail is there', announced);
  });

  it('cannot be opened without the link’s own signature', async () => {
    const { url } = await exported();
    const changed = new URL(url ?? '');
    changed.searchParams.set('X-Amz-Expires', '604800');
    expect((await fetch(changed)).status).toBe(403);
    expect((await fetch(changed.origin + changed.pathname)).status).toBe(403);
  });
});

describe('deleting an account', () => {
  it('asks for a typed word', async () => {
    const answer = await person.call('POST', '/api/account/deletion', { confirm: 'yes' });
    expect(answer).toEqual({
      status: 400,
      body: { code: 'invalid_input', message: 'confirm: Type DELETE to confirm', field: 'confirm' },
    });
  });

  it('leaves nothing of the user in table, files, accounts or logs, even with a search running', async () => {
    const before = await everythingStored();
    expect(before.rows.join('\n')).toContain(canary);
    expect(before.files).toContain(person.email);

    await person.search(searched, 2);
    const answer = await person.call('POST', '/api/account/deletion', { confirm: 'DELETE' });
    expect(answer).toEqual({ status: 200, body: { deleting: true } });

    // Until then, three searches at once are refused with their own message.
    await until('writing is refused', async () => (await person.create(searched, 1)).status === 409);
    expect(await person.create(searched, 1)).toEqual({
      status: 409,
      body: { code: 'conflict', message: 'This account is being deleted' },
    });
    const own = () =>
      everythingStored().then(({ rows }) => rows.filter((row) => row.includes(person.userId)));
    await until('only the tombstone is left', async () => (await own()).length === 1, 60);
    expect(await own()).toEqual([expect.stringContaining('TOMBSTONE')]);

    const after = await everythingStored();
    for (const text of [canary, person.email]) {
      expect(after.rows.join('\n')).not.toContain(text);
    }
    expect(after.files).not.toContain(canary);
    await expect(signedIn(product.url, person.email)).rejects.toThrow('Incorrect username or password.');
    // What the earlier token can still read is empty.
    expect((await person.call('GET', '/api/sessions')).body).toMatchObject({ sessions: [] });
    expect((await person.call('GET', '/api/profile')).status).toBe(401);
    expect(await own()).toHaveLength(1);
  });
});
