import { type EnvironmentConfig, limitOfSecondStack } from '../../config.ts';
import type { Cloud } from '../cloud.ts';
import { type Finding, look, ok, toDo } from './finding.ts';

/** https://docs.aws.amazon.com/service-authorization/latest/reference/list_awswafv2.html#awswafv2-resources-for-iam-policies */
const webAclOfSites = /^arn:aws:wafv2:us-east-1:(\d{12}):global\/webacl\/[^/]+\/[^/]+$/;

/**
 * Checks whether the firewall that an environment names can stand before its site, and whether the one that it wants in
 * us-east-1 is there. `cloud` is that region.
 */
export async function firewallFindings(config: EnvironmentConfig, cloud: Cloud): Promise<Finding[]> {
  const { name, firewall, place } = config;
  if (firewall === undefined) return [ok('firewall', 'none is configured: only the API limits calls')];
  if ('webAclArn' in firewall) {
    const [, account] = webAclOfSites.exec(firewall.webAclArn) ?? [];
    if (account === undefined) {
      return [toDo('firewall', `${firewall.webAclArn} is no web ACL of CloudFront: create one in us-east-1`)];
    }
    if (account !== place?.account) {
      return [
        toDo('firewall', `the web ACL belongs to ${account}, and the environment to ${place?.account}`),
      ];
    }
    return [ok('firewall', firewall.webAclArn)];
  }
  if (limitOfSecondStack(config) === null) {
    return [ok('firewall', `${firewall.maxCallsIn5Minutes} calls of an address in five minutes`)];
  }
  return look('firewall', async () => {
    if ((await cloud.stack('CDKToolkit')) === null) {
      return [toDo('firewall', `us-east-1 is not set up for CDK: npm run bootstrap -- --env ${name}`)];
    }
    const stack = await cloud.stack(`buyerscope-${name}-firewall`);
    const webAcl = stack?.outputs.get('WebAcl');
    if (webAcl === undefined) {
      return [toDo('firewall', `is not in us-east-1 yet: npm run deploy -- --env ${name}`)];
    }
    return [ok('firewall', webAcl)];
  });
}
