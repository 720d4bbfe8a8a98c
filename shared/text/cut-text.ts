/** Cuts a text to at most so many bytes of UTF-8, without splitting characters. */
export function cutToBytes(text: string, bytes: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(bytes));
  return text.slice(0, read);
}

/**
 * Cuts texts to fit into so many bytes of UTF-8 together. It shortens the longest first, until they are equally
 * long.
 */
export function cutTogether(texts: readonly string[], bytes: number): string[] {
  const lengths = texts.map((text) => new TextEncoder().encode(text).length);
  let maxBytesEach = Math.max(0, ...lengths);
  while (lengths.reduce((sum, length) => sum + Math.min(length, maxBytesEach), 0) > bytes) maxBytesEach -= 1;
  return texts.map((text) => cutToBytes(text, maxBytesEach));
}
