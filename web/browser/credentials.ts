import { fetchAuthSession, signOut } from 'aws-amplify/auth';
import { configureAmplify } from './amplify.ts';

/** The signed-in person's tokens, refreshed when they have run out; null when nobody is signed in any more. */
export interface Credentials {
  readonly accessToken: string;
  readonly email: string;
}

/** Reads the stored sign-in. Throws when it had to be refreshed and the user pool could not be reached. */
export async function readCredentials(options: { forceRefresh?: boolean } = {}): Promise<Credentials | null> {
  await configureAmplify();
  const { tokens } = await fetchAuthSession({ forceRefresh: options.forceRefresh ?? false });
  if (!tokens) return null;
  const email = tokens.idToken?.payload.email;
  return { accessToken: tokens.accessToken.toString(), email: typeof email === 'string' ? email : '' };
}

/** Forgets the tokens on this device, and with `everywhere` revokes those of all other devices too. */
export async function endSession(everywhere: boolean): Promise<void> {
  await configureAmplify();
  await signOut({ global: everywhere });
}
