/**
 * Values by their keys as one text, a key and its value a line, in the order of the keys. `valueIn` finds a value in it by
 * halves, so that nothing has to be read of a large text before it is asked.
 */
export function sortedText(values: Iterable<readonly [key: string, value: string]>): string {
  return [...values]
    .sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
    .map(([key, value]) => {
      if (/[\t\n]/.test(key) || value.includes('\n'))
        throw new Error(`${JSON.stringify(key)} or its value has a line feed or a tab`);
      return `${key}\t${value}`;
    })
    .join('\n');
}

/** The value of a key in a sorted text; undefined if it is not there. */
export function valueIn(text: string, key: string): string | undefined {
  let [from, to] = [0, text.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const start = middle === 0 ? 0 : text.lastIndexOf('\n', middle - 1) + 1;
    const tab = text.indexOf('\t', start);
    const end = text.indexOf('\n', tab);
    const after = end < 0 ? text.length : end;
    const found = text.slice(start, tab);
    if (found === key) return text.slice(tab + 1, after);
    if (found < key) from = after + 1;
    else to = start;
  }
  return undefined;
}
