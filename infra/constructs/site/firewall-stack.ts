import { CfnOutput, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { EnvironmentConfig } from '../../config.ts';
import { Firewall, regionOfWebAcls } from './firewall.ts';

/** The firewall of an environment in another region, as CloudFront only accepts web ACLs from one. */
export class FirewallStack extends Stack {
  constructor(scope: Construct, id: string, config: EnvironmentConfig, maxCallsIn5Minutes: number) {
    super(scope, id, {
      description: `Buyerscope (${config.name}), firewall`,
      terminationProtection: config.refuseDeletion,
      env: { ...config.place, region: regionOfWebAcls },
    });
    const { webAclArn } = new Firewall(this, 'Firewall', config, maxCallsIn5Minutes);
    new CfnOutput(this, 'WebAcl', { value: webAclArn }).overrideLogicalId('WebAcl');
  }
}
