interface LegalForm {
  /** In lower case and without dots, unless it is never written without them. */
  readonly form: string;
  /** Whether running text writes the same for something else: "limited", "5 kg", "Denver, CO". */
  readonly isWord: boolean;
  /** Whether people are called so as well, as in "Gonçalo de Sá". */
  readonly isName: boolean;
}

/** The legal forms of companies that names, titles and pages are read for. */
export const legalForms: readonly LegalForm[] = [
  ...formsOf(
    'gmbh mbh ohg gbr kgaa e.k ltd llc llp inc plc pty sarl eurl srl slu sro lda ltda bv aps a/s oyj kft zrt ооо оао зао пао тоо тов еоод еад дооел',
  ),
  ...formsOf('limited incorporated corp corporation kg lp pc nv sl ooo', { isWord: true }),
  ...formsOf('ag ab oy', { isName: true }),
  ...formsOf('co as sa sas se spa ug bt kk pte doo', { isWord: true, isName: true }),
];

/** The legal forms that nothing else is written as in running text. */
export const formsInText = legalForms.filter(({ isWord }) => !isWord);

/** The legal forms that no person is called. */
export const formsNoName = legalForms.filter(({ isName }) => !isName);

/** The source of a regular expression for lower-case text that matches any of the forms, with dots ("s.p.a") or without. */
export function patternOf(forms: readonly LegalForm[]): string {
  return `(?:${forms.map(({ form }) => (/\W/.test(form) ? escaped(form) : [...form].join('\\.?'))).join('|')})`;
}

function formsOf(list: string, { isWord = false, isName = false } = {}): LegalForm[] {
  return list.split(' ').map((form) => ({ form, isWord, isName }));
}

function escaped(form: string): string {
  return form.replace(/\./g, '\\.');
}
