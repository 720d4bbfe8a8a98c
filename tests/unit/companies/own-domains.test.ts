import { describe, expect, test } from 'vitest';
import {
  type DirectoryCompany,
  isKnownByDomain,
  ownDomain,
} from '../../../functions/domain/companies/candidates/company-source.ts';
import { findCompanies } from '../../../functions/domain/companies/find-companies.ts';
import { parseDomainName } from '../../../functions/domain/companies/name/domain-name.ts';
import { linesOfBusiness } from '../../../functions/domain/companies/name/line-lexicon.ts';
import { readName } from '../../../functions/domain/companies/name/name-reading.ts';
import { comparableText } from '../../../functions/domain/companies/name/word-forms.ts';
import { askedWords } from '../../../functions/domain/companies/rank/coverage.ts';
import { Entry } from '../../../functions/domain/companies/rank/entry.ts';
import { askedOf } from '../../../functions/domain/companies/rank/own-domain.ts';
import { rankDirectory } from '../../../functions/domain/companies/rank/rank-directory.ts';
import { directorySource } from '../../../functions/providers/company-source/directory/directory.ts';
import { namesakeSource } from '../../../functions/providers/company-source/directory/namesake.ts';
import { shippedCompanies } from '../../../functions/providers/company-source/register/shipped-companies.ts';
import { fakeWeb } from './fake-internet.ts';

const roofer = (domain: string, more: Partial<DirectoryCompany> = {}): DirectoryCompany => ({
  name: domain,
  domain,
  industry: 'Home improvement',
  keywords: ['roofing'],
  country: '',
  role: 'service',
  listing: { source: ownDomain, date: '2026-11-23' },
  ...more,
});
const ask = (domain: string) => ({
  domain,
  reading: readName(parseDomainName(domain)?.label ?? ''),
  amount: 10,
});

describe('a company of which only the domain is known', () => {
  const skyline = roofer('skylineroofing.example');

  test('is proposed for what its domain contains, without a name and not as listed', async () => {
    const [found] = await directorySource(async () => [skyline]).candidates(
      ask('roofing.com'),
      new AbortController().signal,
    );
    expect(found).toMatchObject({
      domain: 'skylineroofing.example',
      mustShow: 'roofing',
      match: 'has "roofing" in its own domain, a word of the line of business (Home improvement) of the name',
      evidence: {
        source: 'own domain',
        snippet: 'Its own domain, skylineroofing.example, contains "roofing"',
      },
    });
    expect(found).not.toHaveProperty('name');
    expect(found?.evidence).not.toHaveProperty('listed_on');
  });

  test('does not use a name that is its trade', async () => {
    const source = namesakeSource(async () => [skyline]);
    expect(await source.candidates(ask('roofing.com'), new AbortController().signal)).toEqual([]);
  });

  test('is a lead only if its page shows that trade, in any form', async () => {
    const leadOf = async (text: string) => {
      const search = findCompanies(
        { domain: 'roofing.example', amount: 1, excluded: new Set() },
        {
          web: fakeWeb({
            'skylineroofing.example': {
              html: `<title>Skyline</title><p>${text} ${'We serve our town and answer the telephone. '.repeat(6)}</p>`,
            },
          }),
          sources: [directorySource(async () => [skyline])],
          registrations: async () => null,
          takesMail: async () => null,
        },
        { signal: new AbortController().signal },
      );
      const { value, done } = await search.next();
      return done ? undefined : value;
    };
    expect(await leadOf('A song of the open sky.')).toBeUndefined();
    expect(await leadOf('Roofing, old and new.')).toMatchObject({ name: 'Skyline' });
  });

  test('is proposed for a name of a city if its domain says that city, or at least its country', () => {
    const companies = [
      skyline,
      roofer('austinroofing.example', { city: 'austin' }),
      roofer('ohioroofing.example', { city: 'ohio' }),
    ];
    const ranked = rankDirectory(companies, ask('roofingaustin.com'));
    expect(ranked.map(({ company: { domain } }) => domain)).toEqual(['austinroofing.example']);
    const british = [roofer('oakroofing.co.uk'), roofer('leedsroofing.co.uk')];
    const ofLeeds = rankDirectory(british, ask('leeds-roofing.uk'));
    expect(ofLeeds.map(({ company: { domain } }) => domain)).toEqual([
      'leedsroofing.co.uk',
      'oakroofing.co.uk',
    ]);
  });

  test('is most likely American if its domain is of no country, and no proposal for a name of another', () => {
    const companies = [roofer('skylineroofing.com'), roofer('oakroofing.co.uk')];
    const proposed = (name: string) =>
      rankDirectory(companies, ask(name)).map(({ company }) => company.domain);
    expect(proposed('roofing.com')).toContain('skylineroofing.com');
    expect(proposed('roofing.us')).toContain('skylineroofing.com');
    expect(proposed('roofing.co.uk')).toEqual(['oakroofing.co.uk']);
  });

  test('is no proposal if it lacks a word of the name that says something', () => {
    const domains = (name: string) =>
      rankDirectory([skyline], ask(name)).map(({ company: { domain } }) => domain);
    expect(domains('roofinghub.com')).toEqual(['skylineroofing.example']);
    expect(domains('roofinglacing.com')).toEqual([]);
  });

  test('is asked for by what a name begins with, or is a kind of, and not by other goods or work', () => {
    const askedFor = (company: DirectoryCompany, words: readonly string[]) =>
      askedOf(
        new Entry(company, () => new Set()),
        askedWords({ words, splits: [words], text: words.join(' + '), brandable: false }, () => false),
      );
    expect(askedFor(skyline, ['roofing', 'patrol'])).toBe('trade');
    expect(askedFor(skyline, ['roofing', 'inspector'])).toBe('trade');
    expect(askedFor(skyline, ['roofing', 'hub'])).toBe('trade');
    expect(askedFor(skyline, ['barn', 'roofing'])).toBe('kind');
    expect(askedFor(skyline, ['roofing', 'software'])).toBe('other');
    expect(askedFor(skyline, ['roofing', 'nails'])).toBe('other');
    expect(askedFor(skyline, ['painting'])).toBe('other');
    const dealer = roofer('skylinewindows.example', { keywords: ['windows'] });
    expect(askedFor(dealer, ['window', 'tinters'])).toBe('other');
    const clinic = roofer('alderclinic.example', { keywords: ['clinic'] });
    expect(askedFor(clinic, ['menopause', 'clinic'])).toBe('other');
    expect(askedFor({ ...skyline, role: 'shop' }, ['barn', 'roofing'])).toBe('other');
  });
});

describe('the shipped companies of which only the domain is known', () => {
  test('have their trade in it, a known line and no second entry', async () => {
    const shipped = await shippedCompanies();
    const byDomain = shipped.filter(isKnownByDomain);
    expect(byDomain.length).toBeGreaterThan(5_000);
    expect(new Set(shipped.map(({ domain }) => domain)).size).toBe(shipped.length);
    const letters = (text: string) => comparableText(text).replace(/[^a-z]/g, '');
    const wrong = byDomain.filter(
      ({ domain, industry, keywords: [trade = ''] }) =>
        !letters(domain).includes(letters(trade)) || !linesOfBusiness.includes(industry),
    );
    expect(wrong.map(({ domain }) => domain)).toEqual([]);
  });
});
