import {
  DeleteMessageCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import * as z from 'zod';

const parkedEvent = z.object({ event_id: z.string(), type: z.string() });
type ParkedEvent = z.infer<typeof parkedEvent>;

/** Events that could not be taken over, until an operator has them taken over again. */
export interface ParkedEvents {
  park(event: ParkedEvent): Promise<void>;
  /** Gives each event that waits to `replay`, and forgets those that went well; what throws waits on, and is counted. */
  replay(replay: (event: ParkedEvent) => Promise<void>): Promise<{ replayed: number; failed: number }>;
}

const maxEventsPerReceive = 10;
/** How long an event that is being replayed is hidden from a second replay, in seconds. */
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
            // Who replays has said why; the message comes back by itself.
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
