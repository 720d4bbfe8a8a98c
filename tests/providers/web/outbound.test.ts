import { createServer, type RequestListener } from 'node:http';
import { createServer as createTcpServer, Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { Page } from '../../../functions/domain/web/web.ts';
import { createWeb } from '../../../functions/providers/web/outbound.ts';
import { openSocket } from '../../../functions/providers/web/pinned-connections.ts';
import { dnsOf, everyNamePublic, leadTo, listen, PUBLIC_ADDRESS, webOf } from './local-sites.ts';

const OTHER_PUBLIC_ADDRESS = '93.184.215.21';

function text(page: Page): string {
  return new TextDecoder().decode(page.body);
}

async function pageOf(answer: ReturnType<Awaited<ReturnType<typeof webOf>>['web']['get']>): Promise<Page> {
  const page = await answer;
  if (page.outcome !== 'page') throw new Error(`no page: ${page.reason}`);
  return page;
}

/** A site that answers by path with a redirect, or with its path as text. */
function redirecting(locations: Readonly<Record<string, string>>): RequestListener {
  return (request, response) => {
    const location = locations[`${request.headers.host}${request.url}`];
    if (location === undefined) response.end(`page ${request.url}`);
    else response.writeHead(301, { location }).end('moved');
  };
}

describe('a page', () => {
  it('comes with its status, headers, bytes and time', async () => {
    const { web } = await webOf(
      (_request, response) => {
        response.writeHead(404, { 'Content-Type': 'text/html', 'X-Many': ['a', 'b'] }).end('gone');
      },
      { now: () => new Date('2026-03-01T12:00:00Z') },
    );
    const page = await pageOf(web.get('http://acme.example/a?b=c#part'));
    expect(page).toMatchObject({
      outcome: 'page',
      requestedUrl: 'http://acme.example/a?b=c#part',
      url: 'http://acme.example/a?b=c',
      redirects: [],
      status: 404,
      headers: { 'content-type': 'text/html', 'x-many': 'a, b' },
      truncated: false,
      fetchedAt: '2026-03-01T12:00:00.000Z',
    });
    expect(text(page)).toBe('gone');
  });

  it('is asked for by a named robot, for the host of the URL', async () => {
    const { web, asked } = await webOf(
      (request, response) => {
        response.end(JSON.stringify({ ...request.headers, url: request.url }));
      },
      { siteOrigin: 'https://app.example' },
    );
    const page = await pageOf(web.get('http://acme.example:8080/a?b=c'));
    expect(JSON.parse(text(page))).toMatchObject({
      host: 'acme.example:8080',
      url: '/a?b=c',
      'user-agent': 'BuyerscopeBot/1.0 (+https://app.example/bot)',
      'accept-encoding': 'gzip, deflate, br',
      accept: expect.stringMatching(/^text\/html,/),
    });
    expect(asked).toEqual([{ addresses: [PUBLIC_ADDRESS], port: 8080 }]);
  });

  it('of a host written with a final dot is the same page', async () => {
    const { web } = await webOf((request, response) => response.end(request.headers.host));
    const page = await pageOf(web.get('http://acme.example./'));
    expect(page.url).toBe('http://acme.example/');
    expect(text(page)).toBe('acme.example');
  });

  it('with an international name is requested in its ASCII form', async () => {
    const { web } = await webOf((request, response) => response.end(request.headers.host), {
      dns: dnsOf({ 'xn--mnchen-3ya.example': [[PUBLIC_ADDRESS]] }),
    });
    expect(text(await pageOf(web.get('http://münchen.example/')))).toBe('xn--mnchen-3ya.example');
  });

  it('at a public address needs no name', async () => {
    const { web, asked } = await webOf((_request, response) => response.end('by number'), {
      dns: dnsOf({}),
    });
    expect(text(await pageOf(web.get(`http://${PUBLIC_ADDRESS}/`)))).toBe('by number');
    expect(text(await pageOf(web.get('http://[2606:2800:21f::1]/')))).toBe('by number');
    expect(asked.map(({ addresses }) => addresses)).toEqual([[PUBLIC_ADDRESS], ['2606:2800:21f::1']]);
  });
});

describe('the address that was checked', () => {
  it('is the one connected to, whatever DNS says afterwards', async () => {
    let canaryConnections = 0;
    const canaryPort = await listen(createTcpServer(() => (canaryConnections += 1)));
    const sitePort = await listen(createServer((_request, response) => response.end('the checked site')));
    const connected: string[] = [];
    const web = createWeb({
      dns: dnsOf({ 'rebinding.example': [[PUBLIC_ADDRESS], ['127.0.0.1']] }),
      connect: ({ addresses: [address = ''] }) => {
        connected.push(address);
        return openSocket({
          addresses: ['127.0.0.1'],
          port: address === PUBLIC_ADDRESS ? sitePort : canaryPort,
        });
      },
    });
    expect(text(await pageOf(web.get('http://rebinding.example/')))).toBe('the checked site');
    expect(await web.get('http://rebinding.example/')).toMatchObject({ reason: 'refused_address' });
    expect(connected).toEqual([PUBLIC_ADDRESS]);
    expect(canaryConnections).toBe(0);
  });

  it('is checked again when a site redirects to itself after its zone has changed', async () => {
    const { web, asked } = await webOf(redirecting({ 'rebinding.example/': '/inside' }), {
      dns: dnsOf({ 'rebinding.example': [[PUBLIC_ADDRESS], ['169.254.169.254']] }),
    });
    expect(await web.get('http://rebinding.example/')).toMatchObject({ reason: 'refused_address' });
    expect(asked).toHaveLength(1);
  });

  it('of a name with both families is tried as IPv4 first', async () => {
    const { web, asked } = await webOf((_request, response) => response.end(), {
      dns: dnsOf({ 'acme.example': [['2606:2800:21f::1', PUBLIC_ADDRESS, OTHER_PUBLIC_ADDRESS]] }),
    });
    await web.get('http://acme.example/');
    expect(asked).toEqual([
      { addresses: [PUBLIC_ADDRESS, OTHER_PUBLIC_ADDRESS, '2606:2800:21f::1'], port: 80 },
    ]);
  });

  it('is followed by the next address of its name when it does not answer', async () => {
    const port = await listen(
      createTcpServer((socket) => socket.end()),
      '127.0.0.1',
    );
    const socket = openSocket({ addresses: ['127.0.0.2', '127.0.0.1'], port });
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    expect(socket.remoteAddress).toBe('127.0.0.1');
    socket.destroy();
  });
});

describe('redirects', () => {
  it('are followed, up to five, and listed', async () => {
    const { web } = await webOf(
      redirecting({
        'acme.example/': 'https-less',
        'acme.example/https-less': '/3?x=1#part',
        'acme.example/3?x=1': '//www.acme.example/4',
        'www.acme.example/4': 'http://acme.example:8080/5',
        'acme.example:8080/5': '?last',
      }),
    );
    const page = await pageOf(web.get('http://acme.example'));
    expect(page.url).toBe('http://acme.example:8080/5?last');
    expect(page.requestedUrl).toBe('http://acme.example');
    expect(page.redirects).toEqual([
      'http://acme.example/',
      'http://acme.example/https-less',
      'http://acme.example/3?x=1',
      'http://www.acme.example/4',
      'http://acme.example:8080/5',
    ]);
    expect(text(page)).toBe('page /5?last');
  });

  it('end after the fifth', async () => {
    let requests = 0;
    const { web } = await webOf((_request, response) => {
      requests += 1;
      response.writeHead(302, { location: `/${requests}` }).end();
    });
    expect(await web.get('http://acme.example/')).toMatchObject({ reason: 'too_many_redirects' });
    expect(requests).toBe(6);
  });

  it.each([
    ['to itself', { 'acme.example/': '/' }, 1],
    ['in a circle', { 'acme.example/': 'http://b.example/', 'b.example/': 'http://acme.example/' }, 2],
  ])('end %s as soon as they close', async (_how, locations, requests) => {
    const seen: string[] = [];
    const { web } = await webOf((request, response) => {
      seen.push(request.url ?? '');
      redirecting(locations)(request, response);
    });
    expect(await web.get('http://acme.example/')).toMatchObject({ reason: 'too_many_redirects' });
    expect(seen).toHaveLength(requests);
  });

  it('are not delayed by a body that drips, whose connection is closed', async () => {
    let hungUp = false;
    const { web } = await webOf((request, response) => {
      if (request.url === '/page') return response.end('page');
      const drip = setInterval(() => response.write('a'), 5);
      response.writeHead(302, { location: '/page' }).on('close', () => {
        clearInterval(drip);
        hungUp = true;
      });
    });
    expect(await web.get('http://acme.example/')).toMatchObject({ url: 'http://acme.example/page' });
    await expect.poll(() => hungUp).toBe(true);
  });

  it('may be written in UTF-8', async () => {
    const location = Buffer.from('/über uns').toString('latin1');
    const { web } = await webOf(redirecting({ 'acme.example/': location }));
    expect(await web.get('http://acme.example/')).toMatchObject({
      url: 'http://acme.example/%C3%BCber%20uns',
    });
  });

  it('without a location, or of another status, are pages', async () => {
    const { web } = await webOf((request, response) => {
      response.writeHead(request.url === '/300' ? 300 : 301, request.url === '/300' ? { location: '/' } : {});
      response.end('here');
    });
    expect(await web.get('http://acme.example/301')).toMatchObject({ outcome: 'page', status: 301 });
    expect(await web.get('http://acme.example/300')).toMatchObject({ outcome: 'page', status: 300 });
  });
});

describe('a busy site', () => {
  function busy(times: number, status: number, retryAfter: string | undefined) {
    let requests = 0;
    return webOf((_request, response) => {
      requests += 1;
      if (requests > times) return response.end(`answer ${requests}`);
      response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end('busy');
    });
  }

  it.each([429, 503])('is asked again when its %i says how soon', async (status) => {
    const { web } = await busy(2, status, '0');
    expect(text(await pageOf(web.get('http://acme.example/')))).toBe('answer 3');
  });

  it('is waited for as long as it asks', async () => {
    const { web } = await busy(1, 429, '1');
    const began = performance.now();
    expect(text(await pageOf(web.get('http://acme.example/')))).toBe('answer 2');
    expect(performance.now() - began).toBeGreaterThan(990);
  });

  it.each([
    ['stays busy after two more tries', 9, '0', 10_000],
    ['asks for more than three seconds', 1, '4', 10_000],
    ['asks for more than the time that is left', 1, '2', 500],
    ['names a date too far off', 1, 'Fri, 31 Dec 2100 23:59:59 GMT', 10_000],
    ['does not say how long', 1, undefined, 10_000],
    ['says nothing readable', 1, 'soon', 10_000],
  ])('that %s is reported as it is', async (_what, times, retryAfter, timeoutMs) => {
    const { web } = await busy(times, 429, retryAfter);
    const page = await pageOf(web.get('http://acme.example/', { timeoutMs }));
    expect(page.status).toBe(429);
    expect(text(page)).toBe('busy');
  });
});

describe('a site that does not answer', () => {
  it.each([
    ['no_such_host', { outcome: 'no_such_name' }],
    ['no_such_host', { outcome: 'no_records' }],
    ['no_such_host', { outcome: 'found', records: [] }],
    ['dns_unanswered', { outcome: 'unanswered' }],
  ] as const)('is %s when DNS says %o', async (reason, answer) => {
    const web = createWeb({ dns: { ...everyNamePublic, addresses: async () => answer } });
    expect(await web.get('http://acme.example/')).toEqual({
      outcome: 'unreachable',
      requestedUrl: 'http://acme.example/',
      reason,
    });
  });

  it('is connection_failed when nobody listens', async () => {
    const server = createTcpServer();
    const { connect } = leadTo(await listen(server));
    await new Promise((resolve) => server.close(resolve));
    const web = createWeb({ dns: everyNamePublic, connect });
    expect(await web.get('http://acme.example/')).toMatchObject({ reason: 'connection_failed' });
  });

  it('is timed_out when the connection is never made', async () => {
    const web = createWeb({ dns: everyNamePublic, connect: () => new Socket(), connectTimeoutMs: 50 });
    expect(await web.get('http://acme.example/')).toMatchObject({ reason: 'timed_out' });
  });

  it('is timed_out when no answer comes', async () => {
    const { web } = await webOf(() => undefined);
    expect(await web.get('http://acme.example/', { timeoutMs: 60 })).toMatchObject({ reason: 'timed_out' });
  });

  it('is timed_out when the redirects together take too long', async () => {
    let requests = 0;
    const { web } = await webOf((_request, response) => {
      requests += 1;
      setTimeout(() => response.writeHead(302, { location: `/${requests}` }).end(), 50);
    });
    expect(await web.get('http://acme.example/', { timeoutMs: 130 })).toMatchObject({ reason: 'timed_out' });
    expect(requests).toBeLessThan(5);
  });

  it('is timed_out when the caller gives up, before or during', async () => {
    let requests = 0;
    const { web } = await webOf(() => (requests += 1));
    const given = new AbortController();
    const answer = web.get('http://acme.example/', { signal: given.signal });
    await expect.poll(() => requests).toBe(1);
    given.abort();
    expect(await answer).toMatchObject({ reason: 'timed_out' });
    expect(await web.get('http://acme.example/', { signal: AbortSignal.abort() })).toMatchObject({
      reason: 'timed_out',
    });
    expect(requests).toBe(1);
  });

  it.each([
    ['is not HTTP', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['breaks its framing', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n'],
    ['has two lengths', 'HTTP/1.1 200 OK\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello'],
    ['has too large a header', `HTTP/1.1 200 OK\r\nx-bomb: ${'a'.repeat(40_000)}\r\n\r\n`],
    ['has too many headers', `HTTP/1.1 200 OK\r\n${'x: aaaaaaaaaaaaaa\r\n'.repeat(3_000)}\r\n`],
  ])('is bad_answer when its answer %s', async (_what, answer) => {
    const server = createTcpServer((socket) => {
      socket.on('error', () => undefined).once('data', () => socket.write(answer));
    });
    const port = await listen(server);
    const web = createWeb({ dns: everyNamePublic, connect: leadTo(port).connect });
    expect(await web.get('http://acme.example/')).toMatchObject({ reason: 'bad_answer' });
  });

  it('is connection_failed when it hangs up, and again at the second attempt', async () => {
    let connections = 0;
    const server = createTcpServer((socket) => {
      connections += 1;
      socket.once('data', () => socket.destroy());
    });
    const web = createWeb({ dns: everyNamePublic, connect: leadTo(await listen(server)).connect });
    expect(await web.get('http://acme.example/')).toMatchObject({ reason: 'connection_failed' });
    expect(connections).toBe(2);
  });

  it('is connection_failed when it hangs up in the middle of the page', async () => {
    const { web } = await webOf((_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half', () => response.destroy());
    });
    expect(await web.get('http://acme.example/')).toMatchObject({ reason: 'connection_failed' });
  });
});

describe('connections', () => {
  it('to one host are at most two at a time, and are reused', async () => {
    let running = 0;
    let most = 0;
    const { web, asked } = await webOf((_request, response) => {
      running += 1;
      most = Math.max(most, running);
      setTimeout(() => {
        running -= 1;
        response.end('done');
      }, 10);
    });
    const urls = Array.from({ length: 8 }, (_, n) => `http://acme.example/${n}`);
    const pages = await Promise.all(urls.map((url) => web.get(url)));
    expect(pages.map(({ outcome }) => outcome)).toEqual(urls.map(() => 'page'));
    expect(most).toBe(2);
    expect(asked).toHaveLength(2);
  });

  it('to different hosts do not wait for each other', async () => {
    const waiting: (() => void)[] = [];
    const { web } = await webOf((_request, response) => {
      waiting.push(() => response.end());
      if (waiting.length === 5) for (const answer of waiting) answer();
    });
    const pages = await Promise.all([1, 2, 3, 4, 5].map((n) => web.get(`http://host-${n}.example/`)));
    expect(pages.every(({ outcome }) => outcome === 'page')).toBe(true);
  });

  it('leave the queue of a host when the caller gives up, and the time limit starts with the turn', async () => {
    const { web } = await webOf((_request, response) => {
      setTimeout(() => response.end('done'), 1600);
    });
    // Two turns last longer than the limit, and one ends long before it, also on a busy machine.
    const get = (signal?: AbortSignal) =>
      web.get('http://acme.example/', { timeoutMs: 3000, ...(signal && { signal }) });
    const impatient = new AbortController();
    const running = [get(), get()];
    const givenUp = [get(impatient.signal), get(impatient.signal)];
    const patient = [get(), get()];
    impatient.abort();
    const outcomes = async (answers: typeof running) =>
      (await Promise.all(answers)).map(({ outcome }) => outcome);
    expect(await outcomes(givenUp)).toEqual(['unreachable', 'unreachable']);
    expect(await outcomes([...running, ...patient])).toEqual(['page', 'page', 'page', 'page']);
  });
});

describe('a proxy', () => {
  it('gets every request in absolute form, after the address was checked', async () => {
    const seen: string[] = [];
    const port = await listen(
      createServer((request, response) => {
        seen.push(`${request.method} ${request.url} for ${request.headers.host}`);
        if (request.url === 'http://acme.example/')
          response.writeHead(301, { location: 'https://acme.example/' });
        response.end('by proxy');
      }),
    );
    const web = createWeb({
      dns: dnsOf({ 'acme.example': [[PUBLIC_ADDRESS]] }),
      proxy: `http://127.0.0.1:${port}`,
    });
    const page = await pageOf(web.get('http://acme.example/#top'));
    expect(page).toMatchObject({ url: 'https://acme.example/', redirects: ['http://acme.example/'] });
    expect(text(page)).toBe('by proxy');
    expect(await web.get('http://unknown.example/')).toMatchObject({ reason: 'no_such_host' });
    expect(seen).toEqual([
      'GET http://acme.example/ for acme.example',
      'GET https://acme.example/ for acme.example',
    ]);
  });

  it.each([
    'proxy.example:3128',
    'https://proxy.example',
    'socks5://127.0.0.1:1080',
    'http://127.0.0.1/path',
  ])('must be written as http://host:port, not %s', (proxy) => {
    expect(() => createWeb({ dns: everyNamePublic, proxy })).toThrow(/^proxy: .*http:\/\/host:port$/);
  });
});
