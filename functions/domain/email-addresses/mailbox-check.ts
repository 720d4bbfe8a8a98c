/**
 * What asking one mailbox brought. `greylisted`: the server wants to be asked again in a minute or more. `unanswered`
 * covers policy blocks, full mailboxes and timeouts: nothing is known.
 */
export type MailboxAnswer = 'exists' | 'refused' | 'catch_all' | 'greylisted' | 'unanswered';

/** An optional way to ask whether mailboxes of one host exist (SMTP, or a vendor's API). */
export interface MailboxCheck {
  /** Asks for the mailboxes `local@host`, and answers by local part; never throws for what a server does. */
  ask(
    host: string,
    locals: readonly string[],
    options: { readonly signal: AbortSignal },
  ): Promise<ReadonlyMap<string, MailboxAnswer>>;
}
