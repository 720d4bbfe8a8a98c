import type { CompanyRole } from './company-role.ts';

/** How many people a company employs, in the classes that lists of companies use. */
export const sizeClasses = ['1-10', '11-50', '51-200', '201-1000', '1001+'] as const;
type SizeClass = (typeof sizeClasses)[number];

/** A published list of companies. */
export interface RegisterSource {
  /** Its common name, such as `Overture Maps`. */
  readonly name: string;
  /** The date of the list, `YYYY-MM-DD`. */
  readonly date: string;
  /** The attribution that its licence requires next to its facts; null if it requires none. */
  readonly attribution: string | null;
}

/** What a list says about a company: only facts, not checked yet. */
export interface RegisteredCompany {
  /** Registrable, ASCII, lower case. */
  readonly domain: string;
  /** The list names no website: the domain counts as the company's only if the site uses its name. */
  readonly domainIsGuessed: boolean;
  /** Empty if the list has only domains. */
  readonly name: string;
  /** Its trade in the list's own words; empty if the list does not say. */
  readonly industry: string;
  readonly keywords: readonly string[];
  /** ISO 3166-1 alpha-2, or empty. */
  readonly country: string;
  readonly city: string;
  readonly size: SizeClass | null;
  readonly founded: number | null;
  readonly role: CompanyRole | null;
  /** 0 to 9: how likely it is to buy any name at all, judging by the list. Registers are sorted by it. */
  readonly likelihood: number;
  readonly source: RegisterSource;
}

/** Selects names whose label begins or ends with a text, ignoring hyphens. */
export type NamePart = { readonly beginning: string } | { readonly ending: string };

/**
 * An operator's own list of companies, of any size. Both answers are limited, and promises reject if it does not
 * answer.
 */
export interface CompanyRegister {
  /** Companies filed under any of these ways in (`waysInto`): of each, some hundreds, likeliest first. */
  companiesOf(ways: readonly string[], signal: AbortSignal): Promise<readonly RegisteredCompany[]>;
  /** Companies whose name has the part: some hundreds in alphabetical order, without keywords and city. */
  named(part: NamePart, signal: AbortSignal): Promise<readonly RegisteredCompany[]>;
}

/** The minimum length of a text to look up, in letters: shorter ones occur in others by chance. */
export const minNamePartLength = 4;

/** A label in the form in which names are compared: without hyphens, unless it is punycode. */
export function plainLabel(label: string): string {
  return label.startsWith('xn--') ? label : label.replaceAll('-', '');
}
