import { placeOfContact } from '../../../shared/model/leads/contact-id.ts';
import type { RecipientBasis } from '../../../shared/model/outreach/campaign.ts';
import type { WriteRefusal } from '../../../shared/model/write-refusal.ts';
import { sellerOf } from '../outreach/seller.ts';
import type { Sender } from '../privacy/correspondents.ts';
import { addressHash, type KeyedHash } from '../privacy/keyed-hash.ts';
import type { StoredCampaign } from './campaign.ts';
import type { CampaignStore } from './campaign-store.ts';
import { approachedRecipient, type LeftOut, newRecipient, type StoredRecipient } from './recipient.ts';

/** A contact that does not become a recipient, and why. */
interface LeftOutContact {
  readonly contact_id: string;
  readonly reason: LeftOut | WriteRefusal;
}

/** The user as a sender, as stored with suppressions. */
export async function senderOf(store: CampaignStore, userId: string, hash: KeyedHash): Promise<Sender> {
  const [profile, mailbox] = await Promise.all([store.profile(userId), store.mailbox(userId)]);
  const { sender } = await sellerOf(profile, mailbox?.gmail_email ?? null, hash);
  return sender;
}

/**
 * Decides which contacts become recipients of a campaign, each address once, and why the others do not. Writes
 * nothing. A recipient who was written to about this domain, or another one, is held until the user decides.
 */
export async function newRecipients(
  { store, hash }: { store: CampaignStore; hash: KeyedHash },
  campaign: Pick<StoredCampaign, 'id' | 'user_id' | 'text_id' | 'domain'>,
  { contact_ids, basis }: { contact_ids: readonly string[]; basis: RecipientBasis | null },
  now: Date,
): Promise<{ recipients: StoredRecipient[]; leftOut: LeftOutContact[] }> {
  const { user_id: userId, domain } = campaign;
  const made = await Promise.all(
    [...new Set(contact_ids)].map(async (contactId) => {
      const lead = await store.lead(userId, placeOfContact(contactId).leadId);
      const how = { basis, digest: store.recipientDigest, now };
      const recipient = (lead && newRecipient({ lead, contactId }, campaign, how)) ?? 'not_found';
      const address = typeof recipient === 'string' ? null : await addressHash(recipient.email, hash);
      return { contactId, recipient, address: address ?? '' };
    }),
  );
  const addresses = made.map(({ address }) => address).filter((address) => address !== '');
  const sender = await senderOf(store, userId, hash);
  const [refusals, offers] = await Promise.all([
    store.refusals(sender, addresses),
    store.offers(userId, addresses, domain),
  ]);
  const approaches = new Map(
    await Promise.all(
      addresses.map(async (address) => {
        const known = offers.has(address) ? [] : await store.approaches(userId, `address:${address}`);
        return [address, known.find((each) => each.domain !== domain)] as const;
      }),
    ),
  );
  const recipients = new Map<string, StoredRecipient>();
  const leftOut: LeftOutContact[] = [];
  for (const { contactId, recipient, address } of made) {
    const reason = typeof recipient === 'string' ? recipient : refusals.get(address);
    if (reason !== undefined) leftOut.push({ contact_id: contactId, reason });
    else if (typeof recipient !== 'string' && !recipients.has(recipient.id)) {
      const at = offers.get(address);
      const other = approaches.get(address);
      const before = at === undefined ? other && { at: other.at, about: other.domain } : { at, about: null };
      recipients.set(recipient.id, before ? approachedRecipient(recipient, before, now) : recipient);
    }
  }
  return { recipients: [...recipients.values()], leftOut };
}
