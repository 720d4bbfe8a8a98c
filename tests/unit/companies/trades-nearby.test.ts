import { describe, expect, test } from 'vitest';
import type { DirectoryCompany } from '../../../functions/domain/companies/candidates/company-source.ts';
import { readName } from '../../../functions/domain/companies/name/name-reading.ts';
import { rankDirectory } from '../../../functions/domain/companies/rank/rank-directory.ts';
import { withTrades } from '../../../functions/providers/company-source/register/trades.ts';

const roofing = {
  line: 'Home improvement',
  kind: 'narrow' as const,
  words: ['roofing', 'roofer', 'couvreur'],
  near: [],
};
const gutters = {
  line: 'Home improvement',
  kind: 'narrow' as const,
  words: ['gutter', 'gutter cleaning'],
  near: [0],
};
const pens = {
  line: 'Arts and crafts',
  kind: 'broad' as const,
  words: ['craft supplies', 'crafts', 'zwirnerei'],
  near: [],
};
const trades = [roofing, gutters, pens];

function company(
  name: string,
  keywords: readonly string[],
  more: Partial<DirectoryCompany> = {},
): DirectoryCompany {
  return {
    name,
    domain: `${name.toLowerCase().replaceAll(' ', '-')}.example`,
    industry: 'Home improvement',
    keywords,
    country: 'US',
    role: 'service',
    ...more,
  };
}

const propose = (companies: readonly DirectoryCompany[], domain: string) =>
  rankDirectory(companies, { reading: readName(domain.split('.')[0] ?? ''), domain }).map(
    ({ company: { name } }) => name,
  );

describe('trades of the shipped register', () => {
  test('a company has the other words of its trades, and the words of trades near them', () => {
    const [roofer] = withTrades([company('Slate and Co', ['roofing'])], trades);
    expect(roofer).toMatchObject({ also: roofing.words, near: gutters.words });
  });

  test('one word outside the line of its trade says nothing', () => {
    const label = company('Loud Records', ['roofing'], { industry: 'Film, music and streaming' });
    expect(withTrades([label], trades)).toEqual([label]);
  });

  test('who deals in a broad trade by its name serves its other words, others do not', () => {
    const arts = { industry: 'Arts and crafts' };
    const [dealer, other] = withTrades(
      [company('Makers', ['craft supplies'], arts), company('Threads', ['zwirnerei'], arts)],
      trades,
    );
    expect(dealer?.near).toEqual(pens.words);
    expect(other?.near).toEqual([]);
  });
});

describe('a company is proposed for its own trade only', () => {
  const fenced = { industry: 'Garden and landscaping' };

  test('not for a trade near it', () => {
    const roofers = ['Ash', 'Beech'].map((name) =>
      company(name, ['roofing', 'roofer'], { near: ['gutter', 'gutter cleaning'] }),
    );
    const cleaner = company('Dry Eaves', ['gutter', 'gutter cleaning']);
    expect(propose([...roofers, cleaner], 'guttercleaning.com')).toEqual(['Dry Eaves']);
  });

  test('not for one word of the name, and not for words that it has in other phrases', () => {
    const sellers = [
      company('Oak', ['horse fencing'], fenced),
      company('Pine', ['fencing'], fenced),
      company('Yew', ['fencing', 'stables'], fenced),
    ];
    expect(propose(sellers, 'horsefencing.com')).toEqual(['Oak']);
  });

  test('not for one kind of it, nor for one of many trades', () => {
    const floors = [
      company('Oak', ['flooring', 'flooring installation']),
      company('Pine', ['epoxy flooring', 'garage floor']),
      company('Yew', ['flooring', 'kitchens', 'bathrooms', 'painting'], {
        trades: [['kitchens'], ['bathrooms']],
      }),
    ];
    expect(propose(floors, 'flooring.com')).toEqual(['Oak']);
  });

  test('with two words of the name together it is, whatever its line of business', () => {
    const maker = company('Oak', ['conveyor rollers'], { industry: 'Manufacturing and machinery' });
    const rider = company('Pine', ['rollers'], { industry: 'Motorcycles' });
    expect(propose([maker, rider], 'conveyorrollers.net')).toEqual(['Oak']);
  });
});

