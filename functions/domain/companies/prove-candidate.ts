import type { Evidence, GeneratedLead } from '../../../shared/model/leads/session.ts';
import { unknownIndustry } from '../../../shared/model/unknown-values.ts';
import { decodeLabel } from '../../../shared/text/domain/decode-label.ts';
import { withinTime } from '../web/deadline.ts';
import type { Web } from '../web/web.ts';
import type { Candidate } from './candidates/company-source.ts';
import { cleanName, comparableName, nameFromLabel, resembles } from './name/company-name.ts';
import { type DomainName, parseDomainName } from './name/domain-name.ts';
import { comparableWords, isGeneric } from './name/lines-of-business.ts';
import { stemOf } from './name/word-forms.ts';
import { isNeverLead, tradesInDomains } from './proof/excluded.ts';
import { fetchHomepage, type SeenHomepage } from './proof/fetch-homepage.ts';
import type { Homepage } from './proof/homepage.ts';
import type { NamePlace } from './proof/own-names.ts';
import type { HomepageKind } from './proof/page-verdict.ts';
import type { MailLookup } from './proof/takes-mail.ts';
import { nameFitOf } from './rank/calls-itself.ts';
import type { PageFacts } from './rank/judge-buyers.ts';
import { modelOf, pageFitOf } from './rank/page-fit.ts';
import { relevanceOf, shownClaims } from './rank/relevance.ts';
import { scoreOf, strengthOf } from './rank/score.ts';

/** A company whose site was seen, as it will be written. Ids are assigned when it is written. */
export type ProvenLead = Omit<GeneratedLead, 'id' | 'session_id'>;

/** Why a candidate is not a lead. */
export type Rejection =
  | Exclude<HomepageKind, 'business' | 'redirect'>
  | 'unreachable'
  | 'excluded'
  | 'other_company';

export interface Proof {
  readonly lead: ProvenLead;
  readonly score: number;
  /** Equal for two candidates of one company. */
  readonly identities: readonly string[];
  /** Where its page uses exactly the target's name, and since when it says it has existed. */
  readonly bears: { readonly places: readonly NamePlace[]; readonly since: number | null };
  /** What its page shows, for the judge. */
  readonly facts: PageFacts;
}

export interface ProofContext {
  readonly target: DomainName;
  readonly excluded: ReadonlySet<string>;
  /** What the target itself shows, if it answers: a site that shows the same is the seller's. */
  readonly targetFingerprint: string | null;
}

/** Reasons that a lead shows in addition to the sentence why it would want the name. */
export const maxReasons = 3;
/** Shorter texts may be alike by chance. */
const tellingLength = 40;

/** What was seen of a candidate. */
export interface SeenCandidate extends SeenHomepage {
  /** According to DNS, for the domain that it uses; null if unknown. */
  readonly takesMail: boolean | null;
}

/** The time limit for the DNS lookup of a domain's mail, in milliseconds. */
const mailLookupMs = 2_000;

/**
 * Reads a candidate's site and, at the same time, looks up whether its domain accepts mail. The promise never
 * rejects for what a site does.
 */
export async function seeCandidate(
  ports: { readonly web: Web; readonly takesMail: MailLookup },
  { domain, targetDomain }: { readonly domain: string; readonly targetDomain: string },
  signal: AbortSignal,
  timeoutMs: number,
): Promise<SeenCandidate | null> {
  const takesMail = (of: string) => withinTime((own) => ports.takesMail(of, own), mailLookupMs, signal);
  const mail = takesMail(domain);
  const seen = await fetchHomepage(ports.web, { candidateDomain: domain, targetDomain }, signal, timeoutMs);
  if (typeof seen === 'string') return null;
  const { kind, redirectedTo } = seen.home;
  if (kind === 'business') return { ...seen, takesMail: await mail };
  return { ...seen, takesMail: redirectedTo === undefined ? null : await takesMail(redirectedTo) };
}

