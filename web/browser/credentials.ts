import { loadConfig } from './config.ts';
import { type Credentials, storedCredentials } from './stored-tokens.ts';

// Amplify is 20 KB, and only signing in and out and a renewal need it.
const amplifySession = () => import('./amplify-session.ts');

/**
 * Reads the stored sign-in; null if nobody is signed in. Throws if it needed a refresh and the user pool could not be
 * reached.
 */
export async function readCredentials(options: { forceRefresh?: boolean } = {}): Promise<Credentials | null> {
  const forceRefresh = options.forceRefresh ?? false;
  if (!forceRefresh) {
    const { userPoolClientId } = await loadConfig();
    const stored = storedCredentials(userPoolClientId, new Date());
    if (stored) return stored;
  }
  const { renewCredentials } = await amplifySession();
  return renewCredentials(forceRefresh);
}

/** Deletes the tokens on this device. With `everywhere`, it also revokes those of all other devices. */
export async function endSession(everywhere: boolean): Promise<void> {
  const { signOutWithAmplify } = await amplifySession();
  await signOutWithAmplify(everywhere);
}
