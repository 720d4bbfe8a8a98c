/** The parts of an address. `host` is ASCII (punycode) and lower case. */
export interface ParsedAddress {
  readonly local: string;
  readonly host: string;
}

const atom = /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+$/u;

/**
 * Parses an address by RFC 5321 (64 octets before the "@", 254 in total, labels of 63) and RFC 6531 (letters of any
 * script). The host is converted as in URLs. Quoted local parts and address literals are refused, as no company
 * publishes them. Returns null if the syntax is wrong.
 */
export function parseAddress(address: string): ParsedAddress | null {
  const at = address.lastIndexOf('@');
  if (at < 1 || address.length > 320) return null;
  const local = address.slice(0, at);
  if (octets(local) > 64 || local.split('.').some((part) => !atom.test(part))) return null;
  const host = asciiHost(address.slice(at + 1));
  if (host === null || octets(local) + 1 + host.length > 254) return null;
  return { local, host };
}

function asciiHost(text: string): string | null {
  if (text === '' || /[^\p{L}\p{N}\p{M}.-]/u.test(text)) return null;
  const host = URL.parse(`http://${text}/`)?.hostname ?? '';
  const labels = host.split('.');
  if (host.length > 253 || labels.length < 2) return null;
  if (labels.some((label) => !/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label))) return null;
  return /^\d+$/.test(labels.at(-1) ?? '') ? null : host;
}

function octets(text: string): number {
  return new TextEncoder().encode(text).length;
}
