import { describe, expect, it } from 'vitest';
import { environmentConfig } from '../../infra/config.ts';
import { templateOf } from './stack.ts';

/** How many functions run at once follows the account: a new one may run ten. */
const prod = environmentConfig('prod');

describe('campaigns', () => {
  it.each([2, 10])('have at most %i workers, as configured', (campaignWorkers) => {
    templateOf({ ...prod, campaignWorkers }).hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      ScalingConfig: { MaximumConcurrency: campaignWorkers },
    });
  });
});

describe('a search', () => {
  it.each([5, 40])('reads at most %i companies at once, as configured for the account', (companiesAtOnce) => {
    const machines = templateOf({ ...prod, companiesAtOnce }).findResources(
      'AWS::StepFunctions::StateMachine',
    );
    expect(JSON.stringify(machines)).toContain(`\\"MaxConcurrency\\":${companiesAtOnce}}`);
  });
});

describe('reserved concurrency', () => {
  it('is not used by any function', () => {
    const functions = Object.values(templateOf(prod).findResources('AWS::Lambda::Function'));
    expect(functions.filter(({ Properties }) => 'ReservedConcurrentExecutions' in Properties)).toEqual([]);
  });
});
