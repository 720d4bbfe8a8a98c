import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { MailSender } from '../../domain/mail/notice.ts';

/** Sends through Amazon SES from one verified sender. The SDK encodes all headers and the body. */
export function sesMailSender(sender: string): MailSender {
  const client = new SESv2Client({
    requestHandler: { connectionTimeout: 2000, requestTimeout: 10_000, throwOnRequestTimeout: true },
  });
  return {
    async send({ to, subject, text, replyTo }) {
      await client.send(
        new SendEmailCommand({
          FromEmailAddress: sender,
          Destination: { ToAddresses: [to] },
          ...(replyTo === undefined ? {} : { ReplyToAddresses: [replyTo] }),
          Content: { Simple: { Subject: { Data: subject }, Body: { Text: { Data: text } } } },
        }),
      );
    },
  };
}
