import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { DirectoryCompany } from '../../../functions/domain/companies/candidates/company-source.ts';
import { parseDomainName } from '../../../functions/domain/companies/name/domain-name.ts';
import { linesOfBusiness } from '../../../functions/domain/companies/name/line-lexicon.ts';
import { readName } from '../../../functions/domain/companies/name/name-reading.ts';
import { exclusionOf } from '../../../functions/domain/companies/proof/excluded.ts';
import { rankDirectory, topicFloor } from '../../../functions/domain/companies/rank/rank-directory.ts';
import { builtInCompanies } from '../../../functions/providers/company-source/directory/built-in-directory.ts';
import { directorySource } from '../../../functions/providers/company-source/directory/directory.ts';
import { loadDirectory } from '../../../functions/providers/company-source/directory/load-directory.ts';
import { namesakeSource } from '../../../functions/providers/company-source/directory/namesake.ts';
import { shippedCompanies } from '../../../functions/providers/company-source/register/shipped-companies.ts';

const open = () => new AbortController().signal;
const company = (name: string, industry: string, keywords: readonly string[]): DirectoryCompany => ({
  name,
  domain: `${name.toLowerCase().replaceAll(' ', '')}.example`,
  industry,
  keywords,
  country: 'GB',
});
const ask = (domain: string, amount = 10) => {
  const label = parseDomainName(domain)?.label ?? '';
  return { domain, reading: readName(label), amount };
};
const rank = (companies: readonly DirectoryCompany[], domain: string) =>
  rankDirectory(companies, ask(domain)).map(({ company: { name } }) => name);

