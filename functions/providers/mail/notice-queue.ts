import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { NoticeQueue } from '../../domain/mail/notice.ts';

/** The queue of the product's own mails on Amazon SQS. */
export function sqsNoticeQueue(queueUrl: string): NoticeQueue {
  const client = new SQSClient({
    requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
  });
  return {
    async add(notice) {
      await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: JSON.stringify(notice) }));
    },
  };
}
