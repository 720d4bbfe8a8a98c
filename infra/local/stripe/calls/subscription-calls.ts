import * as z from 'zod';
import type { Account } from '../account.ts';
import { invalidRequest } from '../error.ts';
import { changeSubscription, endSubscription, isLive, itemOf } from '../subscription.ts';
import { switchPrice } from '../switch-price.ts';
import { type Call, call, page, paging } from './call.ts';
import { flag, merged, metadata, text } from './parameters.ts';

const statuses = [
  'active',
  'all',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;
const cancellation = z.strictObject({ comment: text.optional() });

/** Subscriptions, which Checkouts create. */
export function subscriptionCalls(account: Account): Call[] {
  const { ledger } = account;

  function live(id: string) {
    const subscription = ledger.need('subscription', id);
    if (isLive(subscription)) return subscription;
    throw invalidRequest(
      'A canceled subscription can only update its cancellation_details and metadata.',
      undefined,
      'resource_missing',
    );
  }

  return [
    call('GET', 'subscriptions/:id', {}, (_, { id }) => ledger.need('subscription', id)),
    call(
      'GET',
      'subscriptions',
      {
        ...paging,
        customer: text.optional(),
        status: z.enum(statuses).optional(),
      },
      ({ status, ...given }) =>
        page<'subscription'>(
          '/v1/subscriptions',
          ledger
            .list('subscription')
            .filter(({ customer }) => customer === (given.customer ?? customer))
            .filter((each) => {
              if (status === undefined) return each.status !== 'canceled';
              return status === 'all' || each.status === status;
            }),
          given,
        ),
    ),
    call(
      'POST',
      'subscriptions/:id',
      {
        cancel_at_period_end: flag.optional(),
        cancellation_details: cancellation.optional(),
        default_payment_method: text.optional(),
        description: text.optional(),
        items: z
          .array(z.strictObject({ id: text, price: text, quantity: z.literal('1').optional() }))
          .length(1)
          .optional(),
        metadata: metadata.optional(),
        proration_behavior: z.enum(['always_invoice', 'none']).optional(),
      },
      ({ items, proration_behavior, cancellation_details, ...given }, { id }) => {
        let subscription = live(id);
        const { cancel_at_period_end: ends, default_payment_method: method } = given;
        if (method !== undefined) ledger.need('payment_method', method, 'default_payment_method');
        const [item] = items ?? [];
        if (item) {
          if (item.id !== itemOf(subscription).id) {
            throw invalidRequest(
              `No such subscription item: '${item.id}'`,
              'items[0][id]',
              'resource_missing',
            );
          }
          if (!proration_behavior) {
            throw invalidRequest(
              'The local Stripe knows the proration behaviors always_invoice and none: name one.',
              'proration_behavior',
            );
          }
          const price = ledger.need('price', item.price, 'items[0][price]');
          subscription = switchPrice(account, subscription, price, proration_behavior, false);
        }
        return changeSubscription(account, subscription, {
          ...given,
          metadata: merged(subscription.metadata, given.metadata),
          ...(ends !== undefined && {
            cancel_at: ends ? itemOf(subscription).current_period_end : null,
            canceled_at: ends ? account.now() : null,
            cancellation_details: {
              comment: cancellation_details?.comment ?? null,
              feedback: null,
              feedback_option: null,
              reason: ends ? ('cancellation_requested' as const) : null,
            },
          }),
        });
      },
    ),
    call(
      'DELETE',
      'subscriptions/:id',
      {
        cancellation_details: cancellation.optional(),
        invoice_now: flag.optional(),
        prorate: flag.optional(),
      },
      (given, { id }) => {
        const subscription = ledger.need('subscription', id);
        if (!isLive(subscription)) {
          throw invalidRequest(`No such subscription: '${id}'`, 'id', 'resource_missing');
        }
        if (given.invoice_now || given.prorate) {
          throw invalidRequest('The local Stripe cancels without a last invoice.', 'invoice_now');
        }
        return endSubscription(account, subscription, 'cancellation_requested');
      },
    ),
  ];
}
