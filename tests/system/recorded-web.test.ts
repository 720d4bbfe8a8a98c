import { Resolver } from 'node:dns/promises';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RecordedWeb, startRecordedWeb } from '../../infra/local/recorded-web/recorded-web.ts';

let folder: string;
let web: RecordedWeb | null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'web-'));
  web = null;
});

afterEach(async () => {
  await web?.stop();
  rmSync(folder, { recursive: true });
});

async function serve(description: object | null, files: Record<string, string | Buffer> = {}) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'hosts', name)), { recursive: true });
    writeFileSync(join(folder, 'hosts', name), content);
  }
  if (description) writeFileSync(join(folder, 'web.json'), JSON.stringify(description));
  web = await startRecordedWeb(folder);
}

function resolver(timeout = 2000): Resolver {
  const created = new Resolver({ timeout, tries: 1 });
  created.setServers([web?.environment.OUTBOUND_DNS_SERVER ?? '']);
  return created;
}

/** A request as sent to a forward proxy: with the whole URL. */
function get(path: string, method = 'GET') {
  const { hostname, port } = new URL(web?.environment.OUTBOUND_PROXY ?? '');
  return new Promise<{ status: number; type: string | undefined; headers: object; body: string }>(
    (resolve, reject) => {
      const sent = request({ hostname, port, path, method }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          body += chunk;
        });
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'],
            headers: response.headers,
            body,
          }),
        );
      });
      sent.on('error', reject);
      sent.end();
    },
  );
}

test('a path is answered from the file, the .html file or the folder it names, for http and https', async () => {
  await serve(null, {
    'acme.example/index.html': '<h1>Home</h1>',
    'acme.example/about.html': 'about us',
    'acme.example/team/index.html': 'the team',
    'acme.example/plain': 'no ending',
    'acme.example/data/people.json': '[]',
  });
  expect(await get('https://acme.example/')).toMatchObject({
    status: 200,
    type: 'text/html',
    body: '<h1>Home</h1>',
  });
  expect(await get('http://ACME.example/about?from=home')).toMatchObject({ status: 200, body: 'about us' });
  for (const path of ['team', 'team/'])
    expect((await get(`https://acme.example/${path}`)).body).toBe('the team');
  expect(await get('https://acme.example/plain')).toMatchObject({ type: 'text/html; charset=utf-8' });
  expect(await get('https://acme.example/data/people.json')).toMatchObject({ type: 'application/json' });
  expect(await get('https://acme.example/none')).toMatchObject({ status: 404 });
  expect(await get('https://acme.example/about', 'HEAD')).toMatchObject({ status: 200, body: '' });
  expect(await get('https://acme.example/about', 'POST')).toMatchObject({ status: 405 });
});

test('no path leads out of the folder of its host', async () => {
  await serve({ zones: {} }, { 'acme.example/index.html': 'home', 'other.example/secret': 'secret' });
  writeFileSync(join(folder, 'outside'), 'secret');
  symlinkSync(join(folder, 'outside'), join(folder, 'hosts/acme.example/link'));
  for (const path of [
    '../other.example/secret',
    '%2e%2e/other.example/secret',
    '..%2fother.example%2fsecret',
    'link',
  ]) {
    expect((await get(`https://acme.example/${path}`)).body, path).not.toContain('secret');
  }
  expect((await get('https://../outside')).status).toBeGreaterThanOrEqual(400);
});

test('responses replace a file or its headers, a given number of times, matched by the whole URL', async () => {
  await serve(
    {
      responses: {
        'https://acme.example/old': { status: 301, headers: { Location: '/contact' } },
        'https://acme.example/robots.txt': {
          status: 200,
          headers: { 'content-type': 'text/plain' },
          body: 'Disallow:',
        },
        'https://acme.example/': { status: 429, headers: { 'retry-after': '1' }, times: 2 },
        'https://acme.example/search?q=1': { body: 'found' },
        'https://bare.example/': { status: 204 },
      },
    },
    { 'acme.example/index.html': 'home' },
  );
  expect(await get('https://acme.example/old')).toMatchObject({
    status: 301,
    headers: { location: '/contact' },
  });
  expect(await get('https://acme.example/robots.txt')).toMatchObject({
    type: 'text/plain',
    body: 'Disallow:',
  });
  expect(await get('http://acme.example/')).toMatchObject({ status: 200 });
  expect(await get('https://acme.example/')).toMatchObject({
    status: 429,
    headers: { 'retry-after': '1' },
    body: 'home',
  });
  expect((await get('https://acme.example/')).status).toBe(429);
  expect((await get('https://acme.example/')).status).toBe(200);
  expect((await get('https://acme.example/search?q=1')).body).toBe('found');
  expect((await get('https://acme.example/search')).status).toBe(404);
  expect((await get('https://bare.example/')).status).toBe(204);
});

