import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { domainInLetters } from '../../../shared/text/domain/domain-in-letters.ts';

describe('a domain in letters', () => {
  it.each([
    ['xn--mnchen-3ya.example', 'münchen.example'],
    ['shop.xn--fiqs8s', 'shop.中国'],
    ['cloudpay.example', 'cloudpay.example'],
    // What stands for no letters stays as it is.
    ['xn--.example', 'xn--.example'],
    ['', ''],
  ])('of %s is %s', (domain, letters) => {
    expect(domainInLetters(domain)).toBe(letters);
  });

  it('is the inverse of what a browser does to a name', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zäöüßéøłα-ω]{1,20}$/), (label) => {
        const { hostname } = new URL(`https://${label}.example`);
        expect(new URL(`https://${domainInLetters(hostname)}`).hostname).toBe(hostname);
      }),
    );
  });
});