describe('names of narrow trades', () => {
  const cleaners = ['Oak', 'Pine', 'Yew'].map((name) => company(name, ['gutter', 'gutter cleaning']));

  /** A line of many kinds of goods is told apart by words that few of its companies have. */
  const otherTrades = Array.from({ length: 80 }, (_, at) => company(`Painter ${at}`, ['painter']));

  test('a brand’s picture beside the trade says no other trade', () => {
    expect(propose([...cleaners, ...otherTrades], 'gutterpatrol.com')).toHaveLength(3);
  });

  test('a name that no dictionary explains is read with the directory’s phrases', () => {
    const storage = { industry: 'Manufacturing and machinery', also: ['kanbanracking', 'pallet racking'] };
    const fitters = ['Oak', 'Pine', 'Yew'].map((name) => company(name, ['pallet racking'], storage));
    expect(propose(fitters, 'palletracking.co')).toHaveLength(3);
  });

  test('a company of another city is left out for the name of a city, and one of that city is not', () => {
    const movers = [
      company('Hill Movers', ['movers', 'moving'], { industry: 'Moving and storage', city: 'New York' }),
      company('Lake Movers', ['movers', 'moving'], { industry: 'Moving and storage', city: 'Austin' }),
      company('All Movers', ['movers', 'moving'], { industry: 'Moving and storage' }),
    ];
    expect(propose(movers, 'austinmovers.com')).toEqual(['All Movers', 'Lake Movers']);
    expect(propose(movers, 'movers.com')).toHaveLength(3);
  });

  test('a seller of things ranks below a service where the name asks for work', () => {
    const both = ['Oak', 'Pine', 'Yew'].flatMap((name) => [
      company(`${name} Goods`, ['pool', 'swimming pool', 'repair'], { role: 'shop' }),
      company(`${name} People`, ['pool', 'swimming pool', 'repair'], { role: 'service' }),
    ]);
    const names = propose([...both, ...otherTrades], 'phoenixpoolrepair.com');
    expect(names.slice(0, 3)).toEqual(['Oak People', 'Pine People', 'Yew People']);
  });
});

describe('names whose first word the directory lacks', () => {
  const others = Array.from({ length: 30 }, (_, at) =>
    company(`Life ${at}`, ['life cover'], { industry: 'Insurance' }),
  );

  test('get no company of the rest of the name', () => {
    const insurers = ['Oak', 'Pine', 'Yew'].map((name) =>
      company(name, ['pet insurance'], { industry: 'Insurance' }),
    );
    expect(propose([...insurers, ...others], 'petinsurance.com')).toHaveLength(3);
    expect(propose([...insurers, ...others], 'kilninsurance.com')).toEqual([]);
  });
});

describe('names', () => {
  test('of a trade and a city are read as these', () => {
    const schools = ['Oak', 'Pine', 'Yew'].map((name) =>
      company(name, ['dog training'], {
        industry: 'Pets and veterinary',
        country: 'NL',
        also: ['dog training', 'hondenschool'],
      }),
    );
    expect(propose(schools, 'hondenschoolbreda.nl')).toHaveLength(3);
  });
});

describe('the market of a name', () => {
  const shoes = (name: string, country: string) =>
    company(name, ['shoes'], { industry: 'Fashion and apparel', role: 'shop', country });
  const shops = [shoes('Suela', 'ES'), shoes('Sole', 'US')];

  test('is that of the language of its words, whatever its suffix for all', () => {
    expect(propose(shops, 'zapatos.com')).toEqual(['Suela']);
    expect(propose(shops, 'shoes.com')).toEqual(['Sole', 'Suela']);
  });

  test('of a city in the United States is not Canada', () => {
    const movers = ['US', 'CA'].map((country) =>
      company(`Movers ${country}`, ['movers', 'moving'], { industry: 'Moving and storage', country }),
    );
    expect(propose(movers, 'austinmovers.com')).toEqual(['Movers US']);
    expect(propose(movers, 'torontomovers.com')).toEqual(['Movers CA']);
  });
});
