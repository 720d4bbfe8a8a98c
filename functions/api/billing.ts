import { billing as contract } from '../../shared/contract/billing.ts';
import { plans, usageMonth } from '../../shared/model/plans.ts';
import { getSubscription } from '../data/subscriptions.ts';
import { openTable, type Table } from '../data/table.ts';
import { getUsage } from '../data/usage.ts';
import { readEnvironment, tableEnvironment } from '../runtime/env.ts';
import { type Handlers, serve } from '../runtime/serve.ts';

/** The operations on plan, limits and usage, over a table and a clock. */
function billingHandlers(services: { table: Table; now: () => Date }): Handlers<typeof contract> {
  const { table, now } = services;
  return {
    async limits(_input, caller) {
      const subscription = await getSubscription(table, caller.userId);
      return plans[subscription?.subscription_type ?? 'free'].limits;
    },
    usage: (_input, caller) => getUsage(table, caller.userId, usageMonth(now())),
  };
}

const environment = readEnvironment(tableEnvironment);

export const handler = serve(
  contract,
  billingHandlers({ table: openTable(environment.TABLE_NAME), now: () => new Date() }),
);
