import { describe, expect, it } from 'vitest';
import { emulatedTable } from '../data/table.ts';
import { caseCount, firstCase, printTried, progressOf, seed } from '../prove/try-cases.ts';
import { oneIn } from '../prove/variants.ts';
import { randomNumbers } from '../random-numbers.ts';
import { newLife } from './campaign-life.ts';
import { injectFaults } from './faults.ts';

/*
 * Campaigns through lives of faults, in the product's own code with a real table, in one process and without
 * waiting.
 */
const count = caseCount('campaigns');
const atOnce = 10;
const acts = 30;

const table = injectFaults(emulatedTable());

/** The life of one campaign. Returns what was wrong with it, and what it exercised. */
async function tried(number: number) {
  const life = await newLife(table, randomNumbers(seed * 1_000_003 + number));
  await life.live(acts);
  await life.settle();
  return { number, met: life.faults(), mails: life.delivered.length, wrong: await life.wrong() };
}

describe('lives of campaigns under faults', () => {
  it('leave each recipient with at most one mail per step, and none after they have said no', async () => {
    const begun = performance.now();
    const results: Awaited<ReturnType<typeof tried>>[] = [];
    const progress = progressOf('campaigns');
    const end = firstCase + count;
    for (let first = firstCase; first < end; first += atOnce) {
      progress(first);
      const size = Math.min(atOnce, end - first);
      results.push(...(await Promise.all(Array.from({ length: size }, (_, index) => tried(first + index)))));
    }
    const met = results.filter((result) => result.met > 0).length;
    const mails = results.reduce((sum, result) => sum + result.mails, 0);
    printTried('campaigns', begun, `${met} met a fault, ${mails} mails arrived`);
    expect(results.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
    expect(met).toBeGreaterThan(count * 0.8);
    // Which fault hits which act is not in the seed alone, so a life may end without a mail.
    expect(mails).toBeGreaterThan(count * 0.5);
  });

  const claims: [string, string[], string][] = [
    ['that nobody has said no', ['SUPPRESSION#'], 'after saying no'],
    ['that all is as it was read', [':seen', ':where_', 'MAILBOX#'], 'mails'],
    ['that the domain is for sale', [':dropped'], 'not for sale'],
  ];
  const catches = async (conditions: string[], said: string) => {
    table.client.middlewareStack.add(
      (next) => (args) => next({ ...args, input: without(args.input, conditions) }),
      { step: 'initialize', priority: 'low', name: 'planted' },
    );
    try {
      // Which of two turns comes first is not in the seed, so some lives are not wrong.
      let wrong = '';
      for (let first = 0; !wrong.includes(said) && first < 200; first += atOnce) {
        const results = await Promise.all(
          Array.from({ length: atOnce }, (_each, index) => tried(first + index)),
        );
        wrong += results.flatMap((result) => result.wrong).join();
      }
      expect(wrong).toContain(said);
    } finally {
      table.client.middlewareStack.remove('planted');
    }
  };
  for (const [at, [what, conditions, said]] of claims.entries()) {
    it(`catch a claim that does not check ${what}`, oneIn(3, at), () => catches(conditions, said));
  }
});

interface Operation {
  ConditionExpression?: string;
  UpdateExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Record<string, unknown>;
}

/** The claim of a mail without some of its conditions; other calls are unchanged. */
function without<Input>(input: Input, conditions: readonly string[]): Input {
  const text = JSON.stringify(input);
  if (!text.includes(':where_due_at')) return input;
  const planted: { TransactItems: Record<string, Operation>[] } & Input = JSON.parse(text);
  for (const operation of planted.TransactItems.flatMap((item) => Object.values(item))) {
    if (!conditions.some((condition) => JSON.stringify(operation).includes(condition))) continue;
    operation.ConditionExpression = 'attribute_exists(pk) OR attribute_not_exists(pk)';
    const used = (name: string) => new RegExp(`${name}\\b`).test(operation.UpdateExpression ?? '');
    operation.ExpressionAttributeNames = only(operation.ExpressionAttributeNames, used);
    operation.ExpressionAttributeValues = only(operation.ExpressionAttributeValues, used);
  }
  return planted;
}

function only<Value>(named: Record<string, Value> | undefined, isNeeded: (name: string) => boolean) {
  const entries = Object.entries(named ?? {}).filter(([name]) => isNeeded(name));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
