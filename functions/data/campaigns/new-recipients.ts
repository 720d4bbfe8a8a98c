import type { RecipientBasis } from '../../../shared/model/campaign.ts';
import { placeOfContact } from '../../../shared/model/contact-id.ts';
import { sessionOfLead } from '../../../shared/model/lead-id.ts';
import type { WriteRefusal } from '../../../shared/model/write-refusal.ts';
import type { KeptCampaign } from '../../domain/campaigns/campaign.ts';
import {
  approachedRecipient,
  type KeptRecipient,
  type LeftOut,
  newRecipient,
} from '../../domain/campaigns/recipient.ts';
import { sellerOf } from '../../domain/outreach/seller.ts';
import { addressHash, type KeyedHash } from '../../domain/privacy/keyed-hash.ts';
import { getLeadWithContacts } from '../leads/leads.ts';
import { getIntegration } from '../mail-account/gmail-integrations.ts';
import { listOffers } from '../outreach/approaches.ts';
import { refusalsToWrite } from '../privacy/suppressions.ts';
import { getProfile } from '../profile/profiles.ts';
import type { Table } from '../table.ts';
import { recipientDigest } from './campaign-recipients.ts';

/**
 * Whom contacts make recipients of a campaign, each address once, and why the others are none. Nothing is written. Who
 * has a first mail about the domain already is held for the user to decide.
 */
export async function newRecipients(
  { table, hash }: { table: Table; hash: KeyedHash },
  campaign: Pick<KeptCampaign, 'id' | 'user_id' | 'text_id' | 'domain'>,
  { contact_ids, basis }: { contact_ids: readonly string[]; basis: RecipientBasis | null },
  now: Date,
): Promise<{
  recipients: KeptRecipient[];
  leftOut: { contact_id: string; reason: LeftOut | WriteRefusal }[];
}> {
  const { user_id: userId, domain } = campaign;
  const made = await Promise.all(
    [...new Set(contact_ids)].map(async (contactId) => {
      const { leadId } = placeOfContact(contactId);
      const lead = await getLeadWithContacts(table, { userId, sessionId: sessionOfLead(leadId) }, leadId);
      const how = { basis, digest: recipientDigest, now };
      const recipient = (lead && newRecipient({ lead, contactId }, campaign, how)) ?? 'not_found';
      const address = typeof recipient === 'string' ? null : await addressHash(recipient.email, hash);
      return { contactId, recipient, address: address ?? '' };
    }),
  );
  const addresses = made.map(({ address }) => address).filter((address) => address !== '');
  const [profile, mailbox] = await Promise.all([getProfile(table, userId), getIntegration(table, userId)]);
  const { sender } = await sellerOf(profile, mailbox?.gmail_email ?? null, hash);
  const [refusals, offers] = await Promise.all([
    refusalsToWrite(table, sender, addresses),
    listOffers(table, userId, addresses, domain),
  ]);
  const recipients = new Map<string, KeptRecipient>();
  const leftOut: { contact_id: string; reason: LeftOut | WriteRefusal }[] = [];
  for (const { contactId, recipient, address } of made) {
    const reason = typeof recipient === 'string' ? recipient : refusals.get(address);
    if (reason !== undefined) leftOut.push({ contact_id: contactId, reason });
    else if (typeof recipient !== 'string' && !recipients.has(recipient.id)) {
      const at = offers.get(address);
      recipients.set(recipient.id, at === undefined ? recipient : approachedRecipient(recipient, at, now));
    }
  }
  return { recipients: [...recipients.values()], leftOut };
}
