import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { getContactMessage } from '../data/contact-messages.ts';
import { getProfile } from '../data/profiles.ts';
import { noteMailSent, wasMailSent } from '../data/sent-mails.ts';
import { openTable } from '../data/table.ts';
import { contactMail } from '../domain/mail/contact-mail.ts';
import { exportReadyMail } from '../domain/mail/export-ready-mail.ts';
import { type Mail, type Notice, notice } from '../domain/mail/notice.ts';
import { paymentFailedMail } from '../domain/mail/payment-failed-mail.ts';
import { sesMailSender } from '../providers/mail/ses.ts';
import { mailEnvironment, readEnvironment } from '../runtime/env.ts';
import { log } from '../runtime/log.ts';

const environment = readEnvironment(mailEnvironment);
const table = openTable(environment.TABLE_NAME);
const sender = sesMailSender(environment.MAIL_SENDER);

/**
 * Sends the mails that wait in the queue. One that fails goes back alone, is tried again, and at last lies in the
 * dead-letter queue. https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-errorhandling.html
 */
export async function handler({ Records }: Pick<SQSEvent, 'Records'>): Promise<SQSBatchResponse> {
  const batchItemFailures: { itemIdentifier: string }[] = [];
  for (const { messageId, body } of Records) {
    try {
      await send(notice.parse(JSON.parse(body)));
    } catch (error) {
      log.error('a mail was not sent', { message_id: messageId, error });
      batchItemFailures.push({ itemIdentifier: messageId });
    }
  }
  return { batchItemFailures };
}

async function send(waiting: Notice): Promise<void> {
  const once = waiting.kind === 'payment_failed' ? waiting : null;
  const name = `payment_failed#${once?.payment_id}`;
  if (once !== null && (await wasMailSent(table, once.user_id, name))) return;
  const mail = await mailOf(waiting);
  if (mail === null) return;
  await sender.send(mail);
  if (once !== null) await noteMailSent(table, once.user_id, name, new Date());
}

/** The mail that a notice stands for; null when what it names is gone, or nobody wants it. */
async function mailOf(waiting: Notice): Promise<Mail | null> {
  switch (waiting.kind) {
    case 'contact_message': {
      const message = await getContactMessage(table, waiting.id);
      return message === null ? null : contactMail(message, environment.OPERATOR_ADDRESS);
    }
    case 'export_ready': {
      const profile = await getProfile(table, waiting.user_id);
      return profile === null ? null : exportReadyMail(profile.email);
    }
    case 'payment_failed': {
      const profile = await getProfile(table, waiting.user_id);
      return profile?.notifications.payment_failed ? paymentFailedMail(profile.email) : null;
    }
  }
}
