import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Server } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Dns } from '../../../functions/domain/web/dns.ts';
import { createWeb, type WebOptions } from '../../../functions/providers/web/outbound.ts';
import type { OpenSocket } from '../../../functions/providers/web/pinned-connections.ts';

export const PUBLIC_ADDRESS = '93.184.215.20';

/** Listens on a loopback port until the test ends and returns the port. */
export async function listen(server: Server, host = '127.0.0.1'): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  onTestFinished(() => {
    if ('closeAllConnections' in server && typeof server.closeAllConnections === 'function') {
      server.closeAllConnections();
    }
    server.close();
  });
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('not a TCP server');
  return address.port;
}

/**
 * A resolver that knows these names. Each query for a name gets the next of its answers, and the last one is
 * repeated.
 */
export function dnsOf(zones: Readonly<Record<string, readonly (readonly string[])[]>>): Dns {
  const asked = new Map<string, number>();
  return {
    async addresses(name) {
      const answers = zones[name];
      const turn = asked.get(name) ?? 0;
      asked.set(name, turn + 1);
      const records = answers?.[Math.min(turn, answers.length - 1)];
      return records === undefined ? { outcome: 'no_such_name' } : { outcome: 'found', records };
    },
    async mailExchanges() {
      return { outcome: 'no_records' };
    },
  };
}

/** Every name under .example has one public address. */
export const everyNamePublic: Dns = {
  async addresses() {
    return { outcome: 'found', records: [PUBLIC_ADDRESS] };
  },
  async mailExchanges() {
    return { outcome: 'no_records' };
  },
};

/**
 * Replaces the opening of TCP connections: records the requested addresses, and connects all of them to one local
 * port.
 */
export function leadTo(port: number): {
  connect: OpenSocket;
  asked: { addresses: string[]; port: number }[];
} {
  const asked: { addresses: string[]; port: number }[] = [];
  return {
    asked,
    connect: (target) => {
      asked.push({ addresses: [...target.addresses], port: target.port });
      return connect(port, '127.0.0.1');
    },
  };
}

/** A web on which every public host is this one local site. */
export async function webOf(site: RequestListener, options: Partial<WebOptions> = {}) {
  const server = createServer({ keepAlive: true }, site);
  const { connect: lead, asked } = leadTo(await listen(server));
  return { web: createWeb({ dns: everyNamePublic, connect: lead, ...options }), asked };
}
