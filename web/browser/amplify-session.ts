import { fetchAuthSession, signOut } from 'aws-amplify/auth';
import { configureAmplify } from './amplify.ts';
import type { Credentials } from './stored-tokens.ts';

/** Reads the sign-in that Amplify stored and refreshes its tokens if they have expired. Null if nobody is signed in. */
export async function renewCredentials(forceRefresh: boolean): Promise<Credentials | null> {
  await configureAmplify();
  const { tokens } = await fetchAuthSession({ forceRefresh });
  if (!tokens) return null;
  const email = tokens.idToken?.payload.email;
  return { accessToken: tokens.accessToken.toString(), email: typeof email === 'string' ? email : '' };
}

export async function signOutWithAmplify(everywhere: boolean): Promise<void> {
  await configureAmplify();
  await signOut({ global: everywhere });
}
