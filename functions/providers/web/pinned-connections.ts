import { connect, isIP, type Socket } from 'node:net';
import { Agent, buildConnector, type Dispatcher } from 'undici';
import { errorCode, UnreachableError } from './unreachable.ts';

/** How many addresses of one host are tried, in order, before giving up. */
const MAX_ADDRESSES_TRIED = 4;

/** Milliseconds before the next address of a host is tried. */
const ADDRESS_ATTEMPT_MS = 1_000;

/** How long an idle connection stays open, in milliseconds. Its socket does not keep the process alive. */
const IDLE_MS = 2_000;

/**
 * HTTP/1.1, one request at a time per connection, 32 KiB of headers. The caller's deadline limits the rest.
 */
export const CONNECTION_LIMITS = {
  pipelining: 1,
  allowH2: false,
  keepAliveTimeout: IDLE_MS,
  keepAliveMaxTimeout: IDLE_MS,
  maxHeaderSize: 32_768,
  headersTimeout: 0,
  bodyTimeout: 0,
};

/** Opens a TCP connection to the first of these addresses that answers. */
export type OpenSocket = (target: { readonly addresses: readonly string[]; readonly port: number }) => Socket;

/** Connections by host name, opened only to the addresses pinned for that name. */
interface PinnedConnections {
  /** The HTTP client is loaded at its first use: a start takes no time for it. */
  readonly dispatcher: Dispatcher;
  /** Allows connections for a host to these addresses until the returned function is called. */
  pin(host: string, addresses: readonly string[]): () => void;
}

interface ConnectionOptions {
  readonly connectMs: number;
  readonly perHost: number;
  readonly openSocket: OpenSocket;
}

/** The addresses that connections to a host may be opened to, and how many requests pinned them. */
type Pins = Map<string, { addresses: readonly string[]; users: number }>;

/** Opens a TCP connection to the first of the addresses that answers, without any DNS lookup. */
export const openSocket: OpenSocket = ({ addresses, port }) => {
  const records = addresses
    .slice(0, MAX_ADDRESSES_TRIED)
    .map((address) => ({ address, family: isIP(address) }));
  return connect({
    host: 'pinned.invalid',
    port,
    lookup: (_host, _options, callback) => callback(null, records),
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: ADDRESS_ATTEMPT_MS,
  });
};

/**
 * HTTP/1.1 connections, at most `perHost` for each origin, only to addresses that were pinned for the host
 * before. A DNS answer that changes between check and connection has no effect. TCP and TLS together get
 * `connectMs`. TLS verifies the host name against the system's certificate authorities.
 */
export function createPinnedConnections(options: ConnectionOptions): PinnedConnections {
  const pins: Pins = new Map();
  let agent: Agent | undefined;
  return {
    get dispatcher() {
      agent ??= pinnedAgent(pins, options);
      return agent;
    },
    pin(host, addresses) {
      const pin = pins.get(host) ?? { addresses, users: 0 };
      pin.addresses = addresses;
      pin.users += 1;
      pins.set(host, pin);
      return () => {
        pin.users -= 1;
        if (pin.users === 0) pins.delete(host);
      };
    },
  };
}

function pinnedAgent(pins: Pins, options: ConnectionOptions): Agent {
  const startTls = buildConnector({ allowH2: false, timeout: options.connectMs });
  return new Agent({
    ...CONNECTION_LIMITS,
    connections: options.perHost,
    connect: (target, callback) => {
      const pinned = pins.get(target.hostname);
      if (pinned === undefined) {
        callback(new UnreachableError('refused_address'), null);
        return;
      }
      const secure = target.protocol === 'https:';
      const port = target.port === '' ? (secure ? 443 : 80) : Number(target.port);
      const socket = options.openSocket({ addresses: pinned.addresses, port });
      let settled = false;
      const fail = (reason: 'timed_out' | 'connection_failed' | 'tls_failed', cause?: Error) => {
        if (settled) return;
        settled = true;
        clearTimeout(timer);
        socket.destroy();
        callback(new UnreachableError(reason, { cause }), null);
      };
      const succeed = (connection: Socket) => {
        if (settled) return;
        settled = true;
        clearTimeout(timer);
        callback(null, connection);
      };
      const timer = setTimeout(() => fail('timed_out'), options.connectMs);
      const failBeforeTcp = (cause: Error) =>
        fail(errorCode(cause) === 'ETIMEDOUT' ? 'timed_out' : 'connection_failed', cause);
      socket.once('error', failBeforeTcp).once('connect', () => {
        socket.setNoDelay(true);
        socket.off('error', failBeforeTcp);
        if (!secure) return succeed(socket);
        startTls({ ...target, httpSocket: socket }, (error, tlsSocket) => {
          if (error === null) succeed(tlsSocket);
          else fail('tls_failed', error);
        });
      });
    },
  });
}
