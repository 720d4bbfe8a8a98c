/** What became of a mail that was handed to a user's own mail account. */
export type SendOutcome =
  /** The provider took it, under this id of its own. */
  | { readonly outcome: 'sent'; readonly id: string }
  /** The mailbox has sent too much for now; null where the provider does not say for how long. */
  | { readonly outcome: 'throttled'; readonly retryAfterSeconds: number | null }
  /** The provider takes the account's tokens no longer: its user has to connect it again. */
  | { readonly outcome: 'disconnected' }
  /** The provider does not take this mail, or none from this mailbox; the reason may be shown. */
  | { readonly outcome: 'rejected'; readonly reason: string }
  /** The provider did not answer, or not as it should; `mayHaveBeenSent` says that the mail had been handed over. */
  | { readonly outcome: 'unavailable'; readonly mayHaveBeenSent: boolean };

/** A user's own mailbox, to send from. */
export interface MailAccount {
  readonly address: string;
  /** Sends a whole message (RFC 5322) once: nothing is tried again after which it could arrive twice. Never throws. */
  send(raw: Uint8Array, signal: AbortSignal): Promise<SendOutcome>;
}
