import type { GmailIntegration } from '../../../shared/model/account/gmail-integration.ts';
import type { UserProfile } from '../../../shared/model/account/profile.ts';
import type { LeadWithContacts } from '../../../shared/model/leads/session.ts';
import type { SuppressionReason, WriteRefusal } from '../../../shared/model/write-refusal.ts';
import type { Entitling } from '../billing/entitlement.ts';
import type { Correspondents, Sender } from '../privacy/correspondents.ts';
import type { StoredTemplate } from '../templates/new-template.ts';
import type { StatusChange, StoredCampaign } from './campaign.ts';
import type { CampaignText } from './campaign-text.ts';
import type { StoredRecipient } from './recipient.ts';
import type { CampaignOwner } from './sending-store.ts';

/** A campaign that begins, with its text and first recipients. */
export interface CampaignStart {
  readonly campaign: StoredCampaign;
  readonly text: CampaignText;
  readonly recipients: readonly StoredRecipient[];
}

/** One recipient, as it was read and as it is to be. */
export interface RecipientChange {
  readonly before: StoredRecipient;
  readonly after: StoredRecipient;
}

/**
 * Where campaigns are stored, as their users edit them, and what decides about them. `Along` can be written together with
 * a new campaign.
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
  /** Since when addresses have had a first mail about a domain, for those that have. */
  offers(userId: string, addresses: readonly string[], domain: string): Promise<ReadonlyMap<string, string>>;
  suppress(people: Correspondents, reason: SuppressionReason, now: Date): Promise<void>;

  find(owner: CampaignOwner): Promise<StoredCampaign | null>;
  create(start: CampaignStart, along: readonly Along[]): Promise<void>;
  /** Changes the status of a campaign as it was read; null if it has changed since. */
  setStatus(campaign: StoredCampaign, change: StatusChange): Promise<StoredCampaign | null>;
  /** Deletes a campaign with its recipients and texts; false if it sends. */
  erase(owner: CampaignOwner): Promise<boolean>;

  /** The 24 hexadecimal digits that a recipient's id ends with, made of whom it names. */
  recipientDigest(named: string): string;
  recipient(userId: string, recipientId: string): Promise<StoredRecipient | null>;
  /** Adds at most 25 recipients; false if one is there already, or the campaign is gone. */
  addRecipients(owner: CampaignOwner, recipients: readonly StoredRecipient[]): Promise<boolean>;
  /** Changes at most 25 recipients as they were read, with the text of their next mail; false if one has changed since. */
  changeRecipients(
    owner: CampaignOwner,
    changes: readonly RecipientChange[],
    text: CampaignText | null,
  ): Promise<boolean>;
}
