import { CfnResource, Stack } from 'aws-cdk-lib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { environmentConfig } from '../../infra/config.ts';
import { BuyerscopeStack, newApp } from '../../infra/stack.ts';
import { variant } from '../prove/variants.ts';

describe("CloudFormation's own rules", () => {
  // The other tests synthesize without them.
  beforeAll(() => {
    vi.stubEnv('CDK_VALIDATION', 'true');
  });
  afterAll(() => {
    vi.unstubAllEnvs();
  });

  const findNothing = (name: 'dev' | 'prod') => {
    const app = newApp();
    new BuyerscopeStack(app, 'buyerscope', environmentConfig(name));
    expect(() => app.synth()).not.toThrow();
  };
  it('find nothing in the stack of prod', () => findNothing('prod'));
  it('find nothing in the stack of dev', variant, () => findNothing('dev'));

  it('would find a property that a table does not have', () => {
    const app = newApp();
    const stack = new Stack(app, 'planted');
    new CfnResource(stack, 'Table', { type: 'AWS::DynamoDB::GlobalTable', properties: { Colour: 'green' } });
    expect(() => app.synth()).toThrow('Colour');
  });
});
