import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore, type Store } from '../../infra/local/machine/store.ts';
import { createDeadLetters } from '../../infra/local/sqs/dead-letters.ts';
import { openQueues } from '../../infra/local/sqs/queues.ts';
import type { Resource } from '../../infra/local/template/template.ts';

const queueArn = 'arn:aws:sqs:us-east-1:000000000000:dead';
const target = {
  logicalId: 'Sweep',
  name: 'shop-Sweep',
  arn: 'arn:aws:lambda:us-east-1:000000000000:function:shop-Sweep',
  folder: '',
  handlerName: 'index.handler',
  memoryMb: 128,
  timeoutMs: 1000,
  retries: 2,
  environment: {},
};
const letter = {
  target,
  payload: { id: 7 },
  error: { errorType: 'Error', errorMessage: 'as planned' },
  attempts: 3,
};

let folder: string;
let store: Store;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dead-letters-'));
  store = openStore(':memory:');
});

afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

/** The contents of the queue after a letter, with these properties on the function and its invoke configuration. */
function sent(onFunction: Record<string, unknown>, onInvoke: Record<string, unknown>) {
  const resource = (type: string, id: string, properties: Record<string, unknown>): Resource => ({
    logicalId: id,
    type,
    id,
    attributes: type === 'AWS::SQS::Queue' ? { Arn: queueArn, QueueName: 'dead' } : {},
    properties,
  });
  const resources = [
    resource('AWS::SQS::Queue', 'Dead', {}),
    resource('AWS::Lambda::Function', target.name, onFunction),
    resource('AWS::Lambda::Function', 'shop-Other', { DeadLetterConfig: { TargetArn: queueArn } }),
    resource('AWS::Lambda::EventInvokeConfig', 'Retries', { FunctionName: target.name, ...onInvoke }),
  ];
  const queues = openQueues(resources, store);
  createDeadLetters(resources, queues, folder)(letter);
  return queues.get(queueArn)?.receive(10) ?? [];
}

test('a dead-letter queue gets the original event, with the error in attributes', () => {
  const [message, ...more] = sent({ DeadLetterConfig: { TargetArn: queueArn } }, {});
  expect(more).toEqual([]);
  expect(JSON.parse(message?.body ?? '')).toEqual({ id: 7 });
  expect(message?.attributes).toMatchObject({
    ErrorMessage: { DataType: 'String', StringValue: 'as planned' },
  });
});

test('an on-failure destination gets the event and its outcome', () => {
  const [message] = sent({}, { DestinationConfig: { OnFailure: { Destination: queueArn } } });
  expect(JSON.parse(message?.body ?? '')).toMatchObject({
    requestContext: {
      functionArn: `${target.arn}:$LATEST`,
      condition: 'RetriesExhausted',
      approximateInvokeCount: 3,
    },
    requestPayload: { id: 7 },
    responsePayload: { errorType: 'Error', errorMessage: 'as planned' },
  });
});

test('every dead letter is in the log, even if the template names no queue', () => {
  expect(sent({}, {})).toEqual([]);
  expect(JSON.parse(readFileSync(join(folder, 'dead-letters.log'), 'utf8'))).toMatchObject({
    name: 'shop-Sweep',
    payload: { id: 7 },
    error: { errorMessage: 'as planned' },
  });
});

test('a target that is not a queue of the template is refused with the name of the function', () => {
  const TargetArn = 'arn:aws:sns:us-east-1:000000000000:topic';
  expect(() => sent({ DeadLetterConfig: { TargetArn } }, {})).toThrow(/"shop-Sweep".*topic/);
});
