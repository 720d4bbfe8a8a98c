import { describe, expect, it } from 'vitest';
import { countryNamed } from '../../../functions/domain/imports/country-named.ts';
import { homeCountry } from '../../../functions/domain/imports/home-country.ts';
import { readPhone } from '../../../functions/domain/imports/read-phone.ts';

describe('a phone number of an import', () => {
  it.each([
    ['07400 123456', 'GB', '+447400123456'],
    ['030 5550123', 'DE', '+49305550123'],
    ['(415) 555-0123', 'US', '+14155550123'],
    ['0049 30 5550123', null, '+49305550123'],
    ['+49 (0)30 5550123', null, '+49305550123'],
    ['+1 415 555 0123 ext. 12', null, '+14155550123;ext=12'],
    ['+14155550123;ext=12', 'DE', '+14155550123;ext=12'],
    ['+49 30 5550123', 'GB', '+49305550123'],
  ])('%s, in the country %s, is stored as %s', (written, country, stored) => {
    expect(readPhone(written, country)).toBe(stored);
  });

  it.each([
    ['07400 123456', null],
    ['12345', 'DE'],
    ['ask for Ada', 'DE'],
    ['030 5550123 or mobile', 'DE'],
    ['', 'DE'],
  ])('%j, in the country %s, stays as it is written', (written, country) => {
    expect(readPhone(written, country)).toBe(written);
  });
});

describe('the country of an import', () => {
  it.each([
    ['Germany', 'DE'],
    ['Deutschland', 'DE'],
    ['Royaume-Uni', 'GB'],
    ['UK', 'GB'],
    ['U.S.A.', 'US'],
    ['us', 'US'],
    ['The Netherlands', 'NL'],
    ['España', 'ES'],
    ['', null],
    ['Atlantis', null],
    ['ZZ', null],
  ])('%j is %s', (text, country) => {
    expect(countryNamed(text)).toBe(country);
  });

  it.each([
    [{ postal_address: '1 Quay Street\nBristol\nUnited Kingdom', phone: '+49 30 5550123' }, 'GB'],
    [{ postal_address: '1 Quay Street, Bristol, UK', phone: '' }, 'GB'],
    [{ postal_address: '1 Quay Street\nPort Ellery', phone: '+49 30 5550123' }, 'DE'],
    [{ postal_address: '', phone: '030 5550123' }, null],
  ])("without one in the row is the profile's: %j", (profile, country) => {
    expect(homeCountry(profile)).toBe(country);
  });
});
