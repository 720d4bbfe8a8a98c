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

/** Where webmail opens a new message; its address then says to whom, as that of a `mailto:` link does. */
const composes =
  /^\s*(?:https?:)?\/\/(?:mail\.google\.com\/mail\/|outlook\.(?:live|office|office365)\.com\/|compose\.mail\.yahoo\.com\/)[^?#]*(\?[^#]*)/i;

/** The addresses to which a link writes: `mailto:`, or the page of a webmail with `to=`. */
export function addressesOfLink(href: string): string[] {
  if (/^\s*mailto:/i.test(href)) return addressesOfMailto(href.trim());
  if (/^\s*javascript:/i.test(href)) return addressesOfScript(decode(href));
  const query = composes.exec(href)?.[1];
  return query === undefined ? [] : addressesOfMailto(`mailto:${query}`);
}

/** A program in a link that writes to somebody: `linkTo_UnCryptMailto('…')`, `mailTo('jane', 'acme.example')`. */
const mailProgram = /^\s*javascript:\s*(?:void\()?[\w.$]{0,40}mail[\w.$]{0,40}\(([^()]{3,300})\)/i;
/** A link that sends the browser itself: `location='mailto:…'`, `window.location.href = "mailto:…"`. */
const sendsTo =
  /^\s*javascript:\s*(?:void\s*\(?\s*)?(?:(?:window|self|top|document)\.)?(?:location(?:\.href)?\s*=|location\.(?:assign|replace)\(|open\()\s*["'](mailto:[^"'<>]{3,300})["']/i;
const inQuotes = /["']([^"']{1,200})["']/g;
const maxShift = 25;

/** "\\u0040" and "\\x40" as the signs for which they stand. */
function withoutEscapes(script: string): string {
  return script.replace(/\\(?:u([\da-f]{4})|x([\da-f]{2}))/gi, (_, wide, hex) =>
    String.fromCharCode(Number.parseInt(wide ?? hex, 16)),
  );
}

function addressesOfScript(written: string): string[] {
  const href = withoutEscapes(written);
  const letter = sendsTo.exec(href)?.[1];
  if (letter !== undefined) return addressesOfMailto(letter);
  const given = [...(mailProgram.exec(href)?.[1] ?? '').matchAll(inQuotes)].map(([, value = '']) => value);
  const [first = '', second, third] = given;
  if (second !== undefined && /^[\w.+-]{1,64}$/.test(first)) {
    const host = tidyDomain(third === undefined || second.includes('.') ? second : `${second}.${third}`);
    return host ? [`${first}@${host}`.toLowerCase()] : [];
  }
  if (first.includes('@')) return findAddresses(first, { left: 0 }).map(({ address }) => address);
  const plain = shifted(first);
  return plain === null ? [] : addressesOfMailto(plain);
}

/** The rows of signs in which each is replaced by one further on, as TYPO3 hides a `mailto:` address. */
const rows = ['+,-./0123456789:', '@ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'];
const rowOf = new Map(rows.flatMap((row) => [...row].map((sign) => [sign, row] as const)));

/** Moves each sign back in its row until the text is a `mailto:` address; null if it never is. */
function shifted(text: string): string | null {
  for (let shift = 1; shift <= maxShift; shift++) {
    const back = (sign: string) => {
      const row = rowOf.get(sign);
      return row === undefined ? sign : row[(row.indexOf(sign) + row.length * 2 - shift) % row.length];
    };
    if ([...text.slice(0, 7)].map(back).join('') === 'mailto:') return [...text].map(back).join('');
  }
  return null;
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

/** Names of attributes that have parts of addresses, by the part. */
export interface AddressKeys {
  readonly whole: readonly string[];
  readonly local: readonly string[];
  readonly domain: readonly string[];
  readonly ending: readonly string[];
}

const allKeys: AddressKeys = { whole: wholeKeys, local: localKeys, domain: domainKeys, ending: endingKeys };

/** Those that a page has: it is faster to look for few on each of its elements. */
export function addressKeysAmong(attributes: ReadonlySet<string>): AddressKeys {
  const met = (keys: readonly string[]) => keys.filter((key) => attributes.has(key));
  return {
    whole: met(wholeKeys),
    local: met(localKeys),
    domain: met(domainKeys),
    ending: met(endingKeys),
  };
}

/**
 * An address whose parts are in an element's data attributes, which the page assembles when it is shown. `keys` are
 * the attributes to look at.
 */
export function addressOfAttributes(
  attributes: Readonly<Record<string, string>>,
  keys: AddressKeys = allKeys,
): { address: string; decoding: string } | null {
  for (const key of keys.whole) {
    const value = attributes[key];
    if (!value) continue;
    const found = findAddresses(decode(value.replace(/^mailto:/i, '')), { left: 2 })[0];
    if (found) return { address: found.address, decoding: `${key} attribute` };
  }
  if (keys.local.length === 0 || keys.domain.length === 0) return null;
  const firstOf = (names: readonly string[]) => names.map((key) => attributes[key]).find((value) => value);
  const local = firstOf(keys.local);
  const host = local && firstOf(keys.domain);
  if (!local || !host || !/^[\w.+-]{1,64}$/.test(local)) return null;
  const ending = firstOf(keys.ending);
  const domain = tidyDomain(
    ending && !host.includes('.') ? `${host}.${ending.replace(/^\./, '')}` : host.replace(/^@/, ''),
  );
  return domain
    ? { address: `${local}@${domain}`.toLowerCase(), decoding: 'parts in data attributes' }
    : null;
}
