import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ChangeMessageVisibilityCommand,
  DeleteMessageBatchCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  MessageNotInflight,
  QueueDoesNotExist,
  ReceiptHandleIsInvalid,
  ReceiveMessageCommand,
  type ReceiveMessageCommandInput,
  SendMessageBatchCommand,
  SendMessageCommand,
  type SendMessageCommandInput,
  SQSClient,
  TooManyEntriesInBatchRequest,
} from '@aws-sdk/client-sqs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { jsonService, startAwsEndpoint } from '../../infra/local/http/aws-endpoint.ts';
import { openStore } from '../../infra/local/machine/store.ts';
import { startEventSources } from '../../infra/local/sqs/event-source.ts';
import { openQueues } from '../../infra/local/sqs/queues.ts';
import { sqsService } from '../../infra/local/sqs/sqs-service.ts';
import type { Resource } from '../../infra/local/template/template.ts';
import { clientSettings } from './aws-client.ts';

let folder: string;
let stops: (() => unknown)[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sqs-'));
  stops = [];
});

afterEach(async () => {
  for (const stop of stops.reverse()) await stop();
  rmSync(folder, { recursive: true });
});

const arnOf = (name: string) => `arn:aws:sqs:us-east-1:000000000000:${name}`;
const worker = {
  logicalId: 'Worker',
  name: 'worker',
  arn: 'arn:aws:lambda:us-east-1:000000000000:function:worker',
  folder: '',
  handlerName: 'index.handler',
  memoryMb: 128,
  timeoutMs: 1000,
  retries: 2,
  environment: {},
};

function queue(name: string, properties: Record<string, unknown> = {}): Resource {
  const url = `http://127.0.0.1/000000000000/${name}`;
  const attributes = { Arn: arnOf(name), QueueName: name };
  return { logicalId: name, type: 'AWS::SQS::Queue', id: url, attributes, properties };
}

const jobs = queue('jobs', { RedrivePolicy: { deadLetterTargetArn: arnOf('dead'), maxReceiveCount: 2 } });

/** Queues used with the real SDK, with a store that a second call opens again. */
async function start(resources = [jobs, queue('dead')]) {
  const store = openStore(join(folder, 'local.db'));
  const queues = openQueues(resources, store);
  const stopping = new AbortController();
  const endpoint = await startAwsEndpoint({ sqs: jsonService(sqsService(queues, stopping.signal)) });
  const sdk = new SQSClient(clientSettings(endpoint.url));
  let stopped = false;
  const stop = async () => {
    if (stopped) return;
    stopped = true;
    stopping.abort();
    sdk.destroy();
    await endpoint.stop();
    store.close();
  };
  stops.push(stop);
  const urlOf = (name: string) => `${endpoint.url}/000000000000/${name}`;
  return {
    sdk,
    queues,
    stop,
    url: urlOf('jobs'),
    urlOf,
    send: (MessageBody: string, more: Partial<SendMessageCommandInput> = {}) =>
      sdk.send(new SendMessageCommand({ QueueUrl: urlOf('jobs'), MessageBody, ...more })),
    async receive(more: Partial<ReceiveMessageCommandInput> = {}) {
      const { Messages = [] } = await sdk.send(
        new ReceiveMessageCommand({ QueueUrl: urlOf('jobs'), MaxNumberOfMessages: 10, ...more }),
      );
      return Messages;
    },
    /** Messages that are visible, hidden and delayed. */
    async count(name = 'jobs') {
      const { Attributes } = await sdk.send(
        new GetQueueAttributesCommand({ QueueUrl: urlOf(name), AttributeNames: ['All'] }),
      );
      return [
        Attributes?.ApproximateNumberOfMessages,
        Attributes?.ApproximateNumberOfMessagesNotVisible,
        Attributes?.ApproximateNumberOfMessagesDelayed,
      ].map(Number);
    },
  };
}

test('a message is received with its attributes, hidden in the meantime, and gone once deleted', async () => {
  const { sdk, url, send, receive, count } = await start();
  const { MessageId } = await send('grüße', {
    MessageAttributes: { kind: { DataType: 'String', StringValue: 'invite' } },
  });
  expect(await count()).toEqual([1, 0, 0]);
  const [message] = await receive({
    MessageAttributeNames: ['All'],
    MessageSystemAttributeNames: ['ApproximateReceiveCount'],
  });
  expect(message).toMatchObject({
    MessageId,
    Body: 'grüße',
    Attributes: { ApproximateReceiveCount: '1' },
    MessageAttributes: { kind: { DataType: 'String', StringValue: 'invite' } },
  });
  expect(await receive()).toEqual([]);
  expect(await count()).toEqual([0, 1, 0]);
  await sdk.send(new DeleteMessageCommand({ QueueUrl: url, ReceiptHandle: message?.ReceiptHandle }));
  expect(await count()).toEqual([0, 0, 0]);
});

