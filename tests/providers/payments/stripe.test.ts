import { describe, expect, it } from 'vitest';
import { NoPaymentPage, PaymentProviderError } from '../../../functions/domain/billing/payment-provider.ts';
import { stripePayments } from '../../../functions/providers/payments/stripe.ts';
import { askStripe } from '../../../functions/providers/payments/stripe-client.ts';
import { stripePages } from '../../../functions/providers/payments/stripe-pages.ts';
import { type Asked, startFake, type Wire } from '../fake-service.ts';

const key = 'sk_test_canary_of_the_key';
const json = (status: number, body: unknown, headers: Record<string, string> = {}): Wire => ({
  status,
  body: JSON.stringify(body),
  headers: { 'request-id': 'req_1', ...headers },
});
/** https://docs.stripe.com/api/errors */
const failure = (status: number, error: Record<string, unknown>, headers = {}) =>
  json(status, { error }, headers);
const listOf = (data: readonly unknown[]) => json(200, { object: 'list', data, has_more: false, url: '/v1' });
const price = { id: 'price_1', object: 'price', lookup_key: 'buyerscope_pro_monthly' };
const session = { id: 'cs_1', object: 'checkout.session', url: 'https://checkout.example/c/pay/cs_1' };

/**
 * The adapter with a server that answers as instructed. `answers` are used in turn, and the last one is repeated.
 */
async function connected(...answers: ((asked: Asked) => Wire)[]) {
  let turn = 0;
  const fake = await startFake((asked) => {
    const answer = answers[Math.min(turn, answers.length - 1)];
    turn += 1;
    return answer?.(asked) ?? json(500, {});
  });
  const ask = askStripe({ url: fake.url, key: async () => `${key}\n` });
  return {
    payments: stripePayments(ask),
    pages: stripePages(ask, 'https://app.example'),
    asked: fake.asked,
  };
}

const order = {
  userId: 'u-1',
  customerId: 'cus_1',
  paymentId: 'p-1',
  plan: 'pro',
  opening: 3,
  trialDays: 14,
} as const;

describe('a Checkout', () => {
  it('is opened for the price of the lookup key, once per opening, and returns to the site', async () => {
    const { pages, asked } = await connected(
      () => listOf([price]),
      () => json(200, session),
    );
    expect(await pages.openCheckout(order)).toEqual({ id: 'cs_1', url: session.url });
    const [first, second] = asked;
    expect(first?.path).toContain('lookup_keys[0]=buyerscope_pro_monthly');
    expect(second?.headers).toMatchObject({
      authorization: `Bearer ${key}`,
      'idempotency-key': 'checkout-cus_1-3',
      'stripe-version': expect.stringMatching(/^\d{4}-\d\d-\d\d/),
    });
    const sent = Object.fromEntries(new URLSearchParams(second?.body));
    expect(sent).toMatchObject({
      mode: 'subscription',
      customer: 'cus_1',
      client_reference_id: 'p-1',
      'line_items[0][price]': 'price_1',
      'metadata[opening]': '3',
      'subscription_data[metadata][payment_id]': 'p-1',
      'subscription_data[trial_period_days]': '14',
      'subscription_data[trial_settings][end_behavior][missing_payment_method]': 'cancel',
      payment_method_collection: 'if_required',
      success_url:
        'https://app.example/dashboard/manage-subscription?payment=success&type=subscription&payment_id=p-1',
    });
  });

  it('without a trial asks for a card', async () => {
    const { pages, asked } = await connected(
      () => listOf([price]),
      () => json(200, session),
    );
    await pages.openCheckout({ ...order, trialDays: null });
    expect(asked[1]?.body).not.toMatch(/trial|payment_method_collection/);
  });

  it.each([null, '', 'somewhere', 'mailto:x@y.example', 7])(
    'whose page is at %j has no usable page',
    async (url) => {
      const { pages } = await connected(
        () => listOf([price]),
        () => json(200, { ...session, url }),
      );
      await expect(pages.openCheckout(order)).rejects.toBeInstanceOf(NoPaymentPage);
    },
  );

  it('needs prices to be set up', async () => {
    const { pages } = await connected(() => listOf([]));
    await expect(pages.openCheckout(order)).rejects.toThrow('buyerscope_pro_monthly');
  });

  it('that was completed cannot be closed any more', async () => {
    const completed = { ...session, status: 'complete', url: null };
    const { payments, asked } = await connected(() => json(200, completed));
    expect(await payments.expireCheckout('cs_1')).toBe(false);
    expect(await payments.checkoutUrl('cs_1')).toBeNull();
    expect(asked.every(({ path }) => !path.endsWith('/expire'))).toBe(true);
  });

  it('that is completed while it is being closed counts as completed', async () => {
    const { payments } = await connected(
      () => json(200, { ...session, status: 'open' }),
      () => failure(400, { type: 'invalid_request_error', message: 'not open' }),
      () => json(200, { ...session, status: 'complete' }),
    );
    expect(await payments.expireCheckout('cs_1')).toBe(false);
  });
});

