import { useSyncExternalStore } from 'react';

const key = 'buyerscope.signed-in';
const listeners = new Set<() => void>();

/**
 * Whether somebody is probably signed in here. It is only a hint for public pages, which must not load Amplify to find
 * out; it grants nothing.
 */
export function isPresent(): boolean {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}

export function setPresent(present: boolean): void {
  try {
    if (present) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Storage can be blocked; the flag is only a hint.
  }
  for (const listener of listeners) listener();
}

/** Calls back when somebody signs in or out, here or in another tab. Returns a function that stops this. */
export function onPresenceChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  listeners.add(listener);
  // There are no other tabs while pages are prerendered.
  globalThis.addEventListener?.('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

const notKnown = () => null;

/**
 * Whether somebody is probably signed in, kept up to date. Null on a prerendered page until the app has hydrated it.
 */
export function usePresence(): boolean | null {
  return useSyncExternalStore(onPresenceChange, isPresent, notKnown);
}
