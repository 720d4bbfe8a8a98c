import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { confirmRemovalUrl } from '../../shared/contract/visitors/public-site.ts';
import { getContactMessage } from '../data/mail/contact-messages.ts';
import { noteMailSent, wasMailSent } from '../data/mail/sent-mails.ts';
import { getObjection } from '../data/privacy/objections.ts';
import { getProfile } from '../data/profile/profiles.ts';
import { openTable } from '../data/table.ts';
import { confirmObjectionMail } from '../domain/mail/confirm-objection-mail.ts';
import { contactMail } from '../domain/mail/contact-mail.ts';
import { exportReadyMail } from '../domain/mail/export-ready-mail.ts';
import { type Mail, type Notice, notice } from '../domain/mail/notice.ts';
import { paymentFailedMail } from '../domain/mail/payment-failed-mail.ts';
import { sessionFinishedMail } from '../domain/mail/session-finished-mail.ts';
import { sesMailSender } from '../providers/mail/ses.ts';
import { mailEnvironment, readEnvironment } from '../runtime/env.ts';
import { log } from '../runtime/log.ts';

const environment = readEnvironment(mailEnvironment);
const table = openTable(environment.TABLE_NAME);
const sender = sesMailSender(environment.MAIL_SENDER);

/**
 * Sends the mails in the queue. Only a mail that fails is reported as failed. It is retried and finally moved to the
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
  const once = sentOnce(waiting);
  if (once !== null && (await wasMailSent(table, once.userId, once.name))) return;
  const mail = await mailOf(waiting);
  if (mail === null) return;
  await sender.send(mail);
  if (once !== null) await noteMailSent(table, once.userId, once.name, new Date());
}

/** The id of a mail that is sent only once, as its notice can come twice. Returns null for other mails. */
function sentOnce(waiting: Notice): { userId: string; name: string } | null {
  switch (waiting.kind) {
    case 'payment_failed':
      return { userId: waiting.user_id, name: `${waiting.kind}#${waiting.payment_id}` };
    case 'session_finished':
      return { userId: waiting.user_id, name: `${waiting.kind}#${waiting.session_id}` };
    default:
      return null;
  }
}

/** The mail for a notice. Returns null if its row is gone, or the user does not want such mails. */
async function mailOf(waiting: Notice): Promise<Mail | null> {
  switch (waiting.kind) {
    case 'contact_message': {
      const message = await getContactMessage(table, waiting.id);
      return message === null ? null : contactMail(message, environment.OPERATOR_ADDRESS);
    }
    case 'confirm_objection': {
      const objection = await getObjection(table, waiting.token, new Date());
      if (objection === null) return null;
      return confirmObjectionMail(objection.email, confirmRemovalUrl(environment.SITE_ORIGIN, waiting.token));
    }
    case 'export_ready': {
      const profile = await getProfile(table, waiting.user_id);
      return profile === null ? null : exportReadyMail(profile.email);
    }
    case 'session_finished': {
      const profile = await getProfile(table, waiting.user_id);
      return profile?.notifications.session_finished ? sessionFinishedMail(profile.email) : null;
    }
    case 'payment_failed': {
      const profile = await getProfile(table, waiting.user_id);
      return profile?.notifications.payment_failed ? paymentFailedMail(profile.email) : null;
    }
  }
}
