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
  expect(headers.accept).toBe('application/sparql-results+json');
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
