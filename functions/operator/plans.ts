import * as z from 'zod';
import { planName } from '../../shared/model/account/subscription.ts';
import { putSubscription } from '../data/billing/subscriptions.ts';
import { openTable } from '../data/table.ts';
import { readEnvironment, tableEnvironment } from '../runtime/env.ts';
import { step } from '../runtime/step.ts';

const table = openTable(readEnvironment(tableEnvironment).TABLE_NAME);

/** Grants a user a plan at once, without a payment. A command for operators, never a route. */
export const handler = step(
  z.strictObject({ user_id: z.uuid(), subscription_type: planName }),
  async ({ user_id, subscription_type }) => {
    await putSubscription(table, user_id, {
      subscription_type,
      status: 'active',
      updated_at: new Date().toISOString(),
    });
    return { user_id, subscription_type };
  },
);
