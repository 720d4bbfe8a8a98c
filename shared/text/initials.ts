/** The initials of a name: the first letters of its first two words. */
export function initials(name: string): string {
  const words = name.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => word.match(/^\p{L}\p{M}*/u)?.[0].toUpperCase() ?? '')
    .join('');
}
