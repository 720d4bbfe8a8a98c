import * as z from 'zod';
import type { Store } from '../machine/store.ts';

const code = z.object({ value: z.string(), expiresAt: z.number() });

const authenticator = z.object({
  secret: z.string(),
  enabled: z.boolean(),
  /** The time step of the last code that signed in: no code works twice. */
  lastStep: z.number(),
});

const userRecord = z.object({
  username: z.string(),
  sub: z.string(),
  email: z.string(),
  confirmed: z.boolean(),
  srp: z.object({ salt: z.string(), verifier: z.string() }),
  confirmationCode: code.optional(),
  resetCode: code.optional(),
  /** The secret of an authenticator app whose first code has not come yet. */
  newSecret: z.string().optional(),
  authenticator: authenticator.optional(),
});

/** One account. Whoever signed up chose its username. Once it is confirmed, its email is verified and signs in as its alias. */
export type User = z.infer<typeof userRecord>;

/** A mailed code. `expiresAt` is in milliseconds since 1970. */
export type Code = z.infer<typeof code>;

/** The accounts of the pool. */
export interface Users {
  /** Finds an account by its username, or by its email once that is confirmed, both in any case. */
  find(name: string): User | undefined;
  findBySub(sub: string): User | undefined;
  save(user: User): void;
  remove(user: User): void;
}

const accounts = 'cognito-users';
const usernames = 'cognito-usernames';
const aliases = 'cognito-emails';

/** Opens the accounts in a store. */
export function createUsers(store: Store): Users {
  function findBySub(sub: unknown): User | undefined {
    const record = typeof sub === 'string' ? store.get(accounts, sub) : undefined;
    // Accounts that were stored before usernames were chosen have their id as username.
    return record === undefined ? undefined : userRecord.parse({ username: sub, ...Object(record) });
  }
  return {
    find(name) {
      const normal = normalizeName(name);
      const holder = findBySub(store.get(aliases, normal));
      if (holder?.confirmed) return holder;
      const user = findBySub(store.get(usernames, normal) ?? normal);
      return user && normalizeName(user.username) === normal ? user : undefined;
    },
    findBySub,
    save(user) {
      store.transaction(() => {
        store.put(accounts, user.sub, user);
        store.put(usernames, normalizeName(user.username), user.sub);
        if (user.confirmed) store.put(aliases, normalizeName(user.email), user.sub);
      });
    },
    remove(user) {
      store.transaction(() => {
        store.delete(accounts, user.sub);
        store.delete(usernames, normalizeName(user.username));
        if (user.confirmed) store.delete(aliases, normalizeName(user.email));
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

/** The attributes of an account as Cognito returns them. */
export function attributeList(user: User): { Name: string; Value: string }[] {
  return Object.entries(attributesOf(user)).map(([Name, Value]) => ({ Name, Value }));
}
