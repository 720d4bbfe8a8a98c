import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { appContext, type EnvironmentConfig, environmentConfig } from '../../infra/config.ts';
import { BuyerscopeStack } from '../../infra/stack.ts';
import { synthesized } from './stack.ts';

const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/one';

function templateWith(changes: Partial<EnvironmentConfig>): Template {
  // Bundles that were not built yet are made up by the shared stack.
  synthesized('dev');
  const config = { ...environmentConfig('dev'), ...changes };
  return Template.fromStack(new BuyerscopeStack(new App({ context: appContext }), 'buyerscope-dev', config));
}

/** The site's addresses in the functions' environments. */
function origins(template: Template): Set<string> {
  const functions = Object.values(template.findResources('AWS::Lambda::Function'));
  const told = functions.map(({ Properties }) => Properties.Environment?.Variables?.SITE_ORIGIN);
  return new Set(told.filter((origin) => origin !== undefined).map((origin) => JSON.stringify(origin)));
}

describe('an own domain', () => {
  const template = templateWith({ domain: { name: 'app.seller.test', certificateArn } });

  it('is where the site answers, with at least TLS 1.2', () => {
    template.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: Match.objectLike({
        Aliases: ['app.seller.test'],
        ViewerCertificate: {
          AcmCertificateArn: certificateArn,
          MinimumProtocolVersion: 'TLSv1.2_2021',
          SslSupportMethod: 'sni-only',
        },
      }),
    });
  });

  it('is in every link', () => {
    expect(origins(template)).toEqual(new Set(['"https://app.seller.test"']));
  });

  it('is what the robot names that reads sites', () => {
    const functions = Object.entries(template.findResources('AWS::Lambda::Function'));
    for (const step of ['FindCompanies', 'EnrichContacts']) {
      const [, reader] = functions.find(([id]) => id.includes(step)) ?? [];
      expect(reader?.Properties.Environment.Variables.SITE_ORIGIN).toBe('https://app.seller.test');
    }
  });

  it('is optional', () => {
    const without = templateWith({});
    without.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: Match.objectLike({ Aliases: Match.absent(), ViewerCertificate: Match.absent() }),
    });
    const [origin = '', ...others] = origins(without);
    expect(others).toEqual([]);
    expect(origin).toContain('DomainName');
  });
});

describe('mail of the product', () => {
  it("comes from the sender's domain, which SES signs for", () => {
    const template = templateWith({ mailSender: 'no-reply@mail.seller.test' });
    template.hasResourceProperties('AWS::SES::EmailIdentity', { EmailIdentity: 'mail.seller.test' });
  });
});

describe('a pinned environment', () => {
  it('is synthesized for its account and region only', () => {
    const place = { account: '111122223333', region: 'eu-central-1' };
    const config = { ...environmentConfig('dev'), place };
    const { account, region } = new BuyerscopeStack(
      new App({ context: appContext }),
      'buyerscope-dev',
      config,
    );
    expect({ account, region }).toEqual(place);
  });
});