test('a message that is not deleted comes back, and only its latest receipt deletes it', async () => {
  const { sdk, url, send, receive, count } = await start([queue('jobs')]);
  await send('again');
  const [first] = await receive({ VisibilityTimeout: 0 });
  const [second] = await receive({ VisibilityTimeout: 1 });
  const remove = (ReceiptHandle: string | undefined) =>
    sdk.send(new DeleteMessageCommand({ QueueUrl: url, ReceiptHandle }));
  await remove(first?.ReceiptHandle);
  expect(await count()).toEqual([0, 1, 0]);
  await expect.poll(() => count()).toEqual([1, 0, 0]);
  await remove(second?.ReceiptHandle);
  expect(await count()).toEqual([0, 0, 0]);
});

test('the visibility of a received message can be changed, of any other not', async () => {
  const { sdk, url, send, receive, count } = await start();
  await send('slow');
  const [message] = await receive();
  const change = (VisibilityTimeout: number) =>
    sdk.send(
      new ChangeMessageVisibilityCommand({
        QueueUrl: url,
        ReceiptHandle: message?.ReceiptHandle,
        VisibilityTimeout,
      }),
    );
  await change(0);
  expect(await count()).toEqual([1, 0, 0]);
  await expect(change(10)).rejects.toBeInstanceOf(MessageNotInflight);
});

test("a message may be delayed by its own delay or by its queue's", async () => {
  const { send, receive, count } = await start([queue('jobs', { DelaySeconds: 60 })]);
  await send('later');
  await send('now', { DelaySeconds: 0 });
  expect((await receive()).map(({ Body }) => Body)).toEqual(['now']);
  expect(await count()).toEqual([0, 1, 1]);
});

test('a long poll ends when a message arrives, or with nothing when its time is over', async () => {
  const { send, receive } = await start();
  const began = performance.now();
  const waiting = receive({ WaitTimeSeconds: 20 });
  await send('at last');
  expect((await waiting).map(({ Body }) => Body)).toEqual(['at last']);
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(await receive({ WaitTimeSeconds: 1 })).toEqual([]);
});

test('a message that was received too often goes unchanged to the dead-letter queue', async () => {
  const { send, receive, count, urlOf } = await start();
  const { MessageId } = await send('poison');
  for (const time of [1, 2]) {
    expect((await receive({ VisibilityTimeout: 0 })).length, `receipt ${time}`).toBe(1);
  }
  expect(await receive()).toEqual([]);
  expect(await count()).toEqual([0, 0, 0]);
  expect(await receive({ QueueUrl: urlOf('dead') })).toMatchObject([{ MessageId, Body: 'poison' }]);
});

test('a batch handles each entry separately', async () => {
  const { sdk, url, receive, count } = await start([queue('jobs', { MaximumMessageSize: 1024 })]);
  const batch = (bodies: string[]) =>
    sdk.send(
      new SendMessageBatchCommand({
        QueueUrl: url,
        Entries: bodies.map((MessageBody, index) => ({ Id: `n${index}`, MessageBody })),
      }),
    );
  const sent = await batch(['fits', 'x'.repeat(1025), 'fits too']);
  expect(sent.Successful?.map(({ Id }) => Id)).toEqual(['n0', 'n2']);
  expect(sent.Failed).toMatchObject([{ Id: 'n1', Code: 'InvalidParameterValue', SenderFault: true }]);
  await expect(batch(Array(11).fill('x'))).rejects.toBeInstanceOf(TooManyEntriesInBatchRequest);
  const messages = await receive();
  const { Successful } = await sdk.send(
    new DeleteMessageBatchCommand({
      QueueUrl: url,
      Entries: messages.map(({ ReceiptHandle }, index) => ({ Id: `n${index}`, ReceiptHandle })),
    }),
  );
  expect(Successful).toHaveLength(2);
  expect(await count()).toEqual([0, 0, 0]);
});

test('the contents of a queue survive the end of the process, with their receive counts', async () => {
  const first = await start();
  await first.send('kept');
  await first.receive({ VisibilityTimeout: 0 });
  await first.stop();
  const second = await start();
  const [message] = await second.receive({ MessageSystemAttributeNames: ['All'] });
  expect(message).toMatchObject({ Body: 'kept', Attributes: { ApproximateReceiveCount: '2' } });
});

