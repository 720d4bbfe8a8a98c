/** The words of phrases by a text that names have for them. */
export interface PhrasesByText {
  get(text: string): readonly string[] | undefined;
  has(text: string): boolean;
}

/** The letters by which phrases are put together. */
export const beginning = 3;

/**
 * Looks phrases up by their texts; of two with one text, the first counts. A directory has a hundred thousand phrases, of
 * which a name needs few, so that only those are made into texts which begin as the text that is asked for.
 * `beginningOf`: the first letters of all texts of a phrase; undefined if they differ.
 */
export function phrasesByText<Phrase>(
  phrases: () => Iterable<Phrase>,
  beginningOf: (phrase: Phrase) => string | undefined,
  textsOf: (phrase: Phrase) => { readonly texts: readonly string[]; readonly words: readonly string[] },
): PhrasesByText {
  let groups: ReadonlyMap<string | undefined, readonly Phrase[]> | undefined;
  const made = new Map<string | undefined, ReadonlyMap<string, readonly string[]>>();
  const textsFrom = (begin: string | undefined) => {
    const known = made.get(begin);
    if (known !== undefined) return known;
    groups ??= Map.groupBy(phrases(), beginningOf);
    const byText = new Map<string, readonly string[]>();
    for (const phrase of groups.get(begin) ?? []) {
      const { texts, words } = textsOf(phrase);
      for (const text of texts) if (!byText.has(text)) byText.set(text, words);
    }
    made.set(begin, byText);
    return byText;
  };
  const get = (text: string) =>
    textsFrom(text.slice(0, beginning)).get(text) ?? textsFrom(undefined).get(text);
  return { get, has: (text) => get(text) !== undefined };
}
