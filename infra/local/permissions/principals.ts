import { createHash } from 'node:crypto';
import * as z from 'zod';
import { StartError } from '../machine/start-error.ts';
import type { Resource } from '../template/template.ts';
import type { PolicySet } from './policies.ts';

/** A function as IAM sees it. */
export interface Principal {
  readonly functionName: string;
  /** The ARN of its role. */
  readonly role: string;
  /** What AWS calls the function once it has assumed its role. */
  readonly session: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const functionProperties = z.looseObject({ Role: z.string() });

/**
 * The functions of the template, each with its role and its own access key. Throws a StartError for a role that cannot
 * be evaluated.
 */
export function readPrincipals(
  resources: readonly Resource[],
  functions: readonly { name: string; logicalId: string }[],
  { ofRoles }: PolicySet,
): Principal[] {
  return functions.map(({ name, logicalId }) => {
    const lambda = resources.find((each) => each.logicalId === logicalId);
    const { Role } = functionProperties.parse(lambda?.properties);
    const role = resources.find(
      ({ type, attributes }) => type === 'AWS::IAM::Role' && attributes.Arn === Role,
    );
    if (!role) throw new StartError(`The function "${logicalId}" has no role of the template.`);
    if (!ofRoles.has(Role)) {
      throw new StartError(`The local runner knows no managed policies; "${role.logicalId}" has some.`);
    }
    const [, , , , account] = Role.split(':');
    return {
      functionName: name,
      role: Role,
      session: `arn:aws:sts::${account}:assumed-role/${role.id}/${name}`,
      accessKeyId: keyOf(name, 'id').toUpperCase().slice(0, 20),
      secretAccessKey: keyOf(name, 'secret'),
    };
  });
}

/** The same at every start, so that a link signed before a restart still works. */
function keyOf(name: string, part: 'id' | 'secret'): string {
  return createHash('sha256').update(`${part} of ${name} on this machine`).digest('hex');
}
