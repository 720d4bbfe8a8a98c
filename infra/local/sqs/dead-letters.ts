import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { DeadLetter } from '../lambda/lambda-environment.ts';
import { StartError } from '../machine/start-error.ts';
import { deadLetterConfig, invokeProperties } from '../template/failed-events.ts';
import type { Resource } from '../template/template.ts';
import type { Message } from './queue.ts';
import type { Queues } from './queues.ts';

interface Letter {
  body: string;
  attributes: Message['attributes'];
}

const functionProperties = z.looseObject(deadLetterConfig);

/**
 * Delivers dead letters as Lambda does: to the function's dead-letter queue, to its on-failure destination, and
 * always to the file `dead-letters.log`. Throws a StartError for a target that is not a queue of the template.
 * @see https://docs.aws.amazon.com/lambda/latest/dg/invocation-async-retain-records.html
 */
export function createDeadLetters(
  resources: Resource[],
  queues: Queues,
  logFolder: string,
): (letter: DeadLetter) => void {
  const senders = new Map<string, ((letter: DeadLetter) => void)[]>();

  function add(functionName: string, logicalId: string, arn: string, form: (letter: DeadLetter) => Letter) {
    const queue = queues.get(arn);
    if (!queue) {
      throw new StartError(
        `"${logicalId}" sends dead letters to ${arn}; the local runner knows queues only.`,
      );
    }
    const send = (letter: DeadLetter) => {
      const { body, attributes } = form(letter);
      queue.send(body, attributes);
    };
    senders.set(functionName, [...(senders.get(functionName) ?? []), send]);
  }

  for (const { type, id, logicalId, properties } of resources) {
    if (type === 'AWS::Lambda::Function') {
      const { DeadLetterConfig } = functionProperties.parse(properties);
      if (DeadLetterConfig) add(id, logicalId, DeadLetterConfig.TargetArn, asMessage);
    } else if (type === 'AWS::Lambda::EventInvokeConfig') {
      const { FunctionName, DestinationConfig } = invokeProperties.parse(properties);
      const { OnFailure } = DestinationConfig;
      if (OnFailure) add(FunctionName, logicalId, OnFailure.Destination, asRecord);
    }
  }

  return (letter) => {
    const { target, payload, error } = letter;
    const line = JSON.stringify({ at: new Date(), name: target.name, error, payload });
    appendFileSync(join(logFolder, 'dead-letters.log'), `${line}\n`);
    for (const send of senders.get(target.name) ?? []) send(letter);
  };
}

/** The message for a dead-letter queue: the original event. */
function asMessage({ payload, error }: DeadLetter): Letter {
  return {
    body: JSON.stringify(payload),
    attributes: {
      RequestID: { DataType: 'String', StringValue: randomUUID() },
      ErrorCode: { DataType: 'Number', StringValue: '200' },
      ErrorMessage: { DataType: 'String', StringValue: error.errorMessage.slice(0, 1024) },
    },
  };
}

/** The message for an on-failure destination: the event and its outcome. */
function asRecord({ target, payload, error, attempts }: DeadLetter): Letter {
  const record = {
    version: '1.0',
    timestamp: new Date().toISOString(),
    requestContext: {
      requestId: randomUUID(),
      functionArn: `${target.arn}:$LATEST`,
      condition: 'RetriesExhausted',
      approximateInvokeCount: attempts,
    },
    requestPayload: payload,
    responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
    responsePayload: error,
  };
  return { body: JSON.stringify(record), attributes: {} };
}
