import type { LeadStrength } from '../../../../shared/model/leads/session.ts';
import type { Candidate } from '../candidates/company-source.ts';
import { resembles } from '../name/company-name.ts';
import type { Homepage } from '../proof/homepage.ts';
import { nameFitOf } from './calls-itself.ts';
import type { Verdict } from './judge-buyers.ts';

/**
 * How leads are ranked, in one place. A score is the band of its kind plus a value from 0 to 1. Bands do not
 * overlap: every upgrade buyer outranks every topic buyer. For an upgrade buyer, what its site calls itself counts
 * `nameWeight` and the candidate's strength the rest; for all others only strength counts. Strength is multiplied
 * with factors of at most 1 for what the page does not show. So the maximum score of a candidate is known before its
 * page is (`boundOf`), and that of a source too (`maxScoreOf`). This allows writing a lead before everything else is
 * known.
 */
const bands: Readonly<Record<Candidate['kind'], number>> = { upgrade: 2, topic: 1 };
const nameWeight = 0.65;

/** Factors on strength, each for one thing that the page did not show. The best page keeps all of it. */
const factors = {
  /**
   * A lesser name that redirects to the company's longer main domain is the strongest sign; using it as the main
   * domain is nearly as strong.
   */
  livesOnLesserName: 0.97,
  /** It redirects to a main domain that is not a form of the name: a spare domain. */
  spareName: 0.75,
  unnamed: 0.94,
  otherName: 0.96,
  noDescription: 0.97,
  noIndustry: 0.98,
  onlyHttp: 0.97,
  /**
   * It does not say that it has existed for `years` or more: older companies can pay and are committed to their
   * lesser name.
   */
  notLongAtWork: 0.98,
  /** It shows no sign of size. */
  noSignOfSize: 0.98,
  /**
   * For a company that only a language model proposes: this much if none of the claims is shown, and 1 if all are.
   */
  noClaim: 0.6,
} as const;

/** After this many years a company is no longer an experiment. */
const longAtWorkYears = 5;

interface ProvenPage {
  readonly home: Homepage;
  /** The registrable domain of the lead. */
  readonly domain: string;
  /** Its label, for comparing with what the site calls itself. */
  readonly label: string;
  readonly targetLabel: string;
  readonly secure: boolean;
  /** From `pageFitOf`, at most 1. */
  readonly fit: number;
  /** When the page was seen, ISO 8601. */
  readonly seenAt: string;
  /** The share of the claims about the company that its page shows; 1 if there were none. */
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

/** How much of its strength a company in the name's business keeps, depending on the language model's verdict. */
const verdictFactors: Readonly<Record<Verdict['buys'], number>> = {
  likely: 1,
  possible: 0.85,
  unlikely: 0.6,
};

/** The score of a company in the name's business after it is judged: it can only fall. */
export function judgedScore(score: number, buys: Verdict['buys']): number {
  return rounded(bands.topic + (score - bands.topic) * verdictFactors[buys]);
}

/** The label that people see for a score, whatever else was found, from these shares of its band on. */
const strengths = { strong: 0.75, good: 0.5 } as const;

/** How strong a lead is among those of its kind. */
export function strengthOf(kind: Candidate['kind'], score: number): LeadStrength {
  const share = score - bands[kind];
  if (share >= strengths.strong) return 'strong';
  return share >= strengths.good ? 'good' : 'fair';
}

/** The maximum score of a candidate once its site is seen. */
export function boundOf(candidate: Candidate): number {
  const strength = clamp(candidate.strength);
  if (candidate.kind !== 'upgrade') return rounded(bands[candidate.kind] + strength);
  return rounded(bands.upgrade + nameWeight + (1 - nameWeight) * strength);
}

/** The maximum score of a kind. */
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

/** A source that claims more than 1, or something that is not a number, gains nothing by it. */
function clamp(strength: number): number {
  return Number.isFinite(strength) ? Math.min(1, Math.max(0, strength)) : 0;
}

function rounded(score: number): number {
  return Math.round(score * 1e6) / 1e6;
}
