import { describe, expect, test } from 'vitest';
import { maxForms, nameForms } from '../../../functions/domain/companies/candidates/name-forms.ts';
import { parseDomainName } from '../../../functions/domain/companies/name/domain-name.ts';
import { readName } from '../../../functions/domain/companies/name/name-reading.ts';

function formsOf(domain: string) {
  const target = parseDomainName(domain);
  if (target === null) throw new Error(`${domain} is no domain`);
  return nameForms(target, readName(target.label));
}

describe('the lesser forms of a name', () => {
  const matches = new Map(formsOf('cloudpay.com').map(({ domain, match }) => [domain, match]));

  test.each([
    ['cloudpay.io', 'the same name under .io'],
    ['cloudpay.co.uk', 'the same name under .co.uk'],
    ['getcloudpay.com', 'the name with "get" in front'],
    ['cloudpayhq.com', 'the name with "hq" added'],
    ['cloudpaysystems.com', 'the name with "systems" added'],
    ['cloud-pay.com', 'the name written with hyphens'],
    ['cloudpays.com', 'the name in the plural'],
    ['cloud.pay', 'the name written with a dot before "pay"'],
    ['cldpy.com', 'the name without its vowels'],
  ])('%s is %s', (domain, match) => {
    expect(matches.get(domain)).toBe(match);
  });

  test('figures and words replace each other', () => {
    expect(formsOf('sun2go.com').map(({ domain }) => domain)).toContain('suntogo.com');
    expect(formsOf('cars-for-rent.com').map(({ domain }) => domain)).toContain('cars-4-rent.com');
  });

  test.each([
    ['saltsecurity.com', 'salt.security'],
    ['instagram.com', 'instagr.am'],
    ['bitly.com', 'bit.ly'],
  ])('%s is written %s, which is among the first thirty', (target, split) => {
    expect(
      formsOf(target)
        .slice(0, 30)
        .map(({ domain }) => domain),
    ).toContain(split);
  });

  test('at most three suffixes that complete a name are tried', () => {
    expect(formsOf('techonline.com').filter(({ form }) => form === 'split').length).toBeLessThanOrEqual(3);
  });

  test('a name that no word explains may have its hyphen anywhere', () => {
    const domains = formsOf('qmagix.com').map(({ domain }) => domain);
    expect(domains).toEqual(
      expect.arrayContaining(['q-magix.com', 'qm-agix.com', 'qma-gix.com', 'qmag-ix.com', 'qmagi-x.com']),
    );
  });

  test('a name of words has its hyphen between them, and tries that early', () => {
    const domains = formsOf('solarhomeguide.com').map(({ domain }) => domain);
    expect(domains.slice(0, 60)).toEqual(
      expect.arrayContaining(['solar-homeguide.com', 'solarhome-guide.com', 'solar-home-guide.com']),
    );
    expect(domains).not.toContain('so-larhomeguide.com');
  });

  test('the usual abbreviation of the last word is tried, and the name without it', () => {
    const domains = formsOf('acmetechnologies.com').map(({ domain }) => domain);
    expect(domains.slice(0, 30)).toEqual(expect.arrayContaining(['acmetech.com', 'acme.com']));
  });

  test('a name with accents is also looked up without them', () => {
    const domains = formsOf('müllerbau.de').map(({ domain }) => domain);
    expect(domains).toEqual(
      expect.arrayContaining(['muellerbau.de', 'mullerbau.de', new URL('https://getmüllerbau.de').hostname]),
    );
  });

  test('two hundred names all get different shares and strengths', () => {
    const strengths = formsOf('cloudpay.com')
      .slice(0, 200)
      .map(({ strength }) => strength);
    expect(new Set(strengths).size).toBeGreaterThan(150);
  });

  test('a reserved name has the siblings of reserved names', () => {
    const domains = formsOf('cloudpay.example').map(({ domain }) => domain);
    expect(domains).toEqual(
      expect.arrayContaining(['cloudpay.test', 'getcloudpay.example', 'cloudpayapp.test']),
    );
    expect(formsOf('cloudpay.com').some(({ domain }) => domain.endsWith('.test'))).toBe(false);
  });

  test('the .com is the better name', () => {
    const strengths = new Map(formsOf('cloudpay.io').map(({ domain, strength }) => [domain, strength]));
    expect(strengths.get('cloudpay.com')).toBeLessThan(strengths.get('cloudpay.net') ?? 0);
  });

  test.each(['cloudpay.com', 'cloudpayments.example', 'x.io', 'xn--mnchen-3ya.de', 'one-two-three.co.uk'])(
    '%s: a few hundred names, each once, strongest first, never itself',
    (target) => {
      const forms = formsOf(target);
      const domains = forms.map(({ domain }) => domain);
      expect(forms.length).toBeGreaterThan(300);
      expect(forms.length).toBeLessThanOrEqual(maxForms);
      expect(new Set(domains).size).toBe(domains.length);
      expect(domains).not.toContain(target);
      expect(domains.filter((domain) => parseDomainName(domain)?.domain !== domain)).toEqual([]);
      const strengths = forms.map(({ strength }) => strength);
      expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
    },
  );
});
