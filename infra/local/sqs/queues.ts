import * as z from 'zod';
import { StartError } from '../machine/start-error.ts';
import type { Store } from '../machine/store.ts';
import type { Resource } from '../template/template.ts';
import { openQueue, type Queue } from './queue.ts';

/** The queues of the template by ARN. */
export type Queues = ReadonlyMap<string, Queue>;

const queueProperties = z.looseObject({
  DelaySeconds: z.coerce.number().default(0),
  VisibilityTimeout: z.coerce.number().default(30),
  MessageRetentionPeriod: z.coerce.number().default(4 * 86_400),
  ReceiveMessageWaitTimeSeconds: z.coerce.number().default(0),
  MaximumMessageSize: z.coerce.number().default(1024 * 1024),
  FifoQueue: z.boolean().default(false),
  RedrivePolicy: z
    .looseObject({ deadLetterTargetArn: z.string(), maxReceiveCount: z.coerce.number().int().min(1) })
    .optional(),
});

/** Opens the queues of the template. Throws a StartError for one that the runner does not support. */
export function openQueues(resources: Resource[], store: Store): Queues {
  const queues = new Map<string, Queue>();
  for (const resource of resources.filter(({ type }) => type === 'AWS::SQS::Queue')) {
    const { logicalId, id: url, attributes } = resource;
    const given = queueProperties.parse(resource.properties);
    if (given.FifoQueue) {
      throw new StartError(`Queue "${logicalId}" is a FIFO queue, which cannot run locally.`);
    }
    const { QueueName: name = logicalId, Arn: arn = url } = attributes;
    const deadLetters = given.RedrivePolicy && {
      arn: given.RedrivePolicy.deadLetterTargetArn,
      maxReceiveCount: given.RedrivePolicy.maxReceiveCount,
    };
    queues.set(
      arn,
      openQueue(
        {
          name,
          arn,
          url,
          delay: given.DelaySeconds,
          visibilityTimeout: given.VisibilityTimeout,
          retention: given.MessageRetentionPeriod,
          waitTime: given.ReceiveMessageWaitTimeSeconds,
          maximumBytes: given.MaximumMessageSize,
          deadLetters: deadLetters ?? null,
        },
        store,
        (other) => queues.get(other),
      ),
    );
  }
  for (const { settings } of queues.values()) {
    if (settings.deadLetters && !queues.has(settings.deadLetters.arn)) {
      throw new StartError(
        `Queue "${settings.name}" has a dead-letter queue that the template does not define.`,
      );
    }
  }
  return queues;
}
