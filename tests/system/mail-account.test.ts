import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paginateScan, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { storedConnections } from '../../functions/data/mail-account/gmail-integrations.ts';
import type { ConnectionServices } from '../../functions/domain/mail-account/connection.ts';
import { openMailAccount } from '../../functions/domain/mail-account/open-mail-account.ts';
import { kmsVault } from '../../functions/providers/keys/kms-vault.ts';
import { configuredGoogle } from '../../functions/providers/mail/configured-google.ts';
import { openStore } from '../../infra/local/machine/store.ts';
import { gmailIntegration } from '../../shared/model/account/gmail-integration.ts';
import { agree, type Consent } from './stack/consent.ts';
import { type Answer, newPerson, type Person } from './stack/person.ts';
import { invoke, type Product, startProduct, until } from './stack/product.ts';

/*
 * The Gmail connection on the running stack, with a local Google that follows the protocol. The effect of attacks is
 * looked up in the whole table, and leaks in everything that was answered, stored or logged.
 */
let dataFolder: string;
let product: Product;
let person: Person;
/** Every answer that anyone got, and every token that Google issued. */
const answers: string[] = [];
const issued = new Set<string>();

beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'mail-account-'));
  product = await startProduct({ dataFolder });
  person = await newPerson(product.url);
});

afterAll(async () => {
  await product?.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

async function call(who: Person, ...[method, path, body]: Parameters<Person['call']>): Promise<Answer> {
  const answer = await who.call(method, path, body);
  answers.push(JSON.stringify(answer.body));
  return answer;
}

/** Starts an authorization and returns the address of Google's page. */
async function initiated(who: Person): Promise<string> {
  const redirect_uri = `${product.url}/dashboard/settings`;
  const { status, body } = await call(who, 'POST', '/api/gmail-oauth/initiate', { redirect_uri });
  expect(status).toBe(200);
  return z.object({ oauth_url: z.url() }).parse(body).oauth_url;
}

function back(who: Person, page: URL, changes: Record<string, unknown> = {}): Promise<Answer> {
  const { code, state, iss } = Object.fromEntries(page.searchParams);
  const redirect_uri = `${product.url}/gmail-callback`;
  return call(who, 'POST', '/api/gmail-oauth/callback', {
    code,
    state,
    iss,
    redirect_uri,
    ...changes,
  });
}

async function connected(who: Person, consent: Consent = { email: 'ada@gmail.example' }) {
  const answer = await back(who, await agree(await initiated(who), consent));
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  for (const token of [...tokensAtGoogle('RefreshToken'), ...tokensAtGoogle('AccessToken')])
    issued.add(token);
  return gmailIntegration.parse(answer.body);
}

/** Every row of the table, as text. */
async function tableText(): Promise<string[]> {
  const rows: string[] = [];
  for await (const page of paginateScan(
    { client: product.table.client },
    { TableName: product.table.name },
  )) {
    rows.push(...(page.Items ?? []).map((item) => JSON.stringify(item, Object.keys(item).toSorted())));
  }
  return rows.toSorted();
}

/** The tokens that Google issued and still accepts. */
function tokensAtGoogle(kind: 'RefreshToken' | 'AccessToken'): string[] {
  const store = openStore(join(dataFolder, 'local.db'));
  const keys = store.list(`google-${kind}`).map(({ key }) => key);
  store.close();
  return keys;
}

const failed = {
  status: 400,
  body: expect.objectContaining({ code: 'invalid_input', message: 'Failed to connect Gmail account' }),
};

describe('a connection', () => {
  it('starts at Google with all of its secrets, whatever return address the browser sends', async () => {
    const url = new URL(await initiated(person));
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: `${product.url}/gmail-callback`,
      scope: 'openid email https://www.googleapis.com/auth/gmail.send',
      code_challenge_method: 'S256',
      access_type: 'offline',
      prompt: 'consent',
    });
    const secrets = ['state', 'nonce', 'code_challenge'].map((name) => url.searchParams.get(name));
    expect(secrets.map((text) => text?.length)).toEqual([43, 43, 43]);
  });

  it('is shown once it is connected, and only to its user', async () => {
    const made = await connected(person);
    expect(made).toMatchObject({ gmail_email: 'ada@gmail.example', status: 'connected' });
    expect((await call(person, 'GET', '/api/gmail-integration')).body).toEqual(made);
    const { status, body } = await call(await newPerson(product.url), 'GET', '/api/gmail-integration');
    expect([status, body]).toEqual([200, 'null']);
  });

  it('is not made if the user shares the address but does not allow sending', async () => {
    const other = await newPerson(product.url);
    const page = await agree(await initiated(other), { email: 'bob@gmail.example', send: false });
    expect(await back(other, page)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await call(other, 'GET', '/api/gmail-integration')).body).toBe('null');
    expect(tokensAtGoogle('RefreshToken')).toHaveLength(1);
  });
});

