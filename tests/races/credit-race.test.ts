import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { getUsage } from '../../functions/data/billing/usage.ts';
import { plans } from '../../shared/model/account/plans.ts';
import { fakeModel, generating, rowsOf, setUsed, subscribe } from '../data/generations.ts';
import { caseCount, tryAll } from '../prove/try-cases.ts';
import { between, jostledTable } from './jostled-table.ts';

const table = jostledTable();
const clock = { now: new Date('2026-11-20T10:00:00.000Z') };
const month = '2026-11';

/** Requests texts concurrently. Returns by whom each was written, or the code of its refusal. */
async function textsAtOnce(generate: ReturnType<typeof generating>, count: number): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, () =>
      generate({}, randomUUID()).then(
        (text) => text.generated_by,
        (error: { code: string }) => error.code,
      ),
    ),
  );
}

const times = (answers: readonly string[], what: string) => answers.filter((each) => each === what).length;

it('calls the model as often as credits are left, and composes what the plan has left', async () => {
  const lost = await tryAll(
    'credit-race',
    async (random) => {
      const userId = randomUUID();
      const isPaid = random() < 0.5;
      const left = between(random, 0, 3);
      const asked = left + between(random, 1, 5);
      const model = fakeModel();
      const credits = plans.pro.limits.ai_credits_limit - left;
      const emails = isPaid ? 0 : (plans.free.emailGenerations ?? 0) - left;
      if (isPaid) await subscribe(table, userId, 'pro');
      await setUsed(table, userId, month, { credits: isPaid ? credits : 0, emails });
      const generate = generating({ table, model: isPaid ? model : null, clock, userId });
      const answers = await textsAtOnce(generate, asked);
      const used = await getUsage(table, userId, month);
      const found = {
        byModel: times(answers, 'model'),
        composed: times(answers, 'composer'),
        refused: times(answers, 'limit_reached'),
        askedModel: model.asked,
        credits: used.ai_credits_used,
        emails: used.email_generations_used,
        reserved: (await rowsOf(table, userId, 'RESERVATION#')).length,
      };
      const right = isPaid
        ? {
            byModel: left,
            composed: asked - left,
            refused: 0,
            askedModel: left,
            credits: credits + left,
            emails: asked,
          }
        : {
            byModel: 0,
            composed: left,
            refused: asked - left,
            askedModel: 0,
            credits: 0,
            emails: emails + left,
          };
      const wrong = JSON.stringify(found) === JSON.stringify({ ...right, reserved: 0 });
      return {
        met: asked - left,
        wrong: wrong ? [] : [`${JSON.stringify(found)} instead of ${JSON.stringify(right)}`],
      };
    },
    { atOnce: 4, meeting: 'were asked for more than was left' },
  );
  expect(lost).toBe(caseCount('credit-race'));
});
