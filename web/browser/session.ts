import { useSyncExternalStore } from 'react';
import { forgetDrafts } from './drafts.ts';
import { isPresent, onPresenceChange, setPresent } from './presence.ts';

/**
 * Who is signed in. `unreachable` says that a sign-in is stored but could not be checked (offline); `left` that the
 * person signed out here by choice, `lost` that the service took their sign-in no longer.
 */
export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out'; readonly left?: true; readonly lost?: true }
  | { readonly status: 'unreachable' }
  | { readonly status: 'signed-in'; readonly email: string };

let current: Session = isPresent() ? { status: 'loading' } : { status: 'signed-out' };
const listeners = new Set<() => void>();

function become(next: Session): void {
  current = next;
  for (const listener of listeners) listener();
}

// Amplify is half of what a page loads: only those that need tokens fetch it.
const credentials = () => import('./credentials.ts');

/** Reads the stored sign-in again: at start, and after signing in. */
export async function refreshSession(): Promise<void> {
  try {
    const { readCredentials } = await credentials();
    const found = await readCredentials();
    become(found ? { status: 'signed-in', email: found.email } : { status: 'signed-out' });
    setPresent(found !== null);
  } catch {
    become({ status: 'unreachable' });
  }
}

/** Reads the stored sign-in where nobody has yet, and waits until it is known. */
export async function beginSession(): Promise<void> {
  if (current.status === 'loading') await refreshSession();
}

/**
 * The bearer token for one call of the API, or null when nobody is signed in any more. Throws when a refresh was
 * due and the user pool could not be reached.
 */
export async function accessToken(options: { forceRefresh?: boolean } = {}): Promise<string | null> {
  const { readCredentials } = await credentials();
  const found = await readCredentials(options);
  return found?.accessToken ?? null;
}

/** Signs out here, or on every device. Throws only when other devices could not be signed out. */
export async function leave(options: { everywhere?: boolean } = {}): Promise<void> {
  const everywhere = options.everywhere ?? false;
  const { endSession } = await credentials();
  try {
    await endSession(everywhere);
  } catch (cause) {
    if (everywhere) throw cause;
  }
  become({ status: 'signed-out', left: true });
  setPresent(false);
  forgetDrafts();
}

/** Treats a sign-in that the service takes no longer as ended: the guard leads to /auth and keeps the address. */
export function forgetSession(): void {
  become({ status: 'signed-out', lost: true });
  setPresent(false);
}

onPresenceChange(() => {
  if (!isPresent() && current.status !== 'signed-out') become({ status: 'signed-out' });
  // Who it is, is read by the first page that needs to know.
  if (isPresent() && current.status === 'signed-out') become({ status: 'loading' });
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The sign-in state, followed live. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, () => current);
}
