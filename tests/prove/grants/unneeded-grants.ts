import { callsBetweenServices } from '../../../infra/local/permissions/between-services.ts';
import type { AskedAction } from '../../../infra/local/permissions/decide.ts';
import type { AllowedCall } from '../../../infra/local/permissions/guard.ts';
import {
  type Caller,
  type PolicySet,
  readPolicies,
  whyRefused,
} from '../../../infra/local/permissions/policies.ts';
import type { Statement } from '../../../infra/local/permissions/policy.ts';
import { readPrincipals } from '../../../infra/local/permissions/principals.ts';
import type { Place } from '../../../infra/local/template/assembly.ts';
import type { Resource } from '../../../infra/local/template/template.ts';

/** One action on one resource that a policy allows. */
export interface AllowedAction {
  /** The ARN of the role, or of the resource that has the policy. */
  readonly of: string;
  readonly action: string;
  readonly resource: string;
}

interface Call {
  readonly caller: Caller;
  readonly asked: AskedAction;
}

/**
 * Removes each action on each resource that the policies of a template allow in turn, and decides the calls again: those
 * that functions were recorded making, and those that services make at one another. Returns the grants without which
 * every call is still allowed, and the names of the functions that made no call.
 */
export function unneededGrants(
  {
    resources,
    functions,
    place,
  }: { resources: Resource[]; functions: readonly { name: string; logicalId: string }[]; place: Place },
  recorded: readonly AllowedCall[],
): { grants: AllowedAction[]; unneeded: AllowedAction[]; silent: string[] } {
  const policies = eachPairApart(readPolicies(resources, place));
  const principals = readPrincipals(resources, functions, policies);
  const calls: Call[] = [
    ...recorded.flatMap(({ functionName, action, resource, context }) => {
      const caller = principals.find((each) => each.functionName === functionName);
      return caller === undefined ? [] : [{ caller, asked: { action, resource, context } }];
    }),
    ...callsBetweenServices(resources, functions, place).map(({ service, role, ...asked }) => ({
      caller: role === null ? { service } : { role },
      asked,
    })),
  ].filter(({ caller, asked }) => whyRefused(caller, asked, policies, place) === null);

  const grants: AllowedAction[] = [];
  const unneeded: AllowedAction[] = [];
  const examine = (where: keyof PolicySet) => {
    for (const [of, statements] of policies[where]) {
      for (const removed of statements.filter(({ effect }) => effect === 'Allow')) {
        const [action = ''] = removed.actions;
        const [resource = ''] = removed.resources;
        const left = new Map(policies[where]).set(
          of,
          statements.filter((each) => each !== removed),
        );
        const without = { ...policies, [where]: left };
        const isNeeded = calls.some(
          ({ caller, asked }) => whyRefused(caller, asked, without, place) !== null,
        );
        grants.push({ of, action, resource });
        if (!isNeeded) unneeded.push({ of, action, resource });
      }
    }
  };
  examine('ofRoles');
  examine('ofResources');
  const silent = functions.filter(({ name }) => !recorded.some(({ functionName }) => functionName === name));
  return { grants, unneeded, silent: silent.map(({ logicalId }) => logicalId) };
}

/** The same policies with one statement for each action on each resource. */
function eachPairApart({ ofRoles, ofResources }: PolicySet): PolicySet {
  const apart = (all: ReadonlyMap<string, readonly Statement[]>) =>
    new Map([...all].map(([arn, statements]) => [arn, statements.flatMap(pairsOf)]));
  return { ofRoles: apart(ofRoles), ofResources: apart(ofResources) };
}

function pairsOf(statement: Statement): Statement[] {
  return statement.actions.flatMap((action) =>
    statement.resources.map((resource) => ({ ...statement, actions: [action], resources: [resource] })),
  );
}
