/**
 * Whether a word is in a list of words in the order of the alphabet, with a space before and after each. It is found by
 * halves, without making a set of all in each new environment.
 */
export function isInSortedWords(list: string, word: string): boolean {
  let from = 0;
  let to = list.length - 1;
  while (from < to) {
    const start = list.lastIndexOf(' ', (from + to) >> 1) + 1;
    const end = list.indexOf(' ', start);
    const found = list.slice(start, end);
    if (found === word) return true;
    if (found < word) from = end;
    else to = start - 1;
  }
  return false;
}
