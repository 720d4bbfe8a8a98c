import { rmSync } from 'node:fs';
import { App } from 'aws-cdk-lib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { LambdaOutcome } from '../../../infra/local/lambda/lambda-environment.ts';
import { openStore, type Store } from '../../../infra/local/machine/store.ts';
import { createStateMachines, type StateMachines } from '../../../infra/local/state-machine/state-machine.ts';
import { readAssembly } from '../../../infra/local/template/assembly.ts';
import { identify } from '../../../infra/local/template/registry.ts';
import { type Resource, resolveResources } from '../../../infra/local/template/template.ts';
import { synthesized } from '../../infra/stack.ts';

const session = { user_id: 'u', session_id: 's' };
const steps = ['FindCompanies', 'EnrichContacts', 'ValidateEmails', 'FinishSession'] as const;
type Step = (typeof steps)[number];

/** One call of a step by the machine. */
interface Call {
  readonly step: Step;
  readonly input: Record<string, unknown>;
}

let folder: string;
let resources: Resource[];
const stores: { machines: StateMachines; store: Store }[] = [];

beforeAll(() => {
  const { stack } = synthesized('local');
  const app = stack.node.root;
  if (!App.isApp(app)) throw new Error('the stack has no app');
  folder = app.synth().directory;
  ({ resources } = resolveResources(readAssembly(folder), identify));
});

afterEach(async () => {
  for (const { machines, store } of stores.splice(0)) {
    await machines.stop();
    store.close();
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

const aCall = z.record(z.string(), z.unknown());

/**
 * Runs the template's state machine with steps that only record their ids, until it has ended. `fail` returns the
 * error name of a call, or null.
 */
async function run(leads: number, fail: (call: Call, calls: readonly Call[]) => string | null = () => null) {
  const store = openStore(':memory:');
  const calls: Call[] = [];
  const leadIds = Array.from({ length: leads }, (_, index) => `s.${index + 1}`);
  const machines = createStateMachines({
    resources,
    store,
    emit: () => undefined,
    lambda: {
      async invoke(functionArn, payload): Promise<LambdaOutcome> {
        const step = steps.find((name) => functionArn.includes(name));
        if (step === undefined) throw new Error(`${functionArn} is no step`);
        const call = { step, input: aCall.parse(payload) };
        calls.push(call);
        const errorType = fail(call, calls);
        if (errorType !== null) return { error: { errorType, errorMessage: 'as planned' } };
        const found = step === 'FindCompanies' ? { ...session, lead_ids: leadIds } : call.input;
        return { payload: JSON.stringify(found) };
      },
    },
  });
  stores.push({ machines, store });
  const machine = resources.find(({ type }) => type === 'AWS::StepFunctions::StateMachine');
  const { executionArn } = machines.start(machine?.id ?? '', 's', JSON.stringify(session));
  await expect.poll(() => machines.describe(executionArn)?.status, { timeout: 60_000 }).not.toBe('RUNNING');
  const execution = machines.describe(executionArn);
  return {
    calls,
    status: execution?.status,
    output: execution?.output ?? null,
    transitions: machines.transitions(executionArn),
    outcomes: calls.filter(({ step }) => step === 'FinishSession').map(({ input }) => input.outcome),
  };
}

describe('an execution in which nothing fails', () => {
  it.each([0, 1, 2, 10, 50])('of %i leads takes at most 5 + 2N transitions', async (leads) => {
    const { status, transitions, outcomes } = await run(leads);
    expect(status).toBe('SUCCEEDED');
    expect(outcomes).toEqual(['completed']);
    expect(transitions).toBeGreaterThan(2 * leads);
    expect(transitions).toBeLessThanOrEqual(5 + 2 * leads);
  });

  it('passes only ids', async () => {
    const { calls, output } = await run(2);
    const lead = (id: string) => ({ ...session, lead_id: id });
    const inputs = Object.fromEntries(
      steps.map((step) => [step, calls.filter((call) => call.step === step).map(({ input }) => input)]),
    );
    expect(inputs).toEqual({
      FindCompanies: [session],
      EnrichContacts: [lead('s.1'), lead('s.2')],
      ValidateEmails: [lead('s.1'), lead('s.2')],
      FinishSession: [{ ...session, outcome: 'completed' }],
    });
    expect(JSON.parse(output ?? '')).toEqual({ ...session, lead_ids: ['s.1', 's.2'] });
  });
});

describe('a step that fails', () => {
  it.each(['FindCompanies', 'FinishSession'] as const)('in %s fails the session', async (failing) => {
    const { status, outcomes } = await run(2, ({ step, input }) =>
      step === failing && input.outcome !== 'failed' ? 'TypeError' : null,
    );
    expect(status).toBe('FAILED');
    expect(outcomes.at(-1)).toBe('failed');
    expect(outcomes.filter((outcome) => outcome === 'failed')).toHaveLength(1);
  });

  it.each(['EnrichContacts', 'ValidateEmails'] as const)(
    'in %s only affects its company',
    async (failing) => {
      const { status, outcomes, calls } = await run(3, ({ step, input }) =>
        step === failing && input.lead_id === 's.2' ? 'TypeError' : null,
      );
      expect(status).toBe('SUCCEEDED');
      expect(outcomes).toEqual(['completed']);
      const validated = calls
        .filter(({ step }) => step === 'ValidateEmails')
        .map(({ input }) => input.lead_id);
      expect(validated.toSorted()).toEqual(
        failing === 'EnrichContacts' ? ['s.1', 's.3'] : ['s.1', 's.2', 's.3'],
      );
    },
  );

  it('with a transient error is called again', async () => {
    const { status, calls } = await run(1, ({ step }, calls) =>
      step === 'FindCompanies' && calls.length === 1 ? 'ThrottlingException' : null,
    );
    expect(status).toBe('SUCCEEDED');
    expect(calls.filter(({ step }) => step === 'FindCompanies')).toHaveLength(2);
  });

  it('is not called again after an error of its own', async () => {
    const { calls } = await run(1, ({ step }) => (step === 'FindCompanies' ? 'TypeError' : null));
    expect(calls.map(({ step }) => step)).toEqual(['FindCompanies', 'FinishSession']);
  });

  it('even while storing the failure leaves the execution failed, for the rule to find', async () => {
    const { status } = await run(1, ({ step }) => (step === 'EnrichContacts' ? null : 'TypeError'));
    expect(status).toBe('FAILED');
  });
});
