import { describe, expect, test } from 'vitest';
import type {
  CompanyRegister,
  RegisteredCompany,
} from '../../../functions/domain/companies/candidates/company-register.ts';
import { companiesUsingName } from '../../../functions/domain/companies/candidates/registered-names.ts';
import { waysInto, waysOfCompany } from '../../../functions/domain/companies/candidates/ways-in.ts';
import { parseDomainName } from '../../../functions/domain/companies/name/domain-name.ts';
import { readName } from '../../../functions/domain/companies/name/name-reading.ts';
import {
  registeredNamesSource,
  registeredTopicSource,
} from '../../../functions/providers/company-source/register/registered-companies.ts';
import { noMarks, registered } from './registered.ts';

const at = (...domains: string[]) => domains.map((domain) => registered({ domain }));

function ask(domain: string, amount = 10) {
  return { domain, amount, reading: readName(parseDomainName(domain)?.label ?? '') };
}

function using(companies: readonly RegisteredCompany[], domain: string) {
  const target = parseDomainName(domain);
  if (target === null) throw new Error(domain);
  return companiesUsingName(companies, target, ask(domain).reading);
}

/** A register that answers every question with the same companies. */
function answering(companies: readonly RegisteredCompany[]): CompanyRegister {
  return { companiesOf: async () => companies, named: async () => companies };
}

const open = () => new AbortController().signal;

describe('ways in', () => {
  test('of a company and of a name match in two adjacent words, in a word, and in the line of business', () => {
    const ways = waysOfCompany({
      name: 'Sonnwend',
      industry: 'solar panel installers',
      keywords: ['rooftop systems'],
    });
    expect(ways).toEqual(expect.arrayContaining(['solar panel', 'solar', 'panel', 'line:Solar energy']));
    expect(waysInto(readName('solarpanels'))).toEqual(
      expect.arrayContaining(['solar panel', 'solar', 'line:Solar energy']),
    );
  });

  test('are not invented words of a name: these are looked up as parts of names', () => {
    const ways = waysOfCompany({ name: 'Sonnwend Bakery', industry: '', keywords: [] });
    expect(ways).toContain('bakery');
    expect(ways).not.toContain('sonnwend');
  });

  test('are not words that every company has', () => {
    expect(waysOfCompany({ name: 'The Group', industry: '', keywords: [] })).not.toContain('group');
  });

  test('are at most six for a name, and none for a mere list of domains', () => {
    expect(waysInto(readName('bestcheapusedsolarcarbatteryshoponline')).length).toBeLessThanOrEqual(6);
    expect(waysOfCompany({ name: '', industry: '', keywords: [] })).toEqual([]);
  });
});

describe('companies that use the name', () => {
  test('use it with any suffix, with hyphens, or with common affixes or words around it', () => {
    const found = using(
      at(
        'cloudpay.dentist',
        'cloud-pay.test',
        'getcloudpay.test',
        'cloudpaysystems.test',
        'cloudpayqzx.test',
        'xqcloudpay.test',
        'cloudpay.com',
      ),
      'cloudpay.com',
    );
    expect(Object.fromEntries(found.map(({ domain, match }) => [domain, match]))).toEqual({
      'cloudpay.dentist': 'the same name under .dentist',
      'cloud-pay.test': 'the name written with hyphens',
      'getcloudpay.test': 'the name with "get" in front',
      'cloudpaysystems.test': 'the name with "systems" added',
    });
  });

  test('come by how common their form is, then by what their list says about them', () => {
    const likely = registered({ domain: 'cloudpaybakery.test', likelihood: 9 });
    const unlikely = registered({ domain: 'cloudpaygarden.test', likelihood: 1 });
    const usual = registered({ domain: 'getcloudpay.test', likelihood: 1 });
    expect(using([unlikely, likely, usual], 'cloudpay.com').map(({ domain }) => domain)).toEqual([
      'getcloudpay.test',
      'cloudpaybakery.test',
      'cloudpaygarden.test',
    ]);
  });

  test('are at most forty', () => {
    const many = Array.from({ length: 90 }, (_, index) => registered({ domain: `cloudpay${index}.test` }));
    expect(using(many, 'cloudpay.com')).toHaveLength(40);
  });
});

describe('the sources of a register', () => {
  test('propose companies of the name’s line, with what their list says and the attribution it requires', async () => {
    const installer = registered({
      domain: 'sonnwend.test',
      name: 'Sonnwend',
      industry: 'solar panel installer',
      city: 'Graz',
    });
    const bakery = registered({ domain: 'brot.test', name: 'Brot', industry: 'bakery' });
    const found = await registeredTopicSource(answering([bakery, installer]), noMarks).candidates(
      ask('solarpanels.com'),
      open(),
    );
    expect(found).toEqual([
      expect.objectContaining({
        kind: 'topic',
        domain: 'sonnwend.test',
        evidence: {
          source: 'Fictional Places',
          url: 'https://sonnwend.test/',
          fetched_at: '2026-11-01T00:00:00.000Z',
          snippet: 'Listed as solar panel installer (Graz, AT)',
          listed_on: '2026-11-01',
          attribution: '© Fictional Places',
        },
      }),
    ]);
  });

  test('look up no names shorter than four letters', async () => {
    const source = registeredNamesSource(answering(at('getclo.test')), noMarks);
    expect(await source.candidates(ask('clo.com'), open())).toEqual([]);
  });

  test('a company with a guessed domain must call itself by its name', async () => {
    const guessed = registered({
      domain: 'cloudpayservices.test',
      name: 'Cloudpay Services',
      domainIsGuessed: true,
    });
    const [found] = await registeredNamesSource(answering([guessed]), noMarks).candidates(
      ask('cloudpay.com'),
      open(),
    );
    expect(found).toMatchObject({ kind: 'upgrade', mustBear: 'Cloudpay Services' });
  });
});
