import { Agent, request } from 'node:http';
import type { HttpRequest, HttpResponse } from './http-message.ts';

/** Headers of one connection, which are not forwarded. */
const ofConnection = /^(host|connection|keep-alive|transfer-encoding|content-length|expect)$/;

/** Forwards requests unchanged to another server on this machine, over connections that stay open. */
export function forwardTo(origin: string): {
  send(message: HttpRequest): Promise<HttpResponse>;
  stop(): void;
} {
  const agent = new Agent({ keepAlive: true });
  return {
    send: ({ method, path, query, headers, body }) =>
      new Promise((resolve, reject) => {
        const passed = [...headers].filter(([name]) => !ofConnection.test(name));
        const url = new URL(query === '' ? path : `${path}?${query}`, origin);
        const outgoing = request(url, { method, agent, headers: Object.fromEntries(passed) }, (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('error', reject);
          incoming.on('end', () => {
            const answered = Object.entries(incoming.headers).flatMap(
              ([name, value]): [string, string[]][] =>
                value === undefined || ofConnection.test(name) ? [] : [[name, [value].flat()]],
            );
            resolve({
              status: incoming.statusCode ?? 502,
              headers: new Map(answered),
              body: Buffer.concat(chunks),
            });
          });
        });
        outgoing.on('error', reject);
        outgoing.end(body ?? undefined);
      }),
    stop: () => agent.destroy(),
  };
}
