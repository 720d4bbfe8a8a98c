/** The accounts that people sign in with, as the user pool keeps them. */
export interface Accounts {
  /** The confirmed address of an account, null where there is no such account. */
  emailOf(userId: string): Promise<string | null>;
  /** Signs an account out everywhere and deletes it; one that is gone already stays so. */
  delete(userId: string): Promise<void>;
}
