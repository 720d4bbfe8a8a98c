/** The minimum length of a password. The user pool has the same setting. */
export const minPasswordLength = 6;
