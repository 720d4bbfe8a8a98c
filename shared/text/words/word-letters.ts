/** Of each code unit beyond ASCII: not asked yet, no part of a word, part of one. */
const answers = new Uint8Array(0x10000);
const no = 1;
const yes = 2;

/** Half of a character that takes two code units, so that one alone says nothing. */
export function isHalf(code: number): boolean {
  return code >= 0xd800 && code <= 0xdfff;
}

/** Whether a code unit is a letter or a digit, of any script (`\p{L}`, `\p{N}`). A half of a character is neither. */
export function isLetterOrDigit(code: number): boolean {
  if (code < 128)
    return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90);
  // Asking the tables of Unicode takes longer than all else that is done with a letter.
  if (answers[code] === 0) answers[code] = /[\p{L}\p{N}]/u.test(String.fromCharCode(code)) ? yes : no;
  return answers[code] === yes;
}
