import * as z from 'zod';
import { withoutDeceptiveCharacters } from '../text/deceptive-characters.ts';

/**
 * Half a character (a lone surrogate), or a control character that is not white space. No written text contains
 * these.
 */
const unwritable = /\p{Cs}|(?!\s)\p{Cc}/u;

function written(maxLength: number, tidy: (text: string) => string) {
  return z
    .string()
    .overwrite((text) => withoutDeceptiveCharacters(tidy(text)).trim())
    .max(maxLength, { error: () => `Use at most ${maxLength.toLocaleString('en-US')} characters` })
    .refine((text) => !unwritable.test(text), 'Remove the characters that are not text');
}

/**
 * Text of one line, at most `maxLength` UTF-16 units. It is trimmed, deceptive characters are removed, and all white
 * space becomes a blank.
 */
export function line(maxLength: number) {
  return written(maxLength, (text) => text.replace(/\s+/g, ' '));
}

/**
 * Text of several lines, at most `maxLength` UTF-16 units. It is trimmed, deceptive characters are removed, and
 * lines end with `\n`.
 */
export function prose(maxLength: number) {
  return written(maxLength, (text) => text.replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n'));
}
