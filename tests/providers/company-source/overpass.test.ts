import { expect, it } from 'vitest';
import { mapped, openSource, serviceNamed } from './services.ts';

const overpass = serviceNamed('Overpass');

it('queries the trade around the place, limited in time, memory and number', async () => {
  const { candidates, asked } = await openSource(overpass, () => ({ body: mapped() }));
  expect(await candidates('zahnarzt-berlin.example')).toEqual([]);
  const query = asked[0]?.url.searchParams.get('data') ?? '';
  expect(query).toMatch(/^\[out:json\]\[timeout:5\]\[maxsize:\d+\];/);
  expect(query).toMatch(/nwr\(around:15000,52\.5\d*,13\.4\d*\)\["amenity"="dentist"\]\["website"\];/);
  expect(query).toMatch(/out tags 120;$/);
});

it('is not called for a name that is not a place and a trade', async () => {
  const { candidates, asked } = await openSource(overpass, () => ({ body: mapped() }));
  for (const domain of ['cloudpay.example', 'austin.example', 'roofing.example']) {
    expect(await candidates(domain)).toEqual([]);
  }
  expect(asked).toEqual([]);
});

it('names trade, place and the map’s licence, with firms that have the place in their name first', async () => {
  const { candidates } = await openSource(overpass, () => ({
    body: mapped(
      {
        type: 'way',
        id: 8,
        tags: { name: 'Alder Roofs', website: 'www.alder.example; https://old.example' },
      },
      {
        type: 'node',
        id: 9,
        tags: { name: 'Austin Gables', 'contact:website': 'https://gables.example/tx' },
      },
      { type: 'node', id: 10, tags: { name: 'Austin Gables', website: 'http://gables.example/' } },
      { type: 'node', id: 11, tags: { website: 'https://nameless.example' } },
    ),
  }));
  const found = await candidates();
  expect(found.map(({ domain }) => domain)).toEqual(['gables.example', 'alder.example']);
  expect(found[0]).toEqual({
    kind: 'topic',
    domain: 'gables.example',
    name: 'Austin Gables',
    industry: 'Roofer',
    match: 'is mapped as a roofer in Austin, the trade and the place',
    strength: 0.95,
    evidence: {
      source: 'openstreetmap',
      url: 'https://www.openstreetmap.org/node/9',
      fetched_at: '2026-11-05T10:00:00.000Z',
      snippet: 'Austin Gables: roofer in Austin, website gables.example. © OpenStreetMap contributors, ODbL',
    },
  });
});

it('throws if Overpass could not finish, and uses no partial result', async () => {
  const { candidates } = await openSource(overpass, () => ({
    body: JSON.stringify({
      elements: [],
      remark: 'runtime error: Query timed out in "query" at line 1 after 5 seconds.',
    }),
  }));
  await expect(candidates()).rejects.toThrow('did not finish');
});
