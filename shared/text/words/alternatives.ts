const braces = /\{([^{}]*)\}/;

/** The entries that a shortened one stands for: `{general,legal} counsel` is `general counsel` and `legal counsel`. */
export function withAlternatives(entry: string): string[] {
  const found = braces.exec(entry);
  if (!found) return [entry];
  const [whole, alternatives = ''] = found;
  return alternatives.split(',').flatMap((one) => withAlternatives(entry.replace(whole, one)));
}

/** The entries of tables whose separator is `|`, by language. */
export function entriesOfTables(...tables: readonly Readonly<Record<string, string>>[]): string[] {
  return tables.flatMap((table) =>
    Object.values(table).flatMap((list) =>
      list.split('|').flatMap((entry) => withAlternatives(entry.trim())),
    ),
  );
}
