import { describe, expect, it } from 'vitest';
import { NodeFunction } from '../../infra/constructs/node-function.ts';
import { synthesized } from './stack.ts';
import { reachableOperations } from './table-operations.ts';

const { stack, template } = synthesized('prod');

interface Statement {
  Action: string | string[];
  Resource: unknown;
}

const policies = Object.values(template.findResources('AWS::IAM::Policy'));

/** What each Lambda may do with the table, by the name of its bundle. */
const granted = new Map(
  stack.node
    .findAll()
    .filter((construct) => construct instanceof NodeFunction)
    .map((lambda) => {
      const role = stack.resolve(lambda.role?.roleName).Ref;
      const own = policies.filter((policy) => JSON.stringify(policy.Properties.Roles).includes(`"${role}"`));
      const statements = own.flatMap((policy) => policy.Properties.PolicyDocument.Statement as Statement[]);
      return [lambda.bundle, new Set(statements.flatMap(operationsOf))];
    }),
);

function operationsOf({ Action, Resource }: Statement): string[] {
  const [, index = null] = /\/index\/(\w+)"/.exec(JSON.stringify(Resource)) ?? [];
  return [Action].flat().flatMap((action) => (action.startsWith('dynamodb:') ? [named(action, index)] : []));
}

function named(action: string, index: string | null): string {
  return index === null ? action : `${action} on ${index}`;
}

/** Operations that a bundle contains but its Lambda never calls, each with the reason. */
const neverReached: Record<string, Record<string, string>> = {
  'api-outreach-log': {
    'dynamodb:ConditionCheckItem': 'only a mail that is about to be sent is claimed',
  },
  'triggers-execution-ended': {
    'dynamodb:PutItem': 'only a completed session puts its domain',
    'dynamodb:Query': 'only a completed session looks for the companies of earlier ones',
  },
  'triggers-sweep-sessions': {
    'dynamodb:PutItem': 'only a completed session puts its domain',
    'dynamodb:Query': 'only a completed session looks for the companies of earlier ones',
  },
  'webhooks-payments': {
    'dynamodb:DeleteItem': 'only a user deletes a pending payment',
    'dynamodb:ConditionCheckItem': 'only a user opens a payment page',
  },
  'operator-payments': {
    'dynamodb:DeleteItem': 'only a user deletes a pending payment',
    'dynamodb:ConditionCheckItem': 'only a user opens a payment page',
  },
  'operator-sessions': { 'dynamodb:UpdateItem': 'only sessions of users count as used' },
  'operator-templates': { 'dynamodb:DeleteItem': 'only its author makes a public template private' },
};

describe('the table operations of every Lambda', async () => {
  const reachable = await reachableOperations();

  it('are known for each deployed bundle', () => {
    expect([...granted.keys()].toSorted()).toEqual([...reachable.keys()].toSorted());
  });

  it.each([...reachable])('%s are granted, and nothing else', (bundle, operations) => {
    const exceptions = neverReached[bundle] ?? {};
    const needed = new Set(operations.map(({ action, index }) => named(action, index)));
    for (const exception of Object.keys(exceptions)) expect(needed).toContain(exception);
    const reached = [...needed].filter((operation) => !(operation in exceptions));
    expect([...(granted.get(bundle) ?? [])].toSorted()).toEqual(reached.toSorted());
  });
});
