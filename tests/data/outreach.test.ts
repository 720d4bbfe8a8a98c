import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { unsubscribeHandlers } from '../../functions/api/unsubscribe.ts';
import { rowsOfAccount } from '../../functions/data/account/whole-account.ts';
import { getMailbox } from '../../functions/data/mail-account/mailboxes.ts';
import { confirmRemoval } from '../../functions/data/privacy/removals.ts';
import { suppress } from '../../functions/data/privacy/suppressions.ts';
import { updateProfile } from '../../functions/data/profile/profiles.ts';
import { exportText } from '../../functions/domain/account/export-text.ts';
import type { Handed } from '../../functions/domain/mail-account/connection.ts';
import { addressHash, mailboxHash, sellerHash } from '../../functions/domain/privacy/keyed-hash.ts';
import { hash, sellerAt } from './selling.ts';
import { emulatedTable } from './table.ts';

const table = emulatedTable();
const start = new Date('2026-11-20T10:00:00.000Z');
let now = start;
beforeEach(() => {
  now = start;
});
const [mara, theo, ines, juno, sam] = [0, 1, 2, 3, 4];

const aSeller = (options: Parameters<typeof sellerAt>[2] = {}) => sellerAt(() => now, table, options);
const mailOf = (name: string) => `${name}@harborline.example`;
/** Presses the button on the page of an unsubscribe link. */
async function unsubscribe(url: string) {
  const token = url.slice(url.lastIndexOf('/') + 1);
  const { act } = unsubscribeHandlers({ table, now: () => now });
  await act({ params: { token }, query: {}, body: {}, idempotencyKey: null }, { address: '192.0.2.1' });
}

const mailboxOf = ({ mailbox }: { mailbox: string }) => mailboxHash(mailbox, hash).then(String);
const hashOf = (name: string) => addressHash(mailOf(name), hash).then(String);

describe('the people for contact ids', () => {
  it('are read from the contact record, with the country that the published details agree on', async () => {
    const { recipients } = await (await aSeller()).recipients(mara, theo, juno, 9);
    expect(recipients).toMatchObject([
      { name: 'Mara Lindqvist', company: 'Harborline', published: true, refusal: null, approaches: [] },
      { name: 'Theo Okafor', published: false, country: null },
      { name: 'Juno Park', email: mailOf('juno.park'), country: 'US' },
    ]);
  });

  it('include earlier approaches, by address or company, with the domain', async () => {
    const seller = await aSeller();
    await seller.queue([mara], { domain: 'other.example' });
    const queued = { domain: 'other.example', company: 'Harborline', sent: false };
    for (const index of [mara, theo]) {
      const { recipients } = await seller.recipients(index);
      expect(recipients[0]?.approaches).toMatchObject([queued]);
    }
    const [message] = await seller.list();
    await seller.markSent(String(message?.id));
    const { recipients } = await seller.recipients(theo);
    expect(recipients[0]?.approaches).toMatchObject([{ ...queued, sent: true }]);
    expect((await (await aSeller()).recipients(mara)).recipients[0]?.approaches).toEqual([]);
  });
});

