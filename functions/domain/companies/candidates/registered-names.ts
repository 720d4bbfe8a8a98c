import type { DomainName } from '../name/domain-name.ts';
import { parseDomainName } from '../name/domain-name.ts';
import { type NameReading, readName } from '../name/name-reading.ts';
import { wordCost } from '../name/word-cost.ts';
import { plainLabel, type RegisteredCompany } from './company-register.ts';
import type { Candidate } from './company-source.ts';
import { formSharesFor, longerForms, type Shares, suffixShares } from './form-shares.ts';
import { strengthOfShare } from './name-forms.ts';

/** The maximum number of companies proposed for one name. */
const maxNames = 40;
/** The share of an affix or a suffix that is not in the counts, for a company that is known to use it. */
const uncounted = 0.0004;
/** What each step of likelihood, out of 9, adds to the strength. */
const likelihoodWorth = 0.008;
/** Shorter words would match any letters. */
const minWordLength = 3;
const joints = new Set(['and', 'by', 'for', 'in', 'my', 'of', 'the', 'to', 'we', 'go']);

type NameCandidate = Pick<Candidate, 'domain' | 'match' | 'strength'> & {
  readonly company: RegisteredCompany;
};

/**
 * Registered companies that use a lesser form of the name, judged by the letters of their labels: the name itself
 * under another suffix, with hyphens, or with something before or after it that is a common affix or made of known
 * words. Likeliest first, by how common the form is and by what their list says about them.
 */
export function companiesUsingName(
  companies: readonly RegisteredCompany[],
  target: DomainName,
  reading: NameReading,
): readonly NameCandidate[] {
  const name = plainLabel(target.label);
  const found = new Map<string, NameCandidate>();
  for (const company of companies) {
    const own = parseDomainName(company.domain);
    if (own === null || own.domain === target.domain || found.has(own.domain)) continue;
    const form = formOf(own, name, reading);
    if (form === null) continue;
    const worth = likelihoodWorth * company.likelihood;
    const strength = Math.min(0.98, Math.round((strengthOfShare(form.share) + worth) * 1e4) / 1e4);
    found.set(own.domain, { company, domain: own.domain, match: form.match, strength });
  }
  return [...found.values()]
    .sort((a, b) => b.strength - a.strength || a.domain.localeCompare(b.domain))
    .slice(0, maxNames);
}

function formOf(
  { label, suffix }: DomainName,
  name: string,
  reading: NameReading,
): { readonly match: string; readonly share: number } | null {
  const own = plainLabel(label);
  const shares = formSharesFor(reading);
  if (own === name) {
    const share = shares.suffix * Math.max(suffixShares.get(suffix) ?? 0, uncounted);
    if (label === own) return { match: `the same name under .${suffix}`, share };
    return { match: 'the name written with hyphens', share: Math.max(share, shares.hyphen * 0.1) };
  }
  if (own.startsWith(name)) {
    const rest = own.slice(name.length);
    const share = shareOfAffix(rest, longerForms.added.words);
    if (share === null) return null;
    return { match: `the name with "${rest}" added`, share: Math.max(shares.added * share, uncounted) };
  }
  if (own.endsWith(name)) {
    const rest = own.slice(0, -name.length);
    const share = shareOfAffix(rest, longerForms.front.words);
    if (share === null) return null;
    return { match: `the name with "${rest}" in front`, share: Math.max(shares.front * share, uncounted) };
  }
  return null;
}

/**
 * How likely the rest of a label is next to a name. Returns null if it is not an affix and not made of known words.
 */
function shareOfAffix(rest: string, affixes: Shares): number | null {
  const share = affixes.get(rest);
  if (share !== undefined) return share;
  if (/^\d{1,4}$/.test(rest)) return 0;
  if (rest.length < minWordLength && !joints.has(rest)) return null;
  const isMadeOfWords = readName(rest).words.every(
    (word) => wordCost(word).known && (word.length >= minWordLength || joints.has(word)),
  );
  return isMadeOfWords ? 0 : null;
}
