import { isIP } from 'node:net';
import type { Dns } from '../../domain/web/dns.ts';
import { isPublicAddress } from './public-address.ts';
import { UnreachableError } from './unreachable.ts';

/** A URL's port is `''` for the default port of its scheme. */
const PORTS = new Set(['', '80', '443', '8080', '8443']);

/**
 * Reads a URL that the crawler may fetch: http or https, ports 80, 443, 8080 and 8443, no credentials, no
 * fragment, no dot at the end of the host. The WHATWG parser has already normalized every odd spelling of an
 * IPv4 address (octal, hexadecimal, one number, full-width digits). Throws `bad_url`.
 */
export function readTarget(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new UnreachableError('bad_url');
  }
  if (url.username !== '' || url.password !== '' || !PORTS.has(url.port)) {
    throw new UnreachableError('bad_url');
  }
  url.hash = '';
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  if (url.hostname === '' || url.hostname.endsWith('.')) throw new UnreachableError('bad_url');
  return url;
}

/** The host as resolvers and sockets expect it: IPv6 without brackets. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}

/**
 * Resolves the host of a URL and returns the addresses that may be connected to, IPv4 first. Throws `refused_address`,
 * `no_such_host` or `dns_unanswered`.
 */
export function publicAddresses(url: URL, dns: Dns, signal: AbortSignal): Promise<readonly string[]> {
  return publicAddressesOf(hostOf(url), dns, signal);
}

/**
 * The same for a host name. A single address that is not public rejects the whole answer: no name has a good
 * reason to mix the two.
 */
export async function publicAddressesOf(
  host: string,
  dns: Dns,
  signal: AbortSignal,
): Promise<readonly string[]> {
  // RFC 6761: these names mean the machine itself, whatever DNS says.
  if (host === 'localhost' || host.endsWith('.localhost')) throw new UnreachableError('refused_address');
  const addresses = isIP(host) === 0 ? await lookUp(host, dns, signal) : [host];
  if (!addresses.every(isPublicAddress)) throw new UnreachableError('refused_address');
  return addresses.toSorted((one, other) => isIP(one) - isIP(other));
}

async function lookUp(host: string, dns: Dns, signal: AbortSignal): Promise<readonly string[]> {
  const answer = await dns.addresses(host, { signal });
  if (answer.outcome === 'unanswered') throw new UnreachableError('dns_unanswered');
  if (answer.outcome !== 'found' || answer.records.length === 0) throw new UnreachableError('no_such_host');
  return answer.records;
}
