import { createHmac } from 'node:crypto';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Table } from '../../../functions/data/table.ts';
import { stripeEvents } from '../../../functions/providers/payments/stripe-signature.ts';
import { log } from '../../../functions/runtime/log.ts';
import { serve } from '../../../functions/runtime/serve.ts';
import { paymentEventHandlers } from '../../../functions/webhooks/payments.ts';
import { apiEvent } from '../../../infra/local/api/api-event.ts';
import type { StripeEvent } from '../../../infra/local/stripe/objects.ts';
import { paymentEvents } from '../../../shared/contract/payments/payment-events.ts';
import { emptyTable } from '../table.ts';
import { openTill, type Till } from './till.ts';

const newest = 'whsec_newest';
const before = 'whsec_before';
const route = 'POST /api/webhooks/payments';

let table: Table;
let till: Till;
let parked: { event_id: string; type: string }[];
let handler: ReturnType<typeof serve<typeof paymentEvents>>;

beforeAll(async () => {
  table = await emptyTable();
  till = await openTill({ table });
  parked = [];
  handler = serve(
    paymentEvents,
    paymentEventHandlers({
      ...till.services,
      events: stripeEvents(async () => `${newest}\n${before}\nwhsec_older_than_both\nnone\n`),
      parked: {
        park: async (event) => {
          parked.push(event);
        },
        replay: async () => ({ replayed: 0, failed: 0 }),
      },
    }),
  );
});
afterAll(() => till.stop());

/** The present time as Stripe writes it, in seconds. */
const now = () => Math.floor(Date.now() / 1000);

/**
 * Stripe's signature of a body with each secret, made a number of seconds ago.
 * https://docs.stripe.com/webhooks#verify-manually
 */
