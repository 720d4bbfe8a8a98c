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

/** One account. Its username is `sub`. The email is an alias for signing in, and is verified once confirmed. */
export type User = z.infer<typeof userRecord>;

/** A mailed code. `expiresAt` is in milliseconds since 1970. */
export type Code = z.infer<typeof code>;

/** The accounts of the pool. */
export interface Users {
  /** Finds an account by its username, or by its email in any letter case. */
  find(username: string): User | undefined;
  save(user: User): void;
  remove(user: User): void;
}

const accounts = 'cognito-users';
const aliases = 'cognito-emails';

/** Opens the accounts in a store. */
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

/** The form in which usernames and emails are compared, as the pool ignores case. */
export function normalizeName(username: string): string {
  return username.toLowerCase();
}

/** The attributes of an account under Cognito's names. */
export function attributesOf(user: User): { sub: string; email_verified: string; email: string } {
  return { sub: user.sub, email_verified: String(user.confirmed), email: user.email };
}

/** The attributes of an account in Cognito's response format. */
export function attributeList(user: User): { Name: string; Value: string }[] {
  return Object.entries(attributesOf(user)).map(([Name, Value]) => ({ Name, Value }));
}
