import {
  DeleteMessageCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import * as z from 'zod';

const parkedEvent = z.object({ event_id: z.string(), type: z.string() });
type ParkedEvent = z.infer<typeof parkedEvent>;

/** Events that could not be processed. They wait until an operator replays them. */
export interface ParkedEvents {
  park(event: ParkedEvent): Promise<void>;
  /**
   * Passes each waiting event to `replay` and deletes those that succeed. Events for which `replay` throws
   * stay and are counted.
   */
  replay(replay: (event: ParkedEvent) => Promise<void>): Promise<{ replayed: number; failed: number }>;
}

const maxEventsPerReceive = 10;
/** How long an event is hidden from other replays while it is being replayed, in seconds. */
const hiddenSeconds = 120;

/** Parked events in a queue on Amazon SQS. */
export function sqsParkedEvents(queueUrl: string): ParkedEvents {
  const client = new SQSClient({
    requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
  });

  async function waiting() {
    const { Messages = [] } = await client.send(
      new ReceiveMessageCommand({
        QueueUrl: queueUrl,
        MaxNumberOfMessages: maxEventsPerReceive,
        VisibilityTimeout: hiddenSeconds,
      }),
    );
    return Messages;
  }

  return {
    async park(event) {
      await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: JSON.stringify(event) }));
    },

    async replay(replay) {
      const outcome = { replayed: 0, failed: 0 };
      for (let messages = await waiting(); messages.length > 0; messages = await waiting()) {
        for (const { Body = '', ReceiptHandle } of messages) {
          try {
            await replay(parkedEvent.parse(JSON.parse(Body)));
          } catch {
            // `replay` has logged why. The message becomes visible again by itself.
            outcome.failed += 1;
            continue;
          }
          await client.send(new DeleteMessageCommand({ QueueUrl: queueUrl, ReceiptHandle }));
          outcome.replayed += 1;
        }
      }
      return outcome;
    },
  };
}
