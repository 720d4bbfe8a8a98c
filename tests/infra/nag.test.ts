import { App, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { describe, expect, it } from 'vitest';
import { type EnvironmentConfig, environmentConfig } from '../../infra/config.ts';
import { FirewallStack } from '../../infra/constructs/site/firewall-stack.ts';
import { BuyerscopeStack, newApp } from '../../infra/stack.ts';
import { type Acknowledgement, acknowledgements } from './acknowledgements.ts';
import { synthesized } from './stack.ts';

interface Finding {
  /** Such as `AwsSolutions-IAM5`. */
  readonly rule: string;
  /** The text in brackets after it, or nothing. */
  readonly finding: string;
  /** The construct's path below the stack. */
  readonly at: string;
}

/**
 * The findings of cdk-nag's AwsSolutions and Serverless rules in a stack. A finding fails a test, not a synthesis.
 */
function findingsIn(stack: Stack): Finding[] {
  const packs = [new AwsSolutionsChecks(stack), new ServerlessChecks(stack)];
  const violations = packs.flatMap((pack) => pack.validateScope(stack).violations);
  return violations.flatMap(({ ruleName, violatingResources }) => {
    const [, rule = ruleName, finding = ''] = /^([^[]+)(?:\[(.*)\])?$/s.exec(ruleName) ?? [];
    return violatingResources.map(({ constructPath = '' }) => ({
      rule,
      finding,
      at: constructPath.slice(stack.node.path.length + 1),
    }));
  });
}

function covers({ rule, finding = /^$/, at }: Acknowledgement, found: Finding): boolean {
  return rule === found.rule && finding.test(found.finding) && found.at.startsWith(at);
}

/** `prod` as it is deployed: at its place, with everything that may be configured. */
function everythingConfigured(): Stack {
  const prod = environmentConfig('prod');
  const config: EnvironmentConfig = {
    ...prod,
    place: { account: '111122223333', region: 'us-east-1' },
    domain: { name: 'app.seller.test', certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/one' },
    firewall: { maxCallsIn5Minutes: 2000 },
    accountMailBySes: true,
    threatProtection: true,
    gmail: { clientId: 'seller', clientSecretName: 'google-client-secret' },
    companySources: { ...prod.companySources, braveSearchKeySecret: 'brave-key' },
    mailboxCheck: { helo: 'mail.seller.test', sender: 'check@mail.seller.test' },
  };
  return new BuyerscopeStack(newApp(), 'buyerscope-prod', config);
}

describe("cdk-nag's AwsSolutions and Serverless rules", () => {
  const stacks = [synthesized('dev').stack, everythingConfigured()];
  const found = stacks.flatMap(findingsIn);

  it('find nothing that is not acknowledged', () => {
    expect(found.filter((each) => !acknowledgements.some((known) => covers(known, each)))).toEqual([]);
  });

  it('still find what is acknowledged', () => {
    expect(acknowledgements.filter((known) => !found.some((each) => covers(known, each)))).toEqual([]);
  });

  it('find nothing in the second stack of a firewall', () => {
    const config = environmentConfig('prod');
    const stack = new FirewallStack(newApp(), 'buyerscope-prod-firewall', config, 2000);
    expect(findingsIn(stack)).toEqual([]);
  });

  it('would find a bucket without logs and TLS', () => {
    const stack = new Stack(new App(), 'planted');
    new Bucket(stack, 'Careless');
    const careless = findingsIn(stack);
    expect(careless.map(({ rule }) => rule).toSorted()).toEqual(['AwsSolutions-S1', 'AwsSolutions-S10']);
    expect(careless.filter((each) => acknowledgements.some((known) => covers(known, each)))).toEqual([]);
  });
});
