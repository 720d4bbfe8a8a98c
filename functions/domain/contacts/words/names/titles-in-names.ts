import { titleStrength } from '../job-title.ts';

/** "Jane Roe Notary London": what somebody is, between their name and a place. */
export function isCalling(token: string): boolean {
  return token.length > 4 && /^\p{Lu}\p{Ll}+$/u.test(token) && titleStrength(token) === 'certain';
}

const minTitle = 6;

/** "Jane Roe ATTORNEY", "JANE ROE Attorney at law" */
export function endsWithTitle(tokens: readonly string[]): boolean {
  const isCapital = tokens.map((token) => !/\p{Ll}/u.test(token));
  const at = isCapital.findIndex((one, index) => index >= 2 && one !== isCapital[0]);
  // "T. Anna Porter": an initial is in capitals in any name.
  if (at < 0 || isCapital.slice(0, at).some((one) => one !== isCapital[0])) return false;
  const rest = tokens.slice(at).join(' ');
  return rest.length >= minTitle && titleStrength(rest) === 'certain';
}
