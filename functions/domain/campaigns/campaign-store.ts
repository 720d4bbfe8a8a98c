import type { GmailIntegration } from '../../../shared/model/account/gmail-integration.ts';
import type { UserProfile } from '../../../shared/model/account/profile.ts';
import type { LeadWithContacts } from '../../../shared/model/leads/session.ts';
import type { Approach } from '../../../shared/model/outreach/outreach.ts';
import type { SuppressionReason, WriteRefusal } from '../../../shared/model/write-refusal.ts';
import type { Entitling } from '../billing/entitlement.ts';
import type { MailAct } from '../outreach/deal-moves.ts';
import type { HoldChange } from '../outreach/outreach-store.ts';
import type { Correspondents, Sender } from '../privacy/correspondents.ts';
import type { StoredTemplate } from '../templates/new-template.ts';
import type { StatusChange, StoredCampaign } from './campaign.ts';
import type { CampaignText } from './campaign-text.ts';
import type { StoredRecipient } from './recipient.ts';
import type { CampaignOwner } from './sending-store.ts';

/** A new campaign with its text and first recipients. */
export interface CampaignStart {
  readonly campaign: StoredCampaign;
  readonly text: CampaignText;
  readonly recipients: readonly StoredRecipient[];
}

/** One recipient before and after a change. */
export interface RecipientChange {
  readonly before: StoredRecipient;
  readonly after: StoredRecipient;
}

/** What follows for a company after a recipient was marked. */
export interface FollowingMark {
  readonly holds: readonly HoldChange[];
  /** What its history says of it; null for nothing. */
  readonly act: MailAct | null;
}

/**
 * Where campaigns are stored, as their users edit them, and the data that decisions about them need. `Along` can be
 * written together with a new campaign.
 */
export interface CampaignStore<Along = unknown> {
  subscription(userId: string): Promise<Entitling | null>;
  mailbox(userId: string): Promise<Pick<GmailIntegration, 'gmail_email' | 'status'> | null>;
  profile(userId: string): Promise<UserProfile | null>;
  lead(userId: string, leadId: string): Promise<LeadWithContacts | null>;
  /** A template of the user's own, or a public one. */
  template(userId: string, templateId: string): Promise<StoredTemplate | null>;

  /** Which of these addresses the sender may not write to, and why. */
  refusals(sender: Sender, addresses: readonly string[]): Promise<ReadonlyMap<string, WriteRefusal>>;
  /** When addresses had a first mail about a domain, for those that had one. */
  offers(userId: string, addresses: readonly string[], domain: string): Promise<ReadonlyMap<string, string>>;
  /** The earlier approaches to an address or a company, about all domains, newest first. */
  approaches(userId: string, of: string): Promise<readonly Approach[]>;
  suppress(people: Correspondents, reason: SuppressionReason, now: Date): Promise<void>;

  find(owner: CampaignOwner): Promise<StoredCampaign | null>;
  create(start: CampaignStart, along: readonly Along[]): Promise<void>;
  /** Changes the status of a campaign as it was read. Returns null if it has changed since. */
  setStatus(campaign: StoredCampaign, change: StatusChange): Promise<StoredCampaign | null>;
  /** Deletes a campaign with its recipients and texts. Returns false if it is sending. */
  erase(owner: CampaignOwner): Promise<boolean>;

  /** The last 24 hexadecimal digits of a recipient's id, derived from the person that it names. */
  recipientDigest(named: string): string;
  recipient(userId: string, recipientId: string): Promise<StoredRecipient | null>;
  /** Adds at most 25 recipients. Returns false if one exists already, or the campaign does not exist any more. */
  addRecipients(owner: CampaignOwner, recipients: readonly StoredRecipient[]): Promise<boolean>;
  /**
   * Changes at most 25 recipients as they were read, with the text of their next mail and what follows for their
   * company. Returns false if one has changed since.
   */
  changeRecipients(
    owner: CampaignOwner,
    changes: readonly RecipientChange[],
    text: CampaignText | null,
    following?: FollowingMark,
  ): Promise<boolean>;
}
