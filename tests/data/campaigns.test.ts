import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { eraseAccount, rowsOfAccount } from '../../functions/data/account/whole-account.ts';
import { putSubscription } from '../../functions/data/billing/subscriptions.ts';
import { changeRecipients, getRecipient } from '../../functions/data/campaigns/campaign-recipients.ts';
import { getIntegration, replaceIntegration } from '../../functions/data/mail-account/gmail-integrations.ts';
import { takeOffer } from '../../functions/data/outreach/approaches.ts';
import { transact } from '../../functions/data/transaction.ts';
import { exportText } from '../../functions/domain/account/export-text.ts';
import { addressHash } from '../../functions/domain/privacy/keyed-hash.ts';
import type { RecipientStatus } from '../../shared/model/outreach/campaign.ts';
import type { SenderCheck } from '../../shared/model/outreach/sender-check.ts';
import { newSeller, plainHash, type Seller } from './campaigning.ts';
import { emulatedTable } from './table.ts';

const table = emulatedTable();
const now = new Date('2026-11-20T10:00:00.000Z');
const aSeller = () => newSeller({ table, now: () => now });

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

/** Does to a recipient what the sender would do. */
async function become(seller: Seller, recipientId: string, status: RecipientStatus): Promise<void> {
  const before = await getRecipient(table, seller.userId, recipientId);
  if (before === null) throw new Error('the recipient is there');
  const after = { ...before, status, updated_at: new Date(Date.parse(before.updated_at) + 1).toISOString() };
  const owner = { userId: seller.userId, campaignId: before.campaign_id };
  expect(await changeRecipients(table, owner, [{ before, after }], null)).toBe(true);
}

