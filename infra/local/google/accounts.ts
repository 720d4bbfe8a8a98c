import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Store } from '../machine/store.ts';

export const sendScope = 'https://www.googleapis.com/auth/gmail.send';

const accounts = 'google-accounts';
/** The grants for which a refresh token was asked. */
const offline = 'google-offline-grants';

/** The account of an address, made when it is first named. */
export function accountOf(store: Store, email: string): string {
  const sub = BigInt(`0x${createHash('sha256').update(email).digest('hex').slice(0, 16)}`).toString();
  store.put(accounts, sub, email);
  return sub;
}

/** The address of an account; undefined for one that was never named. */
export function addressOf(store: Store, sub: string): string | undefined {
  return z.string().optional().parse(store.get(accounts, sub));
}

/** Notes that a grant is to give a refresh token. */
export function allowOffline(store: Store, grantId: string): void {
  store.put(offline, grantId, true);
}

/** Whether a grant is to give a refresh token. */
export function isOffline(store: Store, grantId: string | undefined): boolean {
  return grantId !== undefined && store.get(offline, grantId) === true;
}