test('delays and latency are waited out', async () => {
  await serve(
    {
      latency: { dnsMs: 30, connectMs: 10, responseMs: 20 },
      responses: { 'https://acme.example/slow': { delayMs: 50 } },
    },
    { 'acme.example/index.html': 'home' },
  );
  const elapsed = async (work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
  expect(await elapsed(() => get('https://acme.example/'))).toBeGreaterThan(28);
  expect(await elapsed(() => get('https://acme.example/slow'))).toBeGreaterThan(78);
  expect(await elapsed(() => resolver().resolve4('acme.example'))).toBeGreaterThan(28);
});

test('DNS answers the records of the zones', async () => {
  const long = 'x'.repeat(3000);
  await serve({
    zones: {
      'acme.example': {
        A: ['93.184.215.20', '93.184.215.21'],
        AAAA: ['2606:2800:21f::1'],
        MX: [{ priority: 10, exchange: 'mx1.acme.example' }],
        TXT: ['v=spf1 -all', long],
        NS: ['ns.acme.example'],
      },
      'nomail.example': { A: ['93.184.215.22'], MX: [{ priority: 0, exchange: '.' }] },
      'www.acme.example': { CNAME: 'acme.example' },
    },
  });
  const dns = resolver();
  expect(await dns.resolve4('acme.example')).toEqual(['93.184.215.20', '93.184.215.21']);
  expect(await dns.resolve6('ACME.example')).toEqual(['2606:2800:21f::1']);
  expect(await dns.resolveMx('acme.example')).toMatchObject([{ priority: 10, exchange: 'mx1.acme.example' }]);
  expect((await dns.resolveTxt('acme.example')).map((parts) => parts.join(''))).toEqual([
    'v=spf1 -all',
    long,
  ]);
  expect(await dns.resolveNs('acme.example')).toEqual(['ns.acme.example']);
  expect(await dns.resolve4('www.acme.example')).toEqual(['93.184.215.20', '93.184.215.21']);
  expect(await dns.resolveMx('nomail.example')).toMatchObject([{ priority: 0, exchange: '' }]);
  await expect(dns.resolve6('nomail.example')).rejects.toMatchObject({ code: 'ENODATA' });
});

test('lookups fail as the zones say', async () => {
  await serve({
    zones: { 'gone.example': 'NXDOMAIN', 'broken.example': 'SERVFAIL', 'slow.example': 'TIMEOUT' },
  });
  await expect(resolver().resolve4('gone.example')).rejects.toMatchObject({ code: 'ENOTFOUND' });
  await expect(resolver().resolve4('unheard.example')).rejects.toMatchObject({ code: 'ENOTFOUND' });
  await expect(resolver().resolve4('broken.example')).rejects.toMatchObject({ code: 'ESERVFAIL' });
  await expect(resolver(100).resolve4('slow.example')).rejects.toMatchObject({ code: 'ETIMEOUT' });
});

test('a host with a folder and no zone has one public address, always the same, and no mail', async () => {
  await serve(null, { 'acme.example/index.html': 'home' });
  const first = await resolver().resolve4('acme.example');
  expect(first).toEqual([expect.stringMatching(/^93\.184\.\d+\.\d+$/)]);
  expect(await resolver().resolve4('acme.example')).toEqual(first);
  await expect(resolver().resolveMx('acme.example')).rejects.toMatchObject({ code: 'ENODATA' });
});

test('the directory is served whole', async () => {
  const directory = [{ name: 'Acme Solar', domain: 'acme.example', keywords: ['solar'], country: 'GB' }];
  await serve({ directory });
  const answer = await fetch(web?.environment.COMPANY_DIRECTORY_URL ?? '');
  expect(await answer.json()).toEqual(directory);
});

test('a directory of null leaves the product its own', async () => {
  await serve({ directory: null });
  expect(web?.environment).not.toHaveProperty('COMPANY_DIRECTORY_URL');
});

test.each([
  [{ latenz: {} }, /unknown key "latenz"/],
  [{ latency: { dnsMs: 'soon' } }, /"latency" → "dnsMs"/],
  [{ zones: { 'a.example': { B: [] } } }, /"zones" → "a\.example" has the unknown key "B"/],
  [{ zones: { 'a.example': { A: ['localhost'] } } }, /"zones" → "a\.example" → "A" → "0"/],
  [{ zones: { 'a.example': 'NOWHERE' } }, /"a\.example": is none of NXDOMAIN/],
  [{ responses: { 'acme.example/': {} } }, /"responses" → "acme\.example\/"/],
  [{ directory: [{ name: 'Acme' }] }, /"directory" → "0" → "domain"/],
])('%j is refused with one sentence that names the key', async (description, sentence) => {
  await expect(serve(description)).rejects.toThrow(sentence);
});

test('a folder that is not there is refused', async () => {
  await expect(startRecordedWeb(join(folder, 'nowhere'))).rejects.toThrow(/nowhere" is not a folder/);
});