describe('the queue', () => {
  it('contains the text, the person in the contact record, the domain and the price', async () => {
    const seller = await aSeller();
    const { messages } = await seller.queue([mara, juno], { domain: 'https://www.CloudPay.example/' });
    expect(messages).toMatchObject([
      { email: mailOf('mara.lindqvist'), domain: 'cloudpay.example', price: '$4,900', status: 'queued' },
      { email: mailOf('juno.park'), step: 0, follows_id: null },
    ]);
    expect(messages[0]?.unsubscribe_url).toMatch(/^https:\/\/app\.example\/api\/unsubscribe\/[\w-]{43}$/);
    expect(await seller.list()).toEqual(messages);
    expect(await seller.statistics()).toMatchObject({ queued: 2, sent: 0 });
  });

  it('treats a repeated request as one, and queues none of several if one is refused', async () => {
    const seller = await aSeller();
    const key = randomUUID();
    const first = await seller.queue([mara, juno], { key });
    expect(await seller.queue([mara, juno], { key })).toEqual(first);
    await expect(seller.queue([theo, 9])).rejects.toMatchObject({
      code: 'not_found',
      field: 'messages.1.contact_id',
    });
    await expect(seller.queue([theo, ines])).rejects.toMatchObject({ code: 'conflict' });
    expect(await seller.list()).toHaveLength(2);
  });

  it('accepts one first mail to an address about a domain, even with concurrent requests', async () => {
    const seller = await aSeller();
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => seller.queue([mara])));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(seller.queue([theo, mara])).rejects.toMatchObject({
      message:
        'Somebody among these was written to about cloudpay.example before: see your queue, log and campaigns.',
    });
    await seller.queue([mara], { domain: 'other.example', about_another: true });
    const [first] = await seller.list();
    await seller.remove(String(first?.id));
    const [again] = (await seller.queue([mara], { about_another: true })).messages;
    await seller.markSent(String(again?.id));
    await expect(seller.queue([mara])).rejects.toMatchObject({ code: 'conflict' });
  });

  it('sends nothing with a placeholder, which a mail queued long ago may have', async () => {
    const seller = await aSeller();
    const { id, updated_at } = await seller.queued(mara);
    await seller.update(id, { subject: 'A name', text: 'Hi {{first_name}},', updated_at });
    await expect(seller.send(id)).rejects.toMatchObject({
      code: 'conflict',
      message: 'Replace the placeholder {{first_name}} before this email leaves.',
    });
    expect(seller.sent()).toBe(0);
  });

  it('accepts more than one at once if the plan allows it', async () => {
    const seller = await aSeller({ plan: 'free' });
    await expect(seller.queue([mara, theo])).rejects.toMatchObject({ code: 'limit_reached' });
    expect((await seller.queue([mara])).messages).toHaveLength(1);
  });

  it('refuses people who said no to another account with the same mailbox', async () => {
    const one = await aSeller();
    const other = await aSeller({ mailbox: one.mailbox });
    const [sent, waiting] = [await one.queued(mara), await other.queued(mara)];
    await one.send(sent.id);
    await unsubscribe(sent.unsubscribe_url);
    expect(await other.list()).toMatchObject([{ refusal: 'unsubscribed' }]);
    await expect(other.send(waiting.id)).rejects.toMatchObject({ code: 'conflict' });
    expect(other.sent()).toBe(0);
    await expect(other.queue([mara], { domain: 'another.example' })).rejects.toMatchObject({
      message: 'Mara Lindqvist has unsubscribed from your emails.',
    });
  });

  it('refuses people who said no to an earlier account of the same person', async () => {
    const one = await aSeller();
    const sent = await one.queued(mara);
    await one.send(sent.id);
    await unsubscribe(sent.unsubscribe_url);
    const [name, host] = one.email.split('@');
    const again = await aSeller({ email: `${name}+1@${host}` });
    await expect(again.queue([mara])).rejects.toMatchObject({
      message: 'Mara Lindqvist has unsubscribed from your emails.',
    });
  });

  it('refuses people who said no, and shows who said no later', async () => {
    const seller = await aSeller();
    const message = await seller.queued(mara);
    const address = await hashOf('mara.lindqvist');
    await suppress(
      table,
      { seller: String(await sellerHash(seller.email, hash)), mailbox: null, address, companies: [] },
      'unsubscribed',
      now,
    );
    await expect(seller.queue([mara])).rejects.toMatchObject({
      code: 'conflict',
      message: 'Mara Lindqvist has unsubscribed from your emails.',
    });
    expect(await seller.list()).toMatchObject([{ refusal: 'unsubscribed' }]);
    await expect(seller.markSent(message.id)).rejects.toMatchObject({ code: 'conflict' });
    await expect(seller.send(message.id)).rejects.toMatchObject({ code: 'conflict' });
    expect(seller.sent()).toBe(0);
  });

  it('changes a text once, as it was read', async () => {
    const seller = await aSeller();
    const { id, updated_at } = await seller.queued(mara);
    const changed = await seller.update(id, { subject: 'New', text: 'Text', updated_at });
    expect(changed).toMatchObject({ subject: 'New', text: 'Text' });
    expect(await seller.update(id, { subject: 'New', text: 'Text', updated_at })).toEqual(changed);
    await expect(seller.update(id, { subject: 'Old', text: 'Text', updated_at })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('withdraws a message with all of its rows', async () => {
    const seller = await aSeller();
    const { id } = await seller.queued(mara);
    await seller.remove(id);
    await expect(seller.remove(id)).rejects.toMatchObject({ code: 'not_found' });
    expect((await seller.recipients(mara)).recipients[0]?.approaches).toEqual([]);
    expect(await seller.statistics()).toMatchObject({ queued: 0 });
  });
});

describe('the log', () => {
  it('contains what was marked as sent, once, with its outcome', async () => {
    const seller = await aSeller();
    const { id } = await seller.queued(mara);
    const logged = await seller.markSent(id);
    expect(logged).toMatchObject({ way: 'copied', sent_at: now.toISOString(), outcome: null });
    expect(await seller.markSent(id)).toEqual(logged);
    expect(await seller.list()).toEqual([]);
    expect(await seller.log('open')).toEqual([logged]);
    await seller.outcome(id, 'no_reply');
    await seller.outcome(id, 'replied');
    expect(await seller.log('open')).toEqual([]);
    expect(await seller.log('replied')).toHaveLength(1);
    expect(await seller.statistics()).toEqual({
      queued: 0,
      sent: 1,
      replied: 1,
      no_reply: 0,
      said_no: 0,
      bounced: 0,
    });
  });

  it.each([
    ['bounced', 'Mara Lindqvist could not be reached: an earlier email bounced.'],
    ['said_no', 'Mara Lindqvist has told you not to write again.'],
  ] as const)('stops further mail to people who %s', async (outcome, message) => {
    const seller = await aSeller();
    const { id } = await seller.queued(mara);
    await seller.markSent(id);
    await seller.outcome(id, outcome);
    await expect(seller.queue([mara], { domain: 'other.example' })).rejects.toMatchObject({ message });
  });

  it('allows two follow-ups after no reply, one after the other', async () => {
    const seller = await aSeller();
    let { id } = await seller.queued(mara);
    await seller.markSent(id);
    await expect(seller.followUp(id)).rejects.toMatchObject({ code: 'conflict' });
    for (const step of [1, 2]) {
      await seller.outcome(id, 'no_reply');
      const queued = await Promise.all(
        [seller.followUp(id), seller.followUp(id)].map((each) => each.catch(() => null)),
      );
      expect(await seller.list()).toHaveLength(1);
      const next = queued.find((each) => each !== null);
      expect(next).toMatchObject({ step, follows_id: id, domain: 'cloudpay.example' });
      id = String(next?.id);
      await seller.markSent(id);
    }
    await seller.outcome(id, 'no_reply');
    await expect(seller.followUp(id)).rejects.toMatchObject({
      message: 'You can follow up 2 times at most.',
    });
  });

  it('is not sent after a reply came, and can be queued again after it is withdrawn', async () => {
    const seller = await aSeller();
    const { id } = await seller.queued(mara);
    await seller.markSent(id);
    await seller.outcome(id, 'no_reply');
    const next = await seller.followUp(id);
    await seller.outcome(id, 'replied');
    await expect(seller.send(next.id)).rejects.toMatchObject({ code: 'conflict' });
    await seller.remove(next.id);
    await seller.outcome(id, 'no_reply');
    expect(await seller.followUp(id)).toMatchObject({ step: 1 });
  });
});

it('queue and log are listed for one domain', async () => {
  const seller = await aSeller();
  const sent = await seller.queued(mara);
  await seller.markSent(sent.id);
  await seller.queue([theo]);
  await seller.queue([juno], { domain: 'other.example' });
  const domainsOf = (mails: { domain: string }[]) => mails.map(({ domain }) => domain);
  expect(domainsOf(await seller.list())).toEqual(['cloudpay.example', 'other.example']);
  expect(domainsOf(await seller.list('other'))).toEqual(['other.example']);
  expect(domainsOf(await seller.log(undefined, 'cloud'))).toEqual(['cloudpay.example']);
  expect(await seller.log(undefined, 'other')).toEqual([]);
  expect(await seller.log('replied', 'cloud')).toEqual([]);
});

describe('sending through Gmail', () => {
  it('sends once, however often and concurrently it is called', async () => {
    const seller = await aSeller();
    const { id } = await seller.queued(juno);
    const all = await Promise.allSettled(Array.from({ length: 6 }, () => seller.send(id, null)));
    expect(seller.sent()).toBe(1);
    expect(all.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await seller.send(id)).toMatchObject({ way: 'gmail_api', outcome: null });
    expect(seller.sent()).toBe(1);
    expect(await seller.statistics()).toMatchObject({ queued: 0, sent: 1 });
  });

  it('keeps what was certainly not sent for another attempt, and says why', async () => {
    const handed: Handed[] = [
      { outcome: 'throttled', retryAfterSeconds: 60 },
      { outcome: 'unavailable', mayHaveBeenSent: false },
      { outcome: 'rejected', reason: 'Gmail does not take this message.' },
    ];
    const seller = await aSeller({ handed });
    const { id } = await seller.queued(juno);
    for (let tries = 1; tries <= 3; tries += 1) {
      await expect(seller.send(id)).rejects.toMatchObject({ name: 'Refusal' });
      expect(await seller.list()).toMatchObject([{ status: 'queued', problem: expect.any(String) }]);
    }
    expect(await seller.send(id)).toMatchObject({ way: 'gmail_api' });
  });

  it('never automatically resends what may have been sent', async () => {
    const seller = await aSeller({ handed: [{ outcome: 'unavailable', mayHaveBeenSent: true }] });
    const { id } = await seller.queued(juno);
    await expect(seller.send(id)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(seller.send(id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await seller.list()).toMatchObject([{ status: 'unknown' }]);
    expect(seller.sent()).toBe(1);
    expect(await seller.markUnsent(id)).toMatchObject({ status: 'queued', problem: null });
    expect(await seller.send(id)).toMatchObject({ way: 'gmail_api' });
  });

  it('says that an interrupted message may have been sent', async () => {
    const seller = await aSeller();
    const { id } = await seller.queued(juno);
    seller.gmail.services.google.send = () => new Promise(() => undefined);
    void seller.send(id).catch(() => undefined);
    await expect.poll(() => seller.list()).toMatchObject([{ status: 'sending' }]);
    for (const act of [seller.send, seller.markSent, seller.markUnsent, seller.remove]) {
      await expect(act(id)).rejects.toMatchObject({ message: 'This email is being sent.' });
    }
    now = new Date(start.getTime() + 3 * 60_000);
    expect(await seller.list()).toMatchObject([{ status: 'unknown' }]);
    expect(await seller.markSent(id)).toMatchObject({ way: 'copied' });
  });

  it('requires a basis where the law of the country does, and stores it', async () => {
    const seller = await aSeller();
    const { id } = await seller.queued(theo);
    await expect(seller.send(id, null)).rejects.toMatchObject({ code: 'conflict', field: 'basis' });
    expect(await seller.send(id, 'checked')).toMatchObject({ basis: 'checked' });
  });

  it("requires a connected account and the sender's identity", async () => {
    const seller = await aSeller({ connected: false });
    const { id } = await seller.queued(juno);
    await expect(seller.send(id)).rejects.toMatchObject({
      message: 'Gmail integration required. Please connect your Gmail account first.',
    });
    const profile = { seen: new Date(start.getTime() + 1).toISOString(), at: start.toISOString() };
    await updateProfile(table, seller.userId, { postal_address: '' }, profile);
    await expect(seller.send(id)).rejects.toMatchObject({
      message: 'Enter your postal address first: an email has to say who sends it.',
    });
  });

  it('counts towards what the mailbox has sent within a day, even if the outcome is unknown', async () => {
    const seller = await aSeller({ handed: [{ outcome: 'unavailable', mayHaveBeenSent: true }] });
    await expect(seller.send((await seller.queued(juno)).id)).rejects.toMatchObject({ code: 'unavailable' });
    await seller.markSent((await seller.queued(mara)).id);
    const mailbox = await getMailbox(table, await mailboxOf(seller));
    expect(mailbox).toMatchObject({ sent: [expect.any(Number)], days: 0, next_at: 0 });
  });

  it('counts each of several concurrent mails', async () => {
    const seller = await aSeller();
    const { messages } = await seller.queue([mara, theo, juno, sam]);
    // Nobody writes first to more than two of a company within a week.
    await Promise.allSettled(messages.map(({ id }) => seller.send(id)));
    expect((await getMailbox(table, await mailboxOf(seller))).sent).toHaveLength(2);
  });

  it('sends nothing to people who objected, even between the check and the claim', async () => {
    const seller = await aSeller();
    const { id } = await seller.queued(sam);
    const find = seller.gmail.services.connections.find;
    seller.gmail.services.connections.find = async (userId) => {
      await confirmRemoval(table, await hashOf('sam.rivers'), now);
      return find(userId);
    };
    await expect(seller.send(id)).rejects.toMatchObject({ code: 'conflict' });
    expect(seller.sent()).toBe(0);
  });
});

it('is in the copy of an account, without internal fields', async () => {
  const seller = await aSeller();
  await seller.markSent((await seller.queued(mara)).id);
  await seller.queue([juno]);
  let text = '';
  for await (const part of exportText(rowsOfAccount(table, seller.userId), now.toISOString())) text += part;
  const kinds = JSON.parse(text).rows.map(({ kind }: { kind: string }) => kind);
  expect(kinds.filter((kind: string) => kind.startsWith('outreach'))).toEqual([
    'outreach_log',
    'outreach_queue',
  ]);
  expect(text).not.toContain(await hashOf('mara.lindqvist'));
});
