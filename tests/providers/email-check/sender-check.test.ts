import { expect, it } from 'vitest';
import type { DnsAnswer, DnsOptions } from '../../../functions/domain/web/dns.ts';
import { senderChecks } from '../../../functions/providers/email-check/sender-check.ts';

function checking(answer: (name: string, options?: DnsOptions) => Promise<DnsAnswer<string>>) {
  let now = Date.parse('2026-11-20T10:00:00.000Z');
  const asked: string[] = [];
  const texts = (name: string, options?: DnsOptions) => {
    asked.push(name);
    return answer(name, options);
  };
  return {
    asked,
    check: senderChecks({ texts }, () => new Date(now)),
    wait: (minutes: number) => {
      now += minutes * 60_000;
    },
  };
}

it('uses an answer again for five minutes', async () => {
  const { asked, check, wait } = checking(async () => ({ outcome: 'no_such_name' }));
  const first = await check('ada@harborline.test');
  const lookups = asked.length;
  wait(4);
  expect(await check('ada@harborline.test')).toEqual(first);
  expect(asked).toHaveLength(lookups);
  wait(2);
  await check('ada@harborline.test');
  expect(asked).toHaveLength(2 * lookups);
});

it('asks again at once where nothing was answered', async () => {
  const { asked, check } = checking(async () => ({ outcome: 'unanswered' }));
  expect(await check('ada@harborline.test')).toMatchObject({ verdict: 'unknown' });
  const lookups = asked.length;
  await check('ada@harborline.test');
  expect(asked).toHaveLength(2 * lookups);
});

it('gives every lookup the same end, so that DNS that is silent costs seconds alone', async () => {
  const signals = new Set<AbortSignal | undefined>();
  const { check } = checking(async (_name, options) => {
    signals.add(options?.signal);
    return { outcome: 'unanswered' };
  });
  await check('ada@harborline.test');
  const [signal, ...others] = signals;
  expect(others).toEqual([]);
  expect(signal).toBeInstanceOf(AbortSignal);
});
