import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Store } from '../machine/store.ts';

export const sendScope = 'https://www.googleapis.com/auth/gmail.send';

const accounts = 'google-accounts';
/** The grants for which a refresh token was requested. */
const offline = 'google-offline-grants';

/** The account of an address, created when it is first named. */
export function accountOf(store: Store, email: string): string {
  const sub = BigInt(`0x${createHash('sha256').update(email).digest('hex').slice(0, 16)}`).toString();
  store.put(accounts, sub, email);
  return sub;
}

/** The address of an account; undefined for an unknown one. */
export function addressOf(store: Store, sub: string): string | undefined {
  return z.string().optional().parse(store.get(accounts, sub));
}

/** Records that a grant must return a refresh token. */
export function allowOffline(store: Store, grantId: string): void {
  store.put(offline, grantId, true);
}

/** Whether a grant must return a refresh token. */
export function isOffline(store: Store, grantId: string | undefined): boolean {
  return grantId !== undefined && store.get(offline, grantId) === true;
}
