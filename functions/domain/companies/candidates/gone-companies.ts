import type { Candidate, CandidateOutcome } from './company-source.ts';

/** A company whose site was found gone. */
export interface GoneMark {
  readonly domain: string;
  /** On how many days. */
  readonly days: number;
  /** The last of them, `YYYY-MM-DD`. */
  readonly last: string;
}

/**
 * What searches found out about companies of a register, by the question that led to them (`waysInto`, or a name):
 * a search asks few questions and gets many companies. Shared by all users; nothing of theirs is in it.
 */
export interface GoneCompanies {
  marksOf(question: string, signal: AbortSignal): Promise<readonly GoneMark[]>;
  /** Replaces the marks by `change` of the stored ones. May do nothing if another search writes at the same time. */
  change(question: string, change: (marks: readonly GoneMark[]) => readonly GoneMark[]): Promise<void>;
}

/** A site may be down for a day: a company found gone on this many days is no longer proposed. */
const daysUntilDropped = 2;
/** A mark no longer counts after so many days, as a domain may get a new owner. */
const maxAgeDays = 180;
/** How many marks of a question are stored, the newest: more than one search proposes. */
const maxMarks = 100;
/** What is left of the strength of a company that was found gone once, so that it comes last. */
const whenGoneOnce = 0.5;
const dayMs = 86_400_000;

/** The candidates of a search by what is known of their sites: those found gone once come last, others not at all. */
export function withoutGone<Kind extends Pick<Candidate, 'domain' | 'strength'>>(
  candidates: readonly Kind[],
  marks: readonly GoneMark[],
  today: string,
): readonly Kind[] {
  const daysOf = new Map(fresh(marks, today).map(({ domain, days }) => [domain, days]));
  const kept = candidates.filter(({ domain }) => (daysOf.get(domain) ?? 0) < daysUntilDropped);
  const last = kept
    .filter(({ domain }) => daysOf.has(domain))
    .map((candidate) => ({ ...candidate, strength: candidate.strength * whenGoneOnce }));
  return [...kept.filter(({ domain }) => !daysOf.has(domain)), ...last];
}

/**
 * The marks after a search. Several searches on one day count once, and a company that answers loses its mark. If
 * no candidate answered at all, the fault may be ours: then nothing changes.
 */
export function marksAfter(
  marks: readonly GoneMark[],
  outcomes: ReadonlyMap<string, CandidateOutcome>,
  today: string,
): readonly GoneMark[] {
  if ([...outcomes.values()].every((outcome) => outcome === 'unreachable')) return marks;
  const all = new Map(fresh(marks, today).map((mark) => [mark.domain, mark]));
  for (const [domain, outcome] of outcomes) {
    const known = all.get(domain);
    if (outcome === 'lead') all.delete(domain);
    else if (outcome !== 'other' && known?.last !== today) {
      all.set(domain, { domain, days: (known?.days ?? 0) + 1, last: today });
    }
  }
  return [...all.values()]
    .sort((a, b) => b.last.localeCompare(a.last) || a.domain.localeCompare(b.domain))
    .slice(0, maxMarks);
}

function fresh(marks: readonly GoneMark[], today: string): readonly GoneMark[] {
  return marks.filter(({ last }) => (Date.parse(today) - Date.parse(last)) / dayMs <= maxAgeDays);
}
