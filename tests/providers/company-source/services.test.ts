import { describe, expect, it } from 'vitest';
import { at, openSource, services, type Wire } from './services.ts';

describe.each(services)('$name', (service) => {
  it('returns companies with where and when they were seen', async () => {
    const { candidates, asked } = await openSource(service, () => ({ body: service.answer }));
    const [found, ...more] = await candidates();
    expect(more).toEqual([]);
    expect(found?.domain).toBe(service.found);
    expect(found?.strength).toBeGreaterThan(0);
    expect(found?.strength).toBeLessThanOrEqual(1);
    expect(found?.match).not.toBe('');
    expect(found?.evidence?.snippet.length).toBeLessThanOrEqual(300);
    expect(URL.canParse(found?.evidence?.url ?? '')).toBe(true);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.headers['user-agent']).toMatch(/^Buyerscope/i);
  });

  const failures: readonly [string, Wire][] = [
    ['fails', { status: 500, body: 'oops' }],
    ['refuses', { status: 403, body: '{}' }],
    ['answers with a page', { body: '<html>Service temporarily moved</html>' }],
    ['breaks off', { body: service.answer.slice(0, -2) }],
    ['answers with nothing', { body: '' }],
    ['answers in another form', { body: '[]' }],
    ['answers without end', { body: service.answer.padEnd(4_100_000, ' ') }],
    ['leads elsewhere for ever', { status: 302, headers: { location: 'http://elsewhere.example/' } }],
  ];

  it.each(failures)('throws if it %s, after one request', async (_, wire) => {
    const { candidates } = await openSource(service, () => wire);
    await expect(candidates()).rejects.toThrow(/^The service/);
  });

  it('is given up if it does not answer in time', async () => {
    const { candidates } = await openSource(service, () => ({ body: '{', hangs: true }));
    await expect(candidates(service.domain, AbortSignal.timeout(100))).rejects.toThrow(/timed_out/);
  });

  it('is left alone for as long as it asks when it is busy', async () => {
    let time = at.getTime();
    let answer: Wire = { status: 429, headers: { 'retry-after': '120' } };
    const { candidates, asked } = await openSource(
      service,
      () => answer,
      () => new Date(time),
    );
    await expect(candidates()).rejects.toThrow('429');
    answer = { body: service.answer };
    time += 119_000;
    await expect(candidates()).rejects.toThrow('left alone');
    expect(asked).toHaveLength(1);
    time += 1_000;
    expect(await candidates()).toHaveLength(1);
  });

  it('ignores entries that are not companies, whatever the answer contains', async () => {
    const odd = service.answer
      .replaceAll('alder.example', 'not a host')
      .replace(/\]/, ',null,7,"x",{},{"url":7,"title":[]},{"type":"node","id":"1","tags":{}}]');
    const { candidates } = await openSource(service, () => ({ body: odd }));
    expect(await candidates()).toEqual([]);
  });

  it('shortens and cleans what people wrote', async () => {
    const hostile = service.answer.replaceAll(
      'Alder',
      `Alder\\u202e\\u0000 <script>alert(1)</script>${'x'.repeat(900)}`,
    );
    const { candidates } = await openSource(service, () => ({ body: hostile }));
    for (const { name = '', evidence } of await candidates()) {
      expect(name.length).toBeLessThanOrEqual(60);
      expect(`${name}${evidence?.snippet}`).not.toMatch(/[\p{Cc}\u202e]/u);
      expect(evidence?.snippet.length).toBeLessThanOrEqual(300);
    }
  });
});
