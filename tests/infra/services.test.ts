import { describe, expect, it } from 'vitest';
import { assertServicesMay, callsBetweenServices } from '../../infra/local/permissions/between-services.ts';
import { readPolicies } from '../../infra/local/permissions/policies.ts';
import type { Assembly } from '../../infra/local/template/assembly.ts';
import { identify } from '../../infra/local/template/registry.ts';
import { resolveResources } from '../../infra/local/template/template.ts';
import { synthesized } from './stack.ts';

type Template = Assembly['template'];

const place = { account: '000000000000', region: 'us-east-1', stackName: 'buyerscope' };

/** The functions that CDK adds for a deployment have a managed policy. */
const ours = ({ Type, Properties = {} }: Template['Resources'][string]) =>
  Type === 'AWS::Lambda::Function' && 'LoggingConfig' in Properties;

function examined(template: Template) {
  const { resources } = resolveResources({ place, template }, identify);
  const functions = Object.entries(template.Resources)
    .filter(([id, resource]) => ours(resource) && !id.startsWith('Custom'))
    .map(([logicalId]) => ({ logicalId }));
  return { resources, functions };
}

/** What services lack among these resources; null if nothing. */
function missing({ resources, functions }: ReturnType<typeof examined>): string | null {
  try {
    assertServicesMay(resources, functions, readPolicies(resources, place), place);
    return null;
  } catch (error) {
    return String(error);
  }
}

describe.each(['dev', 'prod', 'local'] as const)('the services that %s connects', (name) => {
  const template = synthesized(name).template.toJSON() as Template;

  it('may do at one another what the template says', () => {
    const { resources, functions } = examined(template);
    const services = new Set(callsBetweenServices(resources, functions, place).map(({ service }) => service));
    for (const service of [
      'events',
      'apigateway',
      'cognito-idp',
      'cloudwatch',
      'cloudfront',
      'lambda',
      'states',
    ]) {
      expect(services).toContain(`${service}.amazonaws.com`);
    }
    expect(missing({ resources, functions })).toBeNull();
  });
});

describe('each permission between services', () => {
  const { resources, functions } = examined(synthesized('prod').template.toJSON() as Template);
  const policies = resources.filter(
    ({ type, logicalId }) =>
      ['AWS::Lambda::Permission', 'AWS::SNS::TopicPolicy', 'AWS::IAM::Policy'].includes(type) &&
      !logicalId.startsWith('Custom'),
  );

  it.each(policies.map(({ logicalId }) => logicalId))('%s is missed once it is removed', (id) => {
    const left = resources.filter(({ logicalId }) => logicalId !== id);
    expect(missing({ resources: left, functions })).toMatch(/may not \w+:\w+ on /);
  });
});
