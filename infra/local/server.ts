import { createServer } from 'node:http';
import { bodyLimitBytes } from './api/api-gateway.ts';
import type { Cognito } from './cognito/cognito.ts';
import { answerCognito } from './cognito/user-pool.ts';
import {
  type HttpRequest,
  type HttpResponse,
  isForThisMachine,
  jsonResponse,
  readRequest,
  sendResponse,
} from './http/http-message.ts';
import { type Listening, listen } from './http/listen.ts';
import type { createInbox } from './services/inbox.ts';
import type { Site } from './site/site.ts';

/** Which web the engine reads, as shown in the browser. */
export type WebKind = 'sample' | 'recorded' | 'internet';

/** The parts of the app; null for parts that the template does not have. */
export interface AppParts {
  site: Site | null;
  cognito: Cognito | null;
}

/**
 * Serves the app on one local port: the site, Cognito below `/cognito-idp/`, and the local pages below `/_local/`.
 * Requests wait until the app's parts are ready. Throws a StartError if the port is taken.
 */
export async function startServer(options: {
  port: number;
  app: Promise<AppParts>;
  inbox: ReturnType<typeof createInbox>;
  web: WebKind;
}): Promise<Listening> {
  const { app, inbox, web } = options;

  async function route(request: HttpRequest): Promise<HttpResponse> {
    if (request.path.startsWith('/_local/')) return local(request);
    const { site, cognito } = await app;
    if (cognito && request.path.startsWith('/cognito-idp/')) return identity(cognito, request);
    return site ? site(request) : text(404, 'The template has no site.');
  }

  function local(request: HttpRequest): HttpResponse {
    // A page of another site whose host name resolves to this machine must not be able to read confirmation codes.
    if (!isForThisMachine(request)) return text(421, 'Local pages answer to localhost only.');
    if (request.path === '/_local/inbox') {
      return {
        status: 200,
        headers: new Map([
          ['content-type', ['text/html; charset=utf-8']],
          ['cache-control', ['no-store']],
          [
            'content-security-policy',
            ["default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"],
          ],
        ]),
        body: Buffer.from(inbox.page()),
      };
    }
    if (request.path === '/_local/inbox.json') {
      return jsonResponse(200, inbox.list(), { 'cache-control': 'no-store' });
    }
    if (request.path === '/_local/web.json')
      return jsonResponse(200, { web }, { 'cache-control': 'no-store' });
    return text(404, 'There is no such local page.');
  }

  const server = createServer((incoming, outgoing) => {
    readRequest(incoming, bodyLimitBytes)
      .then(async (request) => sendResponse(outgoing, request.method, await route(request)))
      .catch((error: unknown) => {
        if (outgoing.headersSent || incoming.destroyed) outgoing.destroy();
        else sendResponse(outgoing, 'GET', text(500, `The local runner failed: ${error}`));
      });
  });
  return listen(server, options.port);
}

async function identity(cognito: Cognito, request: HttpRequest): Promise<HttpResponse> {
  if (request.path.endsWith('/.well-known/jwks.json')) return jsonResponse(200, cognito.jwks());
  if (request.method !== 'POST' || request.body === null) return text(405, 'Cognito takes POST requests.');
  return answerCognito(cognito, request, false);
}

function text(status: number, message: string): HttpResponse {
  return {
    status,
    headers: new Map([['content-type', ['text/plain; charset=utf-8']]]),
    body: Buffer.from(`${message}\n`),
  };
}
