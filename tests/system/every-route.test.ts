import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { fetchAuthSession } from 'aws-amplify/auth';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { putSubscription } from '../../functions/data/billing/subscriptions.ts';
import { stopCampaigns } from '../../functions/data/campaigns/campaign-stop.ts';
import { getSession } from '../../functions/data/sessions/sessions.ts';
import { loadKeys } from '../../infra/local/cognito/keys.ts';
import { openStore } from '../../infra/local/machine/store.ts';
import { contract } from '../../shared/contract/contract.ts';
import { idempotencyHeader } from '../../shared/contract/route.ts';
import { leadId } from '../../shared/model/leads/lead-id.ts';
import { oneIn, variant } from '../prove/variants.ts';
import {
  type Api,
  type ApiAnswer,
  type ApiRequest,
  type Operation,
  operationsOf,
  type User,
} from './routes/api.ts';
import { admittedWithout, undeclaredMethods } from './routes/check-access.ts';
import { mishandledInputs, mishandledSizes } from './routes/check-input.ts';
import { sharedWithStrangers } from './routes/check-ownership.ts';
import { mishandledRepeats } from './routes/check-repeats.ts';
import { type SignedIn, signed, wrongCredentials } from './routes/wrong-tokens.ts';
import { agree } from './stack/consent.ts';
import { newPerson } from './stack/person.ts';
import { type Product, startProduct, until } from './stack/product.ts';
import { searched } from './stack/small-web.ts';

/*
 * What must be true for every route of the contract, whatever it does: a new route is checked here without its own
 * test. tests/unit/contract shows that each check finds what it should.
 */

const operations = operationsOf(contract);
const ending = ['account.delete'];

let dataFolder: string;
let product: Product;
let api: Api;
let owner: User & SignedIn;
let stranger: User;

beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'every-route-'));
  product = await startProduct({ dataFolder });
  // Mails that campaigns send automatically would change rows in the middle of a test.
  await stopCampaigns(product.table, new Date());
  owner = await signUp();
  stranger = await signUp();
  const lead_id = leadId(await searchedBy(owner), 1);
  await subscribe(owner);
  await introduce(owner);
  await connectGmail(owner);
  api = {
    contract,
    send: (request) => send(product.url, request),
    stored: () => allRows(product),
    meaningful: {
      domain: searched,
      for_domain: searched,
      amount: 1,
      lead_id,
      contact_id: `${lead_id}:0`,
      contact_ids: [`${lead_id}:0`],
      template_id: await publicTemplateOf(owner),
      schedule_config: {},
      // A domain that is sold would stop every mail about it.
      status: 'available',
      messages: mailTo(lead_id),
      metadata: { subscription_type: 'pro' },
    },
    ending,
  };
});

