import { titleStrength } from '../job-title.ts';

/** "Jane Roe Notary London": what somebody is, between their name and a place. */
export function isCalling(token: string): boolean {
  return token.length > 4 && /^\p{Lu}\p{Ll}+$/u.test(token) && titleStrength(token) === 'certain';
}

const minTitle = 6;

/**
 * At which word a title begins that is in another case than the name before it: 2 of "Jane Roe ATTORNEY" and of "JANE ROE
 * Attorney at law"; -1 if there is none. An initial is in capitals in any name ("T. Anna Porter").
 */
export function titleInOtherCase(words: readonly string[]): number {
  const isCapital = words.map((word) => !/\p{Ll}/u.test(word));
  const at = isCapital.findIndex((one, index) => index >= 2 && one !== isCapital[0]);
  if (at < 0 || isCapital.slice(0, at).some((one) => one !== isCapital[0])) return -1;
  const title = words.slice(at).join(' ');
  return title.length >= minTitle && titleStrength(title) === 'certain' ? at : -1;
}
