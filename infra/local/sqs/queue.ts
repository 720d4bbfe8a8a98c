import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { AwsError } from '../http/aws-endpoint.ts';
import type { Store } from '../machine/store.ts';

// setTimeout overflows beyond 2^31 ms, so a longer wait is split.
const maxTimerMs = 86_400_000;

const attributeValue = z.object({
  DataType: z.string(),
  StringValue: z.string().optional(),
  BinaryValue: z.string().optional(),
});

const storedMessage = z.object({
  id: z.string(),
  body: z.string(),
  attributes: z.record(z.string(), attributeValue),
  sentAt: z.number(),
  /** When it can be received again; times in milliseconds since 1970. */
  visibleAt: z.number(),
  receiveCount: z.number(),
  firstReceivedAt: z.number().nullable(),
  /** Identifies its latest receipt; null before the first. */
  receipt: z.string().nullable(),
});

/** A message as stored in a queue. */
export type Message = z.infer<typeof storedMessage>;

/** A received message, with the handle that deletes it. */
export interface ReceivedMessage extends Message {
  receiptHandle: string;
}

/** The queue's settings in the template. Times are in seconds. */
export interface QueueSettings {
  name: string;
  arn: string;
  url: string;
  delay: number;
  visibilityTimeout: number;
  retention: number;
  waitTime: number;
  maximumBytes: number;
  /** The destination of a message that was received `maxReceiveCount` times and not deleted. */
  deadLetters: { arn: string; maxReceiveCount: number } | null;
}

/**
 * A standard queue: messages stay until they are deleted, and become visible again if they were received but not
 * deleted.
 */
export interface Queue {
  settings: QueueSettings;
  /** Stores a message and returns its id. `delay`, in seconds, overrides that of the queue. */
  send(body: string, attributes?: Message['attributes'], delay?: number): string;
  /** Returns at most `maxMessages` messages and hides them for the visibility timeout, in seconds. */
  receive(maxMessages: number, visibilityTimeout?: number): ReceivedMessage[];
  /** Deletes a message by the handle of its latest receipt. An older handle does nothing. */
  delete(receiptHandle: string): void;
  /** Hides a received message for so many seconds from now. Returns false if it is no longer in flight. */
  changeVisibility(receiptHandle: string, seconds: number): boolean;
  count(): { visible: number; hidden: number; delayed: number };
  /** Resolves when a message may have become visible, or when the signal aborts. */
  arrival(signal: AbortSignal): Promise<void>;
  /** Takes a message over from another queue unchanged. */
  accept(message: Message): void;
}

/** Opens a queue with its store. `find` returns the queue with an ARN, for dead letters. */
export function openQueue(
  settings: QueueSettings,
  store: Store,
  find: (arn: string) => Queue | undefined,
): Queue {
  const collection = `sqs-messages-of-${settings.name}`;
  const messages = new Map(
    store
      .list(collection)
      .map(({ value }) => storedMessage.parse(value))
      .toSorted((a, b) => a.sentAt - b.sentAt)
      .map((message) => [message.id, message]),
  );
  const waiting = new Set<() => void>();

  function write(message: Message) {
    store.put(collection, message.id, message);
    messages.set(message.id, message);
    for (const wake of waiting) wake();
  }

  function remove(id: string) {
    store.delete(collection, id);
    messages.delete(id);
  }

  function dropExpired() {
    const oldest = Date.now() - settings.retention * 1000;
    for (const { id, sentAt } of messages.values()) if (sentAt < oldest) remove(id);
  }

  /** The message with a handle; null if it was received again since, or deleted. */
  function ofHandle(receiptHandle: string): Message | null {
    const [id = '', receipt] = Buffer.from(receiptHandle, 'base64url').toString('utf8').split(' ');
    if (!receipt) {
      throw new AwsError(
        'ReceiptHandleIsInvalid',
        `The input receipt handle "${receiptHandle}" is not a valid receipt handle.`,
      );
    }
    const message = messages.get(id);
    return message?.receipt === receipt ? message : null;
  }

  return {
    settings,
    send(body, attributes = {}, delay = settings.delay) {
      const id = randomUUID();
      const now = Date.now();
      write({
        id,
        body,
        attributes,
        sentAt: now,
        visibleAt: now + delay * 1000,
        receiveCount: 0,
        firstReceivedAt: null,
        receipt: null,
      });
      return id;
    },
    receive(maxMessages, visibilityTimeout = settings.visibilityTimeout) {
      dropExpired();
      const now = Date.now();
      const received: ReceivedMessage[] = [];
      for (const message of [...messages.values()]) {
        if (received.length === maxMessages) break;
        if (message.visibleAt > now) continue;
        const { deadLetters } = settings;
        const graveyard = deadLetters && find(deadLetters.arn);
        if (graveyard && message.receiveCount >= deadLetters.maxReceiveCount) {
          store.transaction(() => {
            graveyard.accept({ ...message, receiveCount: 0, firstReceivedAt: null, receipt: null });
            remove(message.id);
          });
          continue;
        }
        const receipt = randomUUID();
        const taken = {
          ...message,
          visibleAt: now + visibilityTimeout * 1000,
          receiveCount: message.receiveCount + 1,
          firstReceivedAt: message.firstReceivedAt ?? now,
          receipt,
        };
        write(taken);
        const receiptHandle = Buffer.from(`${message.id} ${receipt}`).toString('base64url');
        received.push({ ...taken, receiptHandle });
      }
      return received;
    },
    delete(receiptHandle) {
      const message = ofHandle(receiptHandle);
      if (message) remove(message.id);
    },
    changeVisibility(receiptHandle, seconds) {
      const message = ofHandle(receiptHandle);
      if (!message || message.visibleAt <= Date.now()) return false;
      write({ ...message, visibleAt: Date.now() + seconds * 1000 });
      return true;
    },
    count() {
      dropExpired();
      const now = Date.now();
      const counts = { visible: 0, hidden: 0, delayed: 0 };
      for (const { visibleAt, receiveCount } of messages.values()) {
        if (visibleAt <= now) counts.visible++;
        else if (receiveCount > 0) counts.hidden++;
        else counts.delayed++;
      }
      return counts;
    },
    arrival(signal) {
      return new Promise((resolve) => {
        const due = [...messages.values()].reduce(
          (soonest, { visibleAt }) => Math.min(soonest, visibleAt),
          Infinity,
        );
        const timer = setTimeout(wake, Math.min(Math.max(1, due - Date.now()), maxTimerMs));
        timer.unref();
        function wake() {
          clearTimeout(timer);
          waiting.delete(wake);
          signal.removeEventListener('abort', wake);
          resolve();
        }
        waiting.add(wake);
        signal.addEventListener('abort', wake);
        if (signal.aborted) wake();
      });
    },
    accept: write,
  };
}
