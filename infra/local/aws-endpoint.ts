import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import * as z from 'zod';
import { listen } from './listen.ts';

const bodyLimitBytes = 8 * 1024 * 1024;

/** An error that an AWS service answers: its exception name and message, status 400. */
export class AwsError extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

/** Handles one operation of a service, e.g. `StartExecution`; null for an operation it does not have. */
export type AwsService = (operation: string, input: unknown) => Promise<object | null>;

/**
 * Answers the AWS JSON protocol on a loopback port for services by the prefix of their `x-amz-target`
 * (https://smithy.io/2.0/aws/protocols/aws-json-1_0-protocol.html), as the real SDK calls them.
 */
export async function startAwsEndpoint(services: Record<string, AwsService>) {
  const server = createServer((request, response) => {
    void answer(request)
      .catch((error: unknown) => {
        if (error instanceof AwsError) return failure(400, error.name, error.message);
        if (error instanceof z.ZodError) return failure(400, 'ValidationException', z.prettifyError(error));
        return failure(500, 'InternalFailure', error instanceof Error ? error.message : String(error));
      })
      .then(({ status, body }) => {
        response.writeHead(status, {
          'content-type': 'application/x-amz-json-1.0',
          'x-amzn-requestid': randomUUID(),
        });
        response.end(JSON.stringify(body));
      });
  });

  async function answer(request: IncomingMessage) {
    const [prefix = '', operation = ''] = String(request.headers['x-amz-target'] ?? '').split('.');
    const service = services[prefix];
    const text = await readBody(request);
    const output = service && (await service(operation, text === '' ? {} : JSON.parse(text)));
    if (!output) {
      return failure(400, 'UnknownOperationException', `The local runner has no ${prefix}.${operation}.`);
    }
    return { status: 200, body: output };
  }

  return listen(server, 0);
}

function failure(status: number, type: string, message: string) {
  return { status, body: { __type: type, message } };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > bodyLimitBytes) throw new AwsError('RequestEntityTooLarge', 'The request is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
