import { parse } from 'tldts';
import { decodeLabel } from '../../../../shared/text/domain/decode-label.ts';

const invalidDomainMessage = 'Enter a valid domain, such as example.com';

export interface DomainName {
  /** The registrable domain: ASCII (punycode), lower case, no final dot. */
  readonly domain: string;
  /** The part to the left of the public suffix. */
  readonly label: string;
  /** The public suffix, such as `com` or `co.uk`. */
  readonly suffix: string;
}

/** Top-level names that RFC 2606 and RFC 6761 reserve: for tests and samples. */
export const reservedSuffixes: readonly string[] = ['example', 'test', 'invalid', 'localhost'];

/**
 * Suffixes under which a registry of its own sells names, like a country: the owner of `acme.uk.com` has that name
 * and not `uk.com`. They come from the private section of the Public Suffix List, without the suffixes of hosting
 * providers and site builders.
 */
const soldSuffixes: ReadonlySet<string> = new Set(
  `ae.org br.com cn.com co.com co.nl co.no com.de com.se de.com eu.com gb.net gr.com hu.net in.net jp.net jpn.com
    mex.com ru.com sa.com se.net uk.com uk.net us.com us.org za.bz za.com`.split(/\s+/),
);

/** Limits of RFC 1035, in characters. */
const maxHostLength = 253;
const maxLabelLength = 63;
const ldhLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Reads a domain name from what people paste: a URL, capitals, surrounding spaces, `www.`, sub-domains, a port, a
 * final dot, an internationalized name. Returns null if it contains no registrable domain: a bare suffix, an IP
 * address, a mail address, an unknown top-level domain (reserved ones count as known), malformed punycode. Public
 * suffixes are ICANN's and those that registries sell: `foo.github.io` is `github.io`, `foo.uk.com` is itself.
 */
export function parseDomainName(input: string): DomainName | null {
  const name = hostIn(input);
  return name === null ? null : fromHost(asciiHost(name));
}

/**
 * Why a text is not a domain name, as a sentence for the person who typed it. Only call it after `parseDomainName`
 * returned null.
 */
export function domainFault(input: string): string {
  const text = withoutWrapping(input);
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  if (parts.filter((part) => parseDomainName(part) !== null).length > 1) return 'Enter one domain at a time';
  if (parts.some((part) => /^[^@]+@[^@]+\.[^@]+$/.test(part))) {
    return 'This is an email address. Enter a domain, such as example.com';
  }
  if (parts.length > 1) return 'A domain has no spaces. Enter one such as example.com';

  const host = hostIn(input) ?? text;
  const ascii = asciiHost(host);
  if (parse(ascii === '' ? host : ascii).isIp)
    return 'This is an IP address. Enter a domain, such as example.com';
  const labels = host.split('.');
  const malformed = labels.find((label) => isMalformedPunycode(label.toLowerCase()));
  if (malformed !== undefined) {
    return `"${malformed.slice(0, 63)}" is not a valid internationalized name: its punycode stands for no letters`;
  }
  if (host.length > maxHostLength || labels.some((label) => label.length > maxLabelLength)) {
    return `This name is too long. A domain has at most ${maxHostLength} characters, and ${maxLabelLength} between two dots`;
  }
  const { publicSuffix, domain, isIcann } = parse(ascii);
  if (isIcann && domain === null && publicSuffix === ascii) {
    return `"${ascii}" is an ending that many domains share. Enter a whole domain, such as example.${ascii}`;
  }
  const asciiLabels = ascii.split('.');
  if (asciiLabels.every((label) => ldhLabel.test(label))) {
    return asciiLabels.length === 1
      ? `This name has no ending. Enter a whole domain, such as ${host}.com`
      : `".${asciiLabels.at(-1)}" is not an ending of domains. Enter a domain, such as example.com`;
  }
  return invalidDomainMessage;
}

/** The host in what people paste. Returns null if it cannot contain one. */
function hostIn(input: string): string | null {
  const host = /^(?:(?:[a-z][a-z0-9+.-]*:)?\/\/)?([^/?#\\]+)/i.exec(withoutWrapping(input))?.[1];
  if (host === undefined) return null;
  const name = host.replace(/:\d{1,5}$/, '').replace(/[.。]$/, '');
  return name === '' || /[\s@:%[\]]/.test(name) ? null : name;
}

/** Letters with the prefix of RFC 3490 that do not encode any name. */
function isMalformedPunycode(label: string): boolean {
  if (!label.startsWith('xn--')) return false;
  const decoded = decodeLabel(label);
  return decoded === label || asciiHost(`${decoded}.test`) !== `${label}.test`;
}

/**
 * The registrable domain of a host name or of an absolute URL's host, for comparing sites. Returns null for IP
 * addresses and names without one.
 */
export function registrableDomain(hostOrUrl: string): string | null {
  if (!hostOrUrl.includes('://')) return fromHost(asciiHost(hostOrUrl.replace(/\.$/, '')))?.domain ?? null;
  return URL.canParse(hostOrUrl)
    ? (fromHost(new URL(hostOrUrl).hostname.replace(/\.$/, ''))?.domain ?? null)
    : null;
}

/** Text copied from prose and mail comes with quotes, brackets, a comma and invisible characters. */
function withoutWrapping(text: string): string {
  const visible = text.slice(0, 2_000).replace(/\u00ad|\u200b|\u200e|\u200f|\u2060|\ufeff/g, '');
  return visible.trim().replace(/^["'<(“«]{1,3}|["'>),;!”»]{1,3}$/g, '');
}

/**
 * `URL` does IDNA mapping (UTS 46), lower case and IPv4 forms as browsers do. Joiners (RFC 5892, appendix A) belong
 * to Persian and Indic names; elsewhere they came from copying.
 */
function asciiHost(name: string): string {
  const spellings = [name, name.replace(/[\u200c\u200d]/gu, '')];
  const valid = spellings.find((spelling) => URL.canParse(`http://${spelling}`));
  return valid === undefined ? '' : new URL(`http://${valid}`).hostname;
}

function fromHost(host: string): DomainName | null {
  if (host === '' || host.length > maxHostLength) return null;
  const own = parse(host, { allowPrivateDomains: true });
  const isSold = soldSuffixes.has(own.publicSuffix ?? '');
  const parsed = isSold ? own : parse(host, { allowPrivateDomains: false });
  const { domain, publicSuffix, domainWithoutSuffix } = parsed;
  if (parsed.isIp || !domain || !publicSuffix || !domainWithoutSuffix) return null;
  if (!isSold && !parsed.isIcann && !reservedSuffixes.includes(publicSuffix)) return null;
  const labels = domain.split('.');
  if (!labels.every((label) => ldhLabel.test(label) && !isMalformedPunycode(label))) return null;
  return { domain, label: domainWithoutSuffix, suffix: publicSuffix };
}