function signature(body: string, secrets: readonly string[], secondsAgo = 0): string {
  const time = now() - secondsAgo;
  const signed = secrets.map((secret) => {
    return `v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
  });
  return [`t=${time}`, ...signed].join(',');
}

/** Posts a body to the webhook, and returns the status. */
async function post(body: string | Buffer, signed: string | null): Promise<number> {
  const event = apiEvent(
    {
      method: 'POST',
      path: '/api/webhooks/payments',
      query: '',
      headers: new Map([
        ['content-type', ['application/json']],
        ...(signed === null ? [] : [['stripe-signature', [signed]] satisfies [string, string[]]]),
      ]),
      body: Buffer.from(body),
      sourceIp: '192.0.2.1',
    },
    {
      apiId: 'api',
      place: { account: '000000000000', region: 'us-east-1', stackName: 'test' },
      stage: '$default',
      routeKey: route,
      parameters: {},
      claims: null,
      scopes: null,
    },
  );
  const { statusCode = 0 } = await handler(JSON.parse(JSON.stringify(event)));
  return statusCode;
}

const deliver = (event: StripeEvent, secrets = [newest]) => {
  const body = JSON.stringify(event, null, 2);
  return post(body, signature(body, secrets));
};

/** Every row that names a user, or an event of the user's. */
async function everythingOf(userId: string): Promise<string[]> {
  const ids = (await till.events(userId)).map(({ id }) => id);
  const rows: string[] = [];
  for await (const { Items = [] } of paginateScan({ client: table.client }, { TableName: table.name })) {
    const own = Items.filter(({ pk }) => [userId, ...ids].some((id) => String(pk).includes(id)));
    rows.push(...own.map((row) => JSON.stringify(row, Object.keys(row).toSorted())));
  }
  return rows.toSorted();
}

/** A user who has paid, and the events that were not delivered yet. */
async function paid(): Promise<{ userId: string; events: StripeEvent[] }> {
  const userId = await till.newUser();
  const { hosted_url } = await till.begin(userId, 'pro');
  await till.press(hosted_url, 'pay');
  return { userId, events: await till.events(userId) };
}

function paidInvoice(events: StripeEvent[]): StripeEvent {
  const found = events.find(({ type }) => type === 'invoice.paid');
  if (found === undefined) throw new Error('no invoice was paid');
  return found;
}

describe('a delivery', () => {
  it('that is signed sets the plan, and a second delivery changes nothing', async () => {
    const { userId, events } = await paid();
    expect(await deliver(paidInvoice(events))).toBe(200);
    const after = await everythingOf(userId);
    expect(after.join()).toContain('"subscription_type":"pro"');
    expect(await deliver(paidInvoice(events))).toBe(200);
    expect(await everythingOf(userId)).toEqual(after);
  });

  it('that is signed with the previous secret is accepted, with an older one it is not', async () => {
    const { events } = await paid();
    expect(await deliver(paidInvoice(events), [before])).toBe(200);
    expect(await deliver(paidInvoice(events), ['whsec_older_than_both'])).toBe(400);
    expect(await deliver(paidInvoice(events), ['none'])).toBe(400);
  });

  it('with non-ASCII characters is verified byte by byte', async () => {
    const body = `${JSON.stringify({ id: 'evt_é', type: 'unheard.of', data: { object: { note: '€ 🚀' } } })}\n`;
    expect(await post(body, signature(body, [newest]))).toBe(200);
  });

  it.each([
    ['a changed byte', (body: string) => [body.replace('"paid"', '"pain"'), signature(body, [newest])]],
    [
      'another order of fields',
      (body: string) => [JSON.stringify(JSON.parse(body)), signature(body, [newest])],
    ],
    ['a wrong secret', (body: string) => [body, signature(body, ['whsec_of_somebody_else'])]],
    ['an old signature', (body: string) => [body, signature(body, [newest], 301)]],
    ['no signature', (body: string) => [body, null]],
    ['a signature that is none', (body: string) => [body, 't=soon,v1=00']],
    ['an empty signature', (body: string) => [body, 't=1,v1=']],
    ['an empty signature of now', (body: string) => [body, `t=${now()},v1=`]],
    ['a signature of bytes that are not ASCII', (body: string) => [body, `t=${now()},v1=${'é'.repeat(64)}`]],
    ['a signature without a time', (body: string) => [body, `v1=${'0'.repeat(64)}`]],
    ['a header of 8 KB', (body: string) => [body, 't=1,v1=0'.repeat(1024)]],
  ] as const)('with %s is a 400, and changes nothing', async (_, forge) => {
    const { userId, events } = await paid();
    const rows = await everythingOf(userId);
    const [body = '', signed = null] = forge(JSON.stringify(paidInvoice(events), null, 2));
    const logged = vi.spyOn(log, 'error');
    expect(await post(body ?? '', signed)).toBe(400);
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
    expect(await everythingOf(userId)).toEqual(rows);
  });

  it('that arrives a hundred times at once has one effect', async () => {
    const { userId, events } = await paid();
    const logged = vi.spyOn(log, 'error');
    const statuses = await Promise.all(Array.from({ length: 100 }, () => deliver(paidInvoice(events))));
    expect(logged.mock.calls).toEqual([]);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await till.services.store.account(userId)).toMatchObject({ revision: 1 });
    expect(till.stripe.ledger.list('refund')).toEqual([]);
  });

  it('of a kind that we did not subscribe to is answered with success, and not stored', async () => {
    const { userId } = await paid();
    const rows = await everythingOf(userId);
    const [event] = await till.events(userId);
    if (event === undefined) throw new Error('nothing happened');
    expect(await deliver({ ...event, type: 'customer.tax_id.created' })).toBe(200);
    expect(await everythingOf(userId)).toEqual(rows);
  });

  it('that cannot be handled is a 500, and parked', async () => {
    const { events } = await paid();
    const event = paidInvoice(events);
    parked = [];
    const { read } = till.services.provider;
    Object.assign(till.services.provider, { read: () => Promise.reject(new Error('out of order')) });
    expect(await deliver(event)).toBe(500);
    Object.assign(till.services.provider, { read });
    expect(parked).toEqual([{ event_id: event.id, type: 'invoice.paid' }]);
    expect(await deliver(event)).toBe(200);
  });
});
