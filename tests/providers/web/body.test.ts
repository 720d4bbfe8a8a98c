import { randomBytes } from 'node:crypto';
import { brotliCompressSync, constants, createGzip, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { webOf } from './local-sites.ts';

const TEXT = 'Acme Solar, Harbour Street 1. '.repeat(200);

async function get(contentEncoding: string, body: Uint8Array, maxBytes?: number) {
  const { web } = await webOf((_request, response) => {
    response.writeHead(200, { 'content-encoding': contentEncoding }).end(body);
  });
  return web.get('http://acme.example/', maxBytes === undefined ? {} : { maxBytes });
}

describe('a coded body', () => {
  it.each([
    ['gzip', gzipSync(TEXT)],
    ['GZIP', gzipSync(TEXT)],
    ['x-gzip', gzipSync(TEXT)],
    ['deflate', deflateSync(TEXT)],
    ['deflate', deflateRawSync(TEXT)],
    ['br', brotliCompressSync(TEXT)],
    ['deflate, gzip', gzipSync(deflateSync(TEXT))],
    ['deflate, gzip', gzipSync(deflateRawSync(TEXT))],
    ['gzip, br', brotliCompressSync(gzipSync(TEXT))],
    ['identity', Buffer.from(TEXT)],
    ['UTF-8', Buffer.from(TEXT)],
    ['', Buffer.from(TEXT)],
    ['gzip', gzipSync(TEXT).subarray(0, -8)],
    ['gzip', Buffer.concat([gzipSync(TEXT), Buffer.alloc(64)])],
  ])('in %s is decoded', async (contentEncoding, body) => {
    const page = await get(contentEncoding, body);
    expect(page).toMatchObject({ outcome: 'page', truncated: false });
    expect(page.outcome === 'page' && new TextDecoder().decode(page.body)).toBe(TEXT);
  });

  it.each(['gzip', 'deflate', 'br', ''])('in %s may be empty', async (contentEncoding) => {
    expect(await get(contentEncoding, Buffer.alloc(0))).toMatchObject({ outcome: 'page', truncated: false });
  });

  it.each([
    ['gzip', Buffer.from(TEXT)],
    ['br', Buffer.from(TEXT)],
    [
      'deflate',
      Buffer.concat([deflateSync(randomBytes(4_000)).subarray(0, 2_000), Buffer.alloc(4_000, 0xff)]),
    ],
    ['gzip, gzip, gzip', gzipSync(gzipSync(gzipSync(TEXT)))],
  ])('that is broken in %s is bad_answer', async (contentEncoding, body) => {
    expect(await get(contentEncoding, body)).toMatchObject({ outcome: 'unreachable', reason: 'bad_answer' });
  });
});

describe('the byte limit', () => {
  it.each([
    [999, true],
    [1_000, false],
    [1_001, false],
  ])('of %i cuts a page of 1,000 bytes: %s', async (maxBytes, truncated) => {
    const page = await get('', Buffer.alloc(1_000, 'a'), maxBytes);
    expect(page).toMatchObject({ truncated });
    expect(page.outcome === 'page' && page.body.length).toBe(Math.min(1_000, maxBytes));
  });

  it.each([
    ['gzip', gzipSync],
    ['br', (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })],
    ['gzip, gzip', (bytes: Buffer) => gzipSync(gzipSync(bytes))],
  ] as const)('applies after decompressing a bomb in %s', async (contentEncoding, compress) => {
    const page = await get(contentEncoding, compress(Buffer.alloc(50_000_000)), 10_000);
    expect(page).toMatchObject({ outcome: 'page', truncated: true });
    expect(page.outcome === 'page' && page.body.length).toBe(10_000);
  });

  it('ends a body that never ends, and closes the connection', async () => {
    let sent = 0;
    let hungUp = false;
    const { web } = await webOf((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      const gzip = createGzip({ level: 1 });
      gzip.pipe(response);
      const block = randomBytes(16_384);
      const more = () => {
        sent += block.length;
        if (!hungUp) gzip.write(block, () => setImmediate(more));
      };
      response.on('close', () => {
        hungUp = true;
        gzip.destroy();
      });
      gzip.on('error', () => undefined);
      more();
    });
    const page = await web.get('http://acme.example/', { maxBytes: 100_000 });
    expect(page).toMatchObject({ outcome: 'page', truncated: true });
    expect(page.outcome === 'page' && page.body.length).toBe(100_000);
    await expect.poll(() => hungUp).toBe(true);
    expect(sent).toBeLessThan(50_000_000);
  });

  it('ends a coded body that grows on the wire and never in the page', async () => {
    let hungUp = false;
    // A stored deflate block of no bytes: five bytes on the wire for nothing.
    const nothing = Buffer.alloc(50_000, Buffer.from([0, 0, 0, 0xff, 0xff]));
    const { web } = await webOf((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'deflate' });
      response.on('close', () => (hungUp = true));
      response.write(deflateSync(TEXT).subarray(0, 2));
      const more = () => {
        if (!hungUp) response.write(nothing, () => setImmediate(more));
      };
      more();
    });
    expect(await web.get('http://acme.example/', { maxBytes: 1_000 })).toMatchObject({ truncated: true });
    await expect.poll(() => hungUp).toBe(true);
  });

  it('does not wait for a body that drips', async () => {
    let hungUp = false;
    const { web } = await webOf((_request, response) => {
      const drip = setInterval(() => response.write('a'), 5);
      response.on('close', () => {
        clearInterval(drip);
        hungUp = true;
      });
    });
    expect(await web.get('http://acme.example/', { timeoutMs: 80 })).toMatchObject({ reason: 'timed_out' });
    await expect.poll(() => hungUp).toBe(true);
  });
});
