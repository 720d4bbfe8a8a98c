import { fetchAuthSession, signOut } from 'aws-amplify/auth';
import { configureAmplify } from './amplify.ts';

/** The signed-in user's tokens, refreshed if they have expired. */
export interface Credentials {
  readonly accessToken: string;
  readonly email: string;
}

/**
 * Reads the stored sign-in; null if nobody is signed in. Throws if it needed a refresh and the user pool could not be
 * reached.
 */
export async function readCredentials(options: { forceRefresh?: boolean } = {}): Promise<Credentials | null> {
  await configureAmplify();
  const { tokens } = await fetchAuthSession({ forceRefresh: options.forceRefresh ?? false });
  if (!tokens) return null;
  const email = tokens.idToken?.payload.email;
  return { accessToken: tokens.accessToken.toString(), email: typeof email === 'string' ? email : '' };
}

/** Deletes the tokens on this device. With `everywhere`, it also revokes those of all other devices. */
export async function endSession(everywhere: boolean): Promise<void> {
  await configureAmplify();
  await signOut({ global: everywhere });
}
