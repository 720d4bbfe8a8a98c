import { afterEach, describe, expect, test, vi } from 'vitest';
import type { DirectoryCompany } from '../../../functions/domain/companies/candidates/company-source.ts';
import { rankDirectory } from '../../../functions/domain/companies/candidates/rank-directory.ts';
import { parseDomainName } from '../../../functions/domain/companies/name/domain-name.ts';
import { readName } from '../../../functions/domain/companies/name/name-reading.ts';
import { exclusionOf } from '../../../functions/domain/companies/proof/excluded.ts';
import { builtInCompanies } from '../../../functions/providers/company-source/directory/built-in-directory.ts';
import { directorySource } from '../../../functions/providers/company-source/directory/directory.ts';
import { loadDirectory } from '../../../functions/providers/company-source/directory/load-directory.ts';
import { namesakeSource } from '../../../functions/providers/company-source/directory/namesake.ts';

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

describe('ranking a directory by the words of a name', () => {
  const companies = [
    company('Sunny Side', 'Solar energy', ['solar', 'panels', 'inverters']),
    company('Panel Beaters', 'Car repair', ['panels', 'paint']),
    company('Lumen Grid', 'Energy supply', ['electricity', 'tariffs']),
    company('Roof and Ridge', 'Roofing', ['photovoltaics', 'slates']),
    company('Tooth and Tale', 'Dental clinics', ['teeth', 'implants']),
  ];

  test('more of the name’s words, and rarer ones, rank first', () => {
    expect(rank(companies, 'solarpanels.com').slice(0, 2)).toEqual(['Sunny Side', 'Panel Beaters']);
  });

  test('lines of business and synonyms are found where no word is shared', () => {
    expect(rank(companies, 'brightsmile.com')).toEqual(['Tooth and Tale']);
    expect(rank(companies, 'powerhome.com')).toContain('Lumen Grid');
  });

  test('no match is no candidate', () => {
    expect(rank(companies, 'zentrio.com')).toEqual([]);
    expect(rank([], 'solarpanels.com')).toEqual([]);
  });

  test('words that only the directory knows are found in the name', () => {
    const rare = [...companies, company('Knot Works', 'Crafts', ['macrame'])];
    expect(rank(rare, 'macramequbes.com')).toContain('Knot Works');
  });

  test('the order of the directory does not matter, and strengths lie between 0 and 1', () => {
    const ranked = rankDirectory(companies, ask('solarpanels.com'));
    expect(rankDirectory(companies.toReversed(), ask('solarpanels.com'))).toEqual(ranked);
    for (const { strength } of ranked) {
      expect(strength).toBeGreaterThan(0);
      expect(strength).toBeLessThanOrEqual(1);
    }
  });

  test('the match says which keywords and which word of the name', () => {
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

  test('namesakes carry the whole name inside a longer one', async () => {
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
});

describe('the built-in directory', () => {
  const companies = builtInCompanies();

  test('covers at least 1,200 companies over at least 60 lines of business, at least three of each', () => {
    expect(companies.length).toBeGreaterThanOrEqual(1_200);
    const lines = Map.groupBy(companies, ({ industry }) => industry);
    expect(lines.size).toBeGreaterThanOrEqual(60);
    expect([...lines].filter(([, listed]) => listed.length < 3).map(([line]) => line)).toEqual([]);
  });

  test('has every domain and every name once', () => {
    const repeated = (values: readonly string[]) =>
      values.filter((value, at) => values.indexOf(value) !== at);
    expect(repeated(companies.map(({ domain }) => domain))).toEqual([]);
    expect(repeated(companies.map(({ name }) => name.toLowerCase()))).toEqual([]);
  });

  test('holds registrable domains, four to ten keywords, and country codes', () => {
    const faulty = companies.filter(
      ({ domain, keywords, country }) =>
        parseDomainName(domain)?.domain !== domain ||
        keywords.length < 4 ||
        keywords.length > 10 ||
        new Set(keywords).size !== keywords.length ||
        !/^[A-Z]{2}$/.test(country),
    );
    expect(faulty.map(({ domain }) => domain)).toEqual([]);
  });

  test('lists nobody who can never be a lead', () => {
    expect(
      companies.filter(({ domain }) => exclusionOf(domain) !== null).map(({ domain }) => domain),
    ).toEqual([]);
  });

  test.each([
    'cloudpay.com',
    'solarhub.com',
    'petinsurance.com',
    'coffeeclub.com',
    'dentalcare.com',
    'freightforward.com',
  ])('%s finds at least ten companies', (domain) => {
    expect(rankDirectory(companies, ask(domain)).length).toBeGreaterThanOrEqual(10);
  });
});

describe('loading a directory', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const answer = (body: string, init?: ResponseInit) =>
    vi.stubGlobal('fetch', async () => new Response(body, init));

  test('without an address it is the built-in one', async () => {
    expect(await loadDirectory(undefined)).toEqual(builtInCompanies());
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
