import { expect, it } from 'vitest';
import { openSource, row, rows, serviceNamed } from './services.ts';

const wikidata = serviceNamed('Wikidata');

it('sends one bounded query for the words of the name and similar ones', async () => {
  const { candidates, asked } = await openSource(wikidata, () => ({ body: rows() }));
  expect(await candidates()).toEqual([]);
  const [{ url, headers } = { url: new URL('http://none.example'), headers: {} }] = asked;
  const query = url.searchParams.get('query') ?? '';
  expect(query).toMatch(
    /mwapi:gsrsearch "cloud OR payments( OR \w+)* haswbstatement:P856 haswbstatement:P31=/,
  );
  expect(query).toMatch(/LIMIT \d+$/);
  expect(url.href.length).toBeLessThan(4_000);
  expect(headers.accept).toBe('application/sparql-results+json');
});

it('asks for companies outright, and for items of any kind below one, classes upwards from the items', async () => {
  const { candidates, asked } = await openSource(wikidata, () => ({ body: rows() }));
  await candidates();
  const query = asked[0]?.url.searchParams.get('query') ?? '';
  const searches = [...query.matchAll(/gsrsearch "([^"]*)"/g)].map(([, text = '']) => text);
  expect(searches).toEqual([
    expect.stringMatching(/ haswbstatement:P856 haswbstatement:P31=Q\d+(\|P31=Q\d+)+$/),
    expect.stringMatching(/ haswbstatement:P856 -haswbstatement:P31=Q5$/),
  ]);
  expect(query).toMatch(/wdt:P31\/wdt:P279\* \?kind\. hint:Prior hint:gearing "forward"\./);
  expect(query.match(/wikibase:limit \d+/g)).toHaveLength(2);
});

it('proposes a company of a subclass, and one that both searches find once', async () => {
  const institution = row('Q7', 'Birch Payments', 'https://birch.example/', {
    itemDescription: 'payment institution',
    lines: 'payments',
  });
  const { candidates } = await openSource(wikidata, () => ({ body: rows(institution, institution) }));
  expect((await candidates()).map(({ domain }) => domain)).toEqual(['birch.example']);
});

it('puts only letters and digits of a name into the query', async () => {
  const { candidates, asked } = await openSource(wikidata, () => ({ body: rows() }));
  await candidates('xn--pay-ypa-rja.example');
  await candidates('pay"}drop{.example');
  for (const { url } of asked) {
    expect(url.searchParams.get('query')?.match(/gsrsearch "([^"]*)"/)?.[1]).toMatch(
      /^[\p{L}\p{N} ]+ haswb/u,
    );
  }
});

it('ranks by the words of the name, quotes Wikidata, and leaves out what only looks like a company', async () => {
  const { candidates } = await openSource(wikidata, () => ({
    body: rows(
      row('Q3', 'Cedar Mills', 'https://cedar.example/', { itemDescription: 'sawmill' }),
      row('Q2', 'Birch Payments', 'http://www.birch.example/en', {
        itemDescription: 'American company',
        lines: 'payment system|software industry',
        country: 'US',
      }),
      row('Q2', 'Birch Payments', 'https://pay.birch.example/'),
      row('Q4', 'Q4', 'https://nameless.example/', { itemDescription: 'payment company' }),
      row('Q5', 'Dead Link', 'mailto:x@dead.example', { itemDescription: 'payment company' }),
    ),
  }));
  expect(await candidates()).toEqual([
    {
      kind: 'topic',
      domain: 'birch.example',
      name: 'Birch Payments',
      industry: 'payment system',
      match: 'is listed in Wikidata under payment system, and shares "payments" with the name',
      strength: expect.any(Number),
      evidence: {
        source: 'wikidata',
        url: 'https://www.wikidata.org/wiki/Q2',
        fetched_at: '2026-11-05T10:00:00.000Z',
        snippet: 'Described in Wikidata as American company; official website birch.example',
      },
    },
  ]);
});
