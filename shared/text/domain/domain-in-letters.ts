import { decodeLabel } from './decode-label.ts';

/**
 * A domain as its owner writes it: `münchen.de` for `xn--mnchen-3ya.de`. Other text, and names that are not
 * internationalized, are returned unchanged. Letters of two alphabets can look the same, so the ASCII form belongs
 * beside it wherever somebody follows or buys the name.
 */
export function domainInLetters(domain: string): string {
  if (!domain.includes('xn--')) return domain;
  return domain
    .split('.')
    .map((label) => decodeLabel(label) || label)
    .join('.');
}
