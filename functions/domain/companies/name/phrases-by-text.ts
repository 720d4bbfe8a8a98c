/** The words of phrases by a text that names have for them. */
export interface PhrasesByText {
  get(text: string): readonly string[] | undefined;
  has(text: string): boolean;
}

/** The letters by which phrases are put together. */
export const beginning = 3;

/** Phrases by their first letters, those without a common beginning under `''`. */
export type PhrasesByBeginning = Pick<ReadonlyMap<string, readonly string[]>, 'get'>;

/**
 * Looks phrases up by their texts; of two with one text, the first counts. A directory has a hundred thousand phrases, of
 * which a name needs few, so that only those are made into texts which begin as the text that is asked for.
 */
export function phrasesByText(
  phrases: () => PhrasesByBeginning,
  textsOf: (phrase: string) => { readonly texts: readonly string[]; readonly words: readonly string[] },
): PhrasesByText {
  let read: PhrasesByBeginning | undefined;
  const made = new Map<string, ReadonlyMap<string, readonly string[]>>();
  const textsFrom = (begin: string) => {
    const known = made.get(begin);
    if (known !== undefined) return known;
    read ??= phrases();
    const byText = new Map<string, readonly string[]>();
    for (const phrase of read.get(begin) ?? []) {
      const { texts, words } = textsOf(phrase);
      for (const text of texts) if (!byText.has(text)) byText.set(text, words);
    }
    made.set(begin, byText);
    return byText;
  };
  const get = (text: string) => textsFrom(text.slice(0, beginning)).get(text) ?? textsFrom('').get(text);
  return { get, has: (text) => get(text) !== undefined };
}
