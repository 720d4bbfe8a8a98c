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
import type { Hold } from './conversation.ts';
import type { MailAct } from './deal-moves.ts';

/** A message, and the keys under which the approach to its recipient is stored. */
export interface Addressed<Message = WaitingMessage> {
  readonly message: Message;
  readonly approachedAs: readonly string[];
  /** The keyed hash of the recipient's address. */
  readonly address: string;
  /** The keyed hashes of the recipient's companies. */
  readonly companies: readonly string[];
}

/** Somebody to write to, by keyed hashes, and the mail that is meant for them, which is '' before there is one. */
export interface Addressee {
  readonly address: string;
  readonly companies: readonly string[];
  readonly messageId: string;
}

/** Whether somebody may be written to now. */
interface Standing {
  readonly refusal: WriteRefusal | null;
  /** When a first mail may go out to their company. Null if it may at once. */
  readonly waitsUntil: string | null;
}

/** A sender and recipient, with a known mailbox. */
export type FromMailbox = Correspondents & { readonly mailbox: string };

/** A hold on a company that begins, or ends. */
export interface HoldChange {
  /** The keyed hash of the company. */
  readonly company: string;
  readonly hold: Hold;
  readonly held: boolean;
}

/** The result of claiming a message. */
export type MessageClaim = 'claimed' | 'changed' | 'refused' | 'not_for_sale' | 'held';

/** The fields of a queued message that can change. */
export type MessageChanges = Partial<
  Pick<WaitingMessage, 'subject' | 'text' | 'without_source' | 'status' | 'problem'>
> & {
  readonly updated_at: string;
};

/**
 * Where individually sent mails are stored, and the data that decisions about them need. Every write requires that
 * the message has not changed since it was read, and then returns true. `Along` can be written together with new
 * messages.
 */
export interface OutreachStore<Along = unknown> {
  profile(userId: string): Promise<UserProfile | null>;
  /** Whether the user's plan allows writing to several contacts at once. */
  mayWriteInBulk(userId: string, now: Date): Promise<boolean>;
  lead(userId: string, leadId: string): Promise<LeadWithContacts | null>;
  /** The earlier approaches to an address or a company, newest first. */
  approaches(userId: string, of: string): Promise<Approach[]>;

  /** Whether the sender may write to people, in their order. Asked before anything is queued or sent. */
  standings(
    userId: string,
    sender: Sender,
    people: readonly Addressee[],
    now: Date,
  ): Promise<readonly Standing[]>;
  /** Lets go of what holds a company, as the seller decides. A no stays. */
  releaseCompany(userId: string, company: string): Promise<void>;
  /** Stops the sender from writing to an address again. The first reason stays. */
  suppress(people: Correspondents, reason: SuppressionReason, now: Date): Promise<void>;
  /** The token of a message's unsubscribe link, always the same for one message. */
  unsubscribeToken(people: Pick<Correspondents, 'seller' | 'address'>, messageId: string): Promise<string>;
  /** Lets recipients who unsubscribe reach the desk of a seller, who is a keyed hash. */
  linkSeller(userId: string, seller: string): Promise<void>;
  /** Makes that token valid, and returns it. */
  mintUnsubscribeToken(people: Correspondents, messageId: string, now: Date): Promise<string>;

  queued(userId: string, messageId: string): Promise<WaitingMessage | null>;
  logged(userId: string, messageId: string): Promise<LoggedMessage | null>;
  /** The domains among these that no mail may be about, and why. Checked before anything is queued or sent. */
  notForSale(userId: string, domains: readonly string[]): Promise<ReadonlyMap<string, NotForSale>>;
  /**
   * Queues first messages about one domain, all or none. Returns `approached` if a recipient was written to about it
   * before, and `not_for_sale` if no mail may be about it.
   */
  queue(
    userId: string,
    entries: readonly Addressed[],
    along: readonly Along[],
  ): Promise<'queued' | 'approached' | 'not_for_sale'>;
  /**
   * Queues a follow-up. Returns false unless the message before it has no reply and no follow-up, and may have one.
   */
  queueFollowUp(userId: string, entry: Addressed & { readonly follows: string }): Promise<boolean>;
  change(userId: string, before: WaitingMessage, changes: MessageChanges): Promise<boolean>;
  /**
   * Claims a message for one sender, once, and counts it for the mailbox. Returns `refused` if its recipient may not
   * be written to any more, `not_for_sale` if its domain was reserved, sold or dropped in the meantime, and
   * `held` if the company has answered or a first mail to it has to wait.
   */
  claim(
    userId: string,
    message: WaitingMessage,
    claim: { readonly people: FromMailbox; readonly at: string },
  ): Promise<MessageClaim>;
  remove(userId: string, entry: Addressed, now: Date): Promise<boolean>;
  /** Moves a message that was sent from the queue to the log. */
  log(
    userId: string,
    entry: Addressed,
    sent: { readonly way: OutreachWay; readonly basis: OutreachBasis | null; readonly at: string },
  ): Promise<boolean>;
  setOutcome(
    userId: string,
    message: LoggedMessage,
    change: {
      readonly outcome: OutreachOutcome;
      /** What the history of the company says of it. */
      readonly act: MailAct['act'];
      readonly at: string;
      /** What changes with it of what holds the recipient's companies. */
      readonly holds: readonly HoldChange[];
    },
  ): Promise<boolean>;
}
