import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readName } from '../../../functions/domain/companies/name/name-reading.ts';
import { decodeLabel } from '../../../shared/text/domain/decode-label.ts';

describe('reading the words in a name', () => {
  test.each([
    ['cloudpayments', 'cloud + payments'],
    ['getcloudpay', 'get + cloud + pay'],
    ['solarpanels', 'solar + panels'],
    ['petinsurance', 'pet + insurance'],
    ['expertsexchange', 'experts + exchange'],
    ['therapistfinder', 'therapist + finder'],
    ['penisland', 'pen + island'],
    ['smartgridanalytics', 'smart + grid + analytics'],
    ['legal-tech', 'legal + tech'],
    ['24seven', '24 + seven'],
    ['cloud9', 'cloud + 9'],
    ['b2bmarket', 'b2b + market'],
    ['oneclick', 'one + click'],
    ['fencingswords', 'fencing + swords'],
    ['cheapflightsnow', 'cheap + flights + now'],
    ['schimmelgutachter', 'schimmel + gutachter'],
    ['cloturegrillage', 'cloture + grillage'],
    ['fuegosartificiales', 'fuegos + artificiales'],
    ['lendingtree', 'lending + tree'],
    ['acmesolar', 'acme + solar'],
    ['kombuchabrewery', 'kombucha + brewery'],
    ['gartenmoebel', 'garten + moebel'],
    ['segurosdecoche', 'seguros + de + coche'],
    ['vinsfrancais', 'vins + francais'],
    ['aidocs', 'ai + docs'],
    ['hotelbooking', 'hotel + booking'],
    ['legaldesk', 'legal + desk'],
  ])('%s reads %s', (label, text) => {
    expect(readName(label).text).toBe(text);
  });

  test.each(['zentrio', 'verdantia', 'spotify', 'ibm', 'hbx', 'voltaic'])(
    '%s is invented and stays whole',
    (label) => {
      expect(readName(label)).toMatchObject({ words: [label], brandable: true });
    },
  );

  test('a dictionary word is not an invention', () => {
    expect(readName('brewery')).toMatchObject({ words: ['brewery'], brandable: false });
  });

  test('an invented name keeps the word it was made from as a second reading', () => {
    expect(readName('wanderly').splits).toContainEqual(['wander']);
  });

  test('internationalized names are read as people write them', () => {
    expect(decodeLabel('xn--mnchen-3ya')).toBe('münchen');
    expect(decodeLabel('xn--fiqs8s')).toBe('中国');
    expect(readName('xn--bckerei-5wa').text).toBe('bäckerei');
  });

  test('no label loses a letter, and the first split is the reading', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,40}[a-z0-9])?$/), (label) => {
        const reading = readName(label.replace(/^xn--/, 'x'));
        expect(reading.words.join('')).toBe(label.replace(/^xn--/, 'x').replaceAll('-', ''));
        expect(reading.splits[0]).toEqual(reading.words);
      }),
    );
  });
});
