import { parse } from 'tldts';

/** The registrable domain of a host, ASCII and lower case; the host itself where it has none (Public Suffix List). */
export function registrable(host: string): string {
  const ascii = URL.parse(`http://${host}`)?.hostname ?? host.toLowerCase();
  return parse(ascii, { allowPrivateDomains: true }).domain ?? ascii;
}

/** The registrable domains that a company's site lives on. */
export class SiteDomains {
  private readonly domains = new Set<string>();

  constructor(host: string) {
    this.add(host);
  }

  get all(): readonly string[] {
    return [...this.domains];
  }

  /** Adds another domain of the site: it redirects there, or from there. */
  add(host: string): void {
    this.domains.add(registrable(host));
  }

  owns(host: string): boolean {
    return this.domains.has(registrable(host));
  }
}
