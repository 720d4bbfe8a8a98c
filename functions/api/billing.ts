import { billing as contract } from '../../shared/contract/billing.ts';
import { Refusal } from '../../shared/model/errors.ts';
import { plans, usageMonth } from '../../shared/model/plans.ts';
import { pageBilling } from '../data/billing-records.ts';
import { getSubscription } from '../data/subscriptions.ts';
import { openTable, type Table } from '../data/table.ts';
import { accountGuard } from '../data/tombstones.ts';
import { getUsage } from '../data/usage.ts';
import { entitledPlan, shownSubscription } from '../domain/billing/entitlement.ts';
import { shownRecord } from '../domain/billing/pending-payment.ts';
import { readEnvironment, tableEnvironment } from '../runtime/env.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** The operations on plan, limits, usage and payments, over a table and a clock. */
function billingHandlers(services: { table: Table; now: () => Date }): Handlers<typeof contract> {
  const { table, now } = services;
  const closed = async () => {
    throw new Refusal('unavailable', 'Payments are not open yet.');
  };
  return {
    async subscription(_input, { userId }) {
      return shownSubscription(userId, await getSubscription(table, userId), now());
    },

    async limits(_input, { userId }) {
      const subscription = await getSubscription(table, userId);
      return plans[entitledPlan(subscription, now())].limits;
    },

    usage: (_input, { userId }) => getUsage(table, userId, usageMonth(now())),

    async history({ query }, { userId }) {
      const page = { limit: query.limit, after: query.cursor ?? null };
      const { records, after } = await pageBilling(table, userId, page);
      return {
        billing_history: records.map((record) => shownRecord(userId, record, now())),
        next_cursor: after,
      };
    },

    cancel: closed,
    reactivate: closed,
    createPayment: closed,
    payment: closed,
    continuePayment: closed,
    deletePendingPayment: closed,
  };
}

const environment = readEnvironment(tableEnvironment);
const table = openTable(environment.TABLE_NAME);

export const handler = serve(
  contract,
  billingHandlers({ table, now: () => new Date() }),
  accountGuard(table),
);
