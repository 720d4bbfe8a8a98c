/**
 * The result of checking one mailbox. `greylisted`: the server asks to be tried again in a minute or more.
 * `unanswered` includes policy blocks, full mailboxes and timeouts: nothing is known.
 */
export type MailboxAnswer = 'exists' | 'refused' | 'catch_all' | 'greylisted' | 'unanswered';

/** An optional way to check whether mailboxes of one host exist (SMTP, or a vendor's API). */
export interface MailboxCheck {
  /** Checks the mailboxes `local@host`. Returns answers by local part, and never throws for what a server does. */
  ask(
    host: string,
    locals: readonly string[],
    options: { readonly signal: AbortSignal },
  ): Promise<ReadonlyMap<string, MailboxAnswer>>;
}