test('a queue is found by its name; an unknown one and a made-up receipt are refused', async () => {
  const { sdk, url, receive, urlOf } = await start();
  expect(await sdk.send(new GetQueueUrlCommand({ QueueName: 'dead' }))).toMatchObject({
    QueueUrl: expect.stringMatching(/\/dead$/),
  });
  await expect(receive({ QueueUrl: urlOf('none') })).rejects.toBeInstanceOf(QueueDoesNotExist);
  const remove = new DeleteMessageCommand({ QueueUrl: url, ReceiptHandle: 'made-up' });
  await expect(sdk.send(remove)).rejects.toBeInstanceOf(ReceiptHandleIsInvalid);
});

test('unsupported settings are refused with the name of the queue', async () => {
  await expect(start([queue('orders', { FifoQueue: true })])).rejects.toThrow(/"orders".*FIFO/);
  await expect(start([jobs])).rejects.toThrow(/"jobs".*dead-letter queue/);
});

/** A function that consumes a queue, here as plain code. Returns what it received, batch by batch. */
async function startWorker(
  handle: (bodies: string[], ids: string[]) => unknown,
  mapping: Record<string, unknown> = {},
) {
  const running = await start();
  const batches: string[][] = [];
  const properties = { EventSourceArn: arnOf('jobs'), FunctionName: 'worker', ...mapping };
  const sources = startEventSources({
    resources: [
      { logicalId: 'Source', type: 'AWS::Lambda::EventSourceMapping', id: '', attributes: {}, properties },
    ],
    functions: [worker],
    queues: running.queues,
    region: 'us-east-1',
    retryDelaysMs: [0],
    lambda: {
      async invoke(_name, payload) {
        const { Records } = payload as { Records: { body: string; messageId: string }[] };
        const bodies = Records.map(({ body }) => body);
        batches.push(bodies);
        try {
          const result = handle(
            bodies,
            Records.map(({ messageId }) => messageId),
          );
          return { payload: JSON.stringify(result ?? null) };
        } catch (error) {
          return { error: { errorType: 'Error', errorMessage: String(error) } };
        }
      },
    },
  });
  stops.push(() => sources.stop());
  return { ...running, batches };
}

test('a function gets messages in batches of at most its size, and they are gone when it succeeds', async () => {
  const { send, batches, count } = await startWorker(() => undefined, { BatchSize: 2 });
  for (const body of ['a', 'b', 'c']) await send(body);
  await expect.poll(() => batches.flat().toSorted()).toEqual(['a', 'b', 'c']);
  expect(batches.every((batch) => batch.length <= 2)).toBe(true);
  await expect.poll(() => count()).toEqual([0, 0, 0]);
});

test('a function that fails gets its batch again, until the messages are dead letters', async () => {
  const { send, batches, count } = await startWorker(() => {
    throw new Error('as planned');
  });
  await send('poison');
  await expect.poll(() => count('dead')).toEqual([1, 0, 0]);
  expect(batches).toEqual([['poison'], ['poison']]);
});

test('only the messages that a function reports as failed come back', async () => {
  let failures = 1;
  const { sdk, url, batches, count } = await startWorker(
    (bodies, ids) => {
      const failed = ids.filter((_, index) => bodies[index] === 'bad' && failures-- > 0);
      return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
    },
    { FunctionResponseTypes: ['ReportBatchItemFailures'], ScalingConfig: { MaximumConcurrency: 2 } },
  );
  const Entries = ['good', 'bad'].map((MessageBody) => ({ Id: MessageBody, MessageBody }));
  await sdk.send(new SendMessageBatchCommand({ QueueUrl: url, Entries }));
  await expect.poll(() => batches.flat().filter((body) => body === 'bad')).toHaveLength(2);
  await expect.poll(() => count()).toEqual([0, 0, 0]);
  expect(batches.flat().filter((body) => body === 'good')).toHaveLength(1);
});

test('a report that names no message of the batch fails all of it', async () => {
  const { send, count } = await startWorker(() => ({ batchItemFailures: [{ itemIdentifier: 'another' }] }), {
    FunctionResponseTypes: ['ReportBatchItemFailures'],
  });
  await send('kept');
  await expect.poll(() => count('dead')).toEqual([1, 0, 0]);
});

test('an unsupported mapping is refused with the reason', async () => {
  const map = (mapping: Record<string, unknown>) => startWorker(() => undefined, mapping);
  await expect(map({ FunctionName: 'other' })).rejects.toThrow(/"Source".*of the template/);
  await stops.pop()?.();
  await expect(map({ FilterCriteria: {} })).rejects.toThrow(/"Source".*filters/);
});
