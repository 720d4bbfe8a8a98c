import { expect, test } from 'vitest';
import { sdkTypes } from './sdk-types.ts';

const refund = {
  id: 're_1',
  object: 'refund',
  amount: 2900,
  balance_transaction: null,
  charge: 'ch_1',
  created: 1_790_000_000,
  currency: 'usd',
  customer: null,
  customer_account: null,
  metadata: { order: 'o-1' },
  payment_intent: 'pi_1',
  payment_method: null,
  reason: 'duplicate',
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
};

test('objects that the SDK describes match, alone and in a list', () => {
  const { misfits } = sdkTypes();
  expect(misfits(refund)).toEqual([]);
  expect(misfits({ object: 'list', data: [refund, refund], has_more: false, url: '/v1/refunds' })).toEqual(
    [],
  );
  expect(misfits({ id: 'cus_1', object: 'customer', deleted: true })).toEqual([]);
});

test.each<[string, object, string]>([
  ['a field is missing', { ...refund, amount: undefined, charge: null }, 'refund.amount: not a whole number'],
  ['a field is of another type', { ...refund, created: '1790000000' }, 'refund.created: not a whole number'],
  ['an amount has a fraction', { ...refund, amount: 29.5 }, 'refund.amount: not a whole number'],
  ['a field is unknown', { ...refund, fee: 1 }, 'refund.fee: unknown'],
  ['a choice is none of the known', { ...refund, reason: 'unhappy' }, 'refund.reason: "unhappy"'],
  ['a value in a map is no text', { ...refund, metadata: { order: 1 } }, 'refund.metadata.order: not a text'],
  ['an object is not listed', { object: 'payout' }, 'payout: an object that described.ts does not list'],
])('it reports that %s', (_, value, misfit) => {
  expect(sdkTypes().misfits(value).join('\n')).toContain(misfit);
});

test('an event is checked against its own type and that of its object', () => {
  const event = {
    id: 'evt_1',
    object: 'event',
    api_version: null,
    created: 1_790_000_000,
    data: { object: { ...refund, fee: 1 } },
    livemode: false,
    pending_webhooks: 0,
    request: null,
    type: 'refund.made',
  };
  expect(sdkTypes().misfits(event)).toEqual([
    'event.type: "refund.made"',
    'in an event: refund.fee: unknown',
  ]);
});
