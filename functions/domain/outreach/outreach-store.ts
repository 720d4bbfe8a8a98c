import type { UserProfile } from '../../../shared/model/account/profile.ts';
import type { NotForSale } from '../../../shared/model/leads/domain-for-sale.ts';
import type { LeadWithContacts } from '../../../shared/model/leads/session.ts';
import type {
  Approach,
  LoggedMessage,
  OutreachBasis,
  OutreachOutcome,
  OutreachWay,
  WaitingMessage,
} from '../../../shared/model/outreach/outreach.ts';
import type { SuppressionReason, WriteRefusal } from '../../../shared/model/write-refusal.ts';
import type { Correspondents, Sender } from '../privacy/correspondents.ts';

/** A message, and the keys under which its recipient's approach is stored. */
export interface Addressed<Message = WaitingMessage> {
  readonly message: Message;
  readonly approachedAs: readonly string[];
  /** The keyed hash of the recipient's address. */
  readonly address: string;
}

/** The correspondents of a mail from a known mailbox. */
export type FromMailbox = Correspondents & { readonly mailbox: string };

/** What became of the claim of a message. */
export type MessageClaim = 'claimed' | 'changed' | 'refused' | 'not_for_sale';

/** The fields of a waiting message that can change. */
export type MessageChanges = Partial<Pick<WaitingMessage, 'subject' | 'text' | 'status' | 'problem'>> & {
  readonly updated_at: string;
};

/**
 * Where mails are stored that people send by hand, and what decides about them. Every write holds only while the message is
 * as it was read, and then returns true. `Along` is what the store can write together with new messages.
 */
export interface OutreachStore<Along = unknown> {
  profile(userId: string): Promise<UserProfile | null>;
  /** Whether the user's plan lets them write to several contacts at once. */
  mayWriteInBulk(userId: string, now: Date): Promise<boolean>;
  lead(userId: string, leadId: string): Promise<LeadWithContacts | null>;
  /** How an address or a company was approached before, newest first. */
  approaches(userId: string, of: string): Promise<Approach[]>;

  /** Which of these addresses the sender may not write to, and why. Asked before anything is queued or sent. */
  refusals(sender: Sender, addresses: readonly string[]): Promise<ReadonlyMap<string, WriteRefusal>>;
  /** Stops the sender from writing to an address again. The first reason stays. */
  suppress(people: Correspondents, reason: SuppressionReason, now: Date): Promise<void>;
  /** The token of a message's link to unsubscribe, which is the same each time. */
  unsubscribeToken(people: Omit<Correspondents, 'mailbox'>, messageId: string): Promise<string>;
  /** Makes that token valid, and returns it. */
  mintUnsubscribeToken(people: Correspondents, messageId: string, now: Date): Promise<string>;

  queued(userId: string, messageId: string): Promise<WaitingMessage | null>;
  logged(userId: string, messageId: string): Promise<LoggedMessage | null>;
  /** Which of these domains no mail may be about, and why. Asked before anything is queued or sent. */
  notForSale(userId: string, domains: readonly string[]): Promise<ReadonlyMap<string, NotForSale>>;
  /**
   * Queues first messages about one domain, all or none: `approached` where a recipient was written to about it before,
   * `not_for_sale` where no mail may be about it.
   */
  queue(
    userId: string,
    entries: readonly Addressed[],
    along: readonly Along[],
  ): Promise<'queued' | 'approached' | 'not_for_sale'>;
  /** Queues a follow-up; false unless the message before it has no reply and no follow-up, and may have one. */
  queueFollowUp(userId: string, entry: Addressed & { readonly follows: string }): Promise<boolean>;
  change(userId: string, before: WaitingMessage, changes: MessageChanges): Promise<boolean>;
  /**
   * Claims a message for one sender, once, and counts it with the mailbox. `refused` where its recipient may not be written
   * to any more, `not_for_sale` where its domain was reserved, sold or dropped meanwhile.
   */
  claim(
    userId: string,
    message: WaitingMessage,
    claim: { readonly people: FromMailbox; readonly at: string },
  ): Promise<MessageClaim>;
  remove(userId: string, entry: Addressed): Promise<boolean>;
  /** Moves a message that was sent from the queue to the log. */
  log(
    userId: string,
    entry: Addressed,
    sent: { readonly way: OutreachWay; readonly basis: OutreachBasis | null; readonly at: string },
  ): Promise<boolean>;
  setOutcome(
    userId: string,
    message: LoggedMessage,
    change: { readonly outcome: OutreachOutcome; readonly at: string },
  ): Promise<boolean>;
}
