import * as z from 'zod';
import type { LambdaFunction } from '../lambda/lambda-environment.ts';
import type { LambdaHost } from '../lambda/lambda-host.ts';
import { StartError } from '../machine/start-error.ts';
import type { Resource } from '../template/template.ts';
import type { Message, Queue, ReceivedMessage } from './queue.ts';
import type { Queues } from './queues.ts';
import { md5, systemAttributes } from './sqs-service.ts';

const mappingProperties = z.looseObject({
  EventSourceArn: z.string(),
  FunctionName: z.string(),
  BatchSize: z.coerce.number().int().min(1).default(10),
  Enabled: z.boolean().default(true),
  FunctionResponseTypes: z.array(z.literal('ReportBatchItemFailures')).default([]),
  ScalingConfig: z.looseObject({ MaximumConcurrency: z.coerce.number().optional() }).default({}),
  FilterCriteria: z.undefined({ error: 'filters are not supported' }).optional(),
});
type Mapping = z.infer<typeof mappingProperties>;

// Lambda starts with five pollers: https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-scaling.html
const pollers = 5;

const batchAnswer = z.looseObject({
  batchItemFailures: z.array(z.object({ itemIdentifier: z.string().min(1) })).nullish(),
});

/**
 * Passes the messages of queues to the functions that the template maps to them, at least once each. A message that
 * a function failed to handle comes back after the queue's visibility timeout, or after the given delays, depending
 * on how often it was received.
 */
export function startEventSources(options: {
  resources: Resource[];
  functions: LambdaFunction[];
  queues: Queues;
  lambda: Pick<LambdaHost, 'invoke'>;
  region: string;
  retryDelaysMs?: number[];
}): { stop(): void } {
  const { resources, functions, queues, lambda, region, retryDelaysMs } = options;
  const stopped = new AbortController();

  async function poll(mapping: Mapping, queue: Queue): Promise<void> {
    while (!stopped.signal.aborted) {
      const messages = queue.receive(mapping.BatchSize);
      if (messages.length > 0) await deliver(mapping, queue, messages);
      else await queue.arrival(stopped.signal);
    }
  }

  async function deliver(mapping: Mapping, queue: Queue, messages: ReceivedMessage[]): Promise<void> {
    const Records = messages.map((message) => record(message, queue.settings.arn, region));
    const outcome = await lambda.invoke(mapping.FunctionName, { Records });
    // Messages interrupted by the stop come back at the next start.
    if (stopped.signal.aborted) return;
    const reports = mapping.FunctionResponseTypes.length > 0;
    const failed = 'error' in outcome ? null : reports ? failures(outcome.payload, messages) : new Set();
    for (const message of messages) {
      if (failed && !failed.has(message.id)) queue.delete(message.receiptHandle);
      else if (retryDelaysMs) {
        const pause = retryDelaysMs[message.receiveCount - 1] ?? retryDelaysMs.at(-1) ?? 0;
        queue.changeVisibility(message.receiptHandle, pause / 1000);
      }
    }
  }

  for (const resource of resources.filter(({ type }) => type === 'AWS::Lambda::EventSourceMapping')) {
    const parsed = mappingProperties.safeParse(resource.properties);
    if (!parsed.success) {
      throw new StartError(`Event source "${resource.logicalId}": ${parsed.error.issues[0]?.message}.`);
    }
    const mapping = parsed.data;
    const queue = queues.get(mapping.EventSourceArn);
    const target = functions.find(({ name, arn }) => [name, arn].includes(mapping.FunctionName));
    if (!queue || !target) {
      throw new StartError(
        `Event source "${resource.logicalId}" wants a queue and a function of the template.`,
      );
    }
    if (queue.settings.visibilityTimeout * 1000 < target.timeoutMs) {
      throw new StartError(
        `Queue "${queue.settings.name}" shows a message again before function "${target.logicalId}" times out.`,
      );
    }
    if (!mapping.Enabled) continue;
    const count = Math.min(pollers, mapping.ScalingConfig.MaximumConcurrency ?? pollers);
    for (let number = 0; number < count; number++) void poll(mapping, queue);
  }

  return {
    stop: () => stopped.abort(),
  };
}

/**
 * The ids of the messages that a function reports as failed. Null for all of them, if the answer cannot be read or
 * contains an unknown id.
 * @see https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-errorhandling.html
 */
function failures(payload: string, messages: Message[]): Set<string> | null {
  const answer: unknown = JSON.parse(payload);
  const parsed = batchAnswer.safeParse(answer ?? {});
  if (!parsed.success) return null;
  const ids = (parsed.data.batchItemFailures ?? []).map(({ itemIdentifier }) => itemIdentifier);
  return ids.every((id) => messages.some((message) => message.id === id)) ? new Set(ids) : null;
}

function record(message: ReceivedMessage, eventSourceARN: string, awsRegion: string) {
  const messageAttributes = Object.fromEntries(
    Object.entries(message.attributes).map(([name, { DataType, StringValue, BinaryValue }]) => [
      name,
      {
        dataType: DataType,
        ...(StringValue !== undefined && { stringValue: StringValue }),
        ...(BinaryValue !== undefined && { binaryValue: BinaryValue }),
        stringListValues: [],
        binaryListValues: [],
      },
    ]),
  );
  return {
    messageId: message.id,
    receiptHandle: message.receiptHandle,
    body: message.body,
    attributes: systemAttributes(message),
    messageAttributes,
    md5OfBody: md5(message.body),
    eventSource: 'aws:sqs',
    eventSourceARN,
    awsRegion,
  };
}
