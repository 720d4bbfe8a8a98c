import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { countryOfPhone } from '../../../functions/domain/outreach/country/country-of-phone.ts';

/** Countries that share a calling code and cannot be distinguished. */
const untold = 'BL BQ CW EH GG GP IM JE KZ MA MF RE RU SH TA YT'.split(' ');
/** Countries whose mobile numbers are counted as the larger country's. */
const withLarger: Readonly<Record<string, string>> = { AX: 'FI', CC: 'AU', CX: 'AU', SJ: 'NO', VA: 'IT' };

describe('the country of a phone number', () => {
  it.each(getCountries())('of an example from %s is that country, or none', (country) => {
    const number = getExampleNumber(country, examples)?.number ?? '';
    expect(countryOfPhone(number)).toBe(untold.includes(country) ? null : (withLarger[country] ?? country));
  });

  it.each([
    ['+442079460000', 'GB'],
    ['+441534123456', null],
    ['+390669812345', null],
    ['+4930123456;ext=7', 'DE'],
    ['+14165550199', 'CA'],
    ['+14155550100', 'US'],
    ['+18685550100', 'TT'],
    ['+18005550100', null],
    ['+1415555', null],
    ['+999123456', null],
    ['030 123456', null],
    ['', null],
  ])('of %j is %j', (phone, country) => {
    expect(countryOfPhone(phone)).toBe(country);
  });
});
