/**
 * A function of a text that remembers its answers: the lines of a menu are on every page of a site. Only for pure
 * functions. Texts longer than `maxLength` are not remembered, and after `maxTexts` all are forgotten at once.
 */
export function remembered<Answer>(
  read: (text: string) => Answer,
  { maxTexts = 5_000, maxLength = 300 } = {},
): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    if (text.length > maxLength) return read(text);
    const known = answers.get(text);
    if (known !== undefined || answers.has(text)) return known as Answer;
    const answer = read(text);
    if (answers.size >= maxTexts) answers.clear();
    answers.set(text, answer);
    return answer;
  };
}

/** A value that is made when it is first asked for. */
export function atFirstUse<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
