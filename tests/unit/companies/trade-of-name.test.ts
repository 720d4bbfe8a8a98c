import { describe, expect, test } from 'vitest';
import {
  type DirectoryCompany,
  ownDomain,
} from '../../../functions/domain/companies/candidates/company-source.ts';
import { readName } from '../../../functions/domain/companies/name/name-reading.ts';
import { formOf } from '../../../functions/domain/companies/name/phrase-key.ts';
import { tradeIndexOf } from '../../../functions/domain/companies/name/trade-index.ts';
import { tradeOfName } from '../../../functions/domain/companies/name/trade-of-name.ts';
import { rankDirectory } from '../../../functions/domain/companies/rank/rank-directory.ts';

const trade = (line: string, ...words: readonly string[]) => ({ line, words });
const fences = {
  ...trade('Home improvement', 'pool fence', 'pool safety fence', 'child fence'),
  ofAll: ['pool fence', 'pool safety fence', 'child fence'],
  isExact: true,
};
const builders = trade('Construction', 'swimming pool', 'pool builder');
const ghosts = trade('Travel', 'ghost tours', 'haunted tours');
const caterers = trade('Restaurants and catering', 'catering', 'caterers');
const gutters = trade('Home improvement', 'gutter', 'dachrinnen', 'dachrinnenreinigung');
const gyms = trade('Fitness and sports', 'treadmill', 'treadmills');
const feet = trade('Healthcare', 'podiatry', 'foot clinic');
const all = [fences, builders, ghosts, caterers, gutters, gyms, feet];
const index = tradeIndexOf(all);
const tradeOf = (label: string) => tradeOfName(readName(label), index);

describe('the trade of a whole name', () => {
  test.each([
    ['poolfencing', fences],
    ['poolfences', fences],
    ['fence-pool', fences],
    ['bestpoolfencingquotes', fences],
    ['denverpoolfence', fences],
    ['poolfenceparis', fences],
    ['savannahghosttours', ghosts],
    ['ghosttourtexas', ghosts],
    ['ghosttournj', ghosts],
    ['kidscatering', caterers],
    ['dachrinnenreinigung24', gutters],
    ['podiatrypractice', feet],
    ['poolfencerates', fences],
    ['caterers24hours', caterers],
  ])('%s is of one trade, without place, price and persons', (label, expected) => {
    expect(tradeOf(label)).toMatchObject({ trades: [expected], others: [] });
  });

  test('a city counts as one where another word stands between it and the trade', () => {
    expect(tradeOf('emergency-gutter-leeds')).toMatchObject({ trades: [gutters], others: [] });
    expect(tradeOf('emergency-gutter-leeds')?.city?.words).toEqual(['leeds']);
  });

  test('whose phrase ends the name comes before whose begins it, and the other words are left', () => {
    expect(tradeOf('vegancatering')).toMatchObject({ trades: [caterers], others: ['vegan'], isHead: true });
    expect(tradeOf('treadmillrepair')).toMatchObject({ trades: [gyms], others: ['repair'], isHead: false });
  });

  test('is the one that has the phrase as it is, if a name reads in two ways', () => {
    const seats = trade('Furniture and interiors', 'bar stools');
    const tools = trade('Restaurants and catering', 'bar tools');
    expect(tradeOfName(readName('barstools'), tradeIndexOf([tools, seats]))?.trades).toEqual([seats]);
  });

  test('is no other whose word only looks like a form of its own', () => {
    const drains = trade('Home improvement', 'sewer');
    const machines = trade('Household appliances', 'sewing');
    const index = tradeIndexOf([machines, drains]);
    expect(tradeOfName(readName('sewer'), index)?.trades).toEqual([drains]);
    expect(formOf('sewers')).not.toBe(formOf('sewing'));
    expect(formOf('engineers')).toBe(formOf('engineering'));
  });

  test('is the one that the phrase names, though another trade lists it too', () => {
    const sauces = trade('Food and grocery', 'hot sauce', 'chili sauce');
    const spices = trade('Food and grocery', 'spices', 'herbs', 'hot sauce');
    expect(tradeOfName(readName('hotsauces'), tradeIndexOf([spices, sauces]))?.trades).toEqual([sauces]);
  });

  test('is found where a phrase has two of its words as one', () => {
    const tables = trade('Toys and games', 'shuffleboard tables', 'table shuffleboard');
    expect(
      tradeOfName({ ...readName('x'), splits: [['table', 'shuffle', 'board']] }, tradeIndexOf([tables]))
        ?.trades,
    ).toEqual([tables]);
  });

  test('is none where no phrase is in it', () => {
    expect(tradeOf('violinlessons')).toBeUndefined();
  });

  test('is not that of a thing, if the name says who works, nor the other way around', () => {
    const things = tradeIndexOf([
      trade('Hotels and lodging', 'lodge'),
      trade('Fashion and apparel', 'sweaters'),
    ]);
    expect(tradeOfName(readName('mountainlodge'), things)).toBeDefined();
    expect(tradeOfName(readName('brightlodger'), things)).toBeUndefined();
    expect(tradeOfName(readName('sweatfoundry'), things)).toBeUndefined();
  });

  test('the forms of a word are one, and words that only look so are not', () => {
    for (const [one, other] of [
      ['fence', 'fencing'],
      ['treks', 'trekking'],
      ['installer', 'installation'],
      ['hire', 'rental'],
      ['bakers', 'baking'],
    ] as const)
      expect(formOf(one)).toBe(formOf(other));
    expect(formOf('corner')).not.toBe(formOf('corn'));
    expect(formOf('care')).not.toBe(formOf('car'));
    expect(formOf('boxing')).not.toBe(formOf('boxes'));
    expect(formOf('contractors')).not.toBe(formOf('contracts'));
  });
});

