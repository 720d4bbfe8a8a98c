import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { getContactMessage } from '../data/contact-messages.ts';
import { getProfile } from '../data/profiles.ts';
import { openTable } from '../data/table.ts';
import { contactMail } from '../domain/mail/contact-mail.ts';
import { exportReadyMail } from '../domain/mail/export-ready-mail.ts';
import { type Mail, type Notice, notice } from '../domain/mail/notice.ts';
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
      const mail = await mailOf(notice.parse(JSON.parse(body)));
      if (mail !== null) await sender.send(mail);
    } catch (error) {
      log.error('a mail was not sent', { message_id: messageId, error });
      batchItemFailures.push({ itemIdentifier: messageId });
    }
  }
  return { batchItemFailures };
}

/** The mail that a notice stands for; null when what it names is gone. */
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
  }
}
