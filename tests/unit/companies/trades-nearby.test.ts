import { describe, expect, test } from 'vitest';
import type { DirectoryCompany } from '../../../functions/domain/companies/candidates/company-source.ts';
import { readName } from '../../../functions/domain/companies/name/name-reading.ts';
import { rankDirectory } from '../../../functions/domain/companies/rank/rank-directory.ts';
import { withTrades } from '../../../infra/register/with-trades.ts';

const roofing = {
  line: 'Home improvement',
  kind: 'narrow' as const,
  words: ['roofing', 'roofer', 'couvreur'],
  ofAll: [],
  near: [],
};
const gutters = {
  line: 'Home improvement',
  kind: 'narrow' as const,
  words: ['gutter', 'gutter cleaning'],
  ofAll: [],
  near: [0],
};
const pens = {
  line: 'Arts and crafts',
  kind: 'broad' as const,
  words: ['craft supplies', 'crafts', 'zwirnerei'],
  ofAll: [],
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
    expect(roofer).toMatchObject({ trades: [roofing], nearTrades: [gutters] });
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
    expect(dealer?.nearTrades).toEqual([pens]);
    expect(other?.nearTrades).toEqual([]);
  });
});

describe('companies of trades near the name', () => {
  const near = { nearTrades: [gutters] };
  const roofers = ['Ash', 'Beech', 'Cedar'].map((name) => company(name, ['roofing', 'roofer'], near));
  const cleaners = (count: number) =>
    Array.from({ length: count }, (_, at) => company(`Dry Eaves ${at}`, ['gutter', 'gutter cleaning']));

  test('are not proposed for single words of it', () => {
    const sweeps = ['gutter', 'cleaning'].map((keyword) =>
      company(`Sweeps of ${keyword}`, ['gutter', keyword], near),
    );
    const names = propose([...roofers, ...sweeps, ...cleaners(3)], 'guttercleaning.com');
    expect(names).toEqual(['Dry Eaves 0', 'Dry Eaves 1', 'Dry Eaves 2']);
  });

  test('are not proposed if the directory has enough of the trade itself', () => {
    const alsoGutters = company('Dogwood', ['gutter', 'roofing'], near);
    const names = propose([...roofers, alsoGutters, ...cleaners(8)], 'guttercleaning.com');
    expect(names).not.toContain('Ash');
    expect(names.slice(0, 8)).toEqual(cleaners(8).map(({ name }) => name));
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
    const storage = {
      industry: 'Manufacturing and machinery',
      trades: [{ line: 'Manufacturing and machinery', words: ['kanbanracking', 'pallet racking'] }],
    };
    const fitters = ['Oak', 'Pine', 'Yew'].map((name) => company(name, ['pallet racking'], storage));
    expect(propose(fitters, 'palletracking.co')).toHaveLength(3);
  });

  test('a company of another city is left out for the name of a city, and one of that city is not', () => {
    const movers = [
      company('Hill Movers', ['movers', 'moving'], { industry: 'Moving and storage', city: 'New York' }),
      company('Lake Movers', ['movers', 'moving'], { industry: 'Moving and storage', city: 'Austin' }),
      company('All Movers', ['movers', 'moving'], { industry: 'Moving and storage' }),
    ];
    expect(propose(movers, 'austinmovers.com')).toEqual(['Lake Movers', 'All Movers']);
    expect(propose(movers, 'movers.com')).toHaveLength(3);
  });

  test('at most six companies are proposed for the name of a city, those of that city first', () => {
    const anywhere = ['Ash', 'Beech', 'Cedar', 'Elm', 'Fir', 'Larch', 'Maple', 'Oak'].map((name) =>
      company(`${name} Movers`, ['movers', 'moving'], { industry: 'Moving and storage' }),
    );
    const inAustin = company('Yew Movers', ['movers', 'moving'], {
      industry: 'Moving and storage',
      city: 'Austin',
      trades: [{ line: 'Moving and storage', words: ['movers', 'moving'] }],
    });
    const names = propose([...anywhere, inAustin], 'austinmovers.com');
    expect(names[0]).toBe('Yew Movers');
    expect(names).toHaveLength(6);
    expect(propose([...anywhere, inAustin], 'movers.com')).toHaveLength(9);
  });

  test('a company of a region is one of all cities near those that it names, and of no others', () => {
    const inCalifornia = (name: string, city: string) =>
      company(`${name} Movers`, ['movers', 'moving'], { industry: 'Moving and storage', city });
    const movers = [
      inCalifornia('Bay', 'San Francisco'),
      inCalifornia('South', 'California: San Diego, Anaheim'),
      inCalifornia('Tahoe', 'Reno'),
    ];
    expect(propose(movers, 'oaklandmovers.com')).toEqual(['Bay Movers']);
    expect(propose(movers, 'longbeachmovers.com')).toEqual(['South Movers']);
    expect(propose(movers, 'sanjosemovers.com')).toEqual(['Bay Movers']);
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
      company(name, ['dog training', 'puppy school'], {
        industry: 'Pets and veterinary',
        country: 'NL',
        trades: [
          {
            line: 'Pets and veterinary',
            words: ['dog training', 'puppy school', 'hondenschool'],
            ofAll: ['dog training', 'puppy school', 'hondenschool'],
            isExact: true,
          },
        ],
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

  test.each([
    ['lisbonmovers.com', 'PT'],
    ['antwerpmovers.com', 'BE'],
    ['oslomovers.com', 'NO'],
    ['grenoblemovers.com', 'FR'],
    ['nairobimovers.com', 'KE'],
  ])('of %s is that of its city: %s', (name, country) => {
    const movers = ['US', 'PT', 'BE', 'NO', 'FR', 'KE'].map((each) =>
      company(`Movers ${each}`, ['movers', 'moving'], { industry: 'Moving and storage', country: each }),
    );
    expect(propose(movers, name)).toEqual([`Movers ${country}`]);
  });
});
