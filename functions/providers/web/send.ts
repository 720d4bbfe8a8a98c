import { Agent, type Dispatcher } from 'undici';
import { CONNECTION_LIMITS, createPinnedConnections, type OpenSocket } from './pinned-connections.ts';
import { hostOf } from './target.ts';
import { errorCode } from './unreachable.ts';

/** Sends one GET to a URL whose host has been checked. Resolves when the headers have arrived. */
type Send = (
  target: {
    readonly url: URL;
    readonly addresses: readonly string[];
    readonly headers: Readonly<Record<string, string>>;
  },
  signal: AbortSignal,
) => Promise<Dispatcher.ResponseData>;

interface SendOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly connectMs: number;
  readonly perHost: number;
  readonly openSocket: OpenSocket;
  readonly proxy?: string;
}

const CONNECTIONS_TO_PROXY = 64;

/** Error codes of a connection that the server closed while we used it. */
const CLOSED = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/**
 * Retries once if the server closed the connection before it answered. The connection may have been idle too
 * long for the server, and a GET can be repeated (RFC 9110 9.2.2).
 */
async function askAgainIfClosed<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (signal.aborted || !CLOSED.has(errorCode(error))) throw error;
    return await ask();
  }
}

function readProxy(proxy: string): string {
  const url = URL.parse(proxy);
  if (url?.protocol !== 'http:' || url.username !== '' || url.pathname !== '/') {
    throw new Error(`proxy: '${proxy}' is not of the form http://host:port`);
  }
  return url.origin;
}

/**
 * Sends to the checked addresses, or everything to the proxy. Throws if `proxy` is not `http://host:port`.
 */
export function createSend(options: SendOptions): Send {
  return options.proxy === undefined ? sendDirectly(options) : sendToProxy(readProxy(options.proxy), options);
}

function sendDirectly(options: SendOptions): Send {
  const connections = createPinnedConnections(options);
  return async ({ url, addresses, headers }, signal) => {
    const unpin = connections.pin(hostOf(url), addresses);
    const ask = () =>
      connections.dispatcher.request({
        origin: url.origin,
        path: `${url.pathname}${url.search}`,
        method: 'GET',
        headers: { ...options.headers, ...headers },
        signal,
      });
    try {
      return await askAgainIfClosed(ask, signal);
    } finally {
      unpin();
    }
  };
}

function sendToProxy(origin: string, options: SendOptions): Send {
  const dispatcher = new Agent({
    ...CONNECTION_LIMITS,
    connections: CONNECTIONS_TO_PROXY,
    connect: { timeout: options.connectMs },
  });
  return ({ url, headers: own }, signal) => {
    const headers = { host: url.host, ...options.headers, ...own };
    const ask = () => dispatcher.request({ origin, path: url.href, method: 'GET', headers, signal });
    return askAgainIfClosed(ask, signal);
  };
}
