/** What became of a mail that was passed to a user's own mail account. */
export type SendOutcome =
  /** The provider accepted it under its own id. */
  | { readonly outcome: 'sent'; readonly id: string }
  /** The mailbox has sent too much for now. Null if the provider does not say for how long. */
  | { readonly outcome: 'throttled'; readonly retryAfterSeconds: number | null }
  /** The provider no longer accepts the account's tokens, so the user has to connect it again. */
  | { readonly outcome: 'disconnected' }
  /** The provider does not accept this mail, or any from this mailbox. The reason may be shown. */
  | { readonly outcome: 'rejected'; readonly reason: string }
  /**
   * The provider did not answer, or not as documented. `mayHaveBeenSent` says whether the mail had been passed on.
   */
  | { readonly outcome: 'unavailable'; readonly mayHaveBeenSent: boolean };

/** A user's own mailbox, to send from. */
export interface MailAccount {
  readonly address: string;
  /** Sends a whole message (RFC 5322) once. Never retries what could then arrive twice, and never throws. */
  send(raw: Uint8Array, signal: AbortSignal): Promise<SendOutcome>;
}
