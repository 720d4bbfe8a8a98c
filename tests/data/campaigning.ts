import { createHash, randomUUID } from 'node:crypto';
import { campaignHandlers } from '../../functions/api/campaigns.ts';
import { putSubscription } from '../../functions/data/billing/subscriptions.ts';
import { putContact, putLead } from '../../functions/data/leads/leads.ts';
import { replaceIntegration } from '../../functions/data/mail-account/gmail-integrations.ts';
import { createProfile, updateProfile } from '../../functions/data/profile/profiles.ts';
import type { Table } from '../../functions/data/table.ts';
import { createTemplate } from '../../functions/data/templates/templates.ts';
import type { KeyedHash } from '../../functions/domain/privacy/keyed-hash.ts';
import { newTemplate } from '../../functions/domain/templates/new-template.ts';
import { campaigns as contract } from '../../shared/contract/campaigns.ts';
import type { ContactData } from '../../shared/model/leads/contact-data.ts';
import { leadId } from '../../shared/model/leads/lead-id.ts';
import type { CampaignStatus, RecipientStatus } from '../../shared/model/outreach/campaign.ts';
import type { SenderCheck } from '../../shared/model/outreach/sender-check.ts';
import { company, contactData, contactRecord } from '../sample-leads.ts';

const none = { params: {}, query: {}, body: {}, idempotencyKey: null };

/** Sends at all hours of all days, for tests of something else. */
export const anyTime = { quiet_from: '00:00', quiet_until: '00:00', weekends: true, daily_limit: 100 };

/** A domain that passes the rules for senders. */
const passing = { spf: 'passes', dkim: 'found', dmarc: 'none', verdict: 'passes' } as const;

/** A keyed hash that needs no key. */
export const plainHash: KeyedHash = async (text) => createHash('sha256').update(text).digest('base64url');

/** A seller on a plan with campaigns, with a connected Gmail account and a template, and the seller's actions. */
export async function newSeller({
  table,
  now,
  sender = passing,
}: {
  table: Table;
  now: () => Date;
  sender?: Omit<SenderCheck, 'address'>;
}) {
  const caller = { userId: randomUUID() };
  const { userId } = caller;
  const handlers = campaignHandlers({
    table,
    hash: plainHash,
    turns: { add: async () => undefined },
    checkSender: async (address) => ({ address, ...sender }),
    now,
  });
  const sessionId = randomUUID();
  let leads = 0;
  const at = now().toISOString();
  const email = `${userId}@seller.example`;
  await createProfile(table, { userId, email, createdAt: at });
  await updateProfile(
    table,
    userId,
    { name: 'Ada Marlow', postal_address: '1 Harbour Road, Port Example', email_signature: 'Ada' },
    { seen: at, at },
  );
  await putSubscription(table, userId, { subscription_type: 'pro', status: 'active', updated_at: at });
  await replaceIntegration(table, userId, null, {
    id: randomUUID(),
    gmail_email: `${userId}@gmail.example`,
    status: 'connected',
    last_sync: at,
    sealed_tokens: 'sealed',
  });

  async function template(
    content = 'Subject: {data.domain}\n\nHi {lead.FirstName}, is {data.domain} for you?',
  ) {
    const fields = {
      title: 'First contact',
      description: '',
      content,
      category: 'cold_outreach',
      variables: [],
      keywords: [],
      is_public: false,
    };
    const made = newTemplate(fields, { templateId: randomUUID(), userId }, now());
    await createTemplate(table, made, []);
    return made.id;
  }
  const templateId = await template();

  /** Stores a contact that a search has found, and returns its id. */
  async function contact(email: string, changes: Partial<ContactData> = {}): Promise<string> {
    leads += 1;
    const id = leadId(sessionId, leads);
    // People of one company do not get more than two first mails a week.
    const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
    await putLead(table, userId, company({ id, session_id: sessionId, domain }));
    const [person] = contactData().external_emails;
    if (person === undefined) throw new Error('the sample has a person');
    const people = [{ ...person, value: email, emails: email === '' ? [] : [email], phones: [] }];
    const data = contactData({ external_emails: people, email_verdicts: {}, ...changes });
    const record = contactRecord({ lead_id: id, contact_data: data });
    await putContact(table, { userId, sessionId }, { ...record, id: `${id}:contact` });
    return `${id}:0`;
  }

  const create = (changes: Record<string, unknown> = {}, idempotencyKey: string | null = null) => {
    const asked = { name: 'Spring', template_id: templateId, domain: 'cloud.example', ...changes };
    return handlers.create({ ...none, body: contract.create.body.parse(asked), idempotencyKey }, caller);
  };

  return {
    ...caller,
    email,
    templateId,
    template,
    contact,
    create,
    get: (campaignId: string) => handlers.get({ ...none, params: { campaignId } }, caller),
    list: async (asked: Record<string, unknown> = {}) =>
      handlers.list({ ...none, query: contract.list.query.parse(asked) }, caller),
    become: (campaignId: string, status: CampaignStatus) =>
      handlers.updateStatus({ ...none, params: { campaignId }, body: { status } }, caller),
    delete: (campaignId: string) => handlers.delete({ ...none, params: { campaignId } }, caller),
    recipients: async (campaignId: string, asked: Record<string, unknown> = {}) => {
      const query = contract.recipients.query.parse({ limit: 100, ...asked });
      return handlers.recipients({ ...none, params: { campaignId }, query }, caller);
    },
    add: async (campaignId: string, asked: Record<string, unknown>) => {
      const body = contract.addRecipients.body.parse(asked);
      return handlers.addRecipients({ ...none, params: { campaignId }, body }, caller);
    },
    change: (
      recipientId: string,
      body: { status?: RecipientStatus; basis?: 'consent'; write_again?: true },
    ) => handlers.changeRecipient({ ...none, params: { recipientId }, body }, caller),
    followUp: (campaignId: string, template_id: string, recipient_ids: string[]) =>
      handlers.releaseFollowUp(
        { ...none, params: { campaignId }, body: { template_id, recipient_ids } },
        caller,
      ),
    sender: async () => (await handlers.sender(none, caller)).sender,
    statistics: () => handlers.statistics(none, caller),
  };
}
export type Seller = Awaited<ReturnType<typeof newSeller>>;
