import * as z from 'zod';

/**
 * A mail of the product that waits to be sent. It names rows and never quotes them, so that nothing personal lies in
 * a queue or in a dead letter.
 */
export const notice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('contact_message'), id: z.string() }),
  z.object({ kind: z.literal('confirm_objection'), token: z.string() }),
  z.object({ kind: z.literal('export_ready'), user_id: z.string() }),
  z.object({ kind: z.literal('session_finished'), user_id: z.string(), session_id: z.string() }),
  z.object({ kind: z.literal('payment_failed'), user_id: z.string(), payment_id: z.string() }),
]);
export type Notice = z.infer<typeof notice>;

/** Where mails of the product wait until they are sent, at least once each. */
export interface NoticeQueue {
  add(notice: Notice): Promise<void>;
}

/** One mail in plain text. `replyTo` is where an answer goes, where that is not the sender. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly replyTo?: string;
}

/** Sends mails of the product. Throws when the provider refuses or does not answer. */
export interface MailSender {
  send(mail: Mail): Promise<void>;
}
