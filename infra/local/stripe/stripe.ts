import { createServer } from 'node:http';
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
import { type Account, openAccount } from './account.ts';
import { createApi } from './calls/api.ts';
import { reopenCheckouts } from './checkout.ts';
import { type Deliveries, openDeliveries, type Post } from './deliveries.ts';
import { type Ledger, newId } from './objects.ts';
import { answerPage } from './pages/pages.ts';
import { advance, nextDue, runDue } from './time.ts';

const bodyLimitBytes = 1024 * 1024;
const tickMs = 60_000;

/**
 * A failure that a test causes for a call: refused for too many calls, failed before it, or its answer lost after
 * it.
 */
export type Mishap = 'refuse' | 'fail' | 'lose';

/** The fake of Stripe as the runner and tests control it. Callers of the API only know its URL and key. */
export interface LocalStripe {
  /** The address of its API and pages, e.g. `http://127.0.0.1:41234`. */
  url: string;
  key: string;
  /** Its stored objects. */
  ledger: Ledger;
  deliveries: Deliveries;
  /** Its own time in seconds since 1970. */
  now(): number;
  /** Moves its time forward to a moment, in seconds since 1970, and runs what becomes due on the way, in order. */
  advance(to: number): void;
  /** Moves its time forward to the next event and returns the time; null if nothing is waiting. */
  advanceToNext(): number | null;
  /** Gives an endpoint a new secret and returns it. From now on the previous one signs as well. */
  rollSecret(endpoint: string): string;
  stop(): Promise<void>;
}

/**
 * Starts the fake on a local port with the contents of its store, which is empty at first. Throws a StartError if
 * the port is taken.
 */
export async function startStripe(options: {
  store: Store;
  /** The API key that callers must send, such as `sk_test_local`. */
  key: string;
  port?: number;
  /** Sends an event to an endpoint instead of HTTP. */
  post?: Post;
  /** Delays before an event is sent again, in milliseconds. After the last one it is given up. */
  retryDelaysMs?: number[];
  /** Called for every call of the API. */
  mishap?: (call: { method: string; path: string }) => Mishap | null;
}): Promise<LocalStripe> {
  const { store, key, mishap } = options;
  let answer: (request: HttpRequest) => Promise<HttpResponse | null> = async () => null;

  const server = createServer((incoming, outgoing) => {
    readRequest(incoming, bodyLimitBytes)
      .then(async (request) => {
        const response = await answer(request);
        if (response) sendResponse(outgoing, request.method, response);
        else outgoing.destroy();
      })
      // The caller disconnected while sending, so there is nobody to answer.
      .catch(() => outgoing.destroy());
  });
  const listening = await listen(server, options.port ?? 0);

  const account: Account = openAccount(store, listening.url, (event) => deliveries.hear(event));
  const deliveries = openDeliveries(account, {
    ...(options.post && { post: options.post }),
    ...(options.retryDelaysMs && { retryDelaysMs: options.retryDelaysMs }),
  });
  const api = createApi(account, { store, key });
  reopenCheckouts(account);
  deliveries.resume();
  // Runs what becomes due while nobody calls.
  const ticking = setInterval(() => runDue(account), tickMs).unref();

  answer = async (request) => {
    // A page of another site whose host name resolves to this machine must not be able to pay.
    if (!isForThisMachine(request))
      return failure(421, 'invalid_request_error', 'The local Stripe answers to this machine only.');
    if (!request.path.startsWith('/v1/')) return answerPage(account, request);
    const luck = mishap?.(request) ?? null;
    if (luck === 'refuse') return failure(429, 'rate_limit', 'Too many requests hit the API too quickly.');
    if (luck === 'fail') return failure(500, 'api_error', 'Something went wrong on our end.');
    const response = api(request);
    return luck === 'lose' ? null : response;
  };

  return {
    url: listening.url,
    key,
    ledger: account.ledger,
    deliveries,
    now: account.now,
    advance: (to) => advance(account, to),
    advanceToNext() {
      const next = nextDue(account);
      if (next) advance(account, next.at);
      return next?.at ?? null;
    },
    rollSecret(endpoint) {
      const { secrets } = account.ledger.need('webhook_endpoint.secrets', endpoint);
      const secret = newId('whsec');
      account.ledger.put('webhook_endpoint.secrets', {
        id: endpoint,
        secrets: [secret, ...secrets].slice(0, 2),
      });
      return secret;
    },
    async stop() {
      clearInterval(ticking);
      deliveries.stop();
      await listening.stop();
    },
  };
}

function failure(status: number, type: string, message: string): HttpResponse {
  return jsonResponse(status, { error: { type, message } });
}
