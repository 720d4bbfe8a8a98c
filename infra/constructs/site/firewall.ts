import { Stack } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import type { EnvironmentConfig } from '../../config.ts';

/** The only region from which CloudFront accepts web ACLs. */
export const regionOfWebAcls = 'us-east-1';

/**
 * Amazon's rules, the cheapest first. Texts that people write may look like scripts, addresses or paths, and imports are large, so
 * the rules about bodies only count: the API checks every body against its contract.
 * https://docs.aws.amazon.com/waf/latest/developerguide/aws-managed-rule-groups-list.html
 */
const managedRules: Readonly<Record<string, readonly string[]>> = {
  AWSManagedRulesAmazonIpReputationList: [],
  AWSManagedRulesKnownBadInputsRuleSet: [],
  AWSManagedRulesCommonRuleSet: [
    'SizeRestrictions_BODY',
    'CrossSiteScripting_BODY',
    'GenericLFI_BODY',
    'GenericRFI_BODY',
    'EC2MetaDataSSRF_BODY',
  ],
};

/** A web ACL before the site: a limit of calls for each network address, then Amazon's rules. */
export class Firewall extends Construct {
  readonly webAclArn: string;

  constructor(scope: Construct, id: string, { name }: EnvironmentConfig, maxCallsIn5Minutes: number) {
    super(scope, id);
    if (Stack.of(this).region !== regionOfWebAcls) {
      throw new Error(
        `firewall: CloudFront only accepts web ACLs from ${regionOfWebAcls}. npm run deploy makes one there; to synthesize by hand, add --web-acl <arn>.`,
      );
    }
    const measured = (metricName: string) => ({
      cloudWatchMetricsEnabled: true,
      metricName,
      sampledRequestsEnabled: false,
    });
    const acl = new CfnWebACL(this, 'WebAcl', {
      scope: 'CLOUDFRONT',
      description: `Buyerscope (${name})`,
      defaultAction: { allow: {} },
      visibilityConfig: measured('Requests'),
      rules: [
        {
          name: 'CallsOfOneAddress',
          priority: 0,
          action: { block: {} },
          statement: {
            rateBasedStatement: {
              aggregateKeyType: 'IP',
              evaluationWindowSec: 300,
              limit: maxCallsIn5Minutes,
            },
          },
          visibilityConfig: measured('CallsOfOneAddress'),
        },
        ...Object.entries(managedRules).map(([group, counted], index) => ({
          name: group,
          priority: index + 1,
          overrideAction: { none: {} },
          statement: {
            managedRuleGroupStatement: {
              vendorName: 'AWS',
              name: group,
              ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
            },
          },
          visibilityConfig: measured(group),
        })),
      ],
    });
    this.webAclArn = acl.attrArn;
  }
}
