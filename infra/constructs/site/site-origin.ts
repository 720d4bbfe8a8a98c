import { Lazy } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { EnvironmentConfig } from '../../config.ts';

/**
 * The site's address. Functions need it for links in pages and mails. Without its own domain, the site only gets its
 * address after they are created.
 */
export class SiteOrigin {
  readonly url: string;
  private distribution: Distribution | undefined;

  constructor({ domain }: EnvironmentConfig) {
    this.url = domain === undefined ? Lazy.string({ produce: () => this.known() }) : `https://${domain.name}`;
  }

  become(distribution: Distribution): void {
    this.distribution = distribution;
  }

  private known(): string {
    if (this.distribution === undefined)
      throw new Error('Functions are told where the site is, and there is none');
    return `https://${this.distribution.distributionDomainName}`;
  }
}
