import { describe, expect, test } from 'vitest';
import { readLocalTrade } from '../../../functions/domain/companies/name/local-trade.ts';

function read(label: string): string | null {
  const local = readLocalTrade(label);
  return local && `${local.trade} in ${local.place}`;
}

describe('names of a place and a trade', () => {
  test.each([
    ['austinroofing', 'roofer in Austin'],
    ['roofersinaustin', 'roofer in Austin'],
    ['zahnarzt-berlin', 'dentist in Berlin'],
    ['newyorkplumbing', 'plumber in New York City'],
    ['nycmoving', 'moving company in New York City'],
    ['muenchenumzug', 'moving company in Munich'],
    ['xn--umzug-mnchen-jlb', 'moving company in Munich'],
    ['bestpizzachicago', 'pizzeria in Chicago'],
    ['torontobakeries', 'bakery in Toronto'],
    ['tulsalawyers', 'lawyer in Tulsa'],
    ['dallasdentalgroup', 'dentist in Dallas'],
    ['coiffeurlyon', 'hairdresser in Lyon'],
  ])('%s is a %s', (label, expected) => {
    expect(read(label)).toBe(expected);
  });

  test.each([
    'cloudpay',
    'austin',
    'roofing',
    'york',
    'bar',
    'austinaustin',
    'berlinlabs',
    'nicehair',
    '',
    '-',
  ])('%s is not one', (label) => {
    expect(read(label)).toBeNull();
  });

  test('says where the place is, and how the trade is tagged', () => {
    expect(readLocalTrade('austinroofing')).toMatchObject({
      latitude: 30.27,
      longitude: -97.74,
      tags: ['craft=roofer'],
    });
  });
});