describe('ranking a directory by the line of a name and by fit', () => {
  const companies = [
    company('Sunny Side', 'Solar energy', ['solar', 'panels', 'inverters']),
    company('Panel Beaters', 'Automotive', ['car repair', 'panels', 'paint']),
    { ...company('Bright Roofs', 'Solar energy', ['installer']), role: 'service' as const },
    company('Tooth and Tale', 'Dental clinics', ['dentists', 'implants']),
  ];

  test('words only rank within the line of the whole name, and the line alone is not enough', () => {
    expect(rank(companies, 'solarpanels.com')).toEqual(['Sunny Side']);
  });

  test('a line is recognized by other words than its name, and by stems', () => {
    expect(rank(companies, 'dentist.com')).toEqual(['Tooth and Tale']);
    const calm = company('Quiet Room', 'Wellness', ['meditation']);
    expect(rank([...companies, calm], 'meditate.com')).toEqual(['Quiet Room']);
  });

  test('a company below the minimum is not proposed, whatever else is', () => {
    expect(rank(companies, 'zentrio.com')).toEqual([]);
    expect(rank([], 'solarpanels.com')).toEqual([]);
    const hotel = company('Grand Rest', 'Hotels and lodging', ['hotel', 'rooms']);
    expect(rank([hotel], 'hotelsoaps.com')).toEqual([]);
    expect(rank([hotel], 'hotelrooms.com')).toEqual(['Grand Rest']);
  });

  test('a name of single letters is nobody’s, and is read to its end', () => {
    expect(rank(companies, 'x-y.com')).toEqual([]);
  });

  test('a word that distinguishes the companies of a line must be theirs', () => {
    const lawyers = ['Ash', 'Beech', 'Cedar'].map((name) => company(name, 'Legal services', ['lawyers']));
    const bail = company('Bail Fast', 'Legal services', ['bail bonds']);
    expect(rank([...lawyers, bail], 'lawyers.com')).toEqual(['Ash', 'Beech', 'Cedar']);
  });

  test('an English word that nobody of the line has is nobody’s, and one of another language is the trade’s', () => {
    const stables = company('Ash Stables', 'Pets and veterinary', ['horses', 'stables']);
    const pets = { ...company('Beech Pets', 'Pets and veterinary', ['pet shop']), also: ['zoohandlung'] };
    expect(rank([stables, pets], 'aquariums.com')).toEqual([]);
    expect(rank([stables, pets], 'zoohandlung.com')).toEqual(['Beech Pets']);
  });

  test('two words are one where the directory has them so, and forms of a word are that word', () => {
    const lifts = company('Birch Lifts', 'Senior care', ['stairlifts']);
    expect(rank([lifts], 'stairlift.com')).toEqual(['Birch Lifts']);
    const words = company('Cedar Words', 'Translation', ['translation']);
    expect(rank([words], 'translators.com')).toEqual(['Cedar Words']);
  });

  test('of companies that have the same, those that have it in their name come first', () => {
    const of = (name: string) => ({ ...company(name, 'Eyewear', ['glasses']), role: 'shop' as const });
    expect(rank([of('Alder'), of('Zelkova Glasses')], 'glasses.com')).toEqual(['Zelkova Glasses', 'Alder']);
  });

  test('a word of two lines belongs to the one whose companies have it', () => {
    const tours = ['Dune', 'Elm'].map((name) => company(name, 'Travel', ['cruises', 'tours']));
    const boats = company('Far Boats', 'Marine and boating', ['yachts']);
    expect(rank([...tours, boats], 'cruise.com')).toEqual(['Dune', 'Elm']);
  });

  test('suppliers of another trade match little of the name', () => {
    const ink = { ...company('Ink', 'Beauty and cosmetics', ['tattoo supplies']), role: 'shop' as const };
    const hair = { ...company('Hair', 'Beauty and cosmetics', ['salon supplies']), role: 'shop' as const };
    expect(rank([ink, hair], 'tattoosupplies.com')).toEqual(['Ink']);
  });

  test('two words that several companies have as a keyword are filed with those', () => {
    const wills = ['Iris', 'Jade'].map((name) => company(name, 'Legal services', ['legacy planning']));
    expect(rank(wills, 'legacyplanning.com')).toEqual(['Iris', 'Jade']);
    expect(rank(wills.slice(0, 1), 'legacyplanning.com')).toEqual([]);
  });

  test('the place of a local trade is not a word that a company must have', () => {
    const roofers = {
      ...company('Larch Roofing', 'Construction', ['roofing']),
      role: 'service' as const,
      country: 'US',
    };
    expect(rank([roofers], 'austinroofing.com')).toEqual(['Larch Roofing']);
  });

  test('what a brand adds to a word of the trade costs little; a word of another trade still decides', () => {
    const provider = (name: string, keyword: string) => ({
      ...company(name, 'Human resources', [keyword]),
      role: 'service' as const,
      country: 'US',
    });
    const payroll = ['Alder', 'Birch', 'Cedar'].map((name) => provider(`${name} Wages`, 'payroll'));
    const others = [provider('Dogwood Staffing', 'staffing')];
    expect(rank([...payroll, ...others], 'payrollnest.com')).toEqual([
      'Alder Wages',
      'Birch Wages',
      'Cedar Wages',
    ]);
    expect(rank([...payroll, ...others], 'payrollhorse.com')).toEqual([]);
  });

  test('a city in a name decides its market, also if no list has the trade', () => {
    const dealerIn = (name: string, country: string) => ({
      ...company(name, 'Marine and boating', ['yachts']),
      role: 'shop' as const,
      country,
    });
    const dealers = [dealerIn('Alder Yachts', 'GB'), dealerIn('Birch Yachts', 'US')];
    expect(rank(dealers, 'miamiyachts.com')).toEqual(['Birch Yachts']);
    expect(rank(dealers, 'southamptonyachts.com')).toEqual(['Alder Yachts']);
  });

  test('a name in one language’s words, under a suffix for all, speaks to that language’s market first', () => {
    const shopIn = (name: string, country: string, keyword: string) => ({
      ...company(name, 'Bedding and mattresses', [keyword]),
      role: 'shop' as const,
      country,
    });
    const french = ['Hêtre', 'Orme', 'Tilleul'].map((name) => shopIn(name, 'FR', 'matelas'));
    const others = [shopIn('Rowan Beds', 'US', 'mattress'), shopIn('Vogelbeere', 'BE', 'matelas')];
    expect(rank([...others, ...french], 'matelas.net')).toEqual(['Hêtre', 'Orme', 'Tilleul', 'Vogelbeere']);
    expect(rank([...others, ...french], 'mattress.net')[0]).toBe('Rowan Beds');
  });

  test('hire at the end of a name is rental', () => {
    const vans = company('Grove', 'Campers and caravans', ['campervan hire']);
    const jobs = company('Hazel', 'Human resources', ['recruitment', 'jobs']);
    expect(rank([vans, jobs], 'campervanhire.com')).toEqual(['Grove']);
  });

  test('shops and comparison sites come before brands, and makers and groups are below the minimum', () => {
    const of = (name: string, role: DirectoryCompany['role']) => ({
      ...company(name, 'Eyewear', ['glasses']),
      ...(role === undefined ? {} : { role }),
    });
    const all = [
      of('Maker', 'maker'),
      of('Group', 'group'),
      of('Brand', 'brand'),
      of('Shop', 'shop'),
      of('Guide', 'comparison'),
    ];
    expect(rank(all, 'glasses.com')).toEqual(['Guide', 'Shop', 'Brand']);
  });

  test('the suffix says which market it is for', () => {
    const glasses = ['glasses', 'eyeglasses', 'spectacles', 'brillen'];
    const at = (name: string, markets: readonly string[]) => ({
      ...company(name, 'Eyewear', ['glasses', 'eyeglasses', 'spectacles']),
      trades: [{ line: 'Eyewear', words: glasses, ofAll: glasses, isExact: true }],
      role: 'shop' as const,
      markets,
    });
    const all = [at('Leeds Lens', ['GB']), at('Linz Linse', ['AT']), at('Lyon Lentille', ['FR'])];
    expect(rank(all, 'brillen.de')).toEqual(['Linz Linse']);
    expect(rank(all, 'glasses.com')).toEqual(['Leeds Lens']);
  });

  test('words that only the directory knows determine the line', () => {
    const rare = [...companies, company('Knot Works', 'Arts and crafts', ['macrame'])];
    expect(rank(rare, 'macrame.com')).toEqual(['Knot Works']);
    const shop = { ...company('Loop Works', 'Arts and crafts', ['macrame']), role: 'shop' as const };
    expect(rank([...rare, shop], 'macrameshop.com')).toEqual(['Loop Works']);
  });

  test('the order of the directory does not matter, and strengths are between the minimum and 1', () => {
    const ranked = rankDirectory(companies, ask('solarpanels.com'));
    expect(rankDirectory(companies.toReversed(), ask('solarpanels.com'))).toEqual(ranked);
    for (const { strength } of ranked) {
      expect(strength).toBeGreaterThanOrEqual(topicFloor);
      expect(strength).toBeLessThanOrEqual(1);
    }
  });

  test('the match names the keywords and the word of the name', () => {
    expect(rankDirectory(companies, ask('solarpanels.com'))[0]?.match).toBe(
      'is listed under Solar energy with the keywords solar and panels, and shares "solar" and "panels" with the name',
    );
  });
});