describe('a new campaign', () => {
  it('is a draft without statistics, with the given recipients', async () => {
    const seller = await aSeller();
    const contacts = [await seller.contact('mara@alpha.example'), await seller.contact('theo@beta.example')];
    const campaign = await seller.create({ contact_ids: contacts, basis: 'consent', price: '4500' });
    expect(campaign).toEqual({
      id: expect.any(String),
      user_id: seller.userId,
      name: 'Spring',
      description: '',
      status: 'draft',
      template_id: seller.templateId,
      schedule_config: {
        start_at: null,
        time_zone: 'UTC',
        daily_limit: 20,
        quiet_from: '18:00',
        quiet_until: '09:00',
        weekends: false,
      },
      domain: 'cloud.example',
      price: '4500',
      total_recipients: 2,
      emails_sent: 0,
      opens: null,
      responses: null,
      open_rate: null,
      response_rate: null,
      recipients_by_status: { pending: 2 },
      pause_reason: null,
      next_send_at: null,
      created_at: now.toISOString(),
      last_activity: null,
    });
    expect(await seller.get(campaign.id)).toEqual(campaign);
    expect((await seller.list({ begins: 'cloud' })).campaigns).toEqual([campaign]);
    expect((await seller.list({ begins: 'other' })).campaigns).toEqual([]);
    expect((await seller.list()).campaigns).toEqual([campaign]);
    const { recipients } = await seller.recipients(campaign.id);
    expect(recipients.map(({ email, status, basis }) => ({ email, status, basis }))).toEqual(
      expect.arrayContaining([{ email: 'mara@alpha.example', status: 'pending', basis: 'consent' }]),
    );
    expect(await seller.statistics()).toEqual({
      totalCampaigns: 1,
      totalEmailsSent: 0,
      averageOpenRate: null,
      averageResponseRate: null,
    });
  });

  it('is not created if nobody chosen can be written to, and says why', async () => {
    const seller = await aSeller();
    const checked_at = now.toISOString();
    const bad = async (email: string) =>
      seller.contact(email, {
        email_verdicts: { [email]: { verdict: 'undeliverable', reasons: ['no_mail_domain'], checked_at } },
      });
    const contact_ids = [
      await bad('one@beta.example'),
      await bad('two@beta.example'),
      await seller.contact(''),
    ];
    await expect(seller.create({ contact_ids })).rejects.toMatchObject({
      code: 'conflict',
      message:
        'None of the chosen contacts can be written to: 2 have addresses that cannot receive mail, 1 has no address.',
    });
    expect((await seller.list()).campaigns).toEqual([]);
  });

  it('is created once under one key', async () => {
    const seller = await aSeller();
    const key = randomUUID();
    const [first, second] = [await seller.create({}, key), await seller.create({}, key)];
    expect(second.id).toBe(first.id);
    expect((await seller.list()).campaigns).toHaveLength(1);
  });

  it('needs a connected Gmail account', async () => {
    const seller = await aSeller();
    const connection = await getIntegration(table, seller.userId);
    if (connection === null) throw new Error('one is connected');
    await replaceIntegration(table, seller.userId, connection, { ...connection, status: 'disconnected' });
    await expect(seller.create()).rejects.toMatchObject({
      code: 'conflict',
      message: 'Gmail integration required. Please connect your Gmail account first.',
    });
  });

  it('does not start from a domain that has its mail refused, and starts once the domain is mended', async () => {
    const sender: { -readonly [Field in keyof Omit<SenderCheck, 'address'>]: SenderCheck[Field] } = {
      spf: 'fails',
      dkim: 'missing',
      dmarc: 'reject',
      verdict: 'held',
    };
    const seller = await newSeller({ table, now: () => now, sender });
    const contact_ids = [await seller.contact('mara@alpha.example')];
    const { id } = await seller.create({ contact_ids, basis: 'consent' });
    expect(await seller.sender()).toMatchObject({
      address: `${seller.userId}@gmail.example`,
      verdict: 'held',
    });
    await expect(seller.become(id, 'running')).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Set up SPF or DKIM for gmail.example before you start.'),
    });
    expect(await seller.get(id)).toMatchObject({ status: 'draft' });
    sender.verdict = 'incomplete';
    expect(await seller.become(id, 'running')).toMatchObject({ status: 'running' });
  });

  it('needs a plan that has campaigns', async () => {
    const seller = await aSeller();
    const free = { subscription_type: 'free', status: 'active', updated_at: now.toISOString() } as const;
    await putSubscription(table, seller.userId, free);
    await expect(seller.create()).rejects.toMatchObject({ code: 'limit_reached' });
  });

  it.each([
    ['name', { name: ' ' }],
    ['domain', { domain: 'not a domain' }],
    ['schedule_config.time_zone', { schedule_config: { time_zone: 'Mars/Olympus' } }],
  ])('refuses an invalid %s, by name', async (field, changes) => {
    const seller = await aSeller();
    await expect(seller.create(changes)).rejects.toMatchObject({ code: 'invalid_input', field });
  });

  it('refuses a template that it cannot fill, and one of another user', async () => {
    const [seller, other] = [await aSeller(), await aSeller()];
    const asking = await seller.template('Hi {lead.FirstName}, about {your topic}');
    await expect(seller.create({ template_id: asking })).rejects.toMatchObject({
      message: 'A campaign cannot fill {your topic}. Choose another template.',
      field: 'template_id',
    });
    for (const gap of ['{{first_name}}', '{lead.FirstName|there}', '[First Name]', '%NAME%', '*|FNAME|*']) {
      const template_id = await seller.template(`Subject: {data.domain}\r\n\r\nHi ${gap},`);
      await expect(seller.create({ template_id }), gap).rejects.toMatchObject({
        message: `A campaign cannot fill ${gap} in line 3. Change the template or choose another.`,
        field: 'template_id',
      });
    }
    await expect(seller.create({ template_id: other.templateId })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('the status of a campaign', () => {
  it('changes as the table of transitions allows, and each change is an activity', async () => {
    const seller = await aSeller();
    const { id } = await seller.create();
    expect(await seller.become(id, 'running')).toMatchObject({
      status: 'running',
      last_activity: now.toISOString(),
      next_send_at: now.toISOString(),
    });
    expect(await seller.become(id, 'running')).toMatchObject({ status: 'running' });
    expect(await seller.become(id, 'paused')).toMatchObject({ status: 'paused', next_send_at: null });
    await expect(seller.become(id, 'draft')).rejects.toMatchObject({
      code: 'conflict',
      message: 'A paused campaign cannot become draft.',
    });
    expect(await seller.become(id, 'cancelled')).toMatchObject({ status: 'cancelled' });
    await expect(seller.become(id, 'running')).rejects.toMatchObject({ code: 'conflict' });
  });

  it("is scheduled for the campaign's own start time only", async () => {
    const seller = await aSeller();
    const start_at = '2026-12-01T09:00:00.000Z';
    const { id } = await seller.create({ schedule_config: { start_at } });
    expect(await seller.become(id, 'scheduled')).toMatchObject({ next_send_at: start_at });
    const timeless = await seller.create();
    await expect(seller.become(timeless.id, 'scheduled')).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('recipients', () => {
  it('are the contacts with a deliverable address, each address once', async () => {
    const seller = await aSeller();
    const { id } = await seller.create();
    const mara = await seller.contact('mara@alpha.example');
    const sameMara = await seller.contact('Mara@ALPHA.example');
    const nobody = await seller.contact('');
    const checked_at = now.toISOString();
    const gone = await seller.contact('gone@beta.example', {
      email_verdicts: {
        'gone@beta.example': { verdict: 'undeliverable', reasons: ['mailbox_refused'], checked_at },
      },
    });
    const other = await (await aSeller()).contact('theirs@alpha.example');
    const asked = { contact_ids: [mara, sameMara, nobody, gone, other], basis: 'consent' };
    const added = await seller.add(id, asked);
    expect(added.recipients).toMatchObject([{ email: 'mara@alpha.example', contact_id: mara }]);
    expect(added.left_out).toEqual([
      { contact_id: nobody, reason: 'no_address' },
      { contact_id: gone, reason: 'undeliverable' },
      { contact_id: other, reason: 'not_found' },
    ]);
    expect(await seller.add(id, asked)).toEqual(added);
    expect(await seller.get(id)).toMatchObject({ total_recipients: 1 });
  });

  it('get the basis that the user records later', async () => {
    const seller = await aSeller();
    const { id } = await seller.create({ contact_ids: [await seller.contact('mara@alpha.example')] });
    const [recipient] = (await seller.recipients(id)).recipients;
    expect(recipient).toMatchObject({ status: 'pending', basis: null });
    const changed = await seller.change(recipient?.id ?? '', { basis: 'consent' });
    expect(changed).toMatchObject({ status: 'pending', basis: 'consent' });
    expect((await seller.recipients(id)).recipients).toMatchObject([{ basis: 'consent' }]);
  });

  it('are marked by the user, and replies are counted among known outcomes', async () => {
    const seller = await aSeller();
    const addresses = ['a', 'b', 'c'].map((name) => `${name}@alpha.example`);
    const contact_ids = await Promise.all(addresses.map((address) => seller.contact(address)));
    const { id } = await seller.create({ contact_ids, basis: 'consent' });
    const { recipients } = await seller.recipients(id);
    const [first = '', second = '', third = ''] = recipients.map((recipient) => recipient.id);
    await expect(seller.change(first, { status: 'replied' })).rejects.toMatchObject({
      message: 'A recipient who is pending cannot be marked replied.',
    });
    for (const each of [first, second]) await become(seller, each, 'sent');
    await become(seller, third, 'unknown');
    expect(await seller.change(first, { status: 'replied' })).toMatchObject({
      responded_at: expect.any(String),
    });
    await seller.change(second, { status: 'no_reply' });
    await seller.change(third, { status: 'no_reply' });
    expect(await seller.get(id)).toMatchObject({ emails_sent: 3, responses: 1, response_rate: 33.3 });
    expect(await seller.statistics()).toMatchObject({ totalEmailsSent: 3, averageResponseRate: 33.3 });
  });

  it('are not people who have unsubscribed or whose mail bounced', async () => {
    const seller = await aSeller();
    const address = `mara@${randomUUID()}.example`;
    const contact_ids = [await seller.contact(address)];
    const first = await seller.create({ contact_ids, basis: 'consent' });
    const [recipient] = (await seller.recipients(first.id)).recipients;
    await become(seller, recipient?.id ?? '', 'sent');
    await seller.change(recipient?.id ?? '', { status: 'bounced' });
    const second = await seller.create();
    expect(await seller.add(second.id, { contact_ids, basis: 'consent' })).toEqual({
      recipients: [],
      left_out: [{ contact_id: contact_ids[0], reason: 'bounced' }],
    });
  });

  it('who already had a first mail about the domain are held with its date, until the user says to write again', async () => {
    const seller = await aSeller();
    const contact_ids = [await seller.contact('mara@alpha.example'), await seller.contact('t@beta.example')];
    const address = (await addressHash('mara@alpha.example', plainHash)) ?? '';
    const byHand = {
      address,
      domain: 'cloud.example',
      message_id: 'by-hand',
      at: '2026-11-03T09:00:00.000Z',
    };
    await transact(table, [takeOffer(table, seller.userId, byHand)]);
    const { id } = await seller.create({ contact_ids, basis: 'consent' });
    const of = async (email: string) =>
      (await seller.recipients(id)).recipients.find((recipient) => recipient.email === email);
    const held =
      'You wrote to them about this domain on 3 Nov 2026, or queued an email. Write to them anyway?';
    expect(await of('mara@alpha.example')).toMatchObject({ status: 'pending', held });
    expect(await of('t@beta.example')).toMatchObject({ held: null });
    const decided = await seller.change((await of('mara@alpha.example'))?.id ?? '', { write_again: true });
    expect(decided).toMatchObject({ status: 'pending', held: null });
    const other = await seller.create({ domain: 'other.example', contact_ids, basis: 'consent' });
    expect((await seller.recipients(other.id)).recipients).toMatchObject([{ held: null }, { held: null }]);
  });

  it('get at most two follow-ups, each after a confirmed "no reply"', async () => {
    const seller = await aSeller();
    const contact_ids = [await seller.contact('mara@alpha.example')];
    const { id } = await seller.create({ contact_ids, basis: 'consent' });
    const recipientId = (await seller.recipients(id)).recipients[0]?.id ?? '';
    const reminder = await seller.template('Did you see my mail about {data.domain}?');
    await become(seller, recipientId, 'sent');
    await expect(seller.followUp(id, reminder, [recipientId])).rejects.toMatchObject({ code: 'conflict' });
    for (const step of [1, 2]) {
      await seller.change(recipientId, { status: 'no_reply' });
      const released = await seller.followUp(id, reminder, [recipientId]);
      expect(released.recipients).toMatchObject([{ status: 'pending', step }]);
      expect(await seller.followUp(id, reminder, [recipientId])).toEqual(released);
      await become(seller, recipientId, 'sent');
    }
    await seller.change(recipientId, { status: 'no_reply' });
    await expect(seller.followUp(id, reminder, [recipientId])).rejects.toThrow(
      'Nobody gets more than 2 follow-ups.',
    );
  });
});

describe('stored campaigns', () => {
  async function aFullSeller() {
    const seller = await aSeller();
    const contact_ids = [await seller.contact('mara@alpha.example'), await seller.contact('t@beta.example')];
    const campaign = await seller.create({ contact_ids, basis: 'consent' });
    return { seller, campaign };
  }

  it('are deleted unless they are sending, with recipients and texts', async () => {
    const { seller, campaign } = await aFullSeller();
    await seller.become(campaign.id, 'running');
    await expect(seller.delete(campaign.id)).rejects.toMatchObject({
      message: 'This campaign is sending. Pause it before you delete it.',
    });
    await seller.become(campaign.id, 'paused');
    await seller.delete(campaign.id);
    const rows = await all(rowsOfAccount(table, seller.userId));
    expect(rows.filter(({ pk, sk }) => `${pk}${sk}`.includes('CAMPAIGN'))).toEqual([]);
    expect(await seller.statistics()).toMatchObject({ totalCampaigns: 0 });
    await expect(seller.delete(campaign.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('are in the copy of the account, and deleted with the account', async () => {
    const { seller, campaign } = await aFullSeller();
    const text = (await all(exportText(rowsOfAccount(table, seller.userId), now.toISOString()))).join('');
    for (const kept of ['mara@alpha.example', 'is {data.domain} for you?', campaign.name]) {
      expect(text).toContain(kept);
    }
    expect(await eraseAccount(table, seller.userId, new AbortController().signal)).toBe(true);
    expect(await all(rowsOfAccount(table, seller.userId))).toEqual([]);
  });

  it('belong to one user only', async () => {
    const { seller, campaign } = await aFullSeller();
    const stranger = await aSeller();
    const recipientId = (await seller.recipients(campaign.id)).recipients[0]?.id ?? '';
    const theirs = [await stranger.contact('x@alpha.example')];
    const attempts = [
      () => stranger.get(campaign.id),
      () => stranger.become(campaign.id, 'running'),
      () => stranger.recipients(campaign.id),
      () => stranger.add(campaign.id, { contact_ids: theirs }),
      () => stranger.change(recipientId, { basis: 'consent' }),
      () => stranger.followUp(campaign.id, stranger.templateId, [recipientId]),
      () => stranger.delete(campaign.id),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'not_found' });
  });
});
