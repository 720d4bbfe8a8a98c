import { randomUUID } from 'node:crypto';
import {
  addRecipients,
  changeRecipients,
  createCampaign,
  getRecipient,
  pageRecipients,
  recipientDigest,
} from '../../functions/data/campaign-recipients.ts';
import {
  type CampaignOwner,
  deleteCampaign,
  getCampaign,
  listCampaigns,
  setStatus,
} from '../../functions/data/campaigns.ts';
import type { Table } from '../../functions/data/table.ts';
import { eraseCampaign } from '../../functions/data/whole-account.ts';
import { type KeptCampaign, newCampaign, statusChange } from '../../functions/domain/campaigns/campaign.ts';
import { campaignText } from '../../functions/domain/campaigns/campaign-text.ts';
import {
  type KeptRecipient,
  markedRecipient,
  newRecipient,
  withFollowUp,
} from '../../functions/domain/campaigns/recipient.ts';
import { scheduleConfig } from '../../shared/model/campaign.ts';
import type { AccessPattern } from './access-pattern.ts';
import { sampleSavedContact } from './sample-saved.ts';

const at = new Date('2001-04-10T10:00:00.000Z');
const text = campaignText({
  id: randomUUID(),
  content: `Subject: {data.domain}\n\n${'x'.repeat(1200)}`,
  updated_at: at.toISOString(),
});

function sampleCampaign(userId: string): KeptCampaign {
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

/** So many recipients of a campaign, each of some 900 bytes. */
function sampleRecipients(campaign: KeptCampaign, count: number): KeptRecipient[] {
  return Array.from({ length: count }, (_, index) => {
    const { contact } = sampleSavedContact(campaign.user_id, 2000);
    const [person] = contact.contact_data.external_emails;
    if (person === undefined) throw new Error('the sample has a person');
    const value = `ada-${index}@brightfield.example`;
    const contact_data = { ...contact.contact_data, external_emails: [{ ...person, value }] };
    const behind = { contactId: `${contact.lead.id}:0`, contact: { ...contact, contact_data } };
    const made = newRecipient(behind, campaign, { basis: 'consent', digest: recipientDigest, now: at });
    if (typeof made === 'string') throw new Error(made);
    return made;
  });
}

async function created(table: Table, userId: string, count: number) {
  const campaign = sampleCampaign(userId);
  const recipients = sampleRecipients(campaign, count);
  await createCampaign(table, { campaign, text, recipients: recipients.slice(0, 25) }, []);
  const owner: CampaignOwner = { userId, campaignId: campaign.id };
  for (let from = 25; from < count; from += 25) {
    await addRecipients(table, owner, recipients.slice(from, from + 25));
  }
  return { campaign, recipients, owner };
}

/** A recipient who was written to, and has not replied. */
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

/** What is done with campaigns and their recipients. */
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
      return () => listCampaigns(table, userId, { limit: 25, after: null });
    },
  },
  {
    function: 'setStatus',
    measured: 'a draft that starts',
    async prepare(table, userId) {
      const { owner, campaign } = await created(table, userId, 1);
      return () => setStatus(table, owner, 'draft', statusChange(campaign, 'running', at));
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
];
