import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request on its way through site and gateway. Header names are in lower case. */
export interface HttpRequest {
  method: string;
  /** As sent: not decoded, without the query. */
  path: string;
  /** As sent, without the question mark. */
  query: string;
  headers: Map<string, string[]>;
  /** Null if it was larger than the limit. */
  body: Buffer | null;
  sourceIp: string;
}

/** An answer on its way back. Header names are in lower case. */
export interface HttpResponse {
  status: number;
  headers: Map<string, string[]>;
  body: Buffer;
}

/**
 * Reads a whole request. A body over the limit is read to its end and dropped, so that the sender receives the
 * answer.
 */
export async function readRequest(incoming: IncomingMessage, bodyLimitBytes: number): Promise<HttpRequest> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size <= bodyLimitBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  const headers = new Map<string, string[]>();
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    const name = (incoming.rawHeaders[index] ?? '').toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), incoming.rawHeaders[index + 1] ?? '']);
  }
  const target = incoming.url ?? '/';
  const mark = target.indexOf('?');
  return {
    method: incoming.method ?? 'GET',
    path: mark < 0 ? target : target.slice(0, mark),
    query: mark < 0 ? '' : target.slice(mark + 1),
    headers,
    body: size > bodyLimitBytes ? null : Buffer.concat(chunks),
    sourceIp: incoming.socket.remoteAddress ?? '127.0.0.1',
  };
}

/** Whether a request's host is this machine itself. */
export function isForThisMachine(request: HttpRequest): boolean {
  const host = (request.headers.get('host')?.[0] ?? '').replace(/:\d+$/, '');
  return ['localhost', '127.0.0.1', '[::1]'].includes(host);
}

/** Sends a whole answer; only its headers for HEAD. */
export function sendResponse(outgoing: ServerResponse, method: string, response: HttpResponse): void {
  outgoing.statusCode = response.status;
  for (const [name, values] of response.headers) {
    const [only] = values;
    outgoing.setHeader(name, values.length === 1 && only !== undefined ? only : values);
  }
  const bodiless = response.status === 204 || response.status === 304;
  if (!bodiless) outgoing.setHeader('content-length', response.body.length);
  outgoing.end(method === 'HEAD' || bodiless ? undefined : response.body);
}

/** An answer with a JSON body. */
export function jsonResponse(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): HttpResponse {
  return {
    status,
    headers: new Map(
      Object.entries({ 'content-type': 'application/json', ...headers }).map(([name, value]) => [
        name,
        [value],
      ]),
    ),
    body: Buffer.from(JSON.stringify(body)),
  };
}
