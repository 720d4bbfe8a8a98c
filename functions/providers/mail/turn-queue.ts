import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { TurnMessage, TurnQueue } from '../../domain/campaigns/turn-queue.ts';

/**
 * The maximum delay of a message:
 * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-delay-queues.html
 */
const maxDelaySeconds = 900;

/** The queue of campaign turns on Amazon SQS. */
export function sqsTurnQueue(queueUrl: string): TurnQueue {
  const client = new SQSClient({
    requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
  });
  return {
    async add({ userId, campaignId }, at, now) {
      const message: TurnMessage = { user_id: userId, campaign_id: campaignId };
      const seconds = Math.max(0, Math.ceil((at.getTime() - now.getTime()) / 1000));
      await client.send(
        new SendMessageCommand({
          QueueUrl: queueUrl,
          MessageBody: JSON.stringify(message),
          DelaySeconds: Math.min(seconds, maxDelaySeconds),
        }),
      );
    },
  };
}
