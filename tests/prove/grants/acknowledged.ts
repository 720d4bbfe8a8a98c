import type { AllowedAction } from './unneeded-grants.ts';

/** Grants that no journey needs, and why they stay. */
interface Acknowledged {
  /** The end of the ARN of the role or resource that has the policy. */
  readonly of: RegExp;
  readonly action: RegExp;
  readonly on?: RegExp;
  readonly reason: string;
}

export const acknowledged: readonly Acknowledged[] = [
  {
    of: /Role[0-9A-F]{8}$/,
    action: /^sqs:(ChangeMessageVisibility|GetQueueUrl)$/,
    reason: 'CDK grants them with an event source; Lambda uses them for settings that no queue here has.',
  },
  {
    of: /(StateMachine|Exports|Deletions)Role[0-9A-F]{8}$/,
    action: /^lambda:InvokeFunction$/,
    on: /:\*$/,
    reason: 'CDK grants every version together with the function; there is only one version.',
  },
  {
    of: /(registerbuilds|accountjobsfiles|sitefiles\w+)[0-9a-f]{8}$/,
    action: /^s3:(DeleteObject|GetBucket|List)\*$|^s3:PutBucketPolicy$/,
    reason: 'With these a function of CDK empties the bucket when the stack is deleted.',
  },
  {
    of: /ApiRegistrationsRole[0-9A-F]{8}$/,
    action: /^dynamodb:DeleteItem$/,
    reason:
      'The earlier expiry of a domain is deleted when its registry names another, which it is not asked for within a day.',
  },
  {
    of: /ApiOutreachLogRole[0-9A-F]{8}$/,
    action: /^dynamodb:DeleteItem$/,
    reason:
      'What was due on the desk is deleted when an outcome closes its company: tests/data/desk.test.ts.',
  },
  {
    of: /ExportAccountRole[0-9A-F]{8}$/,
    action: /^s3:AbortMultipartUpload$/,
    reason: 'Only an upload that failed is aborted.',
  },
];

export function covers({ of, action, on }: Acknowledged, grant: AllowedAction): boolean {
  return of.test(grant.of) && action.test(grant.action) && (on?.test(grant.resource) ?? true);
}
