import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { getUsage } from '../../functions/data/billing/usage.ts';
import type { NoAnswer } from '../../functions/domain/language-model/language-model.ts';
import { plans } from '../../shared/model/account/plans.ts';
import { fakeModel, generating, rowsOf, setUsed, subscribe } from './generations.ts';
import { emulatedTable } from './table.ts';

const table = emulatedTable();
const november = '2026-11';

function newUser(model: ReturnType<typeof fakeModel> | null) {
  const userId = randomUUID();
  const clock = { now: new Date('2026-11-20T10:00:00.000Z') };
  return {
    userId,
    clock,
    generate: generating({ table, model, clock, userId }),
    async used(month = november) {
      const { ai_credits_used: credits, email_generations_used: emails } = await getUsage(
        table,
        userId,
        month,
      );
      return { credits, emails };
    },
    open: () => rowsOf(table, userId, 'RESERVATION#'),
  };
}

describe('generating a template without a model', () => {
  it('composes it, and counts an email generation and no credit', async () => {
    const user = newUser(null);
    const generated = await user.generate({ tone: 'casual', includePrice: true });
    expect(generated).toMatchObject({ generated_by: 'composer', notice: null, category: 'cold_outreach' });
    expect(generated.content).toMatch(/^Subject: .+\n\nH(i|ey) \{lead\.FirstName\},/);
    expect(await user.used()).toEqual({ credits: 0, emails: 1 });
  });

  it('needs a purpose', async () => {
    const user = newUser(null);
    await expect(user.generate({ purpose: '  ' })).rejects.toMatchObject({
      code: 'invalid_input',
      field: 'purpose',
      message: 'Please describe the purpose of your email template',
    });
    expect(await user.used()).toEqual({ credits: 0, emails: 0 });
  });

  it('is refused after five in a month on the free plan, and never on a paid one', async () => {
    const user = newUser(null);
    for (let n = 0; n < 5; n += 1) await user.generate();
    await expect(user.generate()).rejects.toMatchObject({
      code: 'limit_reached',
      message: 'You have used all 5 email generations of this month. They reset on 1 Dec (UTC).',
    });
    await subscribe(table, user.userId, 'pro');
    await user.generate();
    expect(await user.used()).toEqual({ credits: 0, emails: 6 });
    user.clock.now = new Date('2026-12-01T00:00:00.000Z');
    await user.generate();
    expect(await user.used('2026-12')).toEqual({ credits: 0, emails: 1 });
  });
});

describe('generating a template with a model', () => {
  it('costs a credit and an email generation', async () => {
    const user = newUser(fakeModel());
    expect(await user.generate()).toMatchObject({
      generated_by: 'model',
      title: 'A name for roofs',
      variables: ['data.domain', 'lead.FirstName'],
      notice: null,
    });
    expect(await user.used()).toEqual({ credits: 1, emails: 1 });
    expect(await user.open()).toEqual([]);
  });

  it.each<[NoAnswer['outcome'], string]>([
    ['busy', 'The AI did not answer in time, or its text could not be used'],
    ['timed_out', 'The AI did not answer in time, or its text could not be used'],
    ['malformed', 'The AI did not answer in time, or its text could not be used'],
    ['unavailable', 'The AI did not answer in time, or its text could not be used'],
    ['refused', 'The AI declined to write this'],
  ])('falls back to composing when it is %s, says so, and returns the credit', async (outcome, why) => {
    const user = newUser(fakeModel(() => outcome));
    expect(await user.generate()).toMatchObject({
      generated_by: 'composer',
      notice: `${why}, so this text was composed without it. No AI credit was used.`,
    });
    expect(await user.used()).toEqual({ credits: 0, emails: 1 });
    expect(await user.open()).toEqual([]);
  });

  it('composes, and says so, when a paid plan has no credit left', async () => {
    const model = fakeModel();
    const user = newUser(model);
    await subscribe(table, user.userId, 'pro');
    await setUsed(table, user.userId, november, { credits: 250, emails: 300 });
    expect(await user.generate()).toMatchObject({
      generated_by: 'composer',
      notice: 'You have used all 250 of this month’s AI credits, so this text was composed without AI.',
    });
    expect(model.asked).toBe(0);
    expect(await user.used()).toEqual({ credits: 250, emails: 301 });
  });

  it('with one credit left and 50 requests at once calls the model exactly once', async () => {
    const model = fakeModel();
    const user = newUser(model);
    await subscribe(table, user.userId, 'pro');
    await setUsed(table, user.userId, november, {
      credits: plans.pro.limits.ai_credits_limit - 1,
      emails: 0,
    });
    const texts = await Promise.all(Array.from({ length: 50 }, () => user.generate()));
    expect(texts.filter((text) => text.generated_by === 'model')).toHaveLength(1);
    expect(model.asked).toBe(1);
    expect(await user.used()).toEqual({ credits: 250, emails: 50 });
  });

  it('with one left on a free plan and 50 requests at once writes exactly one', async () => {
    const user = newUser(fakeModel());
    await setUsed(table, user.userId, november, { credits: 4, emails: 4 });
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => user.generate()));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await user.used()).toEqual({ credits: 5, emails: 5 });
  });
});

