import * as z from 'zod';
import type { Place } from '../template/assembly.ts';
import type { Resource } from '../template/template.ts';
import { type AskedAction, whyDenied } from './decide.ts';
import { readPolicy, type Statement } from './policy.ts';

/** The policies of a template. */
export interface PolicySet {
  /** Those of roles, by the ARN of the role. */
  readonly ofRoles: ReadonlyMap<string, readonly Statement[]>;
  /** Those on queues, topics, buckets, keys and functions, and who may assume a role, by ARN. */
  readonly ofResources: ReadonlyMap<string, readonly Statement[]>;
}

/** Who makes a call: a session of a role, or a service of AWS in its own name. */
export type Caller = { readonly role: string; readonly session?: string } | { readonly service: string };

/** Why a call is refused, in AWS's wording; null if it is allowed. */
export function whyRefused(
  caller: Caller,
  asked: AskedAction,
  { ofRoles, ofResources }: PolicySet,
  { account }: Pick<Place, 'account'>,
): string | null {
  return whyDenied(asked, {
    ofIdentity: 'role' in caller ? (ofRoles.get(caller.role) ?? []) : [],
    // An object is under the policy of its bucket.
    ofResource: ofResources.get(asked.resource.replace(/^(arn:aws:s3:::[^/]+)\/.*$/, '$1')) ?? null,
    caller: 'role' in caller ? [caller.role, caller.session ?? caller.role] : [caller.service],
    account: `arn:aws:iam::${account}:root`,
    needsResource: asked.action.startsWith('kms:'),
  });
}

const inline = z.array(z.looseObject({ PolicyName: z.string(), PolicyDocument: z.unknown() })).default([]);
const roleProperties = z.looseObject({
  Policies: inline,
  ManagedPolicyArns: z.array(z.unknown()).default([]),
  PermissionsBoundary: z
    .undefined({ error: 'The local runner evaluates no permissions boundary' })
    .optional(),
  AssumeRolePolicyDocument: z.looseObject({ Statement: z.array(z.looseObject({})) }).optional(),
});
const policyProperties = z.looseObject({
  PolicyDocument: z.unknown(),
  Roles: z.array(z.string()).default([]),
});
const queuePolicy = z.looseObject({ Queues: z.array(z.string()), PolicyDocument: z.unknown() });
const topicPolicy = z.looseObject({ Topics: z.array(z.string()), PolicyDocument: z.unknown() });
const bucketPolicy = z.looseObject({ Bucket: z.string(), PolicyDocument: z.unknown() });
const keyProperties = z.looseObject({ KeyPolicy: z.unknown() });
const permission = z.strictObject({
  Action: z.string(),
  FunctionName: z.string(),
  Principal: z.string(),
  SourceArn: z.string().optional(),
  SourceAccount: z.string().optional(),
});

/**
 * Reads all policies of a template. A role with a managed policy, which only CDK's own functions have, is left out.
 * Throws a StartError for a policy that cannot be evaluated.
 */
export function readPolicies(resources: readonly Resource[], { region, account }: Place): PolicySet {
  const ofRoles = new Map<string, readonly Statement[]>();
  const ofResources = new Map<string, readonly Statement[]>();
  const policies = resources.filter(({ type }) => type === 'AWS::IAM::Policy');
  const add = (arn: string, name: string, document: unknown) =>
    ofResources.set(arn, [...(ofResources.get(arn) ?? []), ...readPolicy(name, document)]);

  for (const { type, id, logicalId, properties, attributes } of resources) {
    const own = attributes.Arn ?? '';
    if (type === 'AWS::IAM::Role') {
      const role = roleProperties.parse(properties);
      if (role.ManagedPolicyArns.length > 0) continue;
      const attached = policies
        .map((policy) => ({ of: policy.logicalId, ...policyProperties.parse(policy.properties) }))
        .filter(({ Roles }) => Roles.includes(id));
      ofRoles.set(own, [
        ...role.Policies.flatMap(({ PolicyName, PolicyDocument }) => readPolicy(PolicyName, PolicyDocument)),
        ...attached.flatMap(({ of, PolicyDocument }) => readPolicy(of, PolicyDocument)),
      ]);
      const { AssumeRolePolicyDocument: trust } = role;
      if (trust === undefined) continue;
      // Who may assume a role is said without a resource.
      const Statement = trust.Statement.map((statement) => ({ ...statement, Resource: own }));
      add(own, logicalId, { ...trust, Statement });
    }
    if (type === 'AWS::SQS::QueuePolicy') {
      const { Queues, PolicyDocument } = queuePolicy.parse(properties);
      for (const url of Queues) {
        add(`arn:aws:sqs:${region}:${account}:${url.split('/').at(-1)}`, logicalId, PolicyDocument);
      }
    }
    if (type === 'AWS::SNS::TopicPolicy') {
      const { Topics, PolicyDocument } = topicPolicy.parse(properties);
      for (const topic of Topics) add(topic, logicalId, PolicyDocument);
    }
    if (type === 'AWS::S3::BucketPolicy') {
      const { Bucket, PolicyDocument } = bucketPolicy.parse(properties);
      add(`arn:aws:s3:::${Bucket}`, logicalId, PolicyDocument);
    }
    if (type === 'AWS::KMS::Key') {
      const { KeyPolicy } = keyProperties.parse(properties);
      if (KeyPolicy !== undefined) add(own, logicalId, KeyPolicy);
    }
    if (type === 'AWS::Lambda::Permission') {
      const { Action, FunctionName, Principal, SourceArn, SourceAccount } = permission.parse(properties);
      const Resource = FunctionName.startsWith('arn:')
        ? FunctionName
        : `arn:aws:lambda:${region}:${account}:function:${FunctionName}`;
      const Condition = {
        ...(SourceArn !== undefined && { ArnLike: { 'aws:SourceArn': SourceArn } }),
        ...(SourceAccount !== undefined && { StringEquals: { 'aws:SourceAccount': SourceAccount } }),
      };
      const statement = { Effect: 'Allow', Action, Resource, Principal: { Service: Principal }, Condition };
      add(Resource, logicalId, { Version: '2012-10-17', Statement: [statement] });
    }
  }
  return { ofRoles, ofResources };
}
