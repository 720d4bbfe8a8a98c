/** One pattern for the words of all languages, each written as it is folded. */
export function anyOf(byLanguage: Readonly<Record<string, string>>): RegExp {
  return new RegExp(Object.values(byLanguage).join('|'), 'u');
}