afterAll(async () => {
  await product?.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

describe('who is not signed in', () => {
  it('could sign accepted tokens if they were not wrong', async () => {
    const authorization = `Bearer ${await signed(owner)}`;
    const answer = await api.send({ method: 'GET', path: '/api/sessions', authorization, body: null });
    expect(answer.status).toBe(200);
  });

  it('gets 401 from every route, and changes nothing', async () => {
    const { 'no header': none = null, "another pool's token": forged = null } = await wrongCredentials(owner);
    expect(await admittedWithout(api, operations, { none, forged })).toEqual([]);
  });

  it('gets 401 from every route with whatever looks like a token', variant, async () => {
    expect(await admittedWithout(api, operations, await wrongCredentials(owner))).toEqual([]);
  });
});

describe('another user', () => {
  it("gets 404 for the owner's ids on every route, and changes nothing", async () => {
    expect(await sharedWithStrangers(api, owner, stranger)).toEqual([]);
  });
});

describe('hostile input', () => {
  let seller: User;
  beforeAll(async () => {
    seller = await signUp();
  });
  const leaving: User[] = [];
  const sellerFor = async (operation: Operation | undefined): Promise<User> => {
    if (operation === undefined || !ending.includes(operation.id)) return seller;
    const another = await signUp();
    leaving.push(another);
    return another;
  };

  // A running deletion would change rows in the middle of the next test.
  afterEach(async () => {
    for (const { id } of leaving.splice(0)) {
      const own = async () => [...(await allRows(product)).keys()].filter((key) => key.includes(id));
      await until('the account is gone', async () => {
        const [first, ...others] = await own();
        return others.length === 0 && first?.endsWith('TOMBSTONE') === true;
      });
    }
  });

  const refuses = async (operation: Operation) => {
    const { authorization } = await sellerFor(operation);
    const { tried, faults } = await mishandledInputs(api, operation, authorization);
    expect(faults).toEqual([]);
    expect(tried).toBeGreaterThanOrEqual(4);
  };
  for (const [at, each] of operations.entries()) {
    const what = `to ${each.id} is refused by field, and never an error of the server`;
    it(what, oneIn(16, at), () => refuses(each));
  }

  const sized = async (held: Operation[]) => {
    const { authorization } = await sellerFor(held[0]);
    expect(await mishandledSizes(api, held, authorization)).toEqual([]);
  };
  const large = operations.filter(({ id, route }) => route.body !== undefined && !ending.includes(id));
  for (const part of [0, 1, 2, 3]) {
    it(`to every fourth route with a body, from ${part} on, is refused by size`, oneIn(4, part), () =>
      sized(large.filter((_, at) => at % 4 === part)),
    );
  }
  it('to one that ends the account is refused by size', variant, () =>
    sized(operations.filter(({ id }) => ending.includes(id))),
  );

  it('finds no method that the contract does not declare', async () => {
    expect(await undeclaredMethods(api, operations, seller.authorization)).toEqual([]);
  });
});

describe('the same request again', () => {
  const repeats = async (operation: Operation) => {
    const seller = await signUp();
    await subscribe(seller);
    await introduce(seller);
    await connectGmail(seller);
    const sessionId = await searchedBy(seller);
    const lead_id = leadId(sessionId, 1);
    const contact_ids = [`${lead_id}:0`];
    const meaningful = { ...api.meaningful, sessionId, contact_ids, messages: mailTo(lead_id) };
    expect(await mishandledRepeats({ ...api, meaningful }, operation, seller.authorization)).toEqual([]);
  };
  for (const [at, each] of operations.filter(({ route }) => route.idempotent).entries()) {
    it(`to ${each.id} is one`, oneIn(4, at), () => repeats(each));
  }
});

/** Gives a user the features of paid plans. */
async function subscribe({ id }: User): Promise<void> {
  await putSubscription(product.table, id, {
    subscription_type: 'pro',
    status: 'active',
    updated_at: new Date().toISOString(),
  });
}

/** Gives a user the name and the address without which no mail leaves. */
async function introduce({ authorization }: User): Promise<void> {
  const { path, response } = contract.profile.get;
  const { updated_at } = response.parse(
    JSON.parse((await send(product.url, { method: 'GET', path, authorization, body: null })).text),
  );
  const body = JSON.stringify({
    name: 'Alex Moreau',
    postal_address: '1 Quay Street\nPort Ellery',
    updated_at,
  });
  const answer = await send(product.url, { method: 'PATCH', path, authorization, body });
  expect(answer.status).toBe(200);
}

/** Makes a user create a template that anyone may use. */
async function publicTemplateOf({ authorization }: User): Promise<string> {
  const body = JSON.stringify({ title: 'For all', content: 'About {data.domain}', is_public: true });
  const { path, response } = contract.templates.create;
  const answer = await send(product.url, { method: 'POST', path, authorization, body });
  return response.parse(JSON.parse(answer.text)).id;
}

/** A mail to the first person of a lead. */
function mailTo(lead: string) {
  return [{ contact_id: `${lead}:0`, subject: 'A name', text: 'For you' }];
}

/** Makes a user connect a Gmail account, which goes through pages of Google's. */
async function connectGmail({ authorization }: User): Promise<void> {
  const call = (path: string, body: object) =>
    send(product.url, { method: 'POST', path, authorization, body: JSON.stringify(body) });
  const begun = await call(contract.mail.initiate.path, {});
  const { oauth_url } = contract.mail.initiate.response.parse(JSON.parse(begun.text));
  const page = await agree(oauth_url, { email: 'owner@gmail.example' });
  const ended = await call(contract.mail.callback.path, Object.fromEntries(page.searchParams));
  expect(ended.status).toBe(200);
}

/** Runs a search for a user, so that there is something to save. Returns the id of the session once it has ended. */
async function searchedBy({ id, authorization }: User): Promise<string> {
  const body = JSON.stringify({ domain: searched, amount: 1 });
  const answer = await send(product.url, { method: 'POST', path: '/api/sessions', authorization, body });
  const { sessionId } = contract.sessions.create.response.parse(JSON.parse(answer.text)).data;
  await until('the session has ended', async () => {
    const session = await getSession(product.table, id, sessionId);
    return session?.status === 'completed';
  });
  return sessionId;
}

/** A new user with a token, and with what is needed to forge wrong ones. */
async function signUp(): Promise<User & SignedIn> {
  const person = await newPerson(product.url);
  const { tokens } = await fetchAuthSession();
  if (tokens?.idToken === undefined) throw new Error('nobody is signed in');
  const store = openStore(join(dataFolder, 'local.db'));
  const { signingKey, publicJwk } = loadKeys(store, product.stack.find('AWS::Cognito::UserPool', '').id);
  store.close();
  const accessToken = tokens.accessToken.toString();
  return {
    id: person.userId,
    authorization: `Bearer ${accessToken}`,
    accessToken,
    idToken: tokens.idToken.toString(),
    claims: { ...tokens.accessToken.payload },
    key: signingKey,
    publicKey: publicJwk,
  };
}

/** Sends a request unchanged. One that the gateway throttles, as these tests are fast, is sent again. */
async function send(url: string, request: ApiRequest): Promise<ApiAnswer> {
  const { method, path, authorization, body, contentType = 'application/json', idempotencyKey } = request;
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(authorization === null ? {} : { authorization }),
      ...(body === null ? {} : { 'content-type': contentType }),
      ...(idempotencyKey === undefined ? {} : { [idempotencyHeader]: idempotencyKey }),
    },
    body: body === null || typeof body === 'string' ? body : new Uint8Array(body),
    signal: AbortSignal.timeout(120_000),
  });
  const text = await response.text();
  const byGateway = response.status === 429 && !text.includes('"code"');
  if (!byGateway) return { status: response.status, text };
  await sleep(250);
  return send(url, request);
}

const row = z.looseObject({ pk: z.string(), sk: z.string() });

/** The whole table, once no session is processing, no export is being prepared and no event is pending. */
async function allRows({ table, stack }: Product): Promise<Map<string, string>> {
  const rows = new Map<string, string>();
  const read = async () => {
    if (stack.stripe.ledger.list('delivery').some(({ state }) => state === 'pending')) return false;
    rows.clear();
    let processing = 0;
    for await (const page of paginateScan({ client: table.client }, { TableName: table.name })) {
      for (const item of page.Items ?? []) {
        const { pk, sk, ...rest } = row.parse(item);
        rows.set(`${pk} ${sk}`, JSON.stringify(rest, inOrder));
        if ('processing' in rest || rest.status === 'preparing') processing += 1;
      }
    }
    return processing === 0;
  };
  await until('nothing is under way', read);
  return rows;
}

/** DynamoDB keeps no order within its maps. */
function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
