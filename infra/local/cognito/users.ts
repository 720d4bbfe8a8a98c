import * as z from 'zod';
import type { Store } from '../machine/store.ts';

const code = z.object({ value: z.string(), expiresAt: z.number() });

const userRecord = z.object({
  sub: z.string(),
  email: z.string(),
  confirmed: z.boolean(),
  srp: z.object({ salt: z.string(), verifier: z.string() }),
  confirmationCode: code.optional(),
  resetCode: code.optional(),
});

/** One account. Its username is `sub`; the email signs in as its alias and counts as verified once confirmed. */
export type User = z.infer<typeof userRecord>;

/** A code that was mailed; `expiresAt` in milliseconds of the epoch. */
export type Code = z.infer<typeof code>;

/** The accounts of the pool. */
export interface Users {
  /** Finds an account by its username or by its email in any case. */
  find(username: string): User | undefined;
  save(user: User): void;
  remove(user: User): void;
}

const accounts = 'cognito-users';
const aliases = 'cognito-emails';

/** Creates the accounts over a store. */
export function createUsers(store: Store): Users {
  return {
    find(username) {
      const sub = store.get(aliases, normalizeName(username)) ?? username;
      const record = typeof sub === 'string' ? store.get(accounts, sub) : undefined;
      return record === undefined ? undefined : userRecord.parse(record);
    },
    save(user) {
      store.transaction(() => {
        store.put(accounts, user.sub, user);
        store.put(aliases, normalizeName(user.email), user.sub);
      });
    },
    remove(user) {
      store.transaction(() => {
        store.delete(accounts, user.sub);
        store.delete(aliases, normalizeName(user.email));
      });
    },
  };
}

/** How a username or email is compared: the pool ignores case. */
export function normalizeName(username: string): string {
  return username.toLowerCase();
}

/** The attributes of an account as Cognito names them. */
export function attributesOf(user: User): { sub: string; email_verified: string; email: string } {
  return { sub: user.sub, email_verified: String(user.confirmed), email: user.email };
}

/** The attributes of an account as Cognito answers them. */
export function attributeList(user: User): { Name: string; Value: string }[] {
  return Object.entries(attributesOf(user)).map(([Name, Value]) => ({ Name, Value }));
}
