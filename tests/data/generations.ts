import { paginateQuery, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { generateTemplateHandlers } from '../../functions/api/generate-template.ts';
import { putSubscription } from '../../functions/data/billing/subscriptions.ts';
import type { Table } from '../../functions/data/table.ts';
import type {
  LanguageModel,
  NoAnswer,
  Question,
} from '../../functions/domain/language-model/language-model.ts';
import type { PlanName } from '../../shared/model/account/plan-name.ts';
import { type TemplateRequest, templateRequest } from '../../shared/model/outreach/template-request.ts';

/** The text that the model writes. */
const modelMail = {
  title: 'A name for roofs',
  description: 'Offers a domain name.',
  subject: 'About {data.domain}',
  body: 'Hi {lead.FirstName},\n\nwould you like {data.domain}?\n\nBest regards,',
  category: 'cold_outreach',
};

/** A model that writes `modelMail`, or fails as instructed, and counts its calls. */
export function fakeModel(
  outcome: () => NoAnswer['outcome'] | 'answered' | Promise<'answered'> = () => 'answered',
) {
  const model = {
    asked: 0,
    async ask<Schema extends z.ZodType>({ schema }: Question<Schema>) {
      model.asked += 1;
      const how = await outcome();
      if (how !== 'answered') return { outcome: how, detail: 'as planned' };
      return { outcome: how, object: schema.parse(modelMail) };
    },
  } satisfies LanguageModel & { asked: number };
  return model;
}

/** Generates on a table for one user, at the time of a clock. */
export function generating(options: {
  table: Table;
  model: LanguageModel | null;
  clock: { now: Date };
  userId: string;
}) {
  const { table, model, clock, userId } = options;
  const handlers = generateTemplateHandlers({ table, model, now: () => clock.now });
  return (asked: Partial<TemplateRequest> = {}, idempotencyKey: string | null = null) => {
    const body = templateRequest.parse({ purpose: 'Domain acquisition outreach', ...asked });
    return handlers.generate({ params: {}, query: {}, body, idempotencyKey }, { userId });
  };
}

/** Puts a user on a plan. */
export function subscribe(table: Table, userId: string, plan: PlanName): Promise<void> {
  return putSubscription(table, userId, {
    subscription_type: plan,
    status: 'active',
    updated_at: '2026-11-01T00:00:00.000Z',
  });
}

/** Sets how many credits and email generations of a month a user has used. */
export async function setUsed(
  table: Table,
  userId: string,
  month: string,
  used: { credits: number; emails: number },
): Promise<void> {
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: { pk: `USER#${userId}`, sk: `USAGE#${month}` },
      UpdateExpression: 'SET ai_credits_used = :credits, email_generations_used = :emails',
      ExpressionAttributeValues: { ':credits': used.credits, ':emails': used.emails },
    }),
  );
}

/** The rows of a user whose sort keys begin with a prefix. */
export async function rowsOf(
  table: Table,
  userId: string,
  prefix: string,
): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  const query = {
    TableName: table.name,
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': `USER#${userId}`, ':prefix': prefix },
    ConsistentRead: true,
  };
  for await (const page of paginateQuery({ client: table.client }, query)) rows.push(...(page.Items ?? []));
  return rows;
}
