import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { outreach } from '../../shared/contract/outreach.ts';
import { billing } from '../../shared/contract/payments/billing.ts';
import { newPerson, type Person } from './stack/person.ts';
import { invoke, type Product, startProduct, until } from './stack/product.ts';
import { searched } from './stack/small-web.ts';

/*
 * What operators do for users, with the permissions of their own Lambdas, and the mails that users asked for. People pay
 * on the pages of the fake of Stripe, whose clock the tests move.
 */
const day = 86_400;
const goodCard = '4242 4242 4242 4242';
/** It can be charged only while its holder is on the page. */
const laterDeclined = '4000 0000 0000 0341';

let product: Product;

beforeAll(async () => {
  product = await startProduct({ environment: { REMOVAL_SETTLE_SECONDS: '0', REMOVAL_REST_SECONDS: '0' } });
});

afterEach(() => product?.stack.stripe.deliveries.resume());

afterAll(() => product?.stop());

async function changeProfile(person: Person, fields: object): Promise<void> {
  const { updated_at } = Object((await person.call('GET', '/api/profile')).body);
  const { status } = await person.call('PATCH', '/api/profile', { ...fields, updated_at });
  expect(status).toBe(200);
}

/** A new person who wants every mail that the product can send. */
async function notified(): Promise<Person> {
  const person = await newPerson(product.url);
  await changeProfile(person, { notifications: { session_finished: true, payment_failed: true } });
  return person;
}

async function mailed(to: string, subject: RegExp): Promise<void> {
  const found = () => product.stack.inbox.list().some((mail) => mail.to === to && subject.test(mail.subject));
  await until(`a mail to ${to} about ${subject}`, found, 60);
}

/** Opens the page on which a person pays for a plan. */
async function paymentPage(person: Person) {
  const { body } = await person.call('POST', '/api/payments', { metadata: { subscription_type: 'pro' } });
  return billing.createPayment.response.parse(body);
}

/** Begins the trial of a first subscription with a card. */
async function payBy(number: string, hostedUrl: string): Promise<void> {
  const form = new URLSearchParams({ act: 'pay', number, expiry: '12 / 34' });
  const { status } = await fetch(hostedUrl, { method: 'POST', redirect: 'manual', body: form });
  expect(status).toBe(303);
}

const planOf = async (person: Person) =>
  billing.subscription.response.parse((await person.call('GET', '/api/subscription')).body);

const operate = (action: object) => invoke(product, 'OperatorPayments', action);

/** Waits until every event was delivered or given up. */
const delivered = () =>
  until(
    'all events were delivered',
    () => !product.stack.stripe.ledger.list('delivery').some(({ state }) => state === 'pending'),
    60,
  );

describe('an operator of payments', () => {
  it('replays the events that could not be processed, and refunds a payment', async () => {
    const person = await newPerson(product.url);
    const { hosted_url } = await paymentPage(person);
    product.proxy.plan(person.userId, [
      { operation: 'TransactWriteItems', nth: 1, kind: 'denied', lasting: true },
    ]);
    await payBy(goodCard, hosted_url);
    await delivered();
    expect(await planOf(person)).toMatchObject({ subscription_type: 'free' });

    product.proxy.plan(person.userId, []);
    const replayed = z
      .object({ replayed: z.int(), failed: z.int() })
      .parse(await operate({ action: 'replay_parked' }));
    expect(replayed.replayed).toBeGreaterThan(0);
    expect(replayed.failed).toBe(0);
    expect(await operate({ action: 'replay_parked' })).toEqual({ replayed: 0, failed: 0 });
    expect(await planOf(person)).toMatchObject({ subscription_type: 'pro', status: 'trialing' });

    product.stack.stripe.advance(product.stack.stripe.now() + 15 * day);
    await delivered();
    const user_id = person.userId;
    const { payments } = z
      .object({ payments: z.array(z.looseObject({ id: z.uuid(), status: z.string(), amount: z.number() })) })
      .parse(await operate({ action: 'read', user_id }));
    const payment_id = payments.find(({ status, amount }) => status === 'paid' && amount > 0)?.id;
    await operate({ action: 'refund', user_id, payment_id, end_now: true });
    expect(await planOf(person)).toMatchObject({ subscription_type: 'free' });
  });

  it.each([
    [
      'an operator follows the customer',
      (person: Person) => operate({ action: 'follow', user_id: person.userId }),
    ],
    [
      'the user looks at the payment',
      (person: Person, id: string) => person.call('GET', `/api/payments/${id}`),
    ],
  ])('has a failed payment mailed to who wants that, once %s', async (_, look) => {
    const person = await notified();
    let { payment_id, hosted_url } = await paymentPage(person);
    await payBy(laterDeclined, hosted_url);
    await delivered();
    if ((await planOf(person)).trial_refused) {
      // Another account has had a trial with this card, so that it is charged at once now.
      ({ payment_id, hosted_url } = await paymentPage(person));
      await payBy(laterDeclined, hosted_url);
      await delivered();
    }
    expect(await planOf(person)).toMatchObject({ subscription_type: 'pro' });
    product.stack.stripe.deliveries.hold();
    product.stack.stripe.advance(product.stack.stripe.now() + 32 * day);
    await look(person, payment_id);
    await mailed(person.email, /payment/i);
  });
});

describe('an operator of removals', () => {
  /** A seller who has searched, and has queued a mail to the first person of the first company. */
  async function withQueuedMail() {
    const seller = await newPerson(product.url);
    await changeProfile(seller, { name: 'Alex Moreau', postal_address: '1 Quay Street, Port Ellery' });
    const sessionId = await seller.search(searched, 1);
    await seller.ended(sessionId);
    const [lead] = await seller.leads(sessionId);
    const text = { subject: 'A name for your roofs', text: 'Hello, this name is for sale.' };
    const queued = await seller.call('POST', '/api/outreach', {
      domain: searched,
      price: '$4,900',
      messages: [{ contact_id: `${lead?.id}:0`, ...text }],
    });
    expect(queued.status, JSON.stringify(queued.body)).toBe(200);
    const queue = async () =>
      outreach.list.response.parse((await seller.call('GET', '/api/outreach')).body).messages;
    const leads = async () => JSON.stringify(await seller.leads(sessionId));
    const [{ id, email } = { id: '', email: '' }] = await queue();
    return { seller, queue, leads, id, email };
  }

  it('removes somebody who cannot confirm it by mail, from queued and sent mails too, and sees when it is done', async () => {
    const waiting = await withQueuedMail();
    const sent = await withQueuedMail();
    const { email } = waiting;
    expect(sent.email).toBe(email);
    expect(
      (await sent.seller.call('POST', `/api/outreach/${sent.id}/sent`, { way: 'mail_client' })).status,
    ).toBe(200);
    const log = async () => JSON.stringify((await sent.seller.call('GET', '/api/outreach-log')).body);
    expect(await log()).toContain(email);

    const remove = (action: 'remove' | 'read') => invoke(product, 'RemovalsOperator', { action, email });
    expect(await remove('remove')).toMatchObject({ state: 'is being removed' });
    await until(
      'the removal is done',
      async () => {
        await invoke(product, 'RemovalsSweep', {});
        return Object(await remove('read')).state === 'nothing is waiting to be removed';
      },
      60,
    );
    expect(await waiting.queue()).toEqual([]);
    expect(await log()).not.toContain(email);
    for (const { leads } of [waiting, sent]) expect(await leads()).not.toContain(email);
  });
});

it('a search that ended is mailed to who wants that', async () => {
  const person = await notified();
  await person.ended(await person.search(searched, 1));
  await mailed(person.email, /search|compan/i);
});
