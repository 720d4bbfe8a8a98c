import { describe, expect, test } from 'vitest';
import { mostVariants, nameVariants } from '../../../functions/domain/companies/candidates/variants.ts';
import { parseDomainName } from '../../../functions/domain/companies/name/domain-name.ts';
import { readName } from '../../../functions/domain/companies/name/name-reading.ts';

function variantsOf(domain: string) {
  const target = parseDomainName(domain);
  if (target === null) throw new Error(`${domain} is no domain`);
  return nameVariants(target, readName(target.label));
}

describe('the lesser forms of a name', () => {
  const matches = new Map(variantsOf('cloudpay.com').map(({ domain, match }) => [domain, match]));

  test.each([
    ['cloudpay.io', 'the same name under .io'],
    ['cloudpay.co.uk', 'the same name under .co.uk'],
    ['getcloudpay.com', 'the name with "get" in front'],
    ['cloudpayhq.com', 'the name with "hq" added'],
    ['cloudpaysystems.com', 'the name with "systems" added'],
    ['cloud-pay.com', 'the name written with hyphens'],
    ['cloudpays.com', 'the name in the plural'],
    ['cloudpayments.com', 'the name with "payments" for "pay"'],
  ])('%s is %s', (domain, match) => {
    expect(matches.get(domain)).toBe(match);
  });

  test('figures and words stand for each other', () => {
    expect(variantsOf('sun2go.com').map(({ domain }) => domain)).toContain('suntogo.com');
    expect(variantsOf('cars-for-rent.com').map(({ domain }) => domain)).toContain('cars-4-rent.com');
  });

  test('a reserved name has its siblings among the reserved ones', () => {
    const domains = variantsOf('cloudpay.example').map(({ domain }) => domain);
    expect(domains).toEqual(
      expect.arrayContaining(['cloudpay.test', 'getcloudpay.example', 'cloudpayapp.test']),
    );
    expect(variantsOf('cloudpay.com').some(({ domain }) => domain.endsWith('.test'))).toBe(false);
  });

  test('who holds the .com has the better name', () => {
    const strengths = new Map(variantsOf('cloudpay.io').map(({ domain, strength }) => [domain, strength]));
    expect(strengths.get('cloudpay.com')).toBeLessThan(strengths.get('cloudpay.net') ?? 0);
  });

  test.each(['cloudpay.com', 'cloudpayments.example', 'x.io', 'xn--mnchen-3ya.de', 'one-two-three.co.uk'])(
    '%s: a few hundred names, each once, strongest first, never itself',
    (target) => {
      const variants = variantsOf(target);
      const domains = variants.map(({ domain }) => domain);
      expect(variants.length).toBeGreaterThan(300);
      expect(variants.length).toBeLessThanOrEqual(mostVariants);
      expect(new Set(domains).size).toBe(domains.length);
      expect(domains).not.toContain(target);
      expect(domains.filter((domain) => parseDomainName(domain)?.domain !== domain)).toEqual([]);
      const strengths = variants.map(({ strength }) => strength);
      expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
    },
  );
});
