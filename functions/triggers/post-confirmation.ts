import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { createProfile } from '../data/profile/profiles.ts';
import { openTable } from '../data/table.ts';
import { readEnvironment, tableEnvironment } from '../runtime/env.ts';

const table = openTable(readEnvironment(tableEnvironment).TABLE_NAME);

/**
 * Creates the profile of a user who has just confirmed the sign-up. Cognito fires the same trigger after a password reset,
 * when there is nothing to do.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-post-confirmation.html
 */
export async function handler(event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> {
  const { sub, email } = event.request.userAttributes;
  if (event.triggerSource === 'PostConfirmation_ConfirmSignUp' && sub !== undefined && email !== undefined) {
    await createProfile(table, { userId: sub, email, createdAt: new Date().toISOString() });
  }
  return event;
}
