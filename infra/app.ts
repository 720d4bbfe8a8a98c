import { firstDeployment, fromCommandLine, limitOfSecondStack } from './config.ts';
import { FirewallStack } from './constructs/site/firewall-stack.ts';
import { BuyerscopeStack, newApp } from './stack.ts';

const { config, given } = fromCommandLine({ first: 'boolean', firewall: 'boolean', 'web-acl': 'string' });

const name = given.firewall === true ? `${config.name}-firewall` : config.name;
const app = newApp(`cdk.out/${name}`);
const changed = {
  ...(given.first === true ? firstDeployment(config) : config),
  ...(given['web-acl'] !== undefined && { firewall: { webAclArn: given['web-acl'] } }),
};
if (given.firewall === true) {
  const maxCalls = limitOfSecondStack(config);
  if (maxCalls === null) throw new Error(`${config.name} has no firewall in a second stack`);
  new FirewallStack(app, `buyerscope-${name}`, changed, maxCalls);
} else {
  new BuyerscopeStack(app, `buyerscope-${name}`, changed);
}
app.synth();
