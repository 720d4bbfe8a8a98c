import { domainKeys, endingKeys, localKeys, wholeKeys } from '../words/address-attributes.ts';
import { findAddresses, tidyDomain } from './find-addresses.ts';

/**
 * The addresses of a `mailto:` link (RFC 6068): percent-decoded, several separated by commas, including `to=` and
 * `cc=`, never a subject.
 */
export function addressesOfMailto(href: string): string[] {
  const rest = href.slice(href.indexOf(':') + 1).replace(/^\/\//, '');
  const question = rest.indexOf('?');
  const path = question < 0 ? rest : rest.slice(0, question);
  const more =
    question < 0 ? [] : [...rest.slice(question).matchAll(/[?&;](?:amp;)?(?:to|cc)=([^&]*)/gi)].slice(0, 4);
  return [path, ...more.map(([, list = '']) => list)]
    .flatMap((list) => list.split(/[,;]/))
    .flatMap((part) => {
      const decoded = decode(part).trim();
      return findAddresses(decoded, { left: 3 }).map((found) => found.address);
    });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/%40/g, '@').replace(/%20/g, ' ').replace(/%2e/gi, '.');
  }
}

/**
 * Cloudflare's e-mail obfuscation: hexadecimal, every byte XORed with the first. Returns null if it does not decode
 * to an address.
 */
export function decodeCloudflare(hex: string): string | null {
  if (hex.length < 8 || hex.length > 600 || hex.length % 2 !== 0 || !/^[\da-f]+$/i.test(hex)) return null;
  const key = Number.parseInt(hex.slice(0, 2), 16);
  const bytes = new Uint8Array(hex.length / 2 - 1);
  for (let at = 0; at < bytes.length; at++)
    bytes[at] = Number.parseInt(hex.slice(at * 2 + 2, at * 2 + 4), 16) ^ key;
  const text = new TextDecoder().decode(bytes);
  const question = text.indexOf('?');
  return findAddresses(question < 0 ? text : text.slice(0, question), { left: 0 })[0]?.address ?? null;
}

/** An address whose parts are in an element's data attributes, which the page assembles when it is shown. */
export function addressOfAttributes(
  attributes: Readonly<Record<string, string>>,
): { address: string; decoding: string } | null {
  for (const key of wholeKeys) {
    const value = attributes[key];
    if (!value) continue;
    const found = findAddresses(decode(value.replace(/^mailto:/i, '')), { left: 2 })[0];
    if (found) return { address: found.address, decoding: `${key} attribute` };
  }
  const local = localKeys.map((key) => attributes[key]).find((value) => value);
  const host = domainKeys.map((key) => attributes[key]).find((value) => value);
  if (!local || !host || !/^[\w.+-]{1,64}$/.test(local)) return null;
  const ending = endingKeys.map((key) => attributes[key]).find((value) => value);
  const domain = tidyDomain(
    ending && !host.includes('.') ? `${host}.${ending.replace(/^\./, '')}` : host.replace(/^@/, ''),
  );
  return domain
    ? { address: `${local}@${domain}`.toLowerCase(), decoding: 'parts in data attributes' }
    : null;
}
