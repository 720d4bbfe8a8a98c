import { createServer, type IncomingHttpHeaders } from 'node:http';
import { listen } from './web/local-sites.ts';

/** A request to the fake. */
export interface Asked {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** An HTTP answer. `hangs` sends its headers and then nothing more. */
export interface Wire {
  readonly status: number;
  readonly body: string;
  readonly headers?: Record<string, string>;
  readonly hangs?: boolean;
}

/** A vendor's service on loopback, which answers as instructed and records its requests. */
export async function startFake(answer: (asked: Asked) => Wire) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const one = {
      path: decodeURIComponent(request.url ?? ''),
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    };
    asked.push(one);
    const { status, body, headers, hangs = false } = answer(one);
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.write(body);
    if (!hangs) response.end();
  });
  return { url: `http://127.0.0.1:${await listen(server)}`, asked };
}
