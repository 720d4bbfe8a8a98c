/** A figure of `docs/lead-engine.md`, in its letters. */
export interface Measured {
  /** What is counted, as a sentence that ends in the figure. */
  readonly what: string;
  /** On what it was measured, and by whom it was judged. */
  readonly on: string;
  /** The beginning of its row in the document. */
  readonly row: string;
  /** The share as that row has it, between 0 and 1. */
  readonly share: string;
}

/** The maximum number of forms of a name that are looked up: `maxForms` of `candidates/name-forms.ts`. */
export const formsOfName = 570;
/** About how many companies the shipped directory has, as the document says it. */
export const companiesListed = 'some 116,000 companies';

/**
 * The figures of the page on how leads are found: first runs on what nobody had seen who works on the engine.
 * `tests/unit/measured-figures.test.ts` compares each with the document.
 */
export const measured = {
  usingTheName: [
    {
      what: 'Where a company has settled for a form of its name, we look that form up',
      on: '354 young companies of a public list, kept apart until the end',
      row: '`yc`, reachable, held out',
      share: '0.921',
    },
    {
      what: 'The same for older companies',
      on: '367 companies of a list of 2014, kept apart until the end',
      row: '`crunchbase`, reachable, held out',
      share: '0.880',
    },
  ],
  inItsBusiness: [
    {
      what: 'A proposed company is in the line of business of the name',
      on: '92 names of two strangers, each proposal judged by one of two readers who did not know which were ours',
      row: '`strangersThirtySecond`, first run',
      share: '0.954',
    },
    {
      what: 'A broker would write to a proposed company',
      on: 'the same 92 names and judges',
      row: '`strangersThirtySecond`, first run',
      share: '0.824',
    },
    {
      what: 'A name gets five proposals or more',
      on: 'the same 92 names',
      row: '`strangersThirtySecond`, first run',
      share: '0.71',
    },
  ],
  people: [
    {
      what: 'An email address that we list is published by the company',
      on: '86 sites of small firms in 20 languages, labelled by readers who never saw the engine',
      row: '`forty-seventh` and `forty-eighth` together, their first run',
      share: '.994',
    },
    {
      what: 'A published email address is found',
      on: 'the same 86 sites',
      row: '`forty-seventh` and `forty-eighth` together, their first run',
      share: '.951',
    },
    {
      what: 'A person that we list works there, by that name',
      on: 'the same 86 sites',
      row: '`forty-seventh` and `forty-eighth` together, their first run',
      share: '.839',
    },
    {
      what: 'A person whom a site names as one of its own is found',
      on: 'the same 86 sites',
      row: '`forty-seventh` and `forty-eighth` together, their first run',
      share: '.842',
    },
    {
      what: 'A phone number that we list is the company’s',
      on: 'the same 86 sites',
      row: '`forty-seventh` and `forty-eighth` together, their first run',
      share: '.974',
    },
  ],
} as const satisfies Readonly<Record<string, readonly Measured[]>>;
