import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { sessionHandlers } from '../../functions/api/sessions.ts';
import { getUsage } from '../../functions/data/billing/usage.ts';
import { endSession } from '../../functions/data/sessions/end-session.ts';
import { getSession } from '../../functions/data/sessions/sessions.ts';
import { failure } from '../../functions/domain/sessions/session-end.ts';
import { plans } from '../../shared/model/account/plans.ts';
import { caseCount, tryAll } from '../prove/try-cases.ts';
import { sessionsOf } from '../system/stack/invariants.ts';
import { between, jostledTable } from './jostled-table.ts';

const table = jostledTable();
const now = () => new Date('2026-11-20T10:00:00.000Z');
const month = '2026-11';
const limit = plans.free.limits.lead_searches_limit;
const pipeline = {
  start: async () => undefined,
  state: async () => 'running' as const,
  stop: async () => undefined,
};
const handlers = sessionHandlers({ table, pipeline, hash: async (text) => text, now });

async function setUsed(userId: string, used: number): Promise<void> {
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: { pk: `USER#${userId}`, sk: `USAGE#${month}` },
      UpdateExpression: 'SET lead_searches_used = :used',
      ExpressionAttributeValues: { ':used': used },
    }),
  );
}

/** Requests a search. Returns the id of its session, or the code of the refusal. */
async function search(userId: string, idempotencyKey: string): Promise<string> {
  const asked = {
    params: {},
    query: {},
    body: { domain: 'cloud.example', amount: 1, fresh: false },
    idempotencyKey,
  };
  return handlers.create(asked, { userId }).then(
    ({ data }) => data.sessionId,
    (error: { code: string }) => error.code,
  );
}

/** A session fails, and its end is delivered twice. */
async function fail(userId: string, sessionId: string): Promise<void> {
  const session = await getSession(table, userId, sessionId);
  if (session === null) throw new Error(`${sessionId} is not there`);
  await Promise.all([1, 2].map(() => endSession(table, session, failure(session, now()))));
}

it('allows exactly as many searches as are left, and returns each failed one once', async () => {
  const lost = await tryAll(
    'search-race',
    async (random) => {
      const userId = randomUUID();
      const left = between(random, 0, 3);
      await setUsed(userId, limit - left);
      const keys = Array.from({ length: left + between(random, 1, 5) }, () => randomUUID());
      const repeated = [...keys, ...keys.slice(0, between(random, 0, 3))];
      const answers = await Promise.all(repeated.map((key) => search(userId, key)));
      const ids = new Set(answers.filter((answer) => answer !== 'limit_reached'));
      const wrong: string[] = [];
      if (ids.size !== left) wrong.push(`${ids.size} searches began, and ${left} were left: ${answers}`);

      const failing = [...ids].slice(0, between(random, 0, ids.size));
      const anew = Array.from({ length: between(random, 0, 3) }, () => randomUUID());
      await Promise.all([
        ...failing.map((id) => fail(userId, id)),
        ...anew.map((key) => search(userId, key)),
      ]);
      const sessions = await sessionsOf(table, userId);
      const running = sessions.filter(({ status }) => status === 'processing').length;
      const { lead_searches_used: used } = await getUsage(table, userId, month);
      if (used !== limit - left + running) wrong.push(`${used} are used, and ${running} run of ${left} left`);
      if (used > limit) wrong.push(`${used} are used of ${limit}`);
      return { met: repeated.length - ids.size, wrong };
    },
    { atOnce: 4, meeting: 'refused or repeated a search' },
  );
  expect(lost).toBe(caseCount('search-race'));
});