describe('an attack changes nothing, and learns nothing:', () => {
  it('a state that was used before', async () => {
    const page = await agree(await initiated(person), { email: 'ada@gmail.example' });
    expect((await back(person, page)).status).toBe(200);
    const before = await tableText();
    expect(await back(person, page)).toEqual(failed);
    expect(await tableText()).toEqual(before);
  });

  it("another user's state, which stays valid for its owner", async () => {
    const page = await agree(await initiated(person), { email: 'ada@gmail.example' });
    const before = await tableText();
    const attacker = await newPerson(product.url);
    const withAttacker = await tableText();
    expect(await back(attacker, page)).toEqual(failed);
    expect(await tableText()).toEqual(withAttacker);
    expect(withAttacker).toEqual(expect.arrayContaining(before));
    expect((await back(person, page)).status).toBe(200);
  });

  it('an invented state, or none', async () => {
    const page = await agree(await initiated(person), { email: 'ada@gmail.example' });
    const before = await tableText();
    expect(await back(person, page, { state: 'made-up' })).toEqual(failed);
    for (const missing of ['state', 'code']) {
      const answer = await back(person, page, { [missing]: '' });
      expect(answer).toMatchObject({
        status: 400,
        body: { message: 'Missing required OAuth parameters', field: missing },
      });
    }
    expect(await tableText()).toEqual(before);
  });

  it('a state that is eleven minutes old', async () => {
    const page = await agree(await initiated(person), { email: 'ada@gmail.example' });
    // The Lambdas' clock cannot be changed without a hook in the product, so the row is made older.
    const state = page.searchParams.get('state') ?? '';
    const hash = createHash('sha256').update(state).digest('base64url');
    await product.table.client.send(
      new UpdateCommand({
        TableName: product.table.name,
        Key: { pk: `OAUTH_STATE#${hash}`, sk: 'OAUTH_STATE' },
        UpdateExpression: 'ADD expires_at :back',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':back': -660 },
      }),
    );
    const before = await tableText();
    expect(await back(person, page)).toEqual(failed);
    expect(await tableText()).toEqual(before);
  });

  /** What an attack with an attacker's own valid state may change: that state is used up. */
  async function usesUpItsState(attack: (page: URL) => Promise<Answer>): Promise<void> {
    const page = await agree(await initiated(person), { email: 'ada@gmail.example' });
    const before = await tableText();
    expect(await attack(page)).toEqual(failed);
    const after = await tableText();
    const gone = before.filter((row) => !after.includes(row));
    expect(gone).toEqual([expect.stringContaining('OAUTH_STATE#')]);
    expect(after).toEqual(before.filter((row) => !gone.includes(row)));
  }

  it('a code that was redeemed before, with a new state', async () => {
    const used = await agree(await initiated(person), { email: 'mallory@gmail.example' });
    expect((await back(person, used)).status).toBe(200);
    await connected(person);
    await usesUpItsState((page) => back(person, page, { code: used.searchParams.get('code') }));
  });

  it('a code of another authorization, with another challenge', async () => {
    const attacker = await newPerson(product.url);
    const theirs = await agree(await initiated(attacker), { email: 'mallory@gmail.example' });
    await usesUpItsState((page) => back(person, page, { code: theirs.searchParams.get('code') }));
  });

  it('an invented code', () => usesUpItsState((page) => back(person, page, { code: 'made-up' })));

  it('a page of another issuer', () =>
    usesUpItsState((page) => back(person, page, { iss: 'https://accounts.attacker.example' })));

  it.each<[string, (url: URL) => void]>([
    ['another redirect', ({ searchParams }) => searchParams.set('redirect_uri', 'https://attacker.example/')],
    ['a longer redirect', ({ searchParams }) => searchParams.append('redirect_uri', '/more')],
    ['no challenge', ({ searchParams }) => searchParams.delete('code_challenge')],
    ['a plain challenge', ({ searchParams }) => searchParams.set('code_challenge_method', 'plain')],
  ])('an authorization with %s gets no code', async (_, change) => {
    const url = new URL(await initiated(person));
    change(url);
    const page = await agree(url.href, { email: 'ada@gmail.example' });
    expect(page.searchParams.get('code')).toBeNull();
    expect(page.hostname).not.toBe('attacker.example');
  });

  it('a code redeemed twice at once connects one account', async () => {
    const page = await agree(await initiated(person), { email: 'ada@gmail.example' });
    const both = await Promise.all([back(person, page), back(person, page)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });
});

describe('sending', () => {
  const raw = (to: string) => Buffer.from(`From: x\r\nTo: ${to}\r\nSubject: cloudpay.example\r\n\r\nHello`);
  const { signal } = new AbortController();
  let services: ConnectionServices;

  beforeAll(() => {
    process.env.AWS_ENDPOINT_URL = product.stack.awsEndpoint;
    const { url } = product.stack.google;
    services = {
      connections: storedConnections(product.table),
      google: configuredGoogle({
        GOOGLE_OAUTH_URL: url,
        GMAIL_API_URL: url,
        GOOGLE_CLIENT_ID: 'buyerscope-local',
        GOOGLE_CLIENT_SECRET_NAME: 'buyerscope/local/google-client-secret',
      }),
      vault: kmsVault(product.stack.find('AWS::KMS::Key', 'TokenKey').attributes.Arn ?? ''),
      now: () => new Date(),
    };
  });
  afterAll(() => {
    delete process.env.AWS_ENDPOINT_URL;
  });

  it('through the connected account lands in the outbox', async () => {
    await connected(person);
    const account = await openMailAccount(services, person.userId);
    const sent = await account?.send(raw('buyer@cloudpay.example'), signal);
    expect(sent).toEqual({ outcome: 'sent', id: expect.any(String) });
    expect(product.stack.google.outbox.list().at(-1)).toMatchObject({
      account: 'ada@gmail.example',
      to: ['buyer@cloudpay.example'],
      subject: 'cloudpay.example',
    });
  });

  it('continues with a new token after the old one expired', async () => {
    product.stack.google.forgetAccessTokens();
    const account = await openMailAccount(services, person.userId);
    expect(await account?.send(raw('a@cloudpay.example'), signal)).toMatchObject({ outcome: 'sent' });
  });

  it.each([
    ['throttle', { outcome: 'throttled', retryAfterSeconds: 30 }],
    ['forbid', { outcome: 'rejected', reason: 'Google does not let this mailbox send from here.' }],
    ['reject', { outcome: 'rejected', reason: 'Gmail does not take this message.' }],
    ['fail', { outcome: 'unavailable', mayHaveBeenSent: true }],
    ['lose', { outcome: 'unavailable', mayHaveBeenSent: true }],
  ] as const)('reports the outcome when Gmail is to %s', async (mishap, outcome) => {
    product.stack.google.mishap = () => mishap;
    const account = await openMailAccount(services, person.userId);
    expect(await account?.send(raw('b@cloudpay.example'), signal)).toEqual(outcome);
    product.stack.google.mishap = () => null;
  });

  it('ends if the access was revoked at Google, and the account shows as disconnected', async () => {
    const account = await openMailAccount(services, person.userId);
    product.stack.google.revokeAll();
    expect(await account?.send(raw('c@cloudpay.example'), signal)).toEqual({ outcome: 'disconnected' });
    const { body } = await call(person, 'GET', '/api/gmail-integration');
    expect(body).toMatchObject({ status: 'disconnected', gmail_email: 'ada@gmail.example' });
    expect(await openMailAccount(services, person.userId)).toBeNull();
  });

  it("in another user's name opens nothing", async () => {
    await connected(person);
    const own = await services.connections.find(person.userId);
    const other = await newPerson(product.url);
    if (own) await services.connections.replace(other.userId, null, own);
    expect(await openMailAccount(services, other.userId)).toBeNull();
  });
});

it('an operator stops the campaigns of all accounts, and resumes them', async () => {
  const command = (action: string) => invoke(product, 'OperatorCampaigns', { action });
  expect(await command('read')).toEqual({ state: 'sending' });
  expect(await command('stop')).toEqual({ state: 'stopped' });
  expect(await invoke(product, 'CampaignsSweep', {})).toEqual({ queued: 0 });
  expect(await command('resume')).toEqual({ state: 'sending' });
});

describe('the end of a connection', () => {
  it('revokes the permission, and deletes it', async () => {
    const { id } = await connected(person);
    const before = tokensAtGoogle('RefreshToken').length;
    expect((await call(person, 'DELETE', `/api/gmail-integration/${id}`)).status).toBe(200);
    expect(tokensAtGoogle('RefreshToken')).toHaveLength(before - 1);
    expect((await call(person, 'GET', '/api/gmail-integration')).body).toBe('null');
    expect((await call(person, 'DELETE', `/api/gmail-integration/${id}`)).status).toBe(404);
  });

  it('also comes with the end of its account', async () => {
    const leaver = await newPerson(product.url);
    await connected(leaver, { email: 'leaver@gmail.example' });
    const before = tokensAtGoogle('RefreshToken').length;
    await call(leaver, 'POST', '/api/account/deletion', { confirm: 'DELETE' });
    await until('the access is revoked', () => tokensAtGoogle('RefreshToken').length === before - 1);
    await until('the row is gone', async () => {
      return !(await tableText()).some((row) => row.includes('leaver@gmail.example'));
    });
  });
});

describe('while Google does not answer', () => {
  it('nothing is connected or disconnected, and the user is told', async () => {
    const { id } = await connected(person);
    const page = await agree(await initiated(person), { email: 'another@gmail.example' });
    product.stack.google.reachable = false;
    expect(await back(person, page)).toMatchObject({
      status: 503,
      body: { code: 'unavailable', message: 'Failed to connect Gmail account' },
    });
    expect(await call(person, 'DELETE', `/api/gmail-integration/${id}`)).toMatchObject({
      status: 503,
      body: { code: 'unavailable', message: 'Failed to disconnect Gmail' },
    });
    product.stack.google.reachable = true;
    const { body } = await call(person, 'GET', '/api/gmail-integration');
    expect(body).toMatchObject({ id, gmail_email: 'ada@gmail.example', status: 'connected' });
  });
});

describe('no token', () => {
  it('is in plain text in the table, in a log or in an answer', async () => {
    await connected(person);
    expect(issued.size).toBeGreaterThan(10);
    const logs = readdirSync(join(dataFolder, 'logs')).map((file) =>
      readFileSync(join(dataFolder, 'logs', file), 'utf8'),
    );
    const told = [...(await tableText()), ...answers, ...logs];
    expect(logs.join('').length).toBeGreaterThan(100);
    expect([...issued].filter((token) => told.some((text) => text.includes(token)))).toEqual([]);
    expect(told.filter((text) => text.includes('GOCSPX-'))).toEqual([]);
    expect(logs.filter((text) => text.includes('@gmail.example'))).toEqual([]);
  });
});
