/** The fewest characters of a password, as the user pool has it too. */
export const minPasswordLength = 6;
