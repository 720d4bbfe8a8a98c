import { describe, expect, test } from 'vitest';
import type { ListRow } from '../../../infra/register/lists/company-list.ts';
import { listedCompany } from '../../../infra/register/lists/listed-company.ts';
import { listByColumns, publishedLists } from '../../../infra/register/lists/published-lists.ts';

/** What a list makes of a row: a company, or why there is none. */
function read(list: string, row: ListRow) {
  const facts = publishedLists[list]?.facts(row);
  if (facts === undefined) throw new Error(`There is no list ${list}`);
  return typeof facts === 'string' ? { unused: facts } : listedCompany(facts);
}

const place = {
  names: { primary: 'Sonnwend Solar', common: null },
  categories: { primary: 'solar_installation', alternate: ['contractor', 'electrician'] },
  confidence: 0.93,
  websites: ['https://www.sonnwend-solar.example/graz?utm_source=map'],
  addresses: [{ freeform: 'Hauptplatz 1', locality: 'Graz', region: 'AT-6', country: 'AT' }],
  operating_status: 'open',
};

describe('Overture Places', () => {
  test('give name, site, categories, place', () => {
    expect(read('overture', place)).toEqual({
      company: {
        domain: 'sonnwend-solar.example',
        domainIsGuessed: false,
        name: 'Sonnwend Solar',
        industry: 'solar installation',
        keywords: ['contractor', 'electrician'],
        country: 'AT',
        city: 'Graz',
        size: null,
        founded: null,
        role: null,
        likelihood: 6,
      },
    });
  });

  test.each([
    ['is closed for good', { operating_status: 'permanently_closed' }],
    ['may not exist, as its publisher says', { confidence: 0.2 }],
    ['names no website', { websites: [] }],
    ['has its page on a platform of others', { websites: ['https://www.facebook.com/sonnwend'] }],
  ])('leave out what %s', (unused, change) => {
    expect(read('overture', { ...place, ...change })).toEqual({ unused });
  });

  test('may name their categories as a taxonomy', () => {
    const { categories, ...rest } = place;
    expect(read('overture', { ...rest, taxonomy: categories })).toMatchObject({
      company: { industry: 'solar installation' },
    });
  });
});

describe('BigPicture and the like', () => {
  const row = {
    name: 'Brightfield, Inc.',
    website: 'http://brightfield.example',
    industry: 'Renewable Energy',
    size: '51-200',
    founded: '1999',
    city: 'Austin',
    country_code: 'us',
  };

  test('give size and year', () => {
    expect(read('bigpicture', row)).toMatchObject({
      company: {
        domain: 'brightfield.example',
        industry: 'Renewable Energy',
        size: '51-200',
        founded: 1999,
        country: 'US',
        likelihood: 8,
      },
    });
  });

  test.each([
    ['1-10', '1-10'],
    ['11 to 50 employees', '11-50'],
    ['5K-10K', '1001+'],
    ['10,001+', '1001+'],
    ['201-500', '201-1000'],
    ['unknown', null],
    ['0', null],
  ])('a size of %s is %s', (size, expected) => {
    expect(read('bigpicture', { ...row, size })).toMatchObject({ company: { size: expected } });
  });

  test('a site that is none is a bad row', () => {
    expect(read('bigpicture', { ...row, website: 'see Facebook' })).toEqual({
      bad: '"see Facebook" is no website',
    });
  });
});

test('Common Crawl gives names of domains alone, written backwards there', () => {
  expect(read('common-crawl', { harmonicc_pos: '17', host_rev: 'uk.co.brightfield' })).toMatchObject({
    company: { domain: 'brightfield.co.uk', name: '', industry: '' },
  });
});

describe('Companies House', () => {
  const row = {
    CompanyName: 'BRIGHTFIELD & SONS SOLAR LIMITED',
    CompanyStatus: 'Active',
    'RegAddress.PostTown': 'LEEDS',
    IncorporationDate: '04/07/2011',
    'SICCode.SicText_1': '43210 - Electrical installation',
    'SICCode.SicText_2': '35110 - Production of electricity',
  };

  test('gives name and trades; the domain is a guess', () => {
    expect(read('companies-house', row)).toMatchObject({
      company: {
        domain: 'brightfieldsonssolar.co.uk',
        domainIsGuessed: true,
        name: 'Brightfield & Sons Solar Limited',
        industry: 'Electrical installation',
        keywords: ['Production of electricity'],
        country: 'GB',
        city: 'Leeds',
        founded: 2011,
      },
    });
  });

  test.each([
    ['is not active', { CompanyStatus: 'Active - Proposal to Strike off' }],
    ['has a name that makes no domain', { CompanyName: 'Ł LIMITED' }],
  ])('leaves out what %s', (unused, change) => {
    expect(read('companies-house', { ...row, ...change })).toEqual({ unused });
  });
});

test('the YC directory gives young companies, and not those that are gone', () => {
  const row = {
    name: 'Panelly',
    website: 'https://panelly.example',
    all_locations: 'San Francisco, CA, USA',
    one_liner: 'Payroll for solar installers',
    team_size: 14,
    industry: 'B2B',
    subindustry: 'B2B -> Human Resources',
    tags: ['Payroll', 'Climate'],
    batch: 'Winter 2024',
    status: 'Active',
  };
  expect(read('yc-oss', row)).toMatchObject({
    company: {
      domain: 'panelly.example',
      industry: 'Human Resources',
      keywords: ['Payroll', 'Climate', 'Payroll for solar installers'],
      size: '11-50',
      founded: 2024,
      city: 'San Francisco',
    },
  });
  expect(read('yc-oss', { ...row, status: 'Inactive' })).toEqual({ unused: 'is not active' });
});

test('any other list is read by the columns that are named', () => {
  const list = listByColumns(
    'chamber',
    { domain: 'Web', name: 'Firma', keywords: 'Tags' },
    { licence: 'CC-BY-4.0', attribution: '© Chamber of Example' },
  );
  const facts = list.facts({ Web: 'brot.example', Firma: 'Brot & Co', Tags: 'Bäckerei; Café', Other: 'x' });
  expect(list.columns.flat()).toEqual(['Web', 'Firma', 'Tags']);
  expect(typeof facts === 'string' ? facts : listedCompany(facts)).toMatchObject({
    company: { domain: 'brot.example', name: 'Brot & Co', keywords: ['Bäckerei', 'Café'] },
  });
});
