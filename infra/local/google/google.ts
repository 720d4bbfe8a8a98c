import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import {
  type HttpRequest,
  type HttpResponse,
  isForThisMachine,
  jsonResponse,
  readRequest,
  sendResponse,
} from '../http/http-message.ts';
import { listen } from '../http/listen.ts';
import type { Store } from '../machine/store.ts';
import { forgetAccessTokens, forgetGrants } from './adapter.ts';
import { answerConsent } from './consent.ts';
import { answerSend, type Mishap, sendPath } from './gmail.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { RegisteredClient } from './provider.ts';

const bodyLimitBytes = 8 * 1024 * 1024;
const defaultCodeSeconds = 60;
const defaultRetryAfterSeconds = 30;
const authorizationPath = '/o/oauth2/v2/auth';

/** The fake of Google as the runner and tests control it. Its callers only know its URL and their client. */
export interface LocalGoogle {
  /** Its issuer, its API, and the page of sent mails, e.g. `http://127.0.0.1:41235`. */
  url: string;
  outbox: Outbox;
  /** Whether it answers at all. */
  reachable: boolean;
  /** Called for every message with a valid token. */
  mishap: () => Mishap | null;
  /** The lifetime of new codes, in seconds. */
  codeSeconds: number;
  /** How long a mailbox that has sent too much must rest, in seconds. */
  retryAfterSeconds: number;
  /** Expires all access tokens. */
  forgetAccessTokens(): void;
  /** Revokes everything that accounts have granted. */
  revokeAll(): void;
  stop(): Promise<void>;
}

/** Starts the fake on a local port. Throws a StartError if the port is taken. */
export async function startGoogle(options: {
  store: Store;
  client: RegisteredClient;
  port?: number;
}): Promise<LocalGoogle> {
  const { store, client } = options;
  const now = () => new Date();
  const outbox = createOutbox(store, now);
  let answer: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> = async () => undefined;
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => {
      if (outgoing.headersSent || incoming.destroyed) outgoing.destroy();
      else sendResponse(outgoing, 'GET', jsonResponse(500, { error: String(error) }));
    });
  });
  const { url, stop } = await listen(server, options.port ?? 0);
  let made: Promise<Provider> | undefined;
  // Loads for half a second, which a start need not wait for.
  const provider = () => {
    made ??= import('./provider.ts').then(({ createProvider }) =>
      createProvider({ issuer: url, store, client, codeSeconds: () => google.codeSeconds, now }),
    );
    return made;
  };

  const google: LocalGoogle = {
    url,
    outbox,
    reachable: true,
    mishap: () => null,
    codeSeconds: defaultCodeSeconds,
    retryAfterSeconds: defaultRetryAfterSeconds,
    forgetAccessTokens: () => forgetAccessTokens(store),
    revokeAll: () => forgetGrants(store),
    stop,
  };

  function overview({ method, path }: HttpRequest): HttpResponse | null {
    if (path === '/outbox.json') return jsonResponse(200, outbox.list(), { 'cache-control': 'no-store' });
    if (path !== '/') return null;
    if (method !== 'POST') return outbox.page();
    google.revokeAll();
    return { status: 303, headers: new Map([['location', ['/']]]), body: Buffer.alloc(0) };
  }

  answer = async (incoming, outgoing) => {
    if (!google.reachable) return void outgoing.destroy();
    const path = (incoming.url ?? '/').split('?')[0] ?? '/';
    const isOurs =
      path === '/' || path === '/outbox.json' || path === sendPath || path.startsWith('/consent/');
    if (!isOurs) {
      // Each authorization begins with the choice of an account, whoever was signed in before.
      if (path === authorizationPath) delete incoming.headers.cookie;
      return (await provider()).callback()(incoming, outgoing);
    }
    const request = await readRequest(incoming, bodyLimitBytes);
    // A page of another site whose host name resolves to this machine must not be able to consent.
    if (!isForThisMachine(request)) {
      const error = 'The local Google answers to this machine only.';
      return sendResponse(outgoing, request.method, jsonResponse(421, { error }));
    }
    if (path.startsWith('/consent/')) {
      return answerConsent({ provider: await provider(), store }, request, incoming, outgoing);
    }
    const response =
      path === sendPath
        ? await answerSend(
            { provider: await provider(), store, outbox, retryAfterSeconds: google.retryAfterSeconds },
            request,
            google.mishap(),
          )
        : overview(request);
    if (response) sendResponse(outgoing, request.method, response);
    else outgoing.destroy();
  };
  return google;
}
