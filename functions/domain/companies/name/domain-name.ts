import { parse } from 'tldts';

/** What a person is told who typed no domain name. */
export const invalidDomainMessage = 'Enter a valid domain, such as example.com';

export interface DomainName {
  /** The registrable domain: ASCII (punycode), lower case, no final dot. */
  readonly domain: string;
  /** What stands left of the public suffix. */
  readonly label: string;
  /** The public suffix, such as `com` or `co.uk`. */
  readonly suffix: string;
}

/** Top-level names that RFC 2606 and RFC 6761 keep out of the real DNS: for tests and samples. */
export const reservedSuffixes: readonly string[] = ['example', 'test', 'invalid', 'localhost'];

const ldhLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Reads a domain name from what people paste: a URL, capitals, surrounding spaces, `www.`, sub-domains, a port, a
 * final dot, an internationalised name. Null for anything that holds no registrable domain: a bare suffix, an IP
 * address, a mail address, an unknown top-level domain (reserved ones count as known). Public suffixes are
 * ICANN's: `foo.github.io` is `github.io`.
 */
export function parseDomainName(input: string): DomainName | null {
  const host = /^(?:(?:[a-z][a-z0-9+.-]*:)?\/\/)?([^/?#\\]+)/i.exec(withoutWrapping(input))?.[1];
  if (host === undefined) return null;
  const name = host.replace(/:\d{1,5}$/, '').replace(/[.。]$/, '');
  if (name === '' || /[\s@:%[\]]/.test(name)) return null;
  return fromHost(asciiHost(name));
}

/**
 * The registrable domain of a host name or of an absolute URL's host, for comparing sites; null for IP addresses
 * and names without one.
 */
export function registrableDomain(hostOrUrl: string): string | null {
  if (!hostOrUrl.includes('://')) return fromHost(asciiHost(hostOrUrl.replace(/\.$/, '')))?.domain ?? null;
  return URL.canParse(hostOrUrl)
    ? (fromHost(new URL(hostOrUrl).hostname.replace(/\.$/, ''))?.domain ?? null)
    : null;
}

/** Copying out of prose and mail brings quotes, brackets, a comma and invisible characters along. */
function withoutWrapping(text: string): string {
  const visible = text
    .slice(0, 2_000)
    .replace(/\u00ad|\u200b|\u200c|\u200d|\u200e|\u200f|\u2060|\ufeff/g, '');
  return visible.trim().replace(/^["'<(“«]{1,3}|["'>),;!”»]{1,3}$/g, '');
}

/** `URL` does IDNA mapping (UTS 46), lower case and IPv4 forms as browsers do. */
function asciiHost(name: string): string {
  return URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : '';
}

function fromHost(host: string): DomainName | null {
  if (host === '' || host.length > 253) return null;
  const parsed = parse(host, { allowPrivateDomains: false });
  const { domain, publicSuffix, domainWithoutSuffix } = parsed;
  if (parsed.isIp || !domain || !publicSuffix || !domainWithoutSuffix) return null;
  if (!parsed.isIcann && !reservedSuffixes.includes(publicSuffix)) return null;
  if (!domain.split('.').every((label) => ldhLabel.test(label))) return null;
  return { domain, label: domainWithoutSuffix, suffix: publicSuffix };
}
