import {
  type RegisteredCompany,
  sizeClasses,
} from '../../../functions/domain/companies/candidates/company-register.ts';
import { cleanName } from '../../../functions/domain/companies/name/company-name.ts';
import { parseDomainName } from '../../../functions/domain/companies/name/domain-name.ts';
import { exclusionOf } from '../../../functions/domain/companies/proof/excluded.ts';

/** A company as one list describes it. */
type ListedCompany = Omit<RegisteredCompany, 'source'>;

/** The result of a row: a company, or the reason why there is none. Only `bad` rows break the list's format. */
export type RowOutcome =
  | { readonly company: ListedCompany }
  | { readonly bad: string }
  | { readonly unused: string };

/** The facts of a row, as its publisher writes them. */
export interface RowFacts {
  readonly name?: string | undefined;
  /** A URL or a domain. */
  readonly website?: string | undefined;
  /** Whether the domain is derived from the name, as the list has none. */
  readonly websiteIsGuessed?: boolean;
  readonly industry?: string | undefined;
  readonly keywords?: readonly string[];
  /** ISO 3166-1 alpha-2; anything else counts as unknown. */
  readonly country?: string | undefined;
  readonly city?: string | undefined;
  /** Employees: a number, or a range such as `51-200`, `1K-5K` or `10,001+`. */
  readonly size?: string | number | undefined;
  readonly founded?: string | number | undefined;
  /** The publisher's confidence that the company exists, from 0 to 1. */
  readonly confidence?: number | undefined;
}

const maxKeywords = 8;

/** Makes a company of the register from a row's facts. */
export function listedCompany(facts: RowFacts): RowOutcome {
  const website = facts.website?.trim() ?? '';
  if (website === '') return { unused: 'names no website' };
  const site = parseDomainName(website);
  if (site === null) return { bad: `"${website.slice(0, 60)}" is no website` };
  if (exclusionOf(site.domain) !== null) return { unused: 'has its page on a platform of others' };
  const size = sizeOf(facts.size);
  const year = Number(String(facts.founded ?? '').slice(0, 4));
  const country = facts.country?.trim().toUpperCase() ?? '';
  const company = {
    domain: site.domain,
    domainIsGuessed: facts.websiteIsGuessed === true,
    name: cleanName(facts.name ?? ''),
    industry: line(facts.industry ?? ''),
    keywords: [...new Set((facts.keywords ?? []).map(line).filter(Boolean))].slice(0, maxKeywords),
    country: /^[A-Z]{2}$/.test(country) ? country : '',
    city: line(facts.city ?? ''),
    size,
    founded: Number.isInteger(year) && year >= 1500 && year <= 2100 ? year : null,
    role: null,
  };
  const likelihood = likelihoodOf(company, { ...site, confidence: facts.confidence ?? 1 });
  return { company: { ...company, likelihood } };
}

/**
 * How likely a company is to buy a domain name at all, from 0 to 9. Small and medium-sized firms buy most, while groups own
 * their names. A domain that is long, hyphenated or not a .com leaves more to gain. Uncertain entries count less.
 */
function likelihoodOf(
  { size, industry, domainIsGuessed }: Pick<ListedCompany, 'size' | 'industry' | 'domainIsGuessed'>,
  { label, suffix, confidence }: { label: string; suffix: string; confidence: number },
): number {
  let likelihood = 5;
  if (size === '11-50' || size === '51-200') likelihood += 2;
  if (size === '1001+') likelihood -= 3;
  if (label.length > 14 || label.includes('-') || suffix !== 'com') likelihood += 1;
  if (industry === '') likelihood -= 1;
  if (confidence < 0.7) likelihood -= 2;
  if (domainIsGuessed) likelihood -= 2;
  return Math.min(9, Math.max(0, likelihood));
}

/** The size class, by the first number of a range. `K` means thousands. */
function sizeOf(size: string | number | undefined): ListedCompany['size'] {
  const [, digits = '', thousands = ''] = /(\d[\d,.]*)\s*(k)?/i.exec(String(size ?? '')) ?? [];
  const employees = Number(digits.replace(/[,.]/g, '')) * (thousands === '' ? 1 : 1_000);
  if (digits === '' || employees < 1) return null;
  return sizeClasses.findLast((each) => employees >= Number.parseInt(each, 10)) ?? null;
}

function line(text: string): string {
  return text
    .replace(/[\s_\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, 80);
}
