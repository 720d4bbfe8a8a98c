import { createHash } from 'node:crypto';
import * as z from 'zod';
import { AwsError, type AwsOperations } from '../http/aws-endpoint.ts';
import type { Queue, ReceivedMessage } from './queue.ts';
import type { Queues } from './queues.ts';

const batchBytes = 1024 * 1024;
const maxSeconds = { delay: 900, visibility: 43_200, wait: 20 };

const messageAttributes = z
  .record(
    z.string(),
    z.object({
      DataType: z.string(),
      StringValue: z.string().optional(),
      BinaryValue: z.string().optional(),
    }),
  )
  .optional();
const delay = z.number().int().min(0).max(maxSeconds.delay).optional();
const visibility = z.number().int().min(0).max(maxSeconds.visibility);
const queueInput = z.looseObject({ QueueUrl: z.string() });
const newMessage = z.looseObject({
  MessageBody: z.string(),
  DelaySeconds: delay,
  MessageAttributes: messageAttributes,
});
const entry = z.looseObject({ Id: z.string().regex(/^[\w-]{1,80}$/) });
const receiveInput = z.looseObject({
  MaxNumberOfMessages: z.number().int().min(1).max(10).default(1),
  VisibilityTimeout: visibility.optional(),
  WaitTimeSeconds: z.number().int().min(0).max(maxSeconds.wait).optional(),
  AttributeNames: z.array(z.string()).default([]),
  MessageSystemAttributeNames: z.array(z.string()).default([]),
  MessageAttributeNames: z.array(z.string()).default([]),
});
const handle = z.looseObject({ ReceiptHandle: z.string() });

/**
 * The SQS operations on messages, GetQueueUrl and GetQueueAttributes; a long poll ends when the signal aborts.
 * @see https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/API_Operations.html
 */
export function sqsService(queues: Queues, signal: AbortSignal): AwsOperations {
  function queueOf(input: unknown): Queue {
    const { QueueUrl } = queueInput.parse(input);
    const name = QueueUrl.split('/').at(-1);
    return found([...queues.values()].find(({ settings }) => settings.name === name));
  }

  return async (operation, input) => {
    switch (operation) {
      case 'GetQueueUrl': {
        const { QueueName } = z.looseObject({ QueueName: z.string() }).parse(input);
        const queue = [...queues.values()].find(({ settings }) => settings.name === QueueName);
        return { QueueUrl: found(queue).settings.url };
      }
      case 'GetQueueAttributes': {
        const { AttributeNames = [] } = z
          .looseObject({ AttributeNames: z.array(z.string()).optional() })
          .parse(input);
        return { Attributes: chosen(attributesOf(queueOf(input)), AttributeNames) };
      }
      case 'SendMessage':
        return send(queueOf(input), newMessage.parse(input));
      case 'SendMessageBatch': {
        const queue = queueOf(input);
        const entries = batch(input, newMessage.extend(entry.shape));
        const size = entries.reduce((sum, { MessageBody }) => sum + Buffer.byteLength(MessageBody), 0);
        if (size > batchBytes) {
          throw new AwsError(
            'BatchRequestTooLong',
            `Batch requests cannot be longer than ${batchBytes} bytes.`,
          );
        }
        return each(entries, (message) => send(queue, message));
      }
      case 'ReceiveMessage': {
        const queue = queueOf(input);
        const given = receiveInput.parse(input);
        const messages = await receive(queue, given, signal);
        return messages.length > 0 ? { Messages: messages.map((message) => written(message, given)) } : {};
      }
      case 'DeleteMessage':
        queueOf(input).delete(handle.parse(input).ReceiptHandle);
        return {};
      case 'DeleteMessageBatch': {
        const queue = queueOf(input);
        return each(batch(input, handle.extend(entry.shape)), ({ ReceiptHandle }) => {
          queue.delete(ReceiptHandle);
          return {};
        });
      }
      case 'ChangeMessageVisibility': {
        const { VisibilityTimeout, ReceiptHandle } = handle
          .extend({ VisibilityTimeout: visibility })
          .parse(input);
        return hide(queueOf(input), ReceiptHandle, VisibilityTimeout);
      }
      case 'ChangeMessageVisibilityBatch': {
        const queue = queueOf(input);
        const entries = batch(input, handle.extend({ ...entry.shape, VisibilityTimeout: visibility }));
        return each(entries, ({ ReceiptHandle, VisibilityTimeout }) =>
          hide(queue, ReceiptHandle, VisibilityTimeout),
        );
      }
    }
    return null;
  };
}

function found(queue: Queue | undefined): Queue {
  if (!queue) throw new AwsError('QueueDoesNotExist', 'The specified queue does not exist.');
  return queue;
}

