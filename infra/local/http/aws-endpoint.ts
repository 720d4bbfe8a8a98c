import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import * as z from 'zod';
import {
  type HttpRequest,
  type HttpResponse,
  isForThisMachine,
  jsonResponse,
  readRequest,
  sendResponse,
} from './http-message.ts';
import { listen } from './listen.ts';

const bodyLimitBytes = 64 * 1024 * 1024;

/** An error answer of an AWS service: its exception name and message, with status 400 by default. */
export class AwsError extends Error {
  readonly status: number;
  constructor(name: string, message: string, status = 400) {
    super(message);
    this.name = name;
    this.status = status;
  }
}

/** A service at the protocol level. Errors it throws are answered as failures of the AWS JSON protocols. */
export type AwsService = (request: HttpRequest) => Promise<HttpResponse>;

/** Handles one operation of a service, e.g. `StartExecution`. Returns null for an operation it does not have. */
export type AwsOperations = (operation: string, input: unknown) => Promise<object | null>;

/**
 * A service that is called with the header `x-amz-target`.
 * @see https://smithy.io/2.0/aws/protocols/aws-json-1_0-protocol.html
 */
export function jsonService(operations: AwsOperations): AwsService {
  return async (request) => {
    const target = request.headers.get('x-amz-target')?.[0] ?? '';
    const output = await operations(target.split('.')[1] ?? '', readJson(request));
    if (!output) throw unknownOperation(target);
    return jsonResponse(200, output, { 'content-type': 'application/x-amz-json-1.0' });
  };
}

/** The JSON body of a request, with `{}` for an empty one. Throws an AwsError if it is not JSON. */
export function readJson(request: HttpRequest): unknown {
  const text = request.body?.toString('utf8') ?? '';
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    throw new AwsError('SerializationException', 'The body is not JSON.');
  }
}

/** The refusal of a call that the local runner does not support. */
export function unknownOperation(name: string): AwsError {
  return new AwsError('UnknownOperationException', `The local runner has no ${name || 'such operation'}.`);
}

/**
 * Answers for AWS services on a loopback port, as the real SDK calls them. The signing name, such as `sqs`, selects
 * the service; every signed request and presigned link contains it. A request without a signature goes to S3, the
 * only service that accepts such.
 */
export async function startAwsEndpoint(services: Record<string, AwsService>) {
  async function answer(request: HttpRequest): Promise<HttpResponse> {
    // A page of another site whose host name resolves to this machine must not be able to call services.
    if (!isForThisMachine(request))
      return failure(421, 'MisdirectedRequest', 'Call this machine by its name.');
    if (request.body === null) {
      return failure(413, 'RequestEntityTooLarge', `A request takes ${bodyLimitBytes} bytes at most.`);
    }
    const name = signingName(request);
    const service = services[name];
    if (!service) throw unknownOperation(`service "${name}"`);
    return service(request);
  }

  const server = createServer((incoming, outgoing) => {
    readRequest(incoming, bodyLimitBytes)
      .then(async (request) => {
        const response = await answer(request).catch(refuse);
        response.headers.set('x-amzn-requestid', [randomUUID()]);
        sendResponse(outgoing, request.method, response);
      })
      // The caller disconnected while sending, so there is nobody to answer.
      .catch(() => outgoing.destroy());
  });
  return listen(server, 0);
}

function signingName(request: HttpRequest): string {
  const credential =
    /Credential=([^,\s]+)/.exec(request.headers.get('authorization')?.[0] ?? '')?.[1] ??
    new URLSearchParams(request.query).get('X-Amz-Credential');
  return credential?.split('/')[3] ?? 's3';
}

function refuse(error: unknown): HttpResponse {
  if (error instanceof AwsError) return failure(error.status, error.name, error.message);
  if (error instanceof z.ZodError) return failure(400, 'ValidationException', z.prettifyError(error));
  return failure(500, 'InternalFailure', error instanceof Error ? error.message : String(error));
}

function failure(status: number, type: string, message: string): HttpResponse {
  return jsonResponse(status, { __type: type, message }, { 'x-amzn-errortype': type });
}
