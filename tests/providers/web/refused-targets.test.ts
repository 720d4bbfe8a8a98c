import { createServer } from 'node:http';
import { connect, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Unreachable } from '../../../functions/domain/web/web.ts';
import { createWeb } from '../../../functions/providers/web/outbound.ts';
import type { OpenSocket } from '../../../functions/providers/web/pinned-connections.ts';
import { dnsOf, PUBLIC_ADDRESS } from './local-sites.ts';

const PRIVATE_ZONES: Readonly<Record<string, readonly string[]>> = {
  'loopback.example': ['127.0.0.1'],
  'loopback-six.example': ['::1'],
  'private.example': ['10.0.0.7'],
  'metadata.example': ['169.254.169.254'],
  'metadata-six.example': ['fd00:ec2::254'],
  'carrier.example': ['100.64.0.1'],
  'zero.example': ['0.0.0.0'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'nat64.example': ['64:ff9b::7f00:1'],
  'documentation.example': ['192.0.2.1'],
  'mixed.example': [PUBLIC_ADDRESS, '127.0.0.1'],
  'mixed-other-way.example': ['::1', PUBLIC_ADDRESS],
  'mixed-families.example': [PUBLIC_ADDRESS, 'fd00::1'],
  'unreadable.example': [PUBLIC_ADDRESS, 'not an address'],
  localhost: [PUBLIC_ADDRESS],
  'app.localhost': [PUBLIC_ADDRESS],
};

const REFUSED_HOSTS = [
  ...Object.keys(PRIVATE_ZONES),
  'loopback.example.',
  'LOOPBACK.Example',
  'localhost.',
  'LOCALHOST',
  'loc%61lhost',
  'ｌｏｃａｌｈｏｓｔ',
  '127.0.0.1',
  '127.0.0.1.',
  '127.0.0.1..',
  '127.1',
  '127.0.1',
  '127.1.',
  '2130706433',
  '017700000001',
  '0x7f000001',
  '0x7F.0x0.0x0.0x1',
  '0177.0.0.01',
  '0177.1',
  '0x7f.1',
  '127.0.0.0x1',
  '127.000.000.001',
  '１２７.０.０.１',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
  '%31%32%37.0.0.1',
  '0',
  '0.0.0.0',
  '0x0',
  '10.0.0.1',
  '167772161',
  '172.16.0.1',
  '192.168.1.1',
  '0xc0a80101',
  '100.64.0.1',
  '169.254.169.254',
  '2852039166',
  '0xa9fea9fe',
  '0251.0376.0251.0376',
  '168.63.129.16',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '255.255.255.255',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[0000::0001]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:93.184.215.20]',
  '[::127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2001::1]',
  '[2001:db8::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[fe80::1]',
  '[fec0::1]',
  '[ff02::1]',
];

const BAD_URLS = [
  'http://[fe80::1%25eth0]/',
  'http://[::1%25lo]/',
  'http://256.1.1.1/',
  'http://1.2.3.4.5/',
  'http://0x100000000/',
  'http://./',
  'http://user@acme.example/',
  'http://acme.example:secret@127.0.0.1/',
  'http://:pass@acme.example/',
  'http://acme.example:22/',
  'http://acme.example:6379/',
  'https://acme.example:25/',
  'ftp://acme.example/',
  'file:///etc/passwd',
  'data:text/html,hello',
  'javascript:alert(1)',
  'gopher://acme.example/',
  'ws://acme.example/',
  'http://',
  'acme.example',
  '',
];

const CASES: readonly (readonly [string, Unreachable])[] = [
  ...REFUSED_HOSTS.flatMap((host) => [
    [`http://${host}/`, 'refused_address'] as const,
    [`https://${host}:8443/`, 'refused_address'] as const,
  ]),
  ...BAD_URLS.map((url) => [url, 'bad_url'] as const),
];

/**
 * Canaries listen on both loopback addresses. A connection that the guard lets through goes to the address to which
 * it was pinned, on the canary's port. Only the site on the one public address is redirected to the test's own
 * server.
 */
let canaries: Server[] = [];
let site: Server;
let location = '';
let canaryConnections = 0;
let addressesConnected: string[] = [];

async function started(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
}

const openSocket: OpenSocket = ({ addresses }) => {
  const address = addresses[0] ?? '';
  addressesConnected.push(address);
  const ports =
    address === PUBLIC_ADDRESS ? site.address() : canaries[address.includes(':') ? 1 : 0]?.address();
  if (ports === null || ports === undefined || typeof ports === 'string') throw new Error('no canary');
  return connect(ports.port, address === PUBLIC_ADDRESS ? '127.0.0.1' : address);
};

function newWeb(proxy?: string) {
  const zones = Object.entries({ ...PRIVATE_ZONES, 'start.example': [PUBLIC_ADDRESS] });
  const dns = dnsOf(Object.fromEntries(zones.map(([name, records]) => [name, [records]])));
  return createWeb({ dns, connect: openSocket, connectTimeoutMs: 500, ...(proxy && { proxy }) });
}

beforeAll(async () => {
  site = createServer((_request, response) => response.writeHead(302, { location }).end());
  await started(site, 0, '127.0.0.1');
  canaries = ['127.0.0.1', '::1'].map(() =>
    createServer((_request, response) => response.end('canary')).on('connection', () => {
      canaryConnections += 1;
    }),
  );
  await Promise.all(canaries.map((canary, n) => started(canary, 0, n === 0 ? '127.0.0.1' : '::1')));
});

afterAll(() => {
  for (const server of [site, ...canaries]) server.close();
});

function forgetConnections() {
  canaryConnections = 0;
  addressesConnected = [];
}

describe('a target that is not public', () => {
  it('would be noticed by the canaries if the guard let it through', async () => {
    forgetConnections();
    for (const address of ['127.0.0.1', '::1']) {
      const socket = openSocket({ addresses: [address], port: 80 });
      await new Promise((resolve) => socket.once('connect', resolve));
      socket.destroy();
    }
    expect(addressesConnected).toEqual(['127.0.0.1', '::1']);
    await expect.poll(() => canaryConnections).toBe(2);
  });

  it.each(CASES)('is never connected to: %s', async (url, reason) => {
    forgetConnections();
    expect(await newWeb().get(url)).toEqual({ outcome: 'unreachable', requestedUrl: url, reason });
    expect(addressesConnected).toEqual([]);
    expect(canaryConnections).toBe(0);
  });

  // Without a scheme a Location is a path, so the two that lack one refer to a page of the same site.
  it.each(CASES.filter(([url]) => url.includes(':')))('is never redirected to: %s', async (url, reason) => {
    forgetConnections();
    // Header bytes beyond ASCII go out as UTF-8, as servers send them.
    location = Buffer.from(url).toString('latin1');
    const answer = await newWeb().get('http://start.example/');
    expect(answer).toEqual({ outcome: 'unreachable', requestedUrl: 'http://start.example/', reason });
    expect(addressesConnected).toEqual([PUBLIC_ADDRESS]);
    expect(canaryConnections).toBe(0);
  });

  it.each(CASES)('is not passed to a proxy either: %s', async (url, reason) => {
    forgetConnections();
    const canary = canaries[0]?.address();
    const port = canary !== null && typeof canary === 'object' ? canary.port : 0;
    const answer = await newWeb(`http://127.0.0.1:${port}`).get(url);
    expect(answer).toMatchObject({ outcome: 'unreachable', reason });
    expect(canaryConnections).toBe(0);
  });
});
