import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { putObjection } from '../../functions/data/privacy/objections.ts';
import { createProfile, getProfile, updateProfile } from '../../functions/data/profile/profiles.ts';
import type { Mail, Notice } from '../../functions/domain/mail/notice.ts';
import { emulatedTable } from './table.ts';

const sent: Mail[] = [];
let broken = false;

vi.hoisted(() => {
  process.env.MAIL_SENDER = 'no-reply@app.example';
  process.env.OPERATOR_ADDRESS = 'operator@app.example';
  process.env.SITE_ORIGIN = 'https://app.example';
});
vi.mock('../../functions/data/table.ts', async (original) => {
  const actual = await original<typeof import('../../functions/data/table.ts')>();
  process.env.AWS_ENDPOINT_URL_DYNAMODB = inject('dynamoDbEndpoint');
  return actual;
});
vi.mock('../../functions/providers/mail/ses.ts', () => ({
  sesMailSender: () => ({
    send: async (mail: Mail) => {
      if (broken) throw new Error('SES is out of order');
      sent.push(mail);
    },
  }),
}));

const { handler } = await import('../../functions/triggers/send-mail.ts');
const table = emulatedTable();

beforeEach(() => {
  sent.length = 0;
  broken = false;
});

async function newUser(wishes: { session_finished: boolean; payment_failed: boolean }): Promise<string> {
  const userId = randomUUID();
  const createdAt = new Date().toISOString();
  await createProfile(table, { userId, email: `${userId}@seller.example`, createdAt });
  const seen = (await getProfile(table, userId))?.updated_at ?? '';
  await updateProfile(table, userId, { notifications: wishes }, { seen, at: createdAt });
  return userId;
}

async function deliver(notice: Notice): Promise<number> {
  const record = { messageId: randomUUID(), body: JSON.stringify(notice) };
  const { batchItemFailures } = await Reflect.apply(handler, undefined, [{ Records: [record] }]);
  return batchItemFailures.length;
}

describe.each([
  ['payment_failed', (user_id: string): Notice => ({ kind: 'payment_failed', user_id, payment_id: 'p-1' })],
  [
    'session_finished',
    (user_id: string): Notice => ({ kind: 'session_finished', user_id, session_id: 's-1' }),
  ],
] as const)('the mail %s', (kind, noticeFor) => {
  const wishing = (wish: boolean) =>
    newUser({ session_finished: false, payment_failed: false, [kind]: wish });

  it('is sent once, however often it is requested', async () => {
    const userId = await wishing(true);
    for (let time = 1; time <= 3; time += 1) expect(await deliver(noticeFor(userId))).toBe(0);
    expect(sent.map(({ to }) => to)).toEqual([`${userId}@seller.example`]);
    expect(sent.map(({ subject, text }) => subject + text).join()).not.toMatch(/[ps]-1/);
  });

  it('is only sent to people who wanted it', async () => {
    expect(await deliver(noticeFor(await wishing(false)))).toBe(0);
    expect(await deliver(noticeFor(randomUUID()))).toBe(0);
    expect(sent).toEqual([]);
  });

  it('that could not be sent is sent at the next attempt', async () => {
    const userId = await wishing(true);
    broken = true;
    expect(await deliver(noticeFor(userId))).toBe(1);
    broken = false;
    expect(await deliver(noticeFor(userId))).toBe(0);
    expect(sent).toHaveLength(1);
  });
});

describe('the mail that asks to confirm an objection', () => {
  it('goes to the address in question, with the link, and to nobody once that has expired', async () => {
    const [token, old] = [randomUUID(), randomUUID()];
    const email = 'ada@visitor.example';
    await putObjection(table, token, { email, address: 'hash' }, new Date());
    await putObjection(table, old, { email, address: 'hash' }, new Date('2001-04-10T10:00:00.000Z'));
    for (const each of [token, old, randomUUID()]) {
      expect(await deliver({ kind: 'confirm_objection', token: each })).toBe(0);
    }
    expect(sent).toMatchObject([{ to: email, subject: 'Confirm that Buyerscope should remove your data' }]);
    expect(sent[0]?.text).toContain(`https://app.example/api/remove-my-data/${token}\n`);
  });
});
