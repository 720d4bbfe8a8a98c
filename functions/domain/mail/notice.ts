import * as z from 'zod';

/**
 * A queued mail of the product. It contains ids and no content, so that nothing personal gets into a queue or a dead
 * letter.
 */
export const notice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('contact_message'), id: z.string() }),
  z.object({ kind: z.literal('confirm_objection'), token: z.string() }),
  z.object({ kind: z.literal('export_ready'), user_id: z.string() }),
  z.object({ kind: z.literal('session_finished'), user_id: z.string(), session_id: z.string() }),
  z.object({ kind: z.literal('payment_failed'), user_id: z.string(), payment_id: z.string() }),
]);
export type Notice = z.infer<typeof notice>;

/** Where the product's mails wait until they are sent, at least once each. */
export interface NoticeQueue {
  add(notice: Notice): Promise<void>;
}

/** One mail in plain text. `replyTo` is where a reply goes, if not to the sender. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly replyTo?: string;
}

/** Sends the product's mails. Throws if the provider refuses or does not answer. */
export interface MailSender {
  send(mail: Mail): Promise<void>;
}
