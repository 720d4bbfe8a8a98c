import { titleStrength } from '../job-title.ts';

/** "Jane Roe Notary London": what somebody is, between their name and a place. */
export function isCalling(token: string): boolean {
  return token.length > 4 && /^\p{Lu}\p{Ll}+$/u.test(token) && titleStrength(token) === 'certain';
}

const minTitle = 6;

/** "Jane Roe ATTORNEY", "JANE ROE Attorney at law" */
export function endsWithTitle(tokens: readonly string[]): boolean {
  const [first = ''] = tokens;
  const isCapital = !/\p{Ll}/u.test(first);
  const at = tokens.findIndex((token, index) => index >= 2 && !/\p{Ll}/u.test(token) !== isCapital);
  const rest = at < 0 ? '' : tokens.slice(at).join(' ');
  return rest.length >= minTitle && titleStrength(rest) === 'certain';
}
