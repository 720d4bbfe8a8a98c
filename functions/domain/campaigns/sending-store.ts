import type { NotForSale } from '../../../shared/model/domain-for-sale.ts';
import type { SenderIdentity } from '../../../shared/text/mail-footer.ts';
import type { Correspondents } from '../privacy/correspondents.ts';
import type { InFlight, KeptCampaign, StatusChange } from './campaign.ts';
import type { CampaignText } from './campaign-text.ts';
import type { Mailbox } from './pace.ts';
import type { KeptRecipient } from './recipient.ts';

/** Whose campaign, and which. */
export interface CampaignOwner {
  readonly userId: string;
  readonly campaignId: string;
}

/** What has to be known of a seller to send in their name. */
export interface Seller extends SenderIdentity {
  /** The address of the account. */
  readonly email: string;
  readonly email_signature: string;
  /** Whether the plan has campaigns. */
  readonly entitled: boolean;
}

/** The first mail about a domain to an address, which is known by its keyed hash. */
export interface FirstMail {
  readonly address: string;
  readonly domain: string;
}

/** A mail that is about to be sent, and what follows from that: each is written only as long as it was read so. */
export interface Claim {
  readonly campaign: KeptCampaign;
  readonly recipient: { readonly before: KeptRecipient; readonly after: KeptRecipient };
  readonly mailbox: { readonly before: Mailbox; readonly after: Mailbox };
  readonly inFlight: InFlight;
  /** When the sender looks again, should this be the last that is heard of it. */
  readonly lookAt: Date;
  /** Where this has to be the first mail about its domain to the address; null where it need not. */
  readonly first: FirstMail | null;
  readonly correspondents: Correspondents;
}

/** What became of a mail that was claimed. */
export interface Sent {
  readonly campaign: KeptCampaign;
  readonly inFlight: InFlight;
  readonly recipient: { readonly before: KeptRecipient; readonly after: KeptRecipient };
  readonly troubles: number;
  readonly trouble: string | null;
  readonly dueAt: Date;
  /** Under what it is to be known that this person was approached; nothing where the mail was not surely sent. */
  readonly approachedAs: readonly string[];
  /** The first mail that the claim took and that was surely not sent, for another to be the first; null where there is none. */
  readonly notSent: FirstMail | null;
  /** How the mailbox goes on; null where nothing was learned of it. */
  readonly mailbox: { readonly id: string; readonly throttles: number; readonly nextAt: Date } | null;
}

/** Where campaigns are kept, as the sender needs them. Everything is read strongly consistent. */
export interface SendingStore {
  /** Whether an operator has stopped all campaigns. */
  isStopped(): Promise<boolean>;
  find(owner: CampaignOwner): Promise<KeptCampaign | null>;
  /** Null where the account is being deleted, or there is no profile to send in the name of. */
  seller(userId: string, now: Date): Promise<Seller | null>;
  /** What a mailbox has sent of late, for whichever account; `id` is the keyed hash of its address. */
  mailbox(id: string): Promise<Mailbox>;
  nextDue(owner: CampaignOwner): Promise<KeptRecipient | null>;
  recipient(userId: string, recipientId: string): Promise<KeptRecipient | null>;
  text(owner: CampaignOwner, textId: string): Promise<CampaignText | null>;
  /** The token by which the recipient of a message unsubscribes, always the same for the same message. */
  unsubscribeToken(people: Correspondents, messageId: string, now: Date): Promise<string>;
  /**
   * Claims a mail in one transaction, which is what makes it sent once: `refused` where the recipient has unsubscribed
   * or objected by then, `not_for_sale` where no mail may be about the domain, `approached` where another mail about it is the
   * first, `changed` where anything else is no more as it was read.
   */
  claim(claim: Claim): Promise<'claimed' | 'refused' | 'not_for_sale' | 'approached' | 'changed'>;
  /** Why nothing about a domain is sent; null where mails may go out. */
  notForSale(userId: string, domain: string): Promise<NotForSale | null>;
  /** Since when somebody has a first mail about a domain, sent or about to be; null where they have none. */
  approachedAt(userId: string, first: FirstMail): Promise<string | null>;
  /** Writes what became of a claimed mail; false where somebody has done so before. */
  record(sent: Sent): Promise<boolean>;
  /** Changes a recipient as it was read, outside of a claim. */
  change(owner: CampaignOwner, before: KeptRecipient, after: KeptRecipient): Promise<boolean>;
  /** Sets what a campaign has become, as it was read; one that does not send is not looked at again. */
  setStatus(campaign: KeptCampaign, change: StatusChange): Promise<boolean>;
  /** Has the sender look at a campaign at another time, as it was read. */
  postpone(campaign: KeptCampaign, until: Date): Promise<boolean>;
}
