import { unsubscribeUrl } from '../../../shared/contract/visitors/unsubscribe.ts';
import { fillTemplate } from '../../../shared/text/mail/fill-template.ts';
import { hindranceOf, namedSource } from '../../../shared/text/mail/leaving-mail.ts';
import { languageOfText } from '../../../shared/text/mail/mail-language.ts';
import type { MailAccount } from '../mail-account/mail-account.ts';
import { companyHashes } from '../outreach/company-of.ts';
import { composeMessage } from '../outreach/compose-message.ts';
import type { Correspondents } from '../privacy/correspondents.ts';
import { addressHash, type KeyedHash, sellerHash } from '../privacy/keyed-hash.ts';
import type { StoredCampaign } from './campaign.ts';
import { messageIdOf, type StoredRecipient } from './recipient.ts';
import type { CampaignOwner, Seller, SendingStore } from './sending-store.ts';

/** What a mail of a campaign is made of. */
export interface CampaignMail {
  readonly owner: CampaignOwner;
  readonly campaign: StoredCampaign;
  readonly seller: Seller;
  readonly account: MailAccount;
  readonly recipient: StoredRecipient;
}

/** What making it needs. */
interface MailServices {
  readonly store: Pick<SendingStore, 'text' | 'unsubscribeToken'>;
  readonly hash: KeyedHash;
  readonly siteOrigin: string;
  readonly now: () => Date;
}

/** Whom a recipient of a campaign belongs to, as hand-sent mail knows its recipients. */
export function employed({ contact_id, email, values }: StoredRecipient) {
  return { contact_id, email, company_domain: values['lead.Website'] ?? '' };
}

/** The hashes of seller, mailbox, recipient and companies. Returns null if an address is none. */
export async function correspondentsOf(
  { hash }: Pick<MailServices, 'hash'>,
  { seller, recipient, mailbox }: { seller: Seller; recipient: StoredRecipient; mailbox: string },
): Promise<Correspondents | null> {
  const [ours, theirs, companies] = await Promise.all([
    sellerHash(seller.email, hash),
    addressHash(recipient.email, hash),
    companyHashes(employed(recipient), hash),
  ]);
  return ours === null || theirs === null ? null : { seller: ours, mailbox, address: theirs, companies };
}

/** Why a mail is skipped that has no text, or no address to go to. */
export const unwritable = 'This email could not be filled in.';

/** The whole message, or why it cannot be made. Another try of the same step makes the same message. */
export async function messageOf(
  { store, siteOrigin, now }: MailServices,
  { owner, campaign, seller, account, recipient }: CampaignMail,
  correspondents: Correspondents,
): Promise<Uint8Array | string> {
  const text = await store.text(owner, recipient.text_id);
  if (text === null) return unwritable;
  const id = messageIdOf(recipient);
  const token = await store.unsubscribeToken(owner.userId, correspondents, id, now());
  const known = { ...recipient.values };
  // It is stored in English.
  if (languageOfText(text.content) !== 'en') delete known['lead.Reason'];
  const values = { ...known, 'data.domain': campaign.domain, 'data.price': campaign.price };
  const { subject, body } = fillTemplate(text.content, values, seller.email_signature);
  // What the claim holds it to, in one transaction, is not asked here.
  const unasked = { notForSale: null, refusal: null, waitsUntil: null, writtenAbout: null };
  const hindrance = hindranceOf({
    ...{ domain: campaign.domain, subject, text: body, sender: seller, recipient, ...unasked },
  });
  if (hindrance !== null) return hindrance.reason;
  const message = {
    id,
    from: account.address,
    to: { name: recipient.name, address: recipient.email },
    subject,
    text: body,
    sender: seller,
    unsubscribeUrl: unsubscribeUrl(siteOrigin, token),
    sourceUrl: namedSource({ ...recipient, without_source: false }),
  };
  try {
    return await composeMessage(message, now());
  } catch (error) {
    if (error instanceof RangeError) return unwritable;
    throw error;
  }
}
