import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { getUsage } from '../../functions/data/billing/usage.ts';
import { type GeneratedTemplate, generatedTemplate } from '../../shared/model/outreach/template-request.ts';
import { fakeModel, generating, rowsOf } from '../data/generations.ts';
import { emulatedTable } from '../data/table.ts';
import { caseCount, tryAll } from '../prove/try-cases.ts';
import { faultsMet, injectFaults, randomSchedule, setSchedule } from './faults.ts';

const count = caseCount('generations');
const actsPerUser = 8;
/** The calls of one generation when nothing fails, and some more. */
const callsOfAnAct = 12;

const table = emulatedTable();
const faulty = injectFaults(emulatedTable());
const months = ['2026-11', '2026-12'];

/**
 * Generates as a browser does, which retries failures with the same key, while random calls fail and a month ends.
 * Then the faults stop, and it continues. Returns the answers, and how many faults occurred.
 */
async function live(userId: string, random: () => number) {
  const clock = { now: new Date('2026-11-30T23:55:00.000Z') };
  const model = fakeModel(() => (random() < 0.3 ? 'busy' : 'answered'));
  const generate = generating({ table: faulty, model, clock, userId });
  const answers: GeneratedTemplate[] = [];
  let met = 0;
  for (let act = 0; act < actsPerUser; act += 1) {
    const schedule = [...randomSchedule(random)].map(
      ([call, kind]) => [1 + (call % callsOfAnAct), kind] as const,
    );
    setSchedule(userId, new Map(schedule));
    const key = randomUUID();
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      const answer = await generate({}, key).catch(() => null);
      clock.now = new Date(clock.now.getTime() + random() * 60_000);
      if (answer !== null) {
        answers.push(answer);
        break;
      }
    }
    met += faultsMet(userId);
  }
  setSchedule(userId, new Map());
  clock.now = new Date(clock.now.getTime() + 120_000);
  await generate({}, randomUUID()).then(
    (answer) => answers.push(answer),
    () => undefined,
  );
  return { answers, met };
}

const storedText = z.object({ sk: z.string(), generated: generatedTemplate });
const remembered = z.object({ answer_id: z.string() });

/** What must be true once everything is settled. Returns a sentence for each violation. */
async function violations(userId: string, answers: readonly GeneratedTemplate[]): Promise<string[]> {
  const texts = (await rowsOf(table, userId, 'GENERATED#')).map((row) => storedText.parse(row));
  const keys = (await rowsOf(table, userId, 'IDEMPOTENCY#')).map((row) => remembered.parse(row));
  const usage = await Promise.all(months.map((month) => getUsage(table, userId, month)));
  const sum = (of: 'ai_credits_used' | 'email_generations_used') =>
    usage.reduce((all, each) => all + each[of], 0);
  const byModel = texts.filter(({ generated }) => generated.generated_by === 'model').length;
  const contents = texts.map(({ generated }) => JSON.stringify(generated));
  const checks: [boolean, string][] = [
    [sum('ai_credits_used') !== byModel, `${sum('ai_credits_used')} credits are used for ${byModel} texts`],
    [
      sum('email_generations_used') !== texts.length,
      `${sum('email_generations_used')} emails for ${texts.length}`,
    ],
    [
      usage.some((each) => each.email_generations_used > 5 || each.ai_credits_used > 5),
      'more than the plan has',
    ],
    [
      usage.some((each) => each.email_generations_used < 0 || each.ai_credits_used < 0),
      'less than nothing is used',
    ],
    [(await rowsOf(table, userId, 'RESERVATION#')).length > 0, 'something is still reserved'],
    [keys.length !== texts.length, `${keys.length} keys stand for ${texts.length} texts`],
    [keys.some(({ answer_id }) => !texts.some(({ sk }) => sk.endsWith(answer_id))), 'a key leads nowhere'],
    [answers.length > texts.length, `${answers.length} answers were given, and ${texts.length} counted`],
    [
      answers.some((answer) => !contents.includes(JSON.stringify(generatedTemplate.parse(answer)))),
      'uncounted',
    ],
  ];
  return checks.filter(([isSo]) => isSo).map(([, what]) => what);
}

describe('generating under faults, over the end of a month', () => {
  it('counts every text once, and nothing that was not written', async () => {
    let given = 0;
    const met = await tryAll('generations', async (random) => {
      const userId = randomUUID();
      const lived = await live(userId, random);
      given += lived.answers.length;
      return { met: lived.met, wrong: await violations(userId, lived.answers) };
    });
    expect(met).toBeGreaterThan(count * 0.9);
    expect(given).toBeGreaterThan(count * 4);
  });
});
