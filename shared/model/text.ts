import * as z from 'zod';
import { undeceiving } from '../text/undeceiving.ts';

/** Half a character (a surrogate on its own), or a control character that is no white space: no writing has these. */
const unwritable = /\p{Cs}|(?!\s)\p{Cc}/u;

function written(most: number, tidy: (text: string) => string) {
  return z
    .string()
    .overwrite((text) => undeceiving(tidy(text)).trim())
    .max(most, { error: () => `Use at most ${most.toLocaleString('en-US')} characters` })
    .refine((text) => !unwritable.test(text), 'Remove the characters that are not text');
}

/**
 * What people write into one line, at most `most` UTF-16 units: trimmed, without characters that deceive, and all white
 * space in it is a blank.
 */
export function line(most: number) {
  return written(most, (text) => text.replace(/\s+/g, ' '));
}

/**
 * What people write into several lines, at most `most` UTF-16 units: trimmed, without characters that deceive, and its
 * lines end with `\n`.
 */
export function prose(most: number) {
  return written(most, (text) => text.replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n'));
}
