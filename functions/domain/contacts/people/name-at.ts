import type { PageContext } from '../page/page-context.ts';
import type { PageModel } from '../page/page-model.ts';

/** A name on a page, on its own in a line, a cell or an inline element. */
export interface NameAt {
  readonly name: string;
  readonly firstSegment: number;
  readonly endSegment: number;
  readonly line: number;
  /** The rest of the name's own line. */
  readonly rest: readonly string[];
  /** Has only the form of a name, where the cards beside have names. */
  readonly isAlike?: boolean;
}

/** A person that a page shows. `firstSegment..endSegment` is their card: what the page assigns to them. */
export interface ShownPerson {
  readonly name: string;
  readonly title: string;
  readonly decoding?: string;
  /** Quoted, or mentioned: a member of the company only if the title names it. */
  readonly isQuoted?: boolean;
  readonly firstSegment: number;
  readonly endSegment: number;
  /** The element of their card or row; -1 in a plain list or a text. */
  readonly card: number;
  /** One of several of the same shape on a staff page: a person even without a title. */
  readonly isStaff?: boolean;
  /** Only a name if those in the cards of its kind are people. */
  readonly isAlike?: boolean;
  /** Says on the page who they are: "I am Jane Roe". */
  readonly isIntroduced?: boolean;
  /** The title stands in the element of the card that has everybody's, so that no sentence about them says more. */
  readonly isRole?: boolean;
  /** A second title right below the first, of a higher level. */
  readonly rank?: string;
  /** Named next to a title, rather than within a line of text. */
  readonly isListed: boolean;
  readonly line: number;
}

/** A title and the segment in which it begins; -1 if it is in the name's own line. */
export interface TitleAt {
  readonly text: string;
  readonly segment: number;
}

export type Titles = ReadonlyMap<NameAt, TitleAt>;

/** The names of one page, and what is known about their places. */
export interface NamesOfPage {
  readonly page: PageModel;
  readonly context: PageContext;
  /** Its address or its links show that it is about the company's people. */
  readonly isStaffPage: boolean;
  readonly names: readonly NameAt[];
  /** Where people begin: the names, and people who share a line with their title. Sorted. */
  readonly starts: readonly number[];
  /** The element of a name's card; -1 if it has none. */
  readonly cardOf: ReadonlyMap<NameAt, number>;
  /** Names of one shape on a staff page, three or more of each. */
  readonly staffGroups: readonly (readonly NameAt[])[];
}

/** Titles for names that have none yet. `known` are those found by earlier rules. */
export type TitleRule = (page: NamesOfPage, known: Titles) => Titles;

export function nameAt(
  name: string,
  firstSegment: number,
  endSegment: number,
  line: number,
  rest: readonly string[] = [],
): NameAt {
  return { name, firstSegment, endSegment, line, rest };
}

/** A member of the company whom a line names; that line is all that the page assigns to them. */
export function memberInLine(
  name: string,
  title: string,
  place: Pick<ShownPerson, 'firstSegment' | 'endSegment' | 'line' | 'isListed'>,
): ShownPerson {
  return { name, title, ...place, card: -1, isStaff: true };
}
