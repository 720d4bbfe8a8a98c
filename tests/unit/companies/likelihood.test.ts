import { describe, expect, test } from 'vitest';
import type { DirectoryCompany } from '../../../functions/domain/companies/candidates/company-source.ts';
import { askedWords } from '../../../functions/domain/companies/rank/coverage.ts';
import { indexOf } from '../../../functions/domain/companies/rank/directory-index.ts';
import { likelihoodOf } from '../../../functions/domain/companies/rank/likelihood.ts';

const line = 'Home improvement';

/** How likely a company of these keywords is of the trade that the words of a name say. */
function likelihood(
  words: readonly string[],
  keywords: readonly string[],
  more: Partial<DirectoryCompany> & { isSecondLine?: boolean } = {},
): number {
  const { isSecondLine = false, ...facts } = more;
  const company = {
    name: 'Ash and Co',
    domain: 'ashandco.example',
    industry: line,
    keywords,
    country: 'US',
    ...facts,
  };
  const [entry] = indexOf([company]).entries();
  if (entry === undefined) throw new Error('The directory lacks its company');
  const reading = { words, splits: [words], text: words.join(' + '), brandable: false };
  return likelihoodOf(
    entry,
    askedWords(reading, () => false),
    line,
    { brand: undefined, isSecondLine },
  );
}

const trade = (word: string) => ({ line, words: [word] });

describe('how likely a company is of the trade of a name', () => {
  const both = likelihood(['gutter', 'cleaning'], ['gutter', 'cleaning']);

  test('most if it says the words of the name together, less one by one, least if it says none', () => {
    expect(likelihood(['gutter', 'cleaning'], ['gutter cleaning'])).toBeGreaterThan(both);
    expect(both).toBeGreaterThan(likelihood(['gutter', 'cleaning'], ['gutter']));
    expect(likelihood(['gutter', 'cleaning'], ['gutter'])).toBeGreaterThan(
      likelihood(['gutter', 'cleaning'], ['painter']),
    );
  });

  test('its own name and domain count like what it does', () => {
    expect(likelihood(['gutter', 'cleaning'], ['cleaning'], { name: 'Gutter Ash' })).toBe(both);
    expect(likelihood(['gutter', 'cleaning'], ['cleaning'], { domain: 'ashgutters.example' })).toBe(both);
  });

  test('words that were added to its trade say little, and words of trades near it speak against it', () => {
    const other = likelihood(['gutter'], ['roofing'], { trades: [trade('gutter')] });
    expect(other).toBeLessThan(0.3);
    expect(likelihood(['gutter'], ['roofing'], { nearTrades: [trade('gutter')] })).toBeLessThan(other);
  });

  test('in another language the added words are its own', () => {
    expect(likelihood(['couvreur'], ['roofing'], { trades: [trade('couvreur')] })).toBe(
      likelihood(['roofing'], ['roofing']),
    );
  });

  test('what comes late in its list it only also does', () => {
    const late = ['siding', 'windows', 'gutter', 'cleaning'];
    expect(likelihood(['gutter', 'cleaning'], late)).toBeLessThan(both);
  });

  test('who does the work must be its own word, goods nearly so, and a brand’s picture costs least', () => {
    const picture = likelihood(['gutter', 'logic'], ['gutter']);
    const goods = likelihood(['gutter', 'racks'], ['gutter']);
    expect(goods).toBeLessThan(picture);
    expect(likelihood(['gutter', 'draftsman'], ['gutter'])).toBeLessThan(goods);
    expect(likelihood(['gutter', 'tinters'], ['gutter'])).toBeLessThan(goods);
  });

  test('a last word that names a trade must be its own', () => {
    const onlyAlso = { trades: [trade('rental')] };
    expect(likelihood(['gutter', 'rental'], ['gutter'], onlyAlso)).toBeLessThan(
      likelihood(['rental', 'gutter'], ['gutter'], onlyAlso),
    );
  });

  test('the second line of a name counts less than its first', () => {
    expect(likelihood(['gutter', 'cleaning'], ['gutter', 'cleaning'], { isSecondLine: true })).toBeLessThan(
      both,
    );
  });

  test('a company of which only the line is known has the words of the line', () => {
    expect(likelihood(['roofing'], [])).toBe(likelihood(['roofing'], ['roofing']));
  });

  test('who sells things does not do the work that the last word asks for', () => {
    const of = (role: 'shop' | 'service') => likelihood(['parquet', 'sanding'], ['parquet'], { role });
    expect(of('shop')).toBeLessThan(of('service'));
  });
});
