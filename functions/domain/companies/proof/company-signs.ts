import type { PageText } from './page-text.ts';

/** What a page shows about the age and size of its company. */
export interface CompanySigns {
  /** The first year that it names as its own; null if it names none. */
  readonly since: number | null;
  /** It is hiring, addresses investors or the press, or has several offices. */
  readonly isSizeable: boolean;
}

const searched = 20_000;
const firstYears =
  /(?:©|\(c\)|copyright)\s*((?:19|20)\d\d)\s*[-–—/]|\b(?:since|established(?: in)?|est\.?|founded(?: in)?|seit|gegründet|depuis|fondée? en|desde|fundada en|dal|sinds|opgericht in)\s+((?:18|19|20)\d\d)\b/giu;
const signsOfSize =
  /\b(?:careers|we(?:['’]| a)re hiring|join our team|open positions|our offices|investor relations|newsroom|press room|karriere|stellenangebote|carrières|recrutement|empleo|lavora con noi|vacatures)\b/iu;

/** Reads them from the visible text and from JSON-LD. What a page does not say is not guessed. */
export function companySignsOf(page: PageText): CompanySigns {
  const text = page.text.slice(0, searched);
  const shown = [...text.matchAll(firstYears)].map(([, range, since]) => Number(range ?? since));
  const years = [...page.foundingYears, ...shown];
  return {
    since: years.length === 0 ? null : Math.min(...years),
    isSizeable: signsOfSize.test(text),
  };
}