describe('companies of the trade of a whole name', () => {
  const company = (
    name: string,
    keywords: readonly string[],
    more: Partial<DirectoryCompany> = {},
  ): DirectoryCompany => ({
    name,
    domain: `${name.toLowerCase().replaceAll(' ', '-')}.example`,
    industry: 'Home improvement',
    keywords,
    country: 'US',
    role: 'service',
    ...more,
  });
  const fencers = company('Oak and Sons', ['pool fence', 'pool safety fence'], { trades: [fences] });
  const others = company('Pine', ['pool safety fence', 'child fence'], { trades: [fences] });
  const diggers = company('Elm', ['pool builder', 'fence'], { industry: 'Construction', trades: [builders] });
  const cooks = ['Ash', 'Beech'].map((name) =>
    company(name, ['catering'], { industry: 'Restaurants and catering', trades: [caterers] }),
  );
  const [vegans, grocers] = ['vegan catering', 'vegan food'].map((keyword) =>
    company(keyword === 'vegan food' ? 'Fir' : 'Yew', ['catering', keyword], {
      industry: 'Restaurants and catering',
      trades: [caterers],
    }),
  ) as [DirectoryCompany, DirectoryCompany];
  const companies = [fencers, others, diggers, ...cooks, vegans, grocers];
  const propose = (domain: string) =>
    rankDirectory(companies, { reading: readName(domain.split('.')[0] ?? ''), domain }).map(
      ({ company: { name } }) => name,
    );

  test('who says the phrase itself comes first, and who has single words of it is none', () => {
    expect(propose('poolfencing.com')).toEqual(['Oak and Sons', 'Pine']);
  });

  test('must have the other words of the name together with its trade', () => {
    expect(propose('vegancatering.com')).toEqual(['Yew']);
    expect(propose('kidscatering.com')).toEqual(['Ash', 'Beech', 'Fir', 'Yew']);
    expect(propose('halalcatering.com')).toEqual([]);
  });

  test('known by their domain alone must have the phrase of the name in it', () => {
    const hire = trade('Travel', 'motorhome hire', 'camping');
    const renters = company('Rowan', ['motorhome hire', 'camping'], { industry: 'Travel', trades: [hire] });
    const byDomain = (keyword: string) => {
      const domain = `ash${keyword.replace(' ', '')}.example`;
      const listing = { source: 'own domain', date: '2026-11-23' };
      return company(domain, [keyword], { domain, industry: 'Travel', listing });
    };
    const all = [renters, byDomain('motorhome hire'), byDomain('camping')];
    const ranked = rankDirectory(all, { reading: readName('motorhomehire'), domain: 'motorhomehire.com' });
    expect(ranked.map(({ company: { domain } }) => domain).sort()).toEqual([
      'ashmotorhomehire.example',
      'rowan.example',
    ]);
  });

  describe('have what the name says', () => {
    const equipment = {
      ...trade('Construction', 'playground equipment', 'playgrounds', 'play towers', 'playground surfacing'),
      ofAll: ['playground equipment', 'playgrounds', 'play towers'],
      isExact: true,
    };
    const moving = trade('Moving and storage', 'moving', 'movers', 'umzug', 'umzugskartons');
    const makers = Array.from({ length: 8 }, (_, at) =>
      company(`Maker ${at}`, ['playground equipment'], { industry: 'Construction', trades: [equipment] }),
    );
    const trees = ['Ash', 'Beech', 'Elm', 'Fir', 'Oak'];
    const layers = trees.map((name) =>
      company(name, ['playground surfacing'], { industry: 'Construction', trades: [equipment] }),
    );
    const ranked = (of: readonly DirectoryCompany[], domain: string) =>
      rankDirectory(of, { reading: readName(domain.split('.')[0] ?? ''), domain });

    const names = (of: readonly DirectoryCompany[], domain: string) =>
      ranked(of, domain).map(({ company: { name } }) => name);

    test('and a portal must list it among the trades to which it refers people', () => {
      const towers = { ...equipment, ofAll: equipment.words };
      const builder = (name: string, keywords: readonly string[], role: 'service' | 'comparison') =>
        company(name, keywords, { industry: 'Construction', role, trades: [towers] });
      const said = ['playground equipment', 'playgrounds', 'play towers'];
      const all = [
        builder('Ash', said, 'service'),
        builder('Guide', said, 'comparison'),
        builder('Portal', ['playground surfacing', ...said], 'comparison'),
      ];
      expect(names(all, 'playgroundsurfacing.com').sort()).toEqual(['Ash', 'Portal']);
    });

    test('and those that only have more of its list are none, but services that say its last word', () => {
      const towers = { ...equipment, words: [...equipment.words, 'play tower surfacing'] };
      const tilers = (role: 'service' | 'shop') =>
        company(`Yew ${role}`, ['playgrounds', 'play tower surfacing'], {
          industry: 'Construction',
          role,
          trades: [towers],
        });
      const four = layers.slice(1);
      expect(names([...makers, ...layers], 'playgroundsurfacing.com')).toEqual(trees);
      expect(names([tilers('service'), tilers('shop'), ...four], 'playgroundsurfacing.com').sort()).toEqual([
        ...trees.slice(1),
        'Yew service',
      ]);
      expect(ranked(makers, 'playgroundequipment.com')).toHaveLength(8);
    });

    test('and if five say what the name says, only those who say it', () => {
      const doers = (count: number, keyword: string) =>
        Array.from({ length: count }, (_, at) =>
          company(`${keyword} ${at}`, [keyword, 'playgrounds'], {
            industry: 'Construction',
            trades: [equipment],
          }),
        );
      const others = doers(2, 'play towers');
      expect(
        ranked([...doers(4, 'playground equipment'), ...others], 'playgroundequipment.com'),
      ).toHaveLength(6);
      expect(
        ranked([...doers(5, 'playground equipment'), ...others], 'playgroundequipment.com'),
      ).toHaveLength(5);
    });

    test('and who does not say it says more of its trade than one thing', () => {
      const says = (name: string, ...keywords: readonly string[]) =>
        company(name, keywords, { industry: 'Construction', trades: [equipment] });
      const of = [says('Oak', 'play towers'), says('Elm', 'play towers', 'playgrounds')];
      expect(names(of, 'playgroundequipment.com')).toEqual(['Elm']);
      expect(names(of, 'playtowers.com').toSorted()).toEqual(['Elm', 'Oak']);
    });

    test('and who says it is proposed however late in a long list, unless it is work and he sells things', () => {
      const others = ['slides', 'swings', 'benches', 'fences', 'gates', 'lamps', 'bins', 'signs'];
      const late = (name: string, role: 'shop' | 'service', keyword: string) =>
        company(name, [...others, keyword], { industry: 'Construction', role, trades: [inspection] });
      const inspection = trade('Construction', 'play tower inspection', 'play towers');
      expect(names([late('Oak', 'shop', 'play towers')], 'playtowers.com')).toEqual(['Oak']);
      const of = [
        late('Elm', 'shop', 'play tower inspection'),
        late('Yew', 'service', 'play tower inspection'),
      ];
      expect(names(of, 'playtowerinspection.com')).toEqual(['Yew']);
    });

    test('and do the work of a name of work, or sell the thing of a name of things', () => {
      const sellers = trade('Books and stationery', 'paper shredders', 'shredders');
      const destroyers = trade('Environment and recycling', 'paper shredding', 'document destruction');
      const of = [
        company('Oak', ['paper shredders', 'shredders'], {
          industry: 'Books and stationery',
          trades: [sellers],
        }),
        company('Elm', ['paper shredding', 'document destruction'], {
          industry: 'Environment and recycling',
          role: 'service',
          trades: [destroyers],
        }),
      ];
      expect(names(of, 'papershredding.com')).toEqual(['Elm']);
      expect(names(of, 'papershredders.com')).toEqual(['Oak']);
    });

    test('and no work is proposed for what others think of things', () => {
      const aids = trade('Medical devices', 'hearing aids', 'hearing aid');
      const of = (['shop', 'service'] as const).map((role) =>
        company(role, ['hearing aids', 'hearing aid'], { industry: 'Medical devices', role, trades: [aids] }),
      );
      expect(names(of, 'hearingaids.com').sort()).toEqual(['service', 'shop']);
      expect(names(of, 'hearingaidreviews.com')).toEqual(['shop']);
    });

    test('and portals that refer people to many trades are proposed while few others are, wherever they list it', () => {
      const tiling = trade('Home improvement', 'tiler');
      const crafts = ['roofing', 'plumber', 'painter', 'joiner', 'glazier', 'mason', 'tiler'];
      const portal = company('Craftfolk', crafts, {
        industry: 'Home improvement',
        role: 'comparison',
        trades: [tiling],
      });
      const tilers = Array.from({ length: 5 }, (_, at) =>
        company(`Tiler ${at}`, ['tiler', 'tiling'], {
          industry: 'Home improvement',
          role: 'service',
          trades: [tiling],
        }),
      );
      expect(names([portal], 'besttiler.com')).toEqual(['Craftfolk']);
      expect(names([portal, ...tilers], 'besttiler.com')).not.toContain('Craftfolk');
    });

    test('but need not say how or by whom their trade is practised', () => {
      const needles = trade('Healthcare', 'acupuncture');
      const practice = company('Needles', ['acupuncture'], {
        industry: 'Healthcare',
        role: 'service',
        trades: [needles],
      });
      expect(names([practice], 'acupunctureclinic.com')).toEqual(['Needles']);
      expect(names([practice], 'acupuncturecourse.com')).toEqual([]);
      const stones = trade('Funeral services', 'headstones');
      const mason = company('Stone and Sons', ['headstones'], {
        industry: 'Funeral services',
        trades: [stones],
      });
      expect(names([mason], 'headstonemakers.com')).toEqual(['Stone and Sons']);
      expect(names([mason], 'headstoneengraver.com')).toEqual(['Stone and Sons']);
      expect(names([mason], 'headstonerepair.com')).toEqual([]);
      const sweeps = trade('Home improvement', 'chimney sweep', 'chimney sweep service');
      const sweep = company('Soot and Daughters', ['chimney sweep'], { role: 'service', trades: [sweeps] });
      expect(names([sweep], 'chimneysweepservice.com')).toEqual(['Soot and Daughters']);
    });

    test('nor which kind of their goods it wants, if others of the trade say it, or it only describes', () => {
      const shoes = trade('Fashion and apparel', 'dance shoes', 'ballroom shoes');
      const shop = company('Quickstep', ['dance shoes'], { role: 'shop', trades: [shoes] });
      expect(names([shop], 'ballroomdanceshoes.com')).toEqual(['Quickstep']);
      expect(names([shop], 'leatherdanceshoes.com')).toEqual(['Quickstep']);
      expect(names([shop], 'horsedanceshoes.com')).toEqual([]);
    });

    test('nor what about them, unless it is work, or done for a trade by others', () => {
      const doors = trade('Home improvement', 'garage doors');
      const fitter = company('Upandover', ['garage doors'], {
        industry: 'Home improvement',
        role: 'service',
        trades: [doors],
      });
      expect(names([fitter], 'garagedoormechanics.com')).toEqual(['Upandover']);
      expect(names([fitter], 'garagedoorpainting.com')).toEqual([]);
      expect(names([fitter], 'garagedoormarketing.com')).toEqual([]);
      expect(names([fitter], 'doormechanics.com')).toEqual([]);
    });

    test('of which those come first that say the kind of something else', () => {
      const shoes = trade('Fashion and apparel', 'dance shoes', 'ballroom shoes');
      const of = [
        company('Ash', ['dance shoes'], { role: 'shop', trades: [shoes] }),
        company('Oak', ['dance shoes', 'ballroom dresses'], { role: 'shop', trades: [shoes] }),
      ];
      expect(names(of, 'ballroomdanceshoes.com')).toEqual(['Oak', 'Ash']);
    });

    test('or are no proposal, if a list of several trades or their own domain is all that connects them', () => {
      const movers = company('Umzug Eiche', ['umzug'], {
        industry: 'Moving and storage',
        country: 'DE',
        trades: [moving],
      });
      const byDomain = {
        ...movers,
        name: 'umzug-eiche.de',
        domain: 'umzug-eiche.de',
        listing: { source: ownDomain, date: '2026-11-01' },
      };
      expect(ranked([movers, byDomain], 'umzugskartons24.de')).toEqual([]);
      expect(ranked([movers, byDomain], 'umzug.de')).toHaveLength(2);
    });

    test('as one word or two, and do the work of which it speaks, as a shop too', () => {
      const spas = trade('Home improvement', 'hot tub', 'hottub');
      const baths = company('Oak', ['hot tub'], { trades: [spas] });
      expect(names([baths], 'hottub.com')).toEqual(['Oak']);
      const line = 'Manufacturing and machinery';
      const cleaners = { ...trade(line, 'ultrasonic cleaners', 'parts washers'), isExact: true };
      const of = ['ultrasonic cleaners', 'washers'].map((keyword) =>
        company(keyword, [keyword, 'parts washers'], { industry: line, role: 'shop', trades: [cleaners] }),
      );
      expect(names(of, 'ultrasoniccleaners.com')).toEqual(['ultrasonic cleaners']);
    });

    test('or rank lower if they do something else first', () => {
      const of = [
        company('Ash', ['swings', 'playground equipment', 'playgrounds'], { trades: [equipment] }),
        company('Beech', ['playgrounds', 'playground equipment', 'swings'], { trades: [equipment] }),
      ];
      expect(names(of, 'playgroundequipment.com')).toEqual(['Beech', 'Ash']);
    });

    test('and do the work that a name asks for, rather than sell things for it', () => {
      const line = 'Garden and landscaping';
      const hedges = { ...trade(line, 'hedge trimming', 'hedge cutting'), isExact: true };
      const cutters = (name: string, ...keywords: readonly string[]) =>
        company(name, keywords, { industry: line, trades: [hedges] });
      const shop = (name: string, ...keywords: readonly string[]) =>
        company(name, keywords, { industry: line, role: 'shop', trades: [hedges] });
      const sellers = [
        shop('Trimmers', 'hedge trimmers', 'hedge cutting'),
        shop('Both', 'hedge trimming', 'hedge cutting'),
      ];
      expect(names([cutters('Oak', 'hedge trimming'), ...sellers], 'hedgetrimming.com')).toEqual([
        'Oak',
        'Both',
      ]);
      const enough = ['Ash', 'Beech', 'Cedar', 'Elm', 'Oak'];
      const all = [...enough.map((name) => cutters(name, 'hedge trimming')), ...sellers];
      expect(names(all, 'hedgetrimming.com').toSorted()).toEqual(enough);
      expect(names(sellers, 'hedgetrimmers.com')).toContain('Trimmers');
    });

    test('and may sell things if nearly all who say the name do: bending machines bend nothing by themselves', () => {
      const line = 'Manufacturing and machinery';
      const machines = trade(line, 'bending machines', 'tube benders');
      const seller = (name: string, ...keywords: readonly string[]) =>
        company(name, keywords, { industry: line, role: 'shop', trades: [machines] });
      const sellers = ['Ash', 'Beech', 'Cedar', 'Elm'].map((name) => seller(name, 'bending machines'));
      const late = seller('Oak', 'vices', 'clamps', 'drills', 'files', 'bending machines');
      expect(names([...sellers, late], 'bendingmachines.com')).toContain('Oak');
      expect(names([...sellers.slice(2), late], 'bendingmachines.com')).not.toContain('Oak');
    });

    test('and work if one word says who works: tiles make no tiler', () => {
      const line = 'Home improvement';
      const floors = { ...trade(line, 'tilers', 'tiling', 'tiles'), isExact: true };
      const of = ['tiles', 'tiling', 'tiler'].map((keyword) =>
        company(keyword, [keyword], { industry: line, trades: [floors] }),
      );
      expect(names(of, 'tilers.com').toSorted()).toEqual(['tiler', 'tiling']);
    });

    test('and do the work if the name says so beside its trade, or sell things if it asks for a kit', () => {
      const line = 'Home improvement';
      const stoves = { ...trade(line, 'wood stoves', 'log burners'), isExact: true };
      // Of two that are equally strong, Ash would come first.
      const called = (ash: 'service' | 'shop', oak: 'service' | 'shop') =>
        [
          company('Ash', ['wood stoves', 'log burners'], { industry: line, role: ash, trades: [stoves] }),
        ].concat(
          company('Oak', ['wood stoves', 'log burners'], { industry: line, role: oak, trades: [stoves] }),
        );
      expect(names(called('shop', 'service'), 'woodstoveinstallers.com')[0]).toBe('Oak');
      expect(names(called('service', 'shop'), 'woodstovekits.com')[0]).toBe('Oak');
    });

    test('and sell no software for it, unless the name is of software', () => {
      const kennels = trade('Pets and veterinary', 'pet boarding', 'dog boarding');
      const programs = trade('Software', 'pet boarding software', 'kennel software');
      const of = [
        company('Oak', ['pet boarding'], { industry: 'Pets and veterinary', trades: [kennels] }),
        company('Elm', ['pet boarding', 'kennel software'], {
          industry: 'Pets and veterinary',
          trades: [kennels],
        }),
        company('Pine', ['pet boarding software', 'pet boarding'], {
          industry: 'Software',
          trades: [kennels, programs],
        }),
      ];
      expect(names(of, 'petboarding.com')).toEqual(['Oak']);
      expect(names(of, 'petboarding.app')).toContain('Pine');
      expect(names(of, 'petboardingsoftware.com')).toEqual(['Pine']);
    });

    test('and sell no software for a name of no trade either, unless its line of business is software', () => {
      const kennels = trade('Pets and veterinary', 'kennel', 'dog boarding');
      const of = [
        company('Oak', ['kennel', 'pet resort'], { industry: 'Pets and veterinary', trades: [kennels] }),
        company('Pine', ['pet resort software', 'pet resort'], {
          industry: 'Software',
          trades: [trade('Software', 'kennel software')],
        }),
      ];
      expect(names(of, 'petresorts.com')).toEqual(['Oak']);
      expect(names(of, 'petresortsoftware.com')).toContain('Pine');
    });

    test('and if only single words connect them to a name that is no phrase, must be surer', () => {
      const practices = trade('Healthcare', 'physiotherapy', 'physical therapy');
      const sight = trade('Healthcare', 'vision therapy');
      const of = [
        company('Elm', ['physical therapy'], { industry: 'Healthcare', trades: [practices] }),
        company('Oak', ['therapy exercises'], { industry: 'Healthcare', trades: [sight] }),
        company('Ash', ['eye care', 'glasses', 'therapy exercises'], {
          industry: 'Healthcare',
          trades: [sight],
        }),
      ];
      expect(names(of, 'physicaltherapyexercises.com')).toEqual(['Oak', 'Elm']);
    });

    test('are of the country of a city: those of Ireland are no lead for London, nor those of Britain for Dublin', () => {
      const of = ['GB', 'IE'].map((country) =>
        company(`Oak of ${country}`, ['pool fence', 'pool safety fence'], { country, trades: [fences] }),
      );
      expect(names(of, 'londonpoolfence.com')).toEqual(['Oak of GB']);
      expect(names(of, 'dublinpoolfence.com')).toEqual(['Oak of IE']);
    });

    test('rank lower as associations, and not for a city if their domain names another', () => {
      const tours = (name: string, domain: string) =>
        company(name, ['ghost tours'], { industry: 'Travel', domain, trades: [ghosts] });
      const all = [
        tours('Ash', 'ghosts.org'),
        tours('Beech', 'bostonghosts.com'),
        tours('Cedar', 'ghosts-of-oak.com'),
      ];
      const names = (domain: string) => ranked(all, domain).map(({ company: { name } }) => name);
      expect(names('ghosttours.com').at(-1)).toBe('Ash');
      expect(names('savannahghosttours.com')).not.toContain('Beech');
      expect(names('bostonghosttours.com')).toContain('Beech');
    });
  });
});
