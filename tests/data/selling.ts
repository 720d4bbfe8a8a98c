import { createHmac, randomUUID } from 'node:crypto';
import { outreachHandlers } from '../../functions/api/outreach.ts';
import { outreachLogHandlers } from '../../functions/api/outreach-log.ts';
import { putSubscription } from '../../functions/data/billing/subscriptions.ts';
import { putContact, putLead } from '../../functions/data/leads/leads.ts';
import { createProfile, updateProfile } from '../../functions/data/profile/profiles.ts';
import type { Table } from '../../functions/data/table.ts';
import type { JudgePorts } from '../../functions/domain/email-addresses/judge.ts';
import type { Handed } from '../../functions/domain/mail-account/connection.ts';
import type { KeyedHash } from '../../functions/domain/privacy/keyed-hash.ts';
import type { PlanName } from '../../shared/model/account/plan-name.ts';
import type { ContactData } from '../../shared/model/leads/contact-data.ts';
import { contactId } from '../../shared/model/leads/contact-id.ts';
import { leadId } from '../../shared/model/leads/lead-id.ts';
import type { OutreachOutcome, OutreachWay } from '../../shared/model/outreach/outreach.ts';
import { company, contactData, contactRecord } from '../sample-leads.ts';
import { smallGoogle } from '../unit/mail-account/small-google.ts';

/** The keyed hash of these tests. */
export const hash: KeyedHash = async (text) => createHmac('sha256', 'key').update(text).digest('base64url');
/** A DNS in which every domain takes mail. */
export const mailDomain: JudgePorts['mailDomain'] = async () => 'accepts';
const input = { params: {}, query: {}, body: {}, idempotencyKey: null } as const;

/**
 * A seller on a plan, with one company's people to write to, and a Gmail account that answers as instructed. `table`
 * is the one that the operations use.
 */
export async function sellerAt(
  clock: () => Date,
  table: Table,
  options: {
    plan?: PlanName;
    handed?: Handed[];
    connected?: boolean;
    mailbox?: string;
    email?: string;
    contacts?: Partial<ContactData>;
  } = {},
) {
  const now = clock();
  const caller = { userId: randomUUID() };
  const { email = `${randomUUID()}@seller.example` } = options;
  const at = now.toISOString();
  await createProfile(table, { userId: caller.userId, email, createdAt: at });
  await updateProfile(
    table,
    caller.userId,
    { name: 'Alex Moreau', postal_address: '1 Quay Street\nPort Ellery' },
    { seen: at, at: new Date(now.getTime() + 1).toISOString() },
  );
  const { plan = 'pro', handed = [], connected = true } = options;
  const { mailbox = `${randomUUID()}@gmail.example` } = options;
  await putSubscription(table, caller.userId, { subscription_type: plan, status: 'active', updated_at: at });
  const owner = { userId: caller.userId, sessionId: randomUUID() };
  const id = leadId(owner.sessionId, 1);
  await putLead(table, caller.userId, company({ id, session_id: owner.sessionId }));
  const record = contactRecord({
    id: `${id}:contact`,
    lead_id: id,
    contact_data: contactData(options.contacts),
  });
  await putContact(table, owner, record);

  const gmail = smallGoogle({ handed });
  const tokens = { refreshToken: 'r', accessToken: 'a', accessExpiresAt: now.getTime() + 3_600_000 };
  if (connected) {
    gmail.rows.set(caller.userId, {
      id: randomUUID(),
      gmail_email: mailbox,
      status: 'connected',
      last_sync: at,
      sealed_tokens: `${caller.userId}|${JSON.stringify(tokens)}`,
    });
  }
  const services = { table, hash, siteOrigin: 'https://app.example', now: clock };
  const handlers = outreachHandlers({ ...services, accounts: gmail.services });
  const ofLog = outreachLogHandlers(services);
  const contact = (index: number) => contactId({ leadId: id, index, imported: null });
  const act = {
    recipients: (...people: number[]) =>
      handlers.recipients({ ...input, query: { contact_ids: people.map(contact).join(',') } }, caller),
    queue: (
      people: number[],
      changes: {
        domain?: string;
        key?: string;
        text?: string;
        without_source?: boolean;
        about_another?: boolean;
      } = {},
    ) => {
      const { domain = 'cloudpay.example', key: idempotencyKey = null } = changes;
      const { text = 'Would it be of use?', without_source = false, about_another = false } = changes;
      const messages = people.map((index) => ({
        contact_id: contact(index),
        subject: 'A name for you',
        text,
        without_source,
        about_another,
      }));
      return handlers.queue(
        { ...input, body: { domain, price: '$4,900', messages }, idempotencyKey },
        caller,
      );
    },
    queued: async (index: number) => {
      const [message] = (await act.queue([index])).messages;
      if (message === undefined) throw new Error('it was queued');
      return message;
    },
    list: async (begins?: string) =>
      (await handlers.list({ ...input, query: { limit: 50, begins } }, caller)).messages,
    log: async (outcome?: 'open' | OutreachOutcome, begins?: string) =>
      (await ofLog.list({ ...input, query: { limit: 50, outcome, begins } }, caller)).messages,
    update: (
      messageId: string,
      body: { subject: string; text: string; updated_at: string; without_source?: boolean },
    ) =>
      handlers.update({ ...input, params: { messageId }, body: { without_source: false, ...body } }, caller),
    send: (messageId: string, basis: 'consent' | 'checked' | null = 'consent') =>
      handlers.send({ ...input, params: { messageId }, body: { basis } }, caller),
    markSent: (messageId: string, way: OutreachWay = 'copied') =>
      handlers.markSent({ ...input, params: { messageId }, body: { way } }, caller),
    markUnsent: (messageId: string) => handlers.markUnsent({ ...input, params: { messageId } }, caller),
    release: (person: number) =>
      handlers.release({ ...input, params: { contactId: contact(person) } }, caller),
    remove: (messageId: string) => handlers.remove({ ...input, params: { messageId } }, caller),
    outcome: (messageId: string, outcome: OutreachOutcome) =>
      ofLog.setOutcome({ ...input, params: { messageId }, body: { outcome } }, caller),
    followUp: (messageId: string) =>
      ofLog.followUp(
        { ...input, params: { messageId }, body: { subject: 'Once more', text: 'Still free.' } },
        caller,
      ),
    statistics: () => ofLog.statistics(input, caller),
  };
  const sent = () => gmail.calls.filter((call) => call.startsWith('send')).length;
  return { ...act, contact, userId: caller.userId, email, mailbox, gmail, sent };
}
