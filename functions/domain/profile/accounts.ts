/** The accounts in the user pool, with which people sign in. */
export interface Accounts {
  /** Returns the confirmed address of an account, or null if there is no such account. */
  emailOf(userId: string): Promise<string | null>;
  /** Signs an account out everywhere and deletes it. Does nothing if it is already deleted. */
  delete(userId: string): Promise<void>;
}
