import { Match, Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { type EnvironmentConfig, environmentConfig, limitOfSecondStack } from '../../infra/config.ts';
import { FirewallStack } from '../../infra/constructs/site/firewall-stack.ts';
import { BuyerscopeStack, newApp } from '../../infra/stack.ts';
import { synthesized, templateWith } from './stack.ts';

const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/one';

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
    const without = synthesized('dev').template;
    without.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: Match.objectLike({ Aliases: Match.absent(), ViewerCertificate: Match.absent() }),
    });
    const [origin = '', ...others] = origins(without);
    expect(others).toEqual([]);
    expect(origin).toContain('DomainName');
  });
});

function webAcl(template: Template) {
  return Object.values(template.findResources('AWS::WAFv2::WebACL'))[0]?.Properties;
}

describe('a firewall', () => {
  it("stands before the site with Amazon's rules and a limit for each address", () => {
    const place = { account: '111122223333', region: 'us-east-1' };
    const template = templateWith({ place, firewall: { maxCallsIn5Minutes: 2000 } });
    const [id] = Object.keys(template.findResources('AWS::WAFv2::WebACL'));
    template.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: Match.objectLike({ WebACLId: { 'Fn::GetAtt': [id, 'Arn'] } }),
    });
    const { Rules, Scope, DefaultAction } = webAcl(template);
    expect({ Scope, DefaultAction }).toEqual({ Scope: 'CLOUDFRONT', DefaultAction: { Allow: {} } });
    const [rate, ...managed] = Rules;
    expect(rate).toMatchObject({
      Action: { Block: {} },
      Statement: { RateBasedStatement: { AggregateKeyType: 'IP', EvaluationWindowSec: 300, Limit: 2000 } },
    });
    expect(managed.map((rule: { Name: string }) => rule.Name)).toEqual([
      'AWSManagedRulesAmazonIpReputationList',
      'AWSManagedRulesKnownBadInputsRuleSet',
      'AWSManagedRulesCommonRuleSet',
    ]);
    for (const { Statement, OverrideAction } of managed) {
      expect(OverrideAction).toEqual({ None: {} });
      expect(Statement.ManagedRuleGroupStatement.VendorName).toBe('AWS');
    }
  });

  it('is named by its ARN where the environment is in another region, and is not there unless it is wanted', () => {
    const place = { account: '111122223333', region: 'eu-central-1' };
    const webAclArn = 'arn:aws:wafv2:us-east-1:111122223333:global/webacl/site/one';
    const named = templateWith({ place, firewall: { webAclArn } });
    named.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: Match.objectLike({ WebACLId: webAclArn }),
    });
    expect(webAcl(named)).toBeUndefined();
    expect(() => templateWith({ place, firewall: { maxCallsIn5Minutes: 2000 } })).toThrow(
      'firewall: CloudFront only accepts web ACLs from us-east-1.',
    );
    synthesized('dev').template.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: Match.objectLike({ WebACLId: Match.absent() }),
    });
  });
});

describe('the second stack of an environment in Frankfurt', () => {
  const place = { account: '111122223333', region: 'eu-central-1' };
  const config = { ...environmentConfig('prod'), place, firewall: { maxCallsIn5Minutes: 2000 } };

  it('is in us-east-1, has the firewall, and names it', () => {
    expect(limitOfSecondStack(config)).toBe(2000);
    const stack = new FirewallStack(newApp(), 'buyerscope-prod-firewall', config, 2000);
    expect({ account: stack.account, region: stack.region }).toEqual({
      account: '111122223333',
      region: 'us-east-1',
    });
    expect(stack.terminationProtection).toBe(true);
    const template = Template.fromStack(stack);
    const [id] = Object.keys(template.findResources('AWS::WAFv2::WebACL'));
    expect(webAcl(template).Scope).toBe('CLOUDFRONT');
    template.hasOutput('WebAcl', { Value: { 'Fn::GetAtt': [id, 'Arn'] } });
  });

  it.each<[string, Partial<EnvironmentConfig>]>([
    ['without a firewall', { firewall: undefined as never }],
    ['with a firewall of another stack', { firewall: { webAclArn: 'arn' } }],
    ['in us-east-1', { place: { ...place, region: 'us-east-1' } }],
  ])('is not needed %s', (_, change) => {
    expect(limitOfSecondStack({ ...config, ...change })).toBeNull();
  });
});

describe('mail of the product', () => {
  it('is not sent again to whom it bounced or who complained, and rings before SES stops it', () => {
    const template = synthesized('dev').template;
    const [set] = Object.keys(template.findResources('AWS::SES::ConfigurationSet'));
    template.hasResourceProperties('AWS::SES::ConfigurationSet', {
      SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
      ReputationOptions: { ReputationMetricsEnabled: true },
    });
    template.hasResourceProperties('AWS::SES::EmailIdentity', {
      ConfigurationSetAttributes: { ConfigurationSetName: { Ref: set } },
    });
    for (const [MetricName, Threshold] of Object.entries({
      'Reputation.BounceRate': 0.05,
      'Reputation.ComplaintRate': 0.001,
    })) {
      template.hasResourceProperties('AWS::CloudWatch::Alarm', {
        MetricName,
        Threshold,
        ComparisonOperator: 'GreaterThanOrEqualToThreshold',
        Dimensions: [{ Name: 'ses:configuration-set', Value: { Ref: set } }],
      });
    }
  });

  it("comes from the sender's domain, which SES signs for", () => {
    const template = templateWith({ mailSender: 'no-reply@mail.seller.test' });
    template.hasResourceProperties('AWS::SES::EmailIdentity', { EmailIdentity: 'mail.seller.test' });
  });
});

describe('a pinned environment', () => {
  it('is synthesized for its account and region only', () => {
    const place = { account: '111122223333', region: 'eu-central-1' };
    const config = { ...environmentConfig('dev'), place };
    const { account, region } = new BuyerscopeStack(newApp(), 'buyerscope-dev', config);
    expect({ account, region }).toEqual(place);
  });
});
