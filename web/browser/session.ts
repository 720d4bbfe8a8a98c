import { useSyncExternalStore } from 'react';
import { forgetDrafts } from './drafts.ts';
import { isPresent, onPresenceChange, setPresent } from './presence.ts';

/**
 * Who is signed in. `unreachable`: a sign-in is stored but could not be checked (offline). `left`: the user signed out
 * here. `lost`: the service no longer accepts their sign-in.
 */
export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out'; readonly left?: true; readonly lost?: true }
  | { readonly status: 'unreachable' }
  | { readonly status: 'signed-in'; readonly email: string };

/** While the user signs out here, the tokens are gone before the state says so. */
let isLeaving = false;
let current: Session = isPresent() ? { status: 'loading' } : { status: 'signed-out' };
const listeners = new Set<() => void>();

function become(next: Session): void {
  current = next;
  for (const listener of listeners) listener();
}

// Public pages do not need tokens, and what reads them brings zod along.
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

/** Reads the stored sign-in, unless that has been done, and waits for it. */
export async function beginSession(): Promise<void> {
  if (current.status === 'loading') await refreshSession();
}

/**
 * The bearer token for one call of the API, or null if nobody is signed in any more. Throws if the token needed a
 * refresh and the user pool could not be reached.
 */
export async function accessToken(options: { forceRefresh?: boolean } = {}): Promise<string | null> {
  const { readCredentials } = await credentials();
  const found = await readCredentials(options);
  return found?.accessToken ?? null;
}

/** Signs out on this device, or on every device. Throws only if other devices could not be signed out. */
export async function leave(options: { everywhere?: boolean } = {}): Promise<void> {
  const everywhere = options.everywhere ?? false;
  isLeaving = true;
  try {
    const { endSession } = await credentials();
    await endSession(everywhere);
  } catch (cause) {
    if (everywhere) throw cause;
  } finally {
    isLeaving = false;
  }
  become({ status: 'signed-out', left: true });
  setPresent(false);
  forgetDrafts();
}

/**
 * Ends a sign-in that the service no longer accepts. The guard then goes to /auth and keeps the address. Does nothing
 * where the user signs out or has done so: a call that was under way is then refused as well.
 */
export function forgetSession(): void {
  if (isLeaving || current.status === 'signed-out') return;
  become({ status: 'signed-out', lost: true });
  setPresent(false);
}

onPresenceChange(() => {
  if (!isPresent() && current.status !== 'signed-out') become({ status: 'signed-out' });
  // The first page that needs to know reads who it is.
  if (isPresent() && current.status === 'signed-out') become({ status: 'loading' });
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The sign-in state, kept up to date. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, () => current);
}
