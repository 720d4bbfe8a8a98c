import { randomUUID } from 'node:crypto';
import {
  addRecipients,
  changeRecipients,
  createCampaign,
  getRecipient,
  nextDue,
  pageRecipients,
  recipientDigest,
} from '../../functions/data/campaigns/campaign-recipients.ts';
import {
  areCampaignsStopped,
  resumeCampaigns,
  stopCampaigns,
} from '../../functions/data/campaigns/campaign-stop.ts';
import {
  deleteCampaign,
  getCampaign,
  getText,
  listCampaigns,
  listDueCampaigns,
  postponeCampaign,
  setStatus,
} from '../../functions/data/campaigns/campaigns.ts';
import { eraseCampaign } from '../../functions/data/campaigns/erase-campaign.ts';
import { claimMail, recordMail } from '../../functions/data/campaigns/sending-store.ts';
import { getMailbox } from '../../functions/data/mail-account/mailboxes.ts';
import type { Table } from '../../functions/data/table.ts';
import { newCampaign, type StoredCampaign, statusChange } from '../../functions/domain/campaigns/campaign.ts';
import { campaignText } from '../../functions/domain/campaigns/campaign-text.ts';
import { afterSend } from '../../functions/domain/campaigns/pace.ts';
import {
  markedRecipient,
  newRecipient,
  type StoredRecipient,
  withFollowUp,
} from '../../functions/domain/campaigns/recipient.ts';
import { scheduleConfig } from '../../shared/model/outreach/campaign.ts';
import type { AccessPattern } from './access-pattern.ts';
import { sampleContact, sampleLead, sampleSession } from './sample-rows.ts';

const at = new Date('2001-04-10T10:00:00.000Z');
const text = campaignText({
  id: randomUUID(),
  content: `Subject: {data.domain}\n\n${'x'.repeat(1200)}`,
  updated_at: at.toISOString(),
});

function sampleCampaign(userId: string): StoredCampaign {
  const request = {
    name: 'Owners of longer names',
    description: '',
    template_id: text.template_id,
    domain: 'solarroof.example',
    price: '4500',
    schedule_config: scheduleConfig.parse({}),
  };
  return newCampaign(request, { campaignId: randomUUID(), userId, textId: text.id }, at);
}

/** Recipients of a campaign, each of about 900 bytes. */
function sampleRecipients(campaign: StoredCampaign, count: number): StoredRecipient[] {
  const session = sampleSession(campaign.user_id);
  return Array.from({ length: count }, (_, index) => {
    const record = sampleContact(session, 1, 1500);
    const [person] = record.contact_data?.external_emails ?? [];
    if (!record.contact_data || person === undefined) throw new Error('the sample has a person');
    const external_emails = [{ ...person, value: `ada-${index}@brightfield.example` }];
    const contact = { ...record, contact_data: { ...record.contact_data, external_emails } };
    const lead = { ...sampleLead(session, 1, 800), lead_contacts: [contact] };
    const how = { basis: 'consent', digest: recipientDigest, now: at } as const;
    const made = newRecipient({ lead, contactId: `${lead.id}:0` }, campaign, how);
    if (typeof made === 'string') throw new Error(made);
    return made;
  });
}

async function created(table: Table, userId: string, count: number) {
  const campaign = sampleCampaign(userId);
  const recipients = sampleRecipients(campaign, count);
  await createCampaign(table, { campaign, text, recipients: recipients.slice(0, 25) }, []);
  const owner = { userId, campaignId: campaign.id };
  for (let from = 25; from < count; from += 25) {
    await addRecipients(table, owner, recipients.slice(from, from + 25));
  }
  return { campaign, recipients, owner };
}

/** A recipient who was written to but has not replied. */
async function unanswered(table: Table, userId: string) {
  const { owner, recipients } = await created(table, userId, 1);
  const [before] = recipients;
  if (before === undefined) throw new Error('there is one');
  const after = {
    ...before,
    status: 'no_reply',
    updated_at: new Date(at.getTime() + 1).toISOString(),
  } as const;
  await changeRecipients(table, owner, [{ before, after }], null);
  return { owner, recipient: after };
}

/** A running campaign of 100 recipients, and the mail that its sender claims next, after 20 others of the day. */
async function running(table: Table, userId: string) {
  const { owner, campaign: draft } = await created(table, userId, 100);
  const campaign = await setStatus(table, draft, statusChange(draft, 'running', at));
  if (campaign === null) throw new Error('it is as it was created');
  let mailbox = await getMailbox(table, randomUUID());
  const pace = { gapSeconds: 60, firstDay: 100, growth: 0, restSeconds: 900 };
  for (let sent = 0; sent < 20; sent += 1) mailbox = afterSend(mailbox, pace, at, 0.5);
  const before = await nextDue(table, owner);
  if (before === null) throw new Error('a hundred wait');
  const updated_at = new Date(at.getTime() + 1).toISOString();
  const claimed = { ...before, status: 'sending', updated_at } as const;
  const inFlight = { recipient_id: before.id, claimed_at: at.toISOString() };
  const sender = { seller: randomUUID(), mailbox: randomUUID() };
  const correspondents = { ...sender, address: randomUUID(), companies: [randomUUID()] };
  const claim = {
    campaign,
    recipient: { before, after: claimed },
    mailbox: { before: { ...mailbox, turns: 0 }, after: afterSend(mailbox, pace, at, 0.5) },
    inFlight,
    lookAt: at,
    first: { address: correspondents.address, domain: campaign.domain },
    correspondents,
  };
  const sentAt = new Date(at.getTime() + 2).toISOString();
  const sent = {
    campaign,
    inFlight,
    recipient: {
      before: claimed,
      after: { ...claimed, status: 'sent', sent_at: sentAt, updated_at: sentAt } as const,
    },
    troubles: 0,
    trouble: null,
    dueAt: at,
    approachedAs: [`address:${randomUUID()}`, 'company:brightfield.example'],
    notSent: null,
    mailbox: null,
  };
  return { owner, campaign, claim, sent };
}