/** Decides what a candidate is once its site was seen (`null`: no page came): a lead with its score, or why not. */
export function judgeCandidate(
  candidate: Candidate,
  seen: SeenCandidate | null,
  context: ProofContext,
): Proof | Rejection {
  if (seen === null) return 'unreachable';
  const { home, page } = seen;
  if (home.kind !== 'business' && home.kind !== 'redirect') return home.kind;
  if (home.kind === 'redirect' && home.redirectedTo === undefined) return 'empty';
  if (isTargetsCopy(home, context)) return 'seller';
  const domain = home.redirectedTo ?? candidate.domain;
  if (context.excluded.has(domain) || domain === context.target.domain) return 'seller';
  if (isNeverLead({ domain, kind: candidate.kind }) || tradesInDomains(candidate.industry ?? ''))
    return 'excluded';
  const label = decodeLabel(parseDomainName(domain)?.label ?? domain);
  if (!agrees(candidate, home, label)) return 'other_company';

  const name = nameOf(candidate, home, label);
  const targetLabel = decodeLabel(context.target.label);
  const fit = pageFitOf(candidate, home, {
    target: context.target.domain,
    visited: page.fetchedAt,
    takesMail: seen.takesMail,
  });
  const score = scoreOf(candidate, {
    home,
    domain,
    label,
    targetLabel,
    secure: page.url.startsWith('https:'),
    fit: fit.factor,
    seenAt: page.fetchedAt,
    claimsShown: claimsShown(candidate, home),
  });
  return {
    lead: {
      name,
      domain,
      industry: cleanName(candidate.industry ?? '') || home.industryHints[0] || unknownIndustry,
      relevance_reason: relevanceOf({ candidate, home, name, domain, label, target: context.target }),
      kind: candidate.kind,
      strength: strengthOf(candidate.kind, score),
      reasons: fit.reasons.slice(0, maxReasons),
      evidence: evidenceOf(candidate, seen),
    },
    score,
    identities: identitiesOf(name, domain, home, context),
    bears: { places: nameFitOf(home, label, targetLabel).places, since: home.signs.since },
    facts: {
      name,
      title: home.title,
      description: home.description,
      headings: home.headings,
      does: modelOf(home, page.fetchedAt),
    },
  };
}

/**
 * What shows that two leads are one company: domain, declared address, name, or the same words about itself. Having
 * only the target's own name in common is no sign: strangers share it, which is why they are candidates.
 */
function identitiesOf(name: string, domain: string, home: Homepage, { target }: ProofContext): string[] {
  const plain = comparableName(name);
  const telling = (kind: string, text: string) => (text.length >= tellingLength ? [`${kind} ${text}`] : []);
  return [
    `domain ${domain}`,
    ...(home.canonicalDomain === undefined ? [] : [`domain ${home.canonicalDomain}`]),
    ...(plain === comparableName(decodeLabel(target.label)) ? [] : [`name ${plain}`]),
    ...telling('page', home.fingerprint),
    ...telling('about', home.description.toLowerCase()),
  ];
}

function isTargetsCopy(home: Homepage, { targetFingerprint }: ProofContext): boolean {
  return home.fingerprint.length >= tellingLength && home.fingerprint === targetFingerprint;
}

/** The share of a language model's claims that the page must show. */
const claimsNeeded = 0.5;

/**
 * A company that a source names must be the one that the site shows: the page contains the name or a word of it, or
 * the site calls itself only what its address says. One that only a language model proposes must use that name and
 * show what was claimed.
 */
function agrees(candidate: Candidate, home: Homepage, label: string): boolean {
  const { name, claims, mustBear, mustShow } = candidate;
  if (mustBear !== undefined && !callsItself(mustBear, home)) return false;
  if (mustShow !== undefined && !shows(mustShow, home)) return false;
  if (claims !== undefined) {
    return callsItself(name ?? '', home) && claimsShown(candidate, home) >= claimsNeeded;
  }
  if (name === undefined) return true;
  if (resembles(name, home.siteName ?? '')) return true;
  if (comparableName(home.text).includes(comparableName(name))) return true;
  if (home.siteName === null || resembles(home.siteName, label)) return true;
  const shown = new Set(comparableWords(home.text));
  return comparableWords(name).some((word) => word.length > 2 && !isGeneric(word) && shown.has(word));
}

function callsItself(name: string, { siteName, ownNames }: Homepage): boolean {
  return [siteName ?? '', ...ownNames.map((own) => own.name)].some((own) => resembles(name, own));
}

function shows(words: string, { text }: Homepage): boolean {
  const page = new Set(comparableWords(text).map(stemOf));
  return comparableWords(words).every((word) => page.has(stemOf(word)));
}

function claimsShown(candidate: Candidate, home: Homepage): number {
  const { claims } = candidate;
  return claims === undefined ? 1 : shownClaims(candidate, home).length / Math.max(1, claims.length);
}

/** The source's name if the page confirms it, else the page's own. An address says little about a name. */
function nameOf(candidate: Candidate, home: Homepage, label: string): string {
  const given = cleanName(candidate.name ?? '');
  const shown = comparableName(home.text).includes(comparableName(given));
  if (given !== '' && (shown || home.siteName === null)) return given;
  return home.siteName ?? (given || nameFromLabel(label));
}

function evidenceOf(candidate: Candidate, { home, page, askedUrl }: SeenHomepage): Evidence[] {
  const homepage = { source: 'homepage', url: page.url, fetched_at: page.fetchedAt, snippet: home.snippet };
  const redirect = {
    source: 'redirect',
    url: askedUrl,
    fetched_at: page.fetchedAt,
    snippet: `${candidate.domain} redirects to ${page.url}`.slice(0, 300),
  };
  return [
    homepage,
    ...(home.redirectedTo === undefined ? [] : [redirect]),
    ...(candidate.evidence
      ? [{ ...candidate.evidence, snippet: candidate.evidence.snippet.slice(0, 300) }]
      : []),
  ];
}
