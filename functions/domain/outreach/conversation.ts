import type { WriteRefusal } from '../../../shared/model/write-refusal.ts';

/** The most first mails that people of one company get within a week. */
const maxFirstMails = 2;
const weekMs = 7 * 24 * 3600_000;

/** Why nothing more is sent to a company: somebody there has answered, or a mail to its only address came back. */
export type HoldReason = 'answered' | 'bounced' | 'objected';

/** A hold on a company, and the mail that it follows from. */
export interface Hold {
  readonly reason: HoldReason;
  readonly messageId: string;
}

/** What was said between a seller and a company, about all of the seller's domains. */
export interface Conversation {
  /** The keyed hash of the company. */
  readonly company: string;
  /** What holds it, each as `reason:messageId`. */
  readonly heldBy: readonly string[];
  /** First mails to people of the company, in the order in which they were claimed. Those of a week or more ago may be missing. */
  readonly firstMails: readonly { readonly id: string; readonly at: string }[];
  /** How often a first mail was counted. */
  readonly turns: number;
}

/** A conversation that has not begun. */
export function newConversation(company: string): Conversation {
  return { company, heldBy: [], firstMails: [], turns: 0 };
}

/** A hold as it is stored. */
export function holdText({ reason, messageId }: Hold): string {
  return `${reason}:${messageId}`;
}

const refusals: Readonly<Record<HoldReason, WriteRefusal>> = {
  objected: 'company_said_no',
  answered: 'company_answered',
  bounced: 'company_bounced',
};

/** Why nothing more is sent to any of these companies. Returns null if nothing is held. */
export function heldRefusal(conversations: readonly Conversation[]): WriteRefusal | null {
  const held = conversations.flatMap(({ heldBy }) => heldBy);
  const reasons = ['objected', 'answered', 'bounced'] as const;
  const reason = reasons.find((each) => held.some((text) => text.startsWith(`${each}:`)));
  return reason === undefined ? null : refusals[reason];
}

function recentMails({ firstMails }: Conversation, messageId: string, now: Date) {
  return firstMails.filter(({ id, at }) => id !== messageId && Date.parse(at) > now.getTime() - weekMs);
}

/** When a first mail may go out to these companies. Returns null if it may at once. */
export function waitsUntil(
  conversations: readonly Conversation[],
  messageId: string,
  now: Date,
): string | null {
  const times = conversations.flatMap((conversation) => {
    const oldest = recentMails(conversation, messageId, now).at(-maxFirstMails);
    return oldest === undefined ? [] : [Date.parse(oldest.at) + weekMs];
  });
  return times.length === 0 ? null : new Date(Math.max(...times)).toISOString();
}

/** The first mails of a conversation with one more. A mail that is claimed again counts once. */
export function withFirstMail(conversation: Conversation, messageId: string, now: Date) {
  return [...recentMails(conversation, messageId, now), { id: messageId, at: now.toISOString() }];
}