describe('directory sources', () => {
  test('every company that matches is proposed, with the directory as evidence, up to what may be needed', async () => {
    const many = Array.from({ length: 60 }, (_, i) => company(`Pay ${i}`, 'Payments', ['payments']));
    const found = await directorySource(async () => many).candidates(ask('cloudpay.com', 10), open());
    expect(found).toHaveLength(30);
    expect(found[0]).toMatchObject({
      kind: 'topic',
      industry: 'Payments',
      evidence: { source: 'directory', snippet: 'Listed as Payments (GB); keywords payments' },
    });
  });

  test('namesakes contain the whole name inside a longer one', async () => {
    const companies = [
      company('Blue Cloudpay Systems', 'Payments', ['payments']),
      company('Cloud Nine', 'Hosting', ['cloud']),
    ];
    const source = namesakeSource(async () => companies);
    const found = await source.candidates(ask('cloudpay.com'), open());
    expect(found.map(({ domain, kind }) => [domain, kind])).toEqual([
      ['bluecloudpaysystems.example', 'upgrade'],
    ]);
    expect(await source.candidates(ask('clo.com'), open())).toEqual([]);
  });

  test('the match of a namesake says how its domain differs from the name', async () => {
    const at = (domain: string) => ({ ...company('Cloudpay', 'Payments', ['payments']), domain });
    const companies = ['cloud-pay.example', 'cloudpay.test', 'trycloudpay.example', 'cp.example'].map(at);
    const found = await namesakeSource(async () => companies).candidates(ask('cloudpay.com'), open());
    expect(Object.fromEntries(found.map(({ domain, match }) => [domain, match]))).toEqual({
      'cloud-pay.example': 'the name written with hyphens',
      'cloudpay.test': 'the same name under another suffix',
      'trycloudpay.example': 'a longer name around it',
      'cp.example': 'while its company name holds it whole',
    });
  });
});

