const patronymic = /^\p{Lu}[\p{Script=Cyrillic}’'ʼ]+(?:[оеєй]вич|ьич|[иі]ч|івна|ївна|[ое]вна|[иі]чна)$/iu;

/** "Петрівна", "Ильинична": the name after the father's that Russians and Ukrainians have between or after the others. */
export function isPatronymic(word: string): boolean {
  return patronymic.test(word);
}

/** The ends that adjectives hardly have: "медична", "кирпич" and "основна" are none. */
const certain = /(?:[оеєй]вич|ьич|[ії]вна|(?<!^(?:осн|гол|церк|дух|ум|п|м))[ое]вна|инична)$/iu;

/** Whether somebody is called by their patronymic, as nothing but a person is: "Олена Петрівна", "Роу Олена Петрівна". */
export function hasPatronymic(name: string): boolean {
  return (
    /\p{Script=Cyrillic}/u.test(name) &&
    name.split(' ').some((word, at) => at > 0 && isPatronymic(word) && certain.test(word))
  );
}
