import { CfnResource, Stack } from 'aws-cdk-lib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { environmentConfig } from '../../infra/config.ts';
import { BuyerscopeStack, newApp } from '../../infra/stack.ts';

describe("CloudFormation's own rules", () => {
  // The other tests synthesize without them.
  beforeAll(() => {
    vi.stubEnv('CDK_VALIDATION', 'true');
  });
  afterAll(() => {
    vi.unstubAllEnvs();
  });

  it.each(['dev', 'prod'] as const)('find nothing in the stack of %s', (name) => {
    const app = newApp();
    new BuyerscopeStack(app, 'buyerscope', environmentConfig(name));
    expect(() => app.synth()).not.toThrow();
  });

  it('would find a property that a table does not have', () => {
    const app = newApp();
    const stack = new Stack(app, 'planted');
    new CfnResource(stack, 'Table', { type: 'AWS::DynamoDB::GlobalTable', properties: { Colour: 'green' } });
    expect(() => app.synth()).toThrow('Colour');
  });
});
