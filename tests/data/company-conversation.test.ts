import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { unsubscribeHandlers } from '../../functions/api/unsubscribe.ts';
import { companiesOf } from '../../functions/domain/outreach/company-of.ts';
import { contactData, person } from '../sample-leads.ts';
import { sellerAt } from './selling.ts';
import { emulatedTable } from './table.ts';

const table = emulatedTable();
const start = new Date('2026-11-20T10:00:00.000Z');
const dayMs = 24 * 3600_000;
let now = start;
beforeEach(() => {
  now = start;
});
const [mara, theo, juno, sam] = [0, 1, 3, 4];
/** A seller with people of Harborline, whose addresses no other test writes to. */
function aSeller(options: Parameters<typeof sellerAt>[2] = {}) {
  const host = `${randomUUID()}.example`;
  const people = contactData(options.contacts).external_emails.map((each) => ({
    ...each,
    value: each.value === '' ? '' : `${each.value.split('@')[0]}@${host}`,
  }));
  const contacts = { ...options.contacts, external_emails: people };
  return sellerAt(() => now, table, { ...options, contacts });
}

const answered = 'Somebody at Theo Okafor’s company has answered you, so no more emails go there.';
const saidNo = 'Somebody at Theo Okafor’s company has said no, so no more emails go there.';

/** A seller who has written to Mara about one domain, and has mails to Theo and Sam waiting, about two. */
async function writing(options: Parameters<typeof sellerAt>[2] = {}) {
  const seller = await aSeller(options);
  const sent = await seller.send((await seller.queued(mara)).id);
  const [toTheo] = (await seller.queue([theo])).messages;
  const [toSam] = (await seller.queue([sam], { domain: 'other.example' })).messages;
  if (!toTheo || !toSam) throw new Error('both were queued');
  return { ...seller, first: sent.id, toTheo, toSam };
}

describe('a company', () => {
  it('is the registrable domain of its site and of the address, and with free mail alone the lead', () => {
    const contact_id = `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}.0001:0`;
    const of = (company_domain: string, email: string) => companiesOf({ contact_id, company_domain, email });
    expect(of('shop.acme.co.uk', 'ada@mail.acme.co.uk')).toEqual(['acme.co.uk']);
    expect(of('acme.example', 'ada@acme-group.example')).toEqual(['acme.example', 'acme-group.example']);
    expect(of('acme.example', 'acme@gmail.com')).toEqual(['acme.example']);
    expect(of('', 'ada@gmail.com')).toEqual([contact_id.slice(0, -2)]);
  });

  it('that has answered is not written to, by anybody’s address and about any domain', async () => {
    const seller = await writing();
    await seller.outcome(seller.first, 'replied');
    await expect(seller.send(seller.toTheo.id)).rejects.toMatchObject({
      code: 'conflict',
      message: answered,
    });
    await expect(seller.send(seller.toSam.id)).rejects.toMatchObject({ code: 'conflict' });
    await expect(seller.markSent(seller.toSam.id)).rejects.toMatchObject({ code: 'conflict' });
    await expect(seller.queue([juno], { domain: 'third.example' })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await seller.list()).map(({ refusal }) => refusal)).toEqual([
      'company_answered',
      'company_answered',
    ]);
    expect((await seller.recipients(juno)).recipients).toMatchObject([{ refusal: 'company_answered' }]);
    expect(seller.sent()).toBe(1);
  });

  it('is written to again once its seller lets go of it, or takes the mark back', async () => {
    const released = await writing();
    await released.outcome(released.first, 'replied');
    await released.release(theo);
    expect(await released.send(released.toTheo.id)).toMatchObject({ way: 'gmail_api' });

    const mistaken = await writing();
    await mistaken.outcome(mistaken.first, 'replied');
    await mistaken.outcome(mistaken.first, 'no_reply');
    expect(await mistaken.send(mistaken.toTheo.id)).toMatchObject({ way: 'gmail_api' });
  });

  it('of another seller goes on', async () => {
    const [one, other] = [await writing(), await writing()];
    await one.outcome(one.first, 'replied');
    expect(await other.send(other.toTheo.id)).toMatchObject({ way: 'gmail_api' });
  });

  it('of which somebody has said no is never written to again', async () => {
    const seller = await writing();
    await seller.outcome(seller.first, 'said_no');
    await seller.release(theo);
    await expect(seller.send(seller.toTheo.id)).rejects.toMatchObject({ message: saidNo });
  });

  it('of which somebody has unsubscribed is never written to again', async () => {
    const seller = await aSeller();
    const message = await seller.queued(mara);
    const { id } = await seller.queued(theo);
    const token = message.unsubscribe_url.slice(message.unsubscribe_url.lastIndexOf('/') + 1);
    const { act } = unsubscribeHandlers({ table, now: () => now });
    await act({ params: { token }, query: {}, body: {}, idempotencyKey: null }, { address: '192.0.2.1' });
    await seller.release(theo);
    await expect(seller.send(id)).rejects.toMatchObject({ message: saidNo });
  });

  it('is held by the bounce of its only address, and by no other', async () => {
    const others = await writing();
    await others.outcome(others.first, 'bounced');
    expect(await others.send(others.toTheo.id)).toMatchObject({ way: 'gmail_api' });

    const only = await aSeller({ contacts: { external_emails: [person()], emails: [] } });
    const { id } = await only.send((await only.queued(mara)).id);
    await only.outcome(id, 'bounced');
    expect((await only.recipients(mara)).recipients).toMatchObject([{ refusal: 'bounced' }]);
    expect(contactData().emails).not.toEqual([]);
  });

  it('gets two first mails within a week, however they leave', async () => {
    const seller = await writing();
    await seller.markSent(seller.toTheo.id);
    const wait = /next first email can go out on 27 Nov 2026/;
    await expect(seller.send(seller.toSam.id)).rejects.toMatchObject({
      message: expect.stringMatching(wait),
    });
    expect(await seller.list()).toMatchObject([{ waits_until: expect.stringMatching(/^2026-11-27T10:00/) }]);
    expect((await seller.queue([juno])).messages).toHaveLength(1);
    await seller.outcome(seller.first, 'no_reply');
    const followUp = await seller.followUp(seller.first);
    expect(await seller.send(followUp.id)).toMatchObject({ step: 1 });
    now = new Date(start.getTime() + 7 * dayMs + 1000);
    expect(await seller.send(seller.toSam.id)).toMatchObject({ step: 0 });
  });

  it('gets no more than two of many that are sent at once', async () => {
    const seller = await aSeller();
    const { messages } = await seller.queue([mara, theo, juno, sam]);
    const sent = await Promise.allSettled(messages.map(({ id }) => seller.send(id)));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(seller.sent()).toBe(2);
  });
});

describe('somebody who was written to', () => {
  it('is written to about another domain only if the seller says so', async () => {
    const seller = await aSeller();
    await seller.send((await seller.queued(mara)).id);
    await expect(seller.queue([mara], { domain: 'other.example' })).rejects.toMatchObject({
      code: 'conflict',
      message: 'You have written to Mara Lindqvist about cloudpay.example.',
    });
    const again = await seller.queue([mara], { domain: 'other.example', about_another: true });
    expect(again.messages).toHaveLength(1);
    expect((await seller.queue([theo], { domain: 'other.example' })).messages).toHaveLength(1);
  });
});
