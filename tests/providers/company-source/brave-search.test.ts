import { expect, it } from 'vitest';
import { openSource, ranked, serviceNamed } from './services.ts';

const brave = serviceNamed('Brave Search');

it('searches for the words of the name, with the key in its header and nowhere else', async () => {
  const { candidates, asked } = await openSource(brave, () => ({ body: ranked() }));
  await candidates();
  expect(asked[0]?.url.searchParams.get('q')).toBe('cloud payments');
  expect(asked[0]?.headers['x-subscription-token']).toBe('the-key');
  expect(asked[0]?.url.href).not.toContain('the-key');
});

it('sends the key to no other host if the service redirects', async () => {
  let times = 0;
  const { candidates, asked } = await openSource(brave, () => {
    times += 1;
    return times === 1
      ? { status: 302, headers: { location: 'http://thief.example/search' } }
      : { body: ranked({ url: 'https://alder.example/', title: 'Alder' }) };
  });
  await candidates();
  expect(asked.map(({ headers }) => headers['x-subscription-token'])).toEqual(['the-key', undefined]);
});

it('says at which rank each site is, each once, first come', async () => {
  const { candidates } = await openSource(brave, () => ({
    body: ranked(
      {
        url: 'https://www.alder.example/pay',
        title: 'Alder',
        description: 'Cloud <strong>payments</strong>',
      },
      { url: 'https://birch.example/', title: 'Birch' },
      { url: 'https://help.alder.example/', title: 'Help' },
      { url: 'https://cedar.example/', title: 'Cedar' },
    ),
  }));
  const found = await candidates();
  expect(found.map(({ domain, match }) => `${domain} ${match}`)).toEqual([
    'alder.example ranks 1st in a web search for "cloud payments", the words',
    'birch.example ranks 2nd in a web search for "cloud payments", the words',
    'cedar.example ranks 3rd in a web search for "cloud payments", the words',
  ]);
  expect(found[0]?.evidence).toEqual({
    source: 'brave-search',
    url: 'https://www.alder.example/pay',
    fetched_at: '2026-11-05T10:00:00.000Z',
    snippet: 'Alder: Cloud payments',
  });
  const strengths = found.map(({ strength }) => strength);
  expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
});

it('is not called for an invented word', async () => {
  const { candidates, asked } = await openSource(brave, () => ({ body: ranked() }));
  expect(await candidates('zqvxly.example')).toEqual([]);
  expect(asked).toEqual([]);
});