function send(queue: Queue, message: z.infer<typeof newMessage>) {
  const { MessageBody: body, MessageAttributes, DelaySeconds } = message;
  const maxBytes = queue.settings.maximumBytes;
  if (body === '')
    throw new AwsError('MissingParameter', 'The request must contain the parameter MessageBody.');
  if (Buffer.byteLength(body) > maxBytes) {
    throw new AwsError('InvalidParameterValue', `The message must be shorter than ${maxBytes} bytes.`);
  }
  // https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/API_SendMessage.html
  if (/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(body)) {
    throw new AwsError('InvalidMessageContents', 'The message contains characters outside the allowed set.');
  }
  return { MessageId: queue.send(body, MessageAttributes, DelaySeconds), MD5OfMessageBody: md5(body) };
}

async function receive(queue: Queue, given: z.infer<typeof receiveInput>, stopped: AbortSignal) {
  const { MaxNumberOfMessages, VisibilityTimeout, WaitTimeSeconds = queue.settings.waitTime } = given;
  const end = AbortSignal.any([stopped, AbortSignal.timeout(WaitTimeSeconds * 1000)]);
  for (;;) {
    const messages = queue.receive(MaxNumberOfMessages, VisibilityTimeout);
    if (messages.length > 0 || WaitTimeSeconds === 0 || end.aborted) return messages;
    await queue.arrival(end);
  }
}

function hide(queue: Queue, receiptHandle: string, seconds: number): object {
  if (!queue.changeVisibility(receiptHandle, seconds)) {
    throw new AwsError('MessageNotInflight', 'The message referred to is not in flight.');
  }
  return {};
}

function written(message: ReceivedMessage, given: z.infer<typeof receiveInput>) {
  const system = chosen(systemAttributes(message), [
    ...given.AttributeNames,
    ...given.MessageSystemAttributeNames,
  ]);
  const own = chosen(message.attributes, given.MessageAttributeNames);
  return {
    MessageId: message.id,
    ReceiptHandle: message.receiptHandle,
    Body: message.body,
    MD5OfBody: md5(message.body),
    ...(Object.keys(system).length > 0 && { Attributes: system }),
    ...(Object.keys(own).length > 0 && { MessageAttributes: own }),
  };
}

/** The system attributes of a message, as strings. */
export function systemAttributes(message: ReceivedMessage): Record<string, string> {
  return {
    ApproximateFirstReceiveTimestamp: String(message.firstReceivedAt ?? message.sentAt),
    ApproximateReceiveCount: String(message.receiveCount),
    SenderId: 'local',
    SentTimestamp: String(message.sentAt),
  };
}

/** The digest of a body that SQS returns, in hexadecimal. */
export function md5(body: string): string {
  return createHash('md5').update(body).digest('hex');
}

function attributesOf(queue: Queue): Record<string, string> {
  const { settings } = queue;
  const { visible, hidden, delayed } = queue.count();
  return {
    QueueArn: settings.arn,
    ApproximateNumberOfMessages: String(visible),
    ApproximateNumberOfMessagesNotVisible: String(hidden),
    ApproximateNumberOfMessagesDelayed: String(delayed),
    DelaySeconds: String(settings.delay),
    VisibilityTimeout: String(settings.visibilityTimeout),
    MessageRetentionPeriod: String(settings.retention),
    ReceiveMessageWaitTimeSeconds: String(settings.waitTime),
    MaximumMessageSize: String(settings.maximumBytes),
    ...(settings.deadLetters && {
      RedrivePolicy: JSON.stringify({
        deadLetterTargetArn: settings.deadLetters.arn,
        maxReceiveCount: settings.deadLetters.maxReceiveCount,
      }),
    }),
  };
}

/** The values of the requested names. `All` and `.*` mean all, `name.*` those that start with `name.`. */
function chosen<Value>(values: Record<string, Value>, names: string[]): Record<string, Value> {
  const wanted = (name: string) =>
    names.some((each) =>
      each.endsWith('.*') ? name.startsWith(each.slice(0, -2)) : each === 'All' || each === name,
    );
  return Object.fromEntries(Object.entries(values).filter(([name]) => wanted(name)));
}

function batch<Schema extends z.ZodType<{ Id: string }>>(input: unknown, schema: Schema): z.output<Schema>[] {
  const { Entries } = z.looseObject({ Entries: z.array(schema).default([]) }).parse(input);
  if (Entries.length === 0) throw new AwsError('EmptyBatchRequest', 'There should be at least one entry.');
  if (Entries.length > 10) {
    throw new AwsError('TooManyEntriesInBatchRequest', 'Maximum number of entries per request are 10.');
  }
  if (new Set(Entries.map(({ Id }) => Id)).size < Entries.length) {
    throw new AwsError('BatchEntryIdsNotDistinct', 'Two entries have the same Id.');
  }
  return Entries;
}

/** Handles each entry separately. One that fails is reported and does not stop the others. */
function each<Entry extends { Id: string }>(entries: Entry[], work: (entry: Entry) => object) {
  const Successful: object[] = [];
  const Failed: object[] = [];
  for (const one of entries) {
    try {
      Successful.push({ Id: one.Id, ...work(one) });
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      Failed.push({ Id: one.Id, SenderFault: true, Code: error.name, Message: error.message });
    }
  }
  return { Successful, Failed };
}