describe('the same request again', () => {
  it.each([
    ['a model', fakeModel()],
    ['the composer', null],
  ])('is answered with the same text of %s, and costs nothing more', async (_, model) => {
    const user = newUser(model);
    const key = randomUUID();
    const first = await user.generate({}, key);
    const used = await user.used();
    expect(await user.generate({}, key)).toEqual(first);
    expect(await user.used()).toEqual(used);
    await expect(user.generate({ tone: 'formal' }, key)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('waits for a text that is still being written', async () => {
    const writing = Promise.withResolvers<'answered'>();
    const user = newUser(fakeModel(() => writing.promise));
    const key = randomUUID();
    const first = user.generate({}, key);
    await expect.poll(user.open).toHaveLength(1);
    await expect(user.generate({}, key)).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Your template is still being written. Please try again in a moment.',
    });
    writing.resolve('answered');
    const written = await first;
    expect(await user.generate({}, key)).toEqual(written);
    expect(await user.used()).toEqual({ credits: 1, emails: 1 });
  });
});

describe('a writer that crashes', () => {
  const never = () => new Promise<'answered'>(() => undefined);

  it('returns credit and email generation at the next use, once it has expired', async () => {
    const user = newUser(fakeModel(never));
    void user.generate();
    await expect.poll(user.open).toHaveLength(1);
    expect(await user.used()).toEqual({ credits: 1, emails: 1 });

    const { userId, clock } = user;
    const living = generating({ table, model: null, clock, userId });
    clock.now = new Date(clock.now.getTime() + 30_000);
    await living();
    expect(await user.used()).toEqual({ credits: 1, emails: 2 });
    clock.now = new Date(clock.now.getTime() + 31_000);
    await Promise.all([living(), living(), living()]);
    expect(await user.used()).toEqual({ credits: 0, emails: 4 });
    expect(await user.open()).toEqual([]);
  });

  it('returns to the month from which it was taken', async () => {
    const user = newUser(fakeModel(never));
    const { userId, clock } = user;
    clock.now = new Date('2026-11-30T23:59:50.000Z');
    void user.generate();
    await expect.poll(user.open).toHaveLength(1);
    clock.now = new Date('2026-12-01T00:01:00.000Z');
    await generating({ table, model: fakeModel(), clock, userId })();
    expect(await user.used('2026-11')).toEqual({ credits: 0, emails: 0 });
    expect(await user.used('2026-12')).toEqual({ credits: 1, emails: 1 });
  });

  it('leaves its key usable for the same request', async () => {
    const user = newUser(fakeModel(never));
    const { userId, clock } = user;
    const key = randomUUID();
    void user.generate({}, key);
    await expect.poll(user.open).toHaveLength(1);
    clock.now = new Date(clock.now.getTime() + 61_000);
    const again = generating({ table, model: fakeModel(), clock, userId });
    expect(await again({}, key)).toMatchObject({ generated_by: 'model' });
    expect(await user.used()).toEqual({ credits: 1, emails: 1 });
  });
});
