import type { LeadStrength } from '../../../../shared/model/leads/session.ts';
import type { Candidate } from '../candidates/company-source.ts';
import { resembles } from '../name/company-name.ts';
import type { Homepage } from '../proof/homepage.ts';
import { nameFitOf } from './calls-itself.ts';
import type { Verdict } from './judge-buyers.ts';

/**
 * How leads are ranked, in one place. A score is the band of its kind plus, from 0 to 1, what is for the lead. Bands do
 * not overlap: every upgrade buyer outranks every topic buyer. Of an upgrade buyer, what its site calls
 * itself counts `nameWeight`, and the candidate's strength the rest; of all others strength counts alone. Strength
 * is multiplied with factors of at most 1 for what the page does not show. So the most that a candidate can reach is
 * known before its page is (`boundOf`), and the most that a source can (`maxScoreOf`), which is what lets a lead be
 * written before everything else is known.
 */
const bands: Readonly<Record<Candidate['kind'], number>> = { upgrade: 2, topic: 1 };
const nameWeight = 0.65;

/** Factors on strength, each for one thing the page did not show. The best page keeps all of it. */
const factors = {
  /** A lesser name that leads to the holder's longer main domain is the strongest sign; living on it, nearly. */
  livesOnLesserName: 0.97,
  /** It leads to a main domain that is no form of the name: a spare, held all the same. */
  spareName: 0.75,
  unnamed: 0.94,
  otherName: 0.96,
  noDescription: 0.97,
  noIndustry: 0.98,
  onlyHttp: 0.97,
  /** It does not say that it has been at work for `years` or more: who has, can pay, and is bound to its lesser name. */
  notLongAtWork: 0.98,
  /** It shows no sign of size. */
  noSignOfSize: 0.98,
  /** Of a company that only a language model proposes, as much as this for nothing of what was claimed, and 1 for all. */
  noClaim: 0.6,
} as const;

/** At work for so many years, a company is no experiment any more. */
const longAtWorkYears = 5;

interface ProvenPage {
  readonly home: Homepage;
  /** The registrable domain of the lead. */
  readonly domain: string;
  /** Its label, for comparing with what the site calls itself. */
  readonly label: string;
  readonly targetLabel: string;
  readonly secure: boolean;
  /** By `pageFitOf`, at most 1. */
  readonly fit: number;
  /** When the page was seen, ISO 8601. */
  readonly seenAt: string;
  /** The share of what was claimed of the company that its page shows; 1 where nothing was. */
  readonly claimsShown: number;
}

/** The score of a candidate whose site was seen: never above `boundOf(candidate)`. */
export function scoreOf(candidate: Candidate, page: ProvenPage): number {
  const { home } = page;
  let quality = page.fit;
  if (home.siteName === null) quality *= factors.unnamed;
  else if (!resembles(home.siteName, page.label)) quality *= factors.otherName;
  if (home.description === '') quality *= factors.noDescription;
  if (home.industryHints.length === 0) quality *= factors.noIndustry;
  if (!page.secure) quality *= factors.onlyHttp;
  quality *= factors.noClaim + (1 - factors.noClaim) * page.claimsShown;
  const strength = clamp(candidate.strength);
  if (candidate.kind !== 'upgrade') return rounded(bands[candidate.kind] + strength * quality);
  quality *= upgradeFactor(page) * signsFactor(page);
  const { share } = nameFitOf(home, page.label, page.targetLabel);
  return rounded(bands.upgrade + nameWeight * share + (1 - nameWeight) * strength * quality);
}

/** How much of its strength a company in the name's business keeps by what a language model thinks of it. */
const verdictFactors: Readonly<Record<Verdict['buys'], number>> = {
  likely: 1,
  possible: 0.85,
  unlikely: 0.6,
};

/** The score of a company in the name's business once it is judged: it may sink, and never rise. */
export function judgedScore(score: number, buys: Verdict['buys']): number {
  return rounded(bands.topic + (score - bands.topic) * verdictFactors[buys]);
}

/** What a score says to people, whatever else was found: from these shares of its band. */
const strengths = { strong: 0.75, good: 0.5 } as const;

/** How strong a lead is among those of its kind. */
export function strengthOf(kind: Candidate['kind'], score: number): LeadStrength {
  const share = score - bands[kind];
  if (share >= strengths.strong) return 'strong';
  return share >= strengths.good ? 'good' : 'fair';
}

/** The most that a candidate can score once its site is seen. */
export function boundOf(candidate: Candidate): number {
  const strength = clamp(candidate.strength);
  if (candidate.kind !== 'upgrade') return rounded(bands[candidate.kind] + strength);
  return rounded(bands.upgrade + nameWeight + (1 - nameWeight) * strength);
}

/** The most that anything of a kind can score. */
export function maxScoreOf(kind: Candidate['kind']): number {
  return bands[kind] + 1;
}

function upgradeFactor({ home, domain, targetLabel }: ProvenPage): number {
  if (home.redirectedTo === undefined) return factors.livesOnLesserName;
  return domain.includes(targetLabel) ? 1 : factors.spareName;
}

function signsFactor({ home: { signs }, seenAt }: ProvenPage): number {
  const isOld = signs.since !== null && Number(seenAt.slice(0, 4)) - signs.since >= longAtWorkYears;
  return (isOld ? 1 : factors.notLongAtWork) * (signs.isSizeable ? 1 : factors.noSignOfSize);
}

/** A source that claims more than 1, or no number at all, gains nothing by it. */
function clamp(strength: number): number {
  return Number.isFinite(strength) ? Math.min(1, Math.max(0, strength)) : 0;
}

function rounded(score: number): number {
  return Math.round(score * 1e6) / 1e6;
}
