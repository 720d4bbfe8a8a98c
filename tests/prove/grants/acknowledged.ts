import type { AllowedAction } from './unneeded-grants.ts';

/** Grants that nothing needs in the journeys, and why they stay. */
interface Acknowledged {
  /** Ends of the ARN of the role or resource. */
  readonly of: RegExp;
  readonly action: RegExp;
  readonly reason: string;
}

export const acknowledged: readonly Acknowledged[] = [
  {
    of: /Role[0-9A-F]{8}$/,
    action: /^sqs:(ChangeMessageVisibility|GetQueueUrl)$/,
    reason:
      'CDK grants them with an event source; Lambda uses them only for settings that no queue here has.',
  },
];

export function covers({ of, action }: Acknowledged, grant: AllowedAction): boolean {
  return of.test(grant.of) && action.test(grant.action);
}
