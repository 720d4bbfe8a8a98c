import { decodeLabel } from '../../../../shared/text/domain/decode-label.ts';
import { type DomainName, parseDomainName, reservedSuffixes } from '../name/domain-name.ts';
import type { NameReading } from '../name/name-reading.ts';
import {
  completionShare,
  type Form,
  formSharesFor,
  leaningElsewhere,
  longerForms,
  rewordingSuffixes,
  type Shares,
  suffixShares,
} from './form-shares.ts';
import { rewordings } from './rewordings.ts';

/** A lesser domain that a company may use because it lacks the name. */
export interface NameForm {
  readonly domain: string;
  readonly form: Form;
  /** Its relation to the name, as a noun phrase: `the name with "get" in front`. */
  readonly match: string;
  /** 0 to 1: grows with how often companies without their name use such a form. */
  readonly strength: number;
}

interface Candidate extends Omit<NameForm, 'strength'> {
  readonly share: number;
}

/** The maximum number of names looked up for one search. */
export const maxForms = 570;
/**
 * Among forms of a .com, the share of companies that have the same name as .com and want it under another suffix.
 */
const shareOfBetterName = 0.02;
/** How the longer forms of a name with another suffix than .com are divided between that suffix and .com. */
const underOwnSuffix = 0.5;
const maxSplits = 3;

/**
 * The lesser forms of a name, most common ones first: the same name under other suffixes, words in front and after,
 * hyphens, a suffix that completes it, other spellings. At most `maxForms`, never the target.
 */
export function nameForms(target: DomainName, reading: NameReading): readonly NameForm[] {
  const best = new Map<string, Candidate>();
  for (const candidate of formsOf(target, reading)) {
    const known = best.get(candidate.domain);
    if (known === undefined || known.share < candidate.share) best.set(candidate.domain, candidate);
  }
  best.delete(target.domain);
  const ordered = [...best.values()].sort((a, b) => b.share - a.share || compare(a.domain, b.domain));
  const forms: NameForm[] = [];
  for (const { share, ...form } of ordered) {
    if (forms.length === maxForms) break;
    const domain = asciiDomain(form.domain);
    if (domain !== null) forms.push({ ...form, domain, strength: strengthOfShare(share) });
  }
  return forms.sort((a, b) => b.strength - a.strength || a.domain.localeCompare(b.domain));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function* formsOf(target: DomainName, reading: NameReading): Generator<Candidate> {
  const shares = formSharesFor(reading);
  for (const [suffix, share] of sameNameSuffixes(target.suffix)) {
    const match = `the same name under .${suffix}`;
    yield { domain: `${target.label}.${suffix}`, form: 'suffix', match, share: shares.suffix * share };
  }
  const label = decodeLabel(target.label);
  yield* splitsOf(label, target);
  for (const { form, label: other, match, share } of rewordings(label, reading)) {
    for (const [suffix, part] of longerSuffixes(rewordingSuffixes, target.suffix)) {
      yield { domain: `${other}.${suffix}`, form, match, share: share * part };
    }
  }
  for (const form of ['front', 'added'] as const) {
    const suffixes = [...longerSuffixes(longerForms[form].suffixes, target.suffix)];
    for (const [word, share] of longerForms[form].words) {
      const longer = form === 'front' ? `${word}${label}` : `${label}${word}`;
      const match = form === 'front' ? `the name with "${word}" in front` : `the name with "${word}" added`;
      const elsewhere = leaningElsewhere(form, word);
      for (const [suffix, part] of suffixes) {
        const under = suffix === 'com' || suffix === target.suffix ? part : part * elsewhere;
        yield { domain: `${longer}.${suffix}`, form, match, share: shares[form] * share * under };
      }
    }
  }
}

/** A dot before the letters that are a suffix: salt.security for saltsecurity, instagr.am for instagram. */
function splitsOf(label: string, target: DomainName): readonly Candidate[] {
  const found: Candidate[] = [];
  for (let at = 2; at <= label.length - 2; at += 1) {
    const suffix = label.slice(at);
    const domain = `${label.slice(0, at)}.${suffix}`;
    if (suffix.includes('-') || suffix === target.suffix || asciiDomain(domain) !== domain) continue;
    const match = `the name written with a dot before "${suffix}"`;
    found.push({ domain, form: 'split', match, share: completionShare(suffix) });
  }
  return found.sort((a, b) => b.share - a.share).slice(0, maxSplits);
}

/**
 * A form in ASCII. Returns null if it is not a registrable domain, or has a different label than it was made from.
 */
function asciiDomain(domain: string): string | null {
  const parsed = parseDomainName(domain);
  const isSame = parsed?.domain === domain || (parsed !== null && /\P{ASCII}/u.test(domain));
  return isSame && domain.endsWith(`.${parsed?.suffix}`) ? parsed.domain : null;
}

/** Tests and samples use the reserved suffixes as forms of a reserved name. */
function siblingsOf(own: string): readonly string[] {
  return reservedSuffixes.includes(own) ? ['example', 'test', 'invalid'] : [];
}

function sameNameSuffixes(own: string): ReadonlyMap<string, number> {
  const suffixes = new Map<string, number>(siblingsOf(own).map((suffix) => [suffix, 0.2]));
  for (const [suffix, share] of suffixShares) suffixes.set(suffix, share);
  suffixes.set('com', shareOfBetterName);
  suffixes.delete(own);
  return suffixes;
}

function longerSuffixes(shares: Shares, own: string): Shares {
  if (own === 'com') return shares;
  const siblings = siblingsOf(own).filter((suffix) => suffix !== own);
  return new Map([
    ...[...shares].map(([suffix, share]): [string, number] => [suffix, share * (1 - underOwnSuffix)]),
    ...siblings.map((suffix): [string, number] => [suffix, underOwnSuffix / 2]),
    [own, underOwnSuffix],
  ]);
}

/**
 * The strength of a candidate from its form's share. Shares fall by powers of ten, strength by steps: a share of 10
 * % is 0.95, of a thousandth 0.68.
 */
export function strengthOfShare(share: number): number {
  const strength = 0.4 + 0.06 * Math.log(share / 1e-5);
  return Math.round(Math.min(0.98, Math.max(0.2, strength)) * 1e6) / 1e6;
}
