import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offeredKeywords, suggestKeywords, tidyKeywords } from '../../../shared/text/keywords.ts';

describe('keywords', () => {
  it('are trimmed, in lower case and without duplicates', () => {
    expect(tidyKeywords(['  Follow Up ', 'follow up', '', ' ', 'TECH'])).toEqual(['follow up', 'tech']);
  });

  it('do not change when tidied twice, whatever people type', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (typed) => {
        const tidy = tidyKeywords(typed);
        expect(tidyKeywords(tidy)).toEqual(tidy);
        expect(new Set(tidy).size).toBe(tidy.length);
        for (const keyword of tidy) expect(keyword).toBe(keyword.trim());
      }),
    );
  });

  it('are offered in a list of sixteen', () => {
    expect(offeredKeywords).toHaveLength(16);
    expect(tidyKeywords(offeredKeywords)).toEqual(offeredKeywords);
  });
});

describe('suggested keywords', () => {
  it('are the first three meaningful words of title and description', () => {
    expect(
      suggestKeywords(
        'Domain Acquisition Outreach',
        'A short mail with which you offer a domain to its likely buyer.',
      ),
    ).toEqual(['domain', 'acquisition', 'outreach']);
    expect(suggestKeywords('The one that you would like', "What's this? It's Ada's négociation")).toEqual([
      'négociation',
    ]);
  });

  it('are at most three tidy words over three letters from the text, without duplicates', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 12 }), fc.string({ unit: 'grapheme' }), (title, description) => {
        const suggested = suggestKeywords(title, description);
        expect(suggested.length).toBeLessThanOrEqual(3);
        expect(tidyKeywords(suggested)).toEqual(suggested);
        for (const word of suggested) {
          expect(word.length).toBeGreaterThan(3);
          expect(`${title} ${description}`.toLowerCase()).toContain(word);
        }
      }),
    );
  });
});
