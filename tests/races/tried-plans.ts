import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { leadExportHandlers } from '../../functions/api/lead-exports.ts';
import { sessionHandlers } from '../../functions/api/sessions.ts';
import { putSubscription } from '../../functions/data/billing/subscriptions.ts';
import { endSession } from '../../functions/data/sessions/end-session.ts';
import { createSession } from '../../functions/data/sessions/sessions.ts';
import { newSession } from '../../functions/domain/sessions/new-session.ts';
import { completion } from '../../functions/domain/sessions/session-end.ts';
import type { PlanName } from '../../shared/model/account/plan-name.ts';
import { plans, usageMonth } from '../../shared/model/account/plans.ts';
import type { SubscriptionLimits } from '../../shared/model/account/subscription.ts';
import { newSeller } from '../data/campaigning.ts';
import { fakeModel, generating, setUsed, subscribe } from '../data/generations.ts';
import { hash, sellerAt } from '../data/selling.ts';
import { letThrough, type Try, type World } from './tried-limits.ts';

/** What a plan limits. A limit that is added to the plans must be tried here, or this does not compile. */
type PlanLimit = Exclude<keyof SubscriptionLimits, 'subscription_type'> | 'emailGenerations' | 'campaigns';

/** What a plan limits, as its user does it. */
interface TriedPlan {
  /** How much is left at the beginning; null if the plan sets no limit. */
  readonly left: number | null;
  readonly attempt: Try;
}

const nothing = { params: {}, query: {}, body: {}, idempotencyKey: null };
const few = 3;
const pipeline = {
  start: async () => undefined,
  state: async () => 'running' as const,
  stop: async () => undefined,
};

/** A gate allows everything, or nothing. */
const gate = (open: boolean) => (open ? null : 0);

async function userOn({ table }: World, plan: PlanName): Promise<string> {
  const userId = randomUUID();
  await subscribe(table, userId, plan);
  return userId;
}

function search({ table, now }: World, userId: string, amount: number): Promise<boolean> {
  const sessions = sessionHandlers({ table, hash, pipeline, now });
  const body = { domain: 'cloudpay.example', amount, fresh: true };
  return letThrough(sessions.create({ ...nothing, body }, { userId }));
}

/** Every limit of a plan, as a user of that plan tries to get around it. */
export const triedPlans: {
  readonly [Name in PlanLimit]: (world: World, plan: PlanName) => Promise<TriedPlan>;
} = {
  async lead_searches_limit(world, plan) {
    const { table, now } = world;
    const userId = await userOn(world, plan);
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: { pk: `USER#${userId}`, sk: `USAGE#${usageMonth(now())}` },
        UpdateExpression: 'SET lead_searches_used = :used',
        ExpressionAttributeValues: { ':used': plans[plan].limits.lead_searches_limit - few },
      }),
    );
    return { left: few, attempt: () => search(world, userId, 1) };
  },

  async max_companies_per_search(world, plan) {
    const userId = await userOn(world, plan);
    const amount = plans[plan].limits.max_companies_per_search;
    // The largest search is allowed once, and one company more never.
    let isFirst = true;
    const attempt: Try = () => {
      const asked = isFirst ? amount : amount + 1;
      isFirst = false;
      return search(world, userId, asked);
    };
    return { left: 1, attempt };
  },

  async ai_credits_limit(world, plan) {
    const { table, now } = world;
    const userId = await userOn(world, plan);
    const credits = plans[plan].limits.ai_credits_limit - few;
    await setUsed(table, userId, usageMonth(now()), { credits, emails: 0 });
    const generate = generating({ table, model: fakeModel(), clock: { now: now() }, userId });
    // Without a credit the composer writes, as long as the plan has emails left.
    const attempt: Try = async () => {
      let isByModel = false;
      const generation = generate({}, randomUUID()).then((text) => {
        isByModel = text.generated_by === 'model';
      });
      return (await letThrough(generation)) && isByModel;
    };
    return { left: few, attempt };
  },

  async emailGenerations(world, plan) {
    const { table, now } = world;
    const userId = await userOn(world, plan);
    const { emailGenerations: max } = plans[plan];
    const left = max === null ? null : few;
    await setUsed(table, userId, usageMonth(now()), { credits: 0, emails: max === null ? 0 : max - few });
    const generate = generating({ table, model: null, clock: { now: now() }, userId });
    return { left, attempt: () => letThrough(generate({}, randomUUID())) };
  },

  async bulk_email_generation({ table, now }, plan) {
    const seller = await sellerAt(now, table, { plan });
    let tries = 0;
    const attempt: Try = () => {
      tries += 1;
      return letThrough(seller.queue([0, 1], { domain: `cloud${tries}pay.example`, about_another: true }));
    };
    return { left: gate(plans[plan].limits.bulk_email_generation), attempt };
  },

  async bulk_export(world, plan) {
    const { table, now } = world;
    const userId = await userOn(world, plan);
    const sessionId = randomUUID();
    const session = newSession({ userId, sessionId, domain: 'cloudpay.example', amount: 1 }, null, now());
    await createSession(table, session, null);
    await endSession(table, session, completion(session, [], now()));
    const exports = leadExportHandlers({ table, hash, now });
    const asked = { ...nothing, params: { sessionId }, body: { format: 'csv' as const } };
    const attempt: Try = () => letThrough(exports.start(asked, { userId }));
    return { left: gate(plans[plan].limits.bulk_export), attempt };
  },

  async campaigns({ table, now }, plan) {
    const seller = await newSeller({ table, now });
    const updated_at = now().toISOString();
    await putSubscription(table, seller.userId, { subscription_type: plan, status: 'active', updated_at });
    return { left: gate(plans[plan].campaigns), attempt: () => letThrough(seller.create()) };
  },
};
