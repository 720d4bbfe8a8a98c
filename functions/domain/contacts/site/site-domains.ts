import { parse } from 'tldts';
import { remembered } from '../../../../shared/text/words/remembered.ts';

/** The registrable domain of a host, ASCII and lower case; the host itself if it has none (Public Suffix List). */
export const registrable = remembered((host) => {
  const ascii = URL.parse(`http://${host}`)?.hostname ?? host.toLowerCase();
  return parse(ascii, { allowPrivateDomains: true }).domain ?? ascii;
});

/** The registrable domains of a company's site. */
export class SiteDomains {
  private readonly domains = new Set<string>();

  constructor(host: string) {
    this.add(host);
  }

  get all(): readonly string[] {
    return [...this.domains];
  }

  /** Adds another domain of the site, which redirects to it or from it. */
  add(host: string): void {
    this.domains.add(registrable(host));
  }

  owns(host: string): boolean {
    return this.domains.has(registrable(host));
  }
}
