import * as z from 'zod';
import type { Account } from '../account.ts';
import { invalidRequest } from '../error.ts';
import { changeSubscription, endSubscription, isLive, itemOf } from '../subscription.ts';
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
        metadata: metadata.optional(),
      },
      (given, { id }) => {
        const subscription = live(id);
        const { cancel_at_period_end: ends } = given;
        return changeSubscription(account, subscription, {
          ...given,
          metadata: merged(subscription.metadata, given.metadata),
          ...(ends !== undefined && {
            cancel_at: ends ? itemOf(subscription).current_period_end : null,
            canceled_at: ends ? account.now() : null,
            cancellation_details: {
              comment: null,
              feedback: null,
              feedback_option: null,
              reason: ends ? ('cancellation_requested' as const) : null,
            },
          }),
        });
      },
    ),
    call('DELETE', 'subscriptions/:id', {}, (_, { id }) => {
      const subscription = ledger.need('subscription', id);
      if (!isLive(subscription)) {
        throw invalidRequest(`No such subscription: '${id}'`, 'id', 'resource_missing');
      }
      return endSubscription(account, subscription, 'cancellation_requested');
    }),
  ];
}
