import type { NotForSale } from '../../../shared/model/leads/domain-for-sale.ts';
import type { SenderIdentity } from '../../../shared/text/mail/mail-footer.ts';
import type { Correspondents } from '../privacy/correspondents.ts';
import type { InFlight, StatusChange, StoredCampaign } from './campaign.ts';
import type { CampaignText } from './campaign-text.ts';
import type { Mailbox } from './pace.ts';
import type { StoredRecipient } from './recipient.ts';

/** A campaign's id, and its user. */
export interface CampaignOwner {
  readonly userId: string;
  readonly campaignId: string;
}

/** What a mail from a seller needs to know about them. */
export interface Seller extends SenderIdentity {
  /** The address of the account. */
  readonly email: string;
  readonly email_signature: string;
  /** Whether the plan has campaigns. */
  readonly entitled: boolean;
}

/** The first mail about a domain to an address, which is stored as its keyed hash. */
export interface FirstMail {
  readonly address: string;
  readonly domain: string;
}

/** A mail that is about to be sent. Everything is written only if nothing has changed since it was read. */
export interface Claim {
  readonly campaign: StoredCampaign;
  readonly recipient: { readonly before: StoredRecipient; readonly after: StoredRecipient };
  readonly mailbox: { readonly before: Mailbox; readonly after: Mailbox };
  readonly inFlight: InFlight;
  /** When the sender looks at the campaign again if this mail is never settled. */
  readonly lookAt: Date;
  /** Set if this must be the first mail about its domain to the address; otherwise null. */
  readonly first: FirstMail | null;
  readonly correspondents: Correspondents;
}

/** What became of a mail that was claimed. */
export interface Sent {
  readonly campaign: StoredCampaign;
  readonly inFlight: InFlight;
  readonly recipient: { readonly before: StoredRecipient; readonly after: StoredRecipient };
  readonly troubles: number;
  readonly trouble: string | null;
  readonly dueAt: Date;
  /** The address and company under which the approach is stored. Empty unless the mail was certainly sent. */
  readonly approachedAs: readonly string[];
  /** The first mail that was claimed, if it was certainly not sent: another mail may then be the first. */
  readonly notSent: FirstMail | null;
  /** When the mailbox may send again; null if nothing was learned about it. */
  readonly mailbox: { readonly id: string; readonly throttles: number; readonly nextAt: Date } | null;
}

/** Where campaigns are stored, as the sender needs them. All reads are strongly consistent. */
export interface SendingStore {
  /** Whether an operator has stopped all campaigns. */
  isStopped(): Promise<boolean>;
  find(owner: CampaignOwner): Promise<StoredCampaign | null>;
  /** Returns null if the account is being deleted, or has no profile. */
  seller(userId: string, now: Date): Promise<Seller | null>;
  /** What a mailbox has sent recently for all accounts. `id` is the keyed hash of its address. */
  mailbox(id: string): Promise<Mailbox>;
  nextDue(owner: CampaignOwner): Promise<StoredRecipient | null>;
  recipient(userId: string, recipientId: string): Promise<StoredRecipient | null>;
  text(owner: CampaignOwner, textId: string): Promise<CampaignText | null>;
  /**
   * The token in a message's unsubscribe link. The same message always has the same token, by which its recipient reaches
   * the user's desk.
   */
  unsubscribeToken(userId: string, people: Correspondents, messageId: string, now: Date): Promise<string>;
  /**
   * Claims a mail in one transaction, which ensures that it is sent only once. Returns `refused` if the recipient
   * has unsubscribed or objected, `not_for_sale` if no mail about the domain is allowed, `approached` if another
   * mail about it was the first, `held` if the company has answered or could not be reached, `week` if two first mails
   * went to it within a week, and `changed` if anything else has changed since it was read.
   */
  claim(
    claim: Claim,
  ): Promise<'claimed' | 'refused' | 'not_for_sale' | 'approached' | 'held' | 'week' | 'changed'>;
  /** Why no mail about a domain is sent; null if mails may be sent. */
  notForSale(userId: string, domain: string): Promise<NotForSale | null>;
  /** When an address had a first mail about a domain, sent or queued; null if it had none. */
  approachedAt(userId: string, first: FirstMail): Promise<string | null>;
  /** Stores what became of a claimed mail. Returns false if that is stored already. */
  record(sent: Sent): Promise<boolean>;
  /** Changes a recipient as it was read, outside of a claim. */
  change(owner: CampaignOwner, before: StoredRecipient, after: StoredRecipient): Promise<boolean>;
  /** Changes the status of a campaign as it was read. The sender only looks at campaigns that send. */
  setStatus(campaign: StoredCampaign, change: StatusChange): Promise<boolean>;
  /** Sets when the sender looks next at a campaign, as it was read. */
  postpone(campaign: StoredCampaign, until: Date): Promise<boolean>;
}
