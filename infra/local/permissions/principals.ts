import { createHash } from 'node:crypto';
import * as z from 'zod';
import { StartError } from '../machine/start-error.ts';
import type { Place } from '../template/assembly.ts';
import type { Resource } from '../template/template.ts';
import { readPolicy, type Statement } from './policy.ts';

/** A function as IAM sees it. */
export interface Principal {
  readonly functionName: string;
  readonly role: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly statements: readonly Statement[];
}

const functionProperties = z.looseObject({ Role: z.string() });
const inline = z.array(z.looseObject({ PolicyName: z.string(), PolicyDocument: z.unknown() })).default([]);
const roleProperties = z.looseObject({
  Policies: inline,
  ManagedPolicyArns: z.array(z.unknown()).default([]),
  PermissionsBoundary: z
    .undefined({ error: 'The local runner evaluates no permissions boundary' })
    .optional(),
});
const policyProperties = z.looseObject({
  PolicyDocument: z.unknown(),
  Roles: z.array(z.string()).default([]),
});

/**
 * The functions of the template with the policies of their roles, and each with its own access key. Throws a
 * StartError for a role or a policy that cannot be evaluated.
 */
export function readPrincipals(
  resources: Resource[],
  functions: readonly { name: string; logicalId: string }[],
): Principal[] {
  const policies = resources.filter(({ type }) => type === 'AWS::IAM::Policy');
  return functions.map(({ name, logicalId }) => {
    const lambda = resources.find((each) => each.logicalId === logicalId);
    const { Role } = functionProperties.parse(lambda?.properties);
    const role = resources.find(
      ({ type, attributes }) => type === 'AWS::IAM::Role' && attributes.Arn === Role,
    );
    if (!role) throw new StartError(`The function "${logicalId}" has no role of the template.`);
    const own = roleProperties.parse(role.properties);
    if (own.ManagedPolicyArns.length > 0) {
      throw new StartError(`The local runner knows no managed policies; "${role.logicalId}" has some.`);
    }
    const attached = policies
      .map(({ logicalId: of, properties }) => ({ of, ...policyProperties.parse(properties) }))
      .filter(({ Roles }) => Roles.includes(role.id));
    return {
      functionName: name,
      role: role.id,
      accessKeyId: keyOf(name, 'id').toUpperCase().slice(0, 20),
      secretAccessKey: keyOf(name, 'secret'),
      statements: [
        ...own.Policies.flatMap(({ PolicyName, PolicyDocument }) => readPolicy(PolicyName, PolicyDocument)),
        ...attached.flatMap(({ of, PolicyDocument }) => readPolicy(of, PolicyDocument)),
      ],
    };
  });
}

/** The same at every start, so that a link signed before a restart still works. */
function keyOf(name: string, part: 'id' | 'secret'): string {
  return createHash('sha256').update(`${part} of ${name} on this machine`).digest('hex');
}

const queuePolicy = z.looseObject({ Queues: z.array(z.string()), PolicyDocument: z.unknown() });
const bucketPolicy = z.looseObject({ Bucket: z.string(), PolicyDocument: z.unknown() });
const keyProperties = z.looseObject({ KeyPolicy: z.unknown() });

/** The policies of resources by ARN: queues, buckets and keys. */
export function readResourcePolicies(
  resources: Resource[],
  { region, account }: Place,
): Map<string, Statement[]> {
  const found = new Map<string, Statement[]>();
  const add = (arn: string, name: string, document: unknown) =>
    found.set(arn, [...(found.get(arn) ?? []), ...readPolicy(name, document)]);
  for (const { type, logicalId, properties, attributes } of resources) {
    if (type === 'AWS::SQS::QueuePolicy') {
      const { Queues, PolicyDocument } = queuePolicy.parse(properties);
      for (const url of Queues) {
        add(`arn:aws:sqs:${region}:${account}:${url.split('/').at(-1)}`, logicalId, PolicyDocument);
      }
    }
    if (type === 'AWS::S3::BucketPolicy') {
      const { Bucket, PolicyDocument } = bucketPolicy.parse(properties);
      add(`arn:aws:s3:::${Bucket}`, logicalId, PolicyDocument);
    }
    if (type === 'AWS::KMS::Key') {
      const { KeyPolicy } = keyProperties.parse(properties);
      if (KeyPolicy !== undefined) add(attributes.Arn ?? '', logicalId, KeyPolicy);
    }
  }
  return found;
}