/** Operations on campaigns and their recipients. */
export const campaignPatterns: readonly AccessPattern[] = [
  {
    function: 'createCampaign',
    measured: 'with 25 recipients and a text of 1 KB',
    prepare: async (table, userId) => async () => {
      const campaign = sampleCampaign(userId);
      await createCampaign(table, { campaign, text, recipients: sampleRecipients(campaign, 25) }, []);
    },
  },
  {
    function: 'getCampaign',
    measured: 'one with recipients',
    async prepare(table, userId) {
      const { owner } = await created(table, userId, 1);
      return () => getCampaign(table, owner);
    },
  },
  {
    function: 'listCampaigns',
    measured: '25 of 30 campaigns',
    async prepare(table, userId) {
      for (let count = 0; count < 30; count += 1) await created(table, userId, 1);
      return () =>
        listCampaigns(table, userId, { limit: 25, after: null, matches: () => true, lookFar: false });
    },
  },
  {
    function: 'setStatus',
    measured: 'a draft that starts',
    async prepare(table, userId) {
      const { campaign } = await created(table, userId, 1);
      return () => setStatus(table, campaign, statusChange(campaign, 'running', at));
    },
  },
  {
    function: 'deleteCampaign',
    measured: 'a draft',
    async prepare(table, userId) {
      const { owner } = await created(table, userId, 0);
      return () => deleteCampaign(table, owner);
    },
  },
  {
    function: 'eraseCampaign',
    measured: 'of 100 recipients',
    async prepare(table, userId) {
      const { owner } = await created(table, userId, 100);
      return () => eraseCampaign(table, owner);
    },
  },
  {
    function: 'addRecipients',
    measured: '25 with a basis',
    async prepare(table, userId) {
      const { owner, campaign } = await created(table, userId, 0);
      const recipients = sampleRecipients(campaign, 25);
      return () => addRecipients(table, owner, recipients);
    },
  },
  {
    function: 'getRecipient',
    measured: 'one of 100',
    async prepare(table, userId) {
      const { recipients } = await created(table, userId, 100);
      return () => getRecipient(table, userId, recipients[50]?.id ?? '');
    },
  },
  {
    function: 'pageRecipients',
    measured: '25 of 100 recipients',
    async prepare(table, userId) {
      const { owner } = await created(table, userId, 100);
      return () => pageRecipients(table, owner, { limit: 25, after: null });
    },
  },
  {
    function: 'changeRecipients',
    measured: 'one who is marked as having replied',
    async prepare(table, userId) {
      const { owner, recipient: before } = await unanswered(table, userId);
      const after = markedRecipient(before, { status: 'replied' }, at);
      return () => changeRecipients(table, owner, [{ before, after }], null);
    },
  },
  {
    function: 'changeRecipients',
    measured: 'one who gets a follow-up of 1 KB',
    async prepare(table, userId) {
      const { owner, recipient: before } = await unanswered(table, userId);
      const after = withFollowUp(before, text.id, at);
      return () => changeRecipients(table, owner, [{ before, after }], text);
    },
  },
  {
    function: 'getText',
    measured: 'of 1 KB',
    async prepare(table, userId) {
      const { owner } = await created(table, userId, 0);
      return () => getText(table, owner, text.id);
    },
  },
  {
    function: 'nextDue',
    measured: 'one of 100 who wait',
    async prepare(table, userId) {
      const { owner } = await created(table, userId, 100);
      return () => nextDue(table, owner);
    },
  },
  {
    function: 'listDueCampaigns',
    measured: '100 campaigns',
    async prepare(table) {
      for (let count = 0; count < 100; count += 1) {
        const { campaign } = await created(table, randomUUID(), 0);
        const change = statusChange(campaign, 'running', at);
        await setStatus(table, campaign, { ...change, due_at: '1999-01-01T00:00:00.000Z' });
      }
      return () => listDueCampaigns(table, new Date('1999-01-02T00:00:00.000Z'));
    },
  },
  {
    function: 'postponeCampaign',
    measured: 'one that sends',
    async prepare(table, userId) {
      const { campaign } = await running(table, userId);
      return () => postponeCampaign(table, campaign, new Date(at.getTime() + 60_000));
    },
  },
  {
    function: 'getMailbox',
    measured: '21 mails within a day',
    async prepare(table, userId) {
      const { claim } = await running(table, userId);
      await claimMail(table, claim);
      return () => getMailbox(table, claim.mailbox.after.id);
    },
  },
  {
    function: 'claimMail',
    measured: 'one of 100, the 21st of the day',
    async prepare(table, userId) {
      const { claim } = await running(table, userId);
      return () => claimMail(table, claim);
    },
  },
  {
    function: 'recordMail',
    measured: 'one that was sent',
    async prepare(table, userId) {
      const { claim, sent } = await running(table, userId);
      await claimMail(table, claim);
      return () => recordMail(table, sent);
    },
  },
  {
    function: 'areCampaignsStopped',
    measured: 'they are not',
    prepare: async (table) => () => areCampaignsStopped(table),
  },
  {
    function: 'stopCampaigns',
    measured: 'those of all users',
    prepare: async (table) => () => stopCampaigns(table, at),
  },
  {
    function: 'resumeCampaigns',
    measured: 'those of all users',
    async prepare(table) {
      await stopCampaigns(table, at);
      return () => resumeCampaigns(table);
    },
  },
];
