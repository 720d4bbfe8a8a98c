import { describe, expect, it } from 'vitest';
import type { AskedAction } from '../../infra/local/permissions/decide.ts';
import { type PolicySet, readPolicies, whyRefused } from '../../infra/local/permissions/policies.ts';
import type { Statement } from '../../infra/local/permissions/policy.ts';
import { readPrincipals } from '../../infra/local/permissions/principals.ts';
import type { Assembly } from '../../infra/local/template/assembly.ts';
import { identify } from '../../infra/local/template/registry.ts';
import { resolveResources } from '../../infra/local/template/template.ts';
import { synthesized } from './stack.ts';

const place = { account: '000000000000', region: 'us-east-1', stackName: 'buyerscope' };
const template = synthesized('prod').template.toJSON() as Assembly['template'];
const { resources } = resolveResources({ place, template }, identify);
const functions = resources
  .filter(({ type, properties }) => type === 'AWS::Lambda::Function' && 'LoggingConfig' in properties)
  .filter(({ logicalId }) => !logicalId.startsWith('Custom'))
  .map(({ id, logicalId }) => ({ name: id, logicalId }));
const policies = readPolicies(resources, place);
const principals = readPrincipals(resources, functions, policies);

/** One statement for each action on each resource of a role. */
function grantsOf(role: string): Statement[] {
  return (policies.ofRoles.get(role) ?? []).flatMap((statement) =>
    statement.actions.flatMap((action) =>
      statement.resources.map((resource) => ({ ...statement, actions: [action], resources: [resource] })),
    ),
  );
}

/** A call that a grant allows. */
function callFor({ actions, resources: [resource = ''], conditions }: Statement): AskedAction {
  return {
    action: actions[0] ?? '',
    resource: resource.replaceAll('*', 'any').replaceAll('?', 'x'),
    context: Object.fromEntries(
      conditions.map(({ operator, key, values }) => [key, operator === 'Null' ? ['set'] : values]),
    ),
  };
}

describe.each(principals)('$functionName', ({ functionName, role, session }) => {
  const grants = grantsOf(role);

  it('misses each of its permissions once it is taken away', () => {
    expect(grants.length).toBeGreaterThan(3);
    for (const removed of grants) {
      const asked = callFor(removed);
      const without: PolicySet = {
        ...policies,
        ofRoles: new Map(policies.ofRoles).set(
          role,
          grants.filter((grant) => grant !== removed),
        ),
      };
      const what = `${functionName} ${asked.action} ${asked.resource}`;
      expect(whyRefused({ role, session }, asked, policies, place), what).toBeNull();
      expect(whyRefused({ role, session }, asked, without, place), what).toBe(
        `because no identity-based policy allows the ${asked.action} action`,
      );
    }
  });
});
