import { describe, expect, test } from 'vitest';
import type { DirectoryCompany } from '../../../functions/domain/companies/candidates/company-source.ts';
import { readName } from '../../../functions/domain/companies/name/name-reading.ts';
import { rankDirectory } from '../../../functions/domain/companies/rank/rank-directory.ts';

const septic = {
  line: 'Home improvement',
  words: ['septic pumping', 'septic tank pumping'],
  ofAll: ['septic pumping', 'septic tank pumping'],
  isExact: true,
};
const sheds = {
  line: 'Home improvement',
  words: ['garden sheds', 'gartenhaus'],
  ofAll: ['garden sheds', 'gartenhaus'],
};
const cakes = { line: 'Restaurants and catering', words: ['bakery', 'cakes', 'cupcakes'] };

function company(
  name: string,
  keywords: readonly string[],
  more: Partial<DirectoryCompany> = {},
): DirectoryCompany {
  return {
    name,
    domain: `${name.toLowerCase()}-company.com`,
    industry: 'Home improvement',
    keywords,
    country: 'US',
    role: 'service',
    ...more,
  };
}

const ranked = (companies: readonly DirectoryCompany[], domain: string) =>
  rankDirectory(companies, { reading: readName(domain.split('.')[0] ?? ''), domain });
const propose = (companies: readonly DirectoryCompany[], domain: string) =>
  ranked(companies, domain).map(({ company: { name } }) => name);

describe('companies that are surely of the trade', () => {
  test('those of a broad trade are proposed for what they say, and not for the rest of it', () => {
    const of = { industry: 'Restaurants and catering', role: 'shop', broadTrades: [cakes] } as const;
    const bakers = [company('Oak', ['cupcakes', 'cakes'], of), company('Elm', ['bakery', 'bread'], of)];
    expect(propose(bakers, 'cupcakes.com')).toEqual(['Oak']);
  });

  test('who sells things for a work ranks below who does it, though he says it too', () => {
    const of = { trades: [septic] };
    const words = ['septic pumping', 'septic tank pumping'];
    const [first, second] = ranked(
      [company('Oak', words, { ...of, role: 'shop' }), company('Elm', words, of)],
      'septicpumping.com',
    );
    expect(first?.company.name).toBe('Elm');
    expect(second === undefined || second.strength < (first?.strength ?? 0) - 0.2).toBe(true);
  });

  test('a phrase of another language has the market of those who say it', () => {
    const dealers = [
      company('Oak', ['gartenhaus', 'garden sheds'], { trades: [sheds], country: 'DE', role: 'shop' }),
      company('Ash', ['gartenhaus', 'garden sheds'], { trades: [sheds], country: 'DE', role: 'shop' }),
      company('Fir', ['gartenhaus', 'garden sheds'], { trades: [sheds], country: 'AT', role: 'shop' }),
      company('Elm', ['garden sheds', 'sheds'], { trades: [sheds], role: 'shop' }),
      company('Yew', ['garden sheds', 'sheds'], { trades: [sheds], role: 'shop' }),
    ];
    expect(propose(dealers, 'gartenhaus.com').toSorted()).toEqual(['Ash', 'Fir', 'Oak']);
  });

  test('for an English name, one whose own domain is of a country of another language ranks last', () => {
    const words = ['septic pumping', 'septic tank pumping'];
    const firms = [
      company('Oak', words, { trades: [septic], country: 'NL', domain: 'oak-company.nl' }),
      company('Elm', words, { trades: [septic], country: 'NL' }),
    ];
    expect(propose(firms, 'septicpumping.com')).toEqual(['Elm', 'Oak']);
  });

  test('weaker ones are proposed only while there are few', () => {
    const of = { trades: [septic] };
    const weak = Array.from({ length: 12 }, (_, at) =>
      company(`Elm${at}`, ['drains', 'septic pumping', 'plumbing'], of),
    );
    const proposed = ranked(weak, 'septicpumping.com');
    expect(proposed).toHaveLength(6);
    const sure = ['Oak', 'Ash', 'Fir', 'Yew', 'Box', 'Bay', 'Hop'].map((name) =>
      company(name, ['septic pumping', 'septic tank pumping'], of),
    );
    expect(propose([...weak, ...sure], 'septicpumping.com').toSorted()).toEqual(
      sure.map(({ name }) => name).toSorted(),
    );
  });

  test('of a name without a trade they have each word that says something', () => {
    const leather = company('Oak', ['leather goods', 'leather belts'], {
      industry: 'Fashion and apparel',
      role: 'shop',
      trades: [septic],
    });
    expect(propose([leather], 'leatherlacing.com')).toEqual([]);
  });
});
