/** What asking one mailbox brought. `unanswered` covers greylisting, policy blocks and timeouts: nothing is known. */
export type MailboxAnswer = 'exists' | 'refused' | 'catch_all' | 'unanswered';

/** An optional way to ask whether one mailbox exists (SMTP, or a vendor's API). */
export interface MailboxCheck {
  ask(address: string, options?: { readonly signal?: AbortSignal }): Promise<MailboxAnswer>;
}