describe('a call', () => {
  const busy = () =>
    failure(429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests' });

  it('that was refused for too many calls is retried with the same key', async () => {
    const { payments, asked } = await connected(
      () => failure(429, { type: 'rate_limit', code: 'lock_timeout' }, { 'stripe-should-retry': 'true' }),
      () => json(200, { id: 'cus_1', object: 'customer' }),
    );
    const user = { userId: 'u-1', email: 'canary@seller.example' };
    expect(await payments.createCustomer(user)).toBe('cus_1');
    const keys = asked.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual(['customer-u-1-with-email', 'customer-u-1-with-email']);
  });

  it('without our own key has one from the SDK', async () => {
    const { payments, asked } = await connected(() => json(200, { id: 'sub_1', object: 'subscription' }));
    await payments.endWithPeriod('sub_1', true);
    expect(asked[0]?.body).toBe('cancel_at_period_end=true');
    expect(asked[0]?.headers['idempotency-key']).toMatch(/\w{8}/);
  });

  it.each([
    ['refused for too many', busy, /rate_limit|StripeRateLimit/],
    [
      'refused for its key',
      () => failure(401, { type: 'invalid_request_error', message: `Invalid API Key provided: ${key}` }),
      /StripeAuthenticationError.*401/,
    ],
    [
      'refused for a card',
      () =>
        failure(402, {
          type: 'card_error',
          code: 'card_declined',
          decline_code: 'generic_decline',
          message: 'The card of canary@seller.example ending in 4242 was declined.',
          payment_method: { card: { last4: '4242' }, billing_details: { email: 'canary@seller.example' } },
        }),
      /StripeCardError, card_declined, status 402, req_1/,
    ],
    ['answered with a page', () => ({ status: 200, body: '<html>Welcome</html>' }), /Stripe/],
  ] as const)('%s is reported only by codes and ids', async (_, answer, said) => {
    const { payments } = await connected(answer);
    const failed = await payments.endWithPeriod('sub_1', true).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(PaymentProviderError);
    if (!(failed instanceof PaymentProviderError)) return;
    expect(failed.message).toMatch(said);
    expect(failed.cause).toBeUndefined();
    expect(JSON.stringify({ ...failed, message: failed.message, stack: failed.stack })).not.toMatch(
      /canary|4242|sk_test/,
    );
  });

  it('whose answer lacks a required field is malformed, and says where', async () => {
    const { payments } = await connected(
      () => listOf([]),
      () => listOf([]),
      () => listOf([{ id: 'sub_1', object: 'subscription', status: 'resting' }]),
    );
    await expect(payments.read('cus_1')).rejects.toThrow('An answer is malformed at 0.status');
  });

  it('for a deleted customer finds nobody', async () => {
    const missing = () =>
      failure(404, { type: 'invalid_request_error', code: 'resource_missing', message: 'No such customer' });
    expect(await (await connected(missing)).payments.userOf('cus_1')).toBeNull();
    const deleted = () => json(200, { id: 'cus_1', object: 'customer', deleted: true });
    expect(await (await connected(deleted)).payments.userOf('cus_1')).toBeNull();
  });
});

describe('a refund', () => {
  it('is made once per payment, and repeating it changes nothing', async () => {
    const paid = { object: 'invoice_payment', payment: { type: 'payment_intent', payment_intent: 'pi_1' } };
    const { payments, asked } = await connected(
      () => listOf([paid]),
      () => failure(400, { type: 'invalid_request_error', code: 'charge_already_refunded' }),
    );
    await payments.refund('in_1', 'duplicate');
    expect(asked[1]?.headers['idempotency-key']).toBe('refund-pi_1');
    expect(asked[1]?.body).toBe('payment_intent=pi_1&reason=duplicate');
  });
});
