import { Lazy } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';

/** Where the site is: functions are told so that pages of others lead back to it, and the site is built after them. */
export class SiteOrigin {
  readonly url: string = Lazy.string({ produce: () => this.known() });
  private distribution: Distribution | undefined;

  become(distribution: Distribution): void {
    this.distribution = distribution;
  }

  private known(): string {
    if (this.distribution === undefined)
      throw new Error('Functions are told where the site is, and there is none');
    return `https://${this.distribution.distributionDomainName}`;
  }
}
