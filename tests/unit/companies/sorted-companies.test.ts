import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { JoinedTexts } from '../../../functions/domain/companies/candidates/joined-texts.ts';
import {
  type Directory,
  phrasesByBeginning,
  type SortedCompanies,
  sortCompanies,
} from '../../../functions/domain/companies/candidates/sorted-companies.ts';
import { sortedTrades } from '../../../functions/domain/companies/name/trade-index.ts';
import { shippedCompanies } from '../../../functions/providers/company-source/register/shipped-companies.ts';
import { sortedText, valueIn } from '../../../shared/text/words/sorted-text.ts';
import { variant } from '../../prove/variants.ts';

describe('a sorted text', () => {
  const values = new Map([
    ['', 'no beginning'],
    ['b', '1,2'],
    ['bäcker', 'ä'],
    ['bed', ''],
    ['pallet rack', '7'],
  ]);
  const text = sortedText(values);

  test.each([...values])('has the value of "%s"', (key, value) => {
    expect(valueIn(text, key)).toBe(value);
  });

  test.each(['a', 'bb', 'be', 'beds', 'pallet', 'pallet racks', 'z', 'é'])('lacks "%s"', (key) => {
    expect(valueIn(text, key)).toBeUndefined();
    expect(valueIn('', key)).toBeUndefined();
  });

  test('answers as a map does', () => {
    const word = fc.stringMatching(/^[a-cä ]{0,4}$/);
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(word, word), { selector: ([key]) => key }), word, (pairs, key) => {
        const map = new Map(pairs);
        for (const each of [key, ...map.keys()]) expect(valueIn(sortedText(map), each)).toBe(map.get(each));
      }),
    );
  });

  test('takes no key with a tab and no value with a line feed', () => {
    expect(() => sortedText([['a\tb', '']])).toThrow('tab');
    expect(() => sortedText([['a', 'b\nc']])).toThrow('line feed');
  });
});

describe('joined texts', () => {
  test('are found as by reading each', () => {
    const text = fc.stringMatching(/^[abä\n]{0,6}$/);
    const part = fc.stringMatching(/^[abä]{1,2}$/);
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 1 }),
        fc.array(part, { minLength: 1, maxLength: 2 }),
        (texts, parts) => {
          const [first = ''] = parts;
          const placesWhere = (holds: (text: string) => boolean) =>
            texts.flatMap((each, place) => (holds(each) ? [place] : []));
          const [start, end] = [texts.slice(0, 2), texts.slice(2)].map((list) => JoinedTexts.of(list));
          const joined = texts.length > 2 && start && end ? start.followedBy(end) : JoinedTexts.of(texts);
          expect(texts.map((_, place) => joined.at(place))).toEqual(
            texts.map((each) => each.replaceAll('\n', ' ')),
          );
          expect(joined.holding(parts)).toEqual(
            placesWhere((each) => parts.every((one) => each.includes(one))),
          );
          expect(joined.matching(new RegExp(first, 'g'))).toEqual(
            placesWhere((each) => each.includes(first)),
          );
        },
      ),
    );
  });

  test('hold no empty text', () => {
    expect(JoinedTexts.of(['a', 'b']).holding([''])).toEqual([]);
  });
});

describe('the shipped register answers as sorting its companies does', variant, () => {
  let shipped: Directory;
  let general: SortedCompanies;
  let own: SortedCompanies;

  beforeAll(async () => {
    shipped = await shippedCompanies();
    general = sortCompanies([...shipped]);
    own = shipped.sorted ?? general;
    expect(own).not.toBe(general);
  }, 60_000);

  test('by line of business', () => {
    const lines = new Set(shipped.map(({ industry }) => industry));
    expect(lines.size).toBeGreaterThan(10);
    for (const line of [...lines, 'No such line']) expect(own.inLine(line)).toEqual(general.inLine(line));
  });

  test('by trade', () => {
    const some = own.trades.filter((_, place) => place % 10 === 0);
    expect(some.length).toBeGreaterThan(500);
    for (const trade of some) expect(own.ofTrade(trade)).toEqual(general.ofTrade(trade));
    for (const trade of some.filter((_, place) => place % 10 === 0))
      expect(own.nearTrade(trade)).toEqual(general.nearTrade(trade));
  });

  test('by phrase', () => {
    const { byWords, phrases } = sortedTrades(own.trades);
    for (const [key, trades] of byWords)
      if (own.tradeIndex.byWords.get(key)?.every((trade, at) => trade === trades[at]) !== true)
        expect(`${key} is of other trades`).toBe('');
    expect(phrases.size).toBeGreaterThan(1_000);
    for (const [begin, list] of phrasesByBeginning(shipped, own.trades))
      expect(own.phrases.get(begin)).toEqual(list);
    expect(own.phrases.get('qqq')).toBeUndefined();
  });

  test('by text', () => {
    for (const word of ['roofing', 'marble', 'bäcker', 'qqqq'])
      expect(own.texts.holding([word])).toEqual(general.texts.holding([word]));
  });
});
