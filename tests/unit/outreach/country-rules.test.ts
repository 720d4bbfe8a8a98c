import { describe, expect, it } from 'vitest';
import { countryOfRecipient } from '../../../functions/domain/outreach/country/country-of-recipient.ts';
import { ruleFor } from '../../../shared/model/outreach/country-rules.ts';

const published = (facts: Partial<{ domain: string; address: string; phones: string[] }>): string | null =>
  countryOfRecipient({ domain: 'lumengrid.example', address: 'ada@lumengrid.example', phones: [], ...facts });

describe('the country of a recipient', () => {
  it.each([
    ['lumengrid.de', 'DE'],
    ['lumengrid.co.uk', 'GB'],
    ['lumengrid.com.au', 'AU'],
    ['lumengrid.COM', null],
    ['lumengrid.io', null],
    ['lumengrid.co', null],
    ['lumengrid.eu', null],
  ])('of %s is %s', (domain, country) => {
    expect(published({ domain, address: `ada@${domain}` })).toBe(country);
  });

  it.each([
    ['+14155550100', 'US'],
    ['+14165550199', 'CA'],
    ['+442079460000', 'GB'],
    ['+4930123456;ext=7', 'DE'],
    ['+18005550100', null],
    ['not a number', null],
  ])('is known from the number %s: %s', (phone, country) => {
    expect(published({ phones: [phone] })).toBe(country);
  });

  it('follows from all details together, and from none if two disagree', () => {
    const german = { domain: 'lumengrid.de', address: 'ada@lumengrid.de' };
    expect(published({ ...german, phones: ['+4930123456'] })).toBe('DE');
    expect(published({ ...german, phones: ['+4930123456', '+14155550100'] })).toBeNull();
    expect(published({ domain: 'lumengrid.de', address: 'ada@lumengrid.at' })).toBeNull();
    expect(published({})).toBeNull();
  });
});

describe('the rule of a country', () => {
  it('names the law that it is based on', () => {
    expect(ruleFor('DE', true)).toMatchObject({ rule: 'consent', law: 'UWG § 7(2) no. 2' });
    expect(ruleFor('US', false)).toMatchObject({ rule: 'may', url: expect.stringMatching(/^https:/) });
    expect(ruleFor('SE', true)).toMatchObject({ rule: 'ask' });
  });

  it.each(['AU', 'CA', 'NZ'])('of %s counts a published address as consent, and no other', (country) => {
    expect(ruleFor(country, true).rule).toBe('may');
    expect(ruleFor(country, false).rule).toBe('consent');
  });

  it.each([null, 'JP', 'XX', 'toString'])('is to ask for unknown ones (%s)', (country) => {
    expect(ruleFor(country, true)).toMatchObject({ rule: 'ask', law: null, url: null });
  });
});
