import type { CompanyRole } from './company-role.ts';

/** How many people a company employs, as lists of companies class it. */
export const sizeClasses = ['1-10', '11-50', '51-200', '201-1000', '1001+'] as const;
type SizeClass = (typeof sizeClasses)[number];

/** A list of companies that somebody publishes. */
export interface RegisterSource {
  /** As people know it, such as `Overture Maps`. */
  readonly name: string;
  /** The day on which the list was so, `YYYY-MM-DD`. */
  readonly date: string;
  /** What its licence asks to be shown beside its facts; null where it asks for nothing. */
  readonly attribution: string | null;
}

/** What a list says of a company: facts only, and not checked yet. */
export interface RegisteredCompany {
  /** Registrable, ASCII, lower case. */
  readonly domain: string;
  /** The list names no website: the domain is the company's only if the site calls itself by its name. */
  readonly domainIsGuessed: boolean;
  /** Empty where the list has nothing but domains. */
  readonly name: string;
  /** Its trade in the list's own words; empty where the list says none. */
  readonly industry: string;
  readonly keywords: readonly string[];
  /** ISO 3166-1 alpha-2, or empty. */
  readonly country: string;
  readonly city: string;
  readonly size: SizeClass | null;
  readonly founded: number | null;
  readonly role: CompanyRole | null;
  /** 0 to 9: how likely it is to buy any name at all, by what the list says of it. Sorts a register. */
  readonly likelihood: number;
  readonly source: RegisterSource;
}

/** Which names are asked for: those whose label begins or ends with a text, hyphens apart. */
export type NamePart = { readonly beginning: string } | { readonly ending: string };

/** An operator's own list of companies, of any size. Both answers are limited, and promises reject where it does not answer. */
export interface CompanyRegister {
  /** Companies filed under any of these ways in (`waysInto`), the likeliest some hundred of each. */
  companiesOf(ways: readonly string[], signal: AbortSignal): Promise<readonly RegisteredCompany[]>;
  /** Companies whose name has the part, some hundred in the order of the letters; without keywords and city. */
  named(part: NamePart, signal: AbortSignal): Promise<readonly RegisteredCompany[]>;
}

/** A text that is asked for has at least so many letters: shorter ones stand in others by chance. */
export const shortestNamePart = 4;

/** A label as names are compared by their letters: without hyphens, unless it is punycode. */
export function plainLabel(label: string): string {
  return label.startsWith('xn--') ? label : label.replaceAll('-', '');
}