describe('the built-in directory', () => {
  const companies = builtInCompanies();
  const folder = 'functions/providers/company-source/directory';

  test('has the companies of every file', () => {
    const lines = ['goods', 'services'].flatMap((group) =>
      readdirSync(`${folder}/${group}`).flatMap((file) =>
        readFileSync(`${folder}/${group}/${file}`, 'utf8').match(/"domain":/gu),
      ),
    );
    expect(companies).toHaveLength(lines.length);
  });

  test('covers at least 1,200 companies over at least 60 lines of business, at least two of each', () => {
    expect(companies.length).toBeGreaterThanOrEqual(1_200);
    const lines = Map.groupBy(companies, ({ industry }) => industry);
    expect(lines.size).toBeGreaterThanOrEqual(60);
    expect([...lines].filter(([, listed]) => listed.length < 2).map(([line]) => line)).toEqual([]);
  });

  test('has every domain and every name once', () => {
    const repeated = (values: readonly string[]) => {
      const seen = new Set<string>();
      return values.filter((value) => seen.size === seen.add(value).size);
    };
    expect(repeated(companies.map(({ domain }) => domain))).toEqual([]);
    expect(repeated(companies.map(({ name }) => name.toLowerCase()))).toEqual([]);
  });

  test('contains registrable domains, up to forty keywords, and country codes', () => {
    const faulty = companies.filter(
      ({ domain, keywords, country }) =>
        parseDomainName(domain)?.domain !== domain ||
        keywords.length < 1 ||
        keywords.length > 40 ||
        new Set(keywords).size !== keywords.length ||
        !/^[A-Z]{2}$/.test(country),
    );
    expect(faulty.map(({ domain }) => domain)).toEqual([]);
  });

  test('lists no company that can never be a lead', () => {
    expect(
      companies.filter(({ domain }) => exclusionOf(domain) !== null).map(({ domain }) => domain),
    ).toEqual([]);
  });

  test('gives each a line of business that names can have', () => {
    expect(companies.filter(({ industry }) => !linesOfBusiness.includes(industry))).toEqual([]);
  });
});

describe('the shipped register', () => {
  let shipped: readonly DirectoryCompany[];
  beforeAll(async () => {
    shipped = await shippedCompanies();
  });

  test('contains our own directory and more than 10,000 others, each in a line of business and once', () => {
    const own = builtInCompanies();
    // As texts: comparing a hundred thousand objects takes ten seconds.
    const facts = ({ name, domain, industry, keywords, country, role, city }: DirectoryCompany) =>
      JSON.stringify({ name, domain, industry, keywords, country, role, city });
    const listed = shipped.slice(0, own.length);
    const expected = own.map(facts);
    expect(listed.map(facts).filter((text, at) => text !== expected[at])).toEqual([]);
    expect(listed).toHaveLength(own.length);
    const listings = new Set(listed.map(({ listing }) => `${listing?.source} ${listing?.date}`));
    expect([...listings]).toEqual([expect.stringMatching(/^directory \d{4}-\d\d-\d\d$/)]);
    expect(shipped.length).toBeGreaterThan(own.length + 10_000);
    expect(new Set(shipped.map(({ domain }) => domain)).size).toBe(shipped.length);
    expect(shipped.filter(({ industry }) => !linesOfBusiness.includes(industry))).toEqual([]);
    expect(shipped.filter(({ domain }) => exclusionOf(domain) !== null)).toEqual([]);
  });

  test.each([
    'cloudpay.com',
    'petinsurance.com',
    'coffeeclub.com',
    'dentalcare.com',
    'freightforward.com',
    'tireshop.com',
    'optiker-online.de',
    'schoenenwinkel.nl',
  ])('has at least five companies for %s', (domain) => {
    expect(rankDirectory(shipped, ask(domain)).length).toBeGreaterThanOrEqual(5);
  });
});

describe('loading a directory', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const answer = (body: string, init?: ResponseInit) =>
    vi.stubGlobal('fetch', async () => new Response(body, init));

  test('without an address it is the shipped register', async () => {
    const domains = (companies: readonly DirectoryCompany[]) => companies.map(({ domain }) => domain).join();
    expect(domains(await loadDirectory(undefined)) === domains(await shippedCompanies())).toBe(true);
  });

  test('with one it is what the operator serves; keywords and country may be missing', async () => {
    answer(JSON.stringify([{ name: 'Acme Solar', domain: 'Acme.example', industry: 'Solar energy' }]));
    expect(await loadDirectory('http://operator.test/directory.json')).toEqual([
      { name: 'Acme Solar', domain: 'acme.example', industry: 'Solar energy', keywords: [], country: '' },
    ]);
  });

  test.each([
    ['an error', 'no', { status: 500 }, 'answered 500'],
    ['no JSON', '<html>', {}, 'JSON'],
    ['another form', '[{"name":"Acme"}]', {}, 'domain'],
    ['too much', ' '.repeat(5_000_001), {}, 'larger than 5000000 bytes'],
  ])('%s fails with what was wrong', async (_, body, init, message) => {
    answer(body, init);
    await expect(loadDirectory('http://operator.test/directory.json')).rejects.toThrow(message);
  });
});
