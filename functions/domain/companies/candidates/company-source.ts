import type { Evidence } from '../../../../shared/model/leads/session.ts';
import type { NameReading } from '../name/name-reading.ts';
import type { CompanyRole } from './company-role.ts';

/** A company that a source thinks may buy the name, before its site was seen. */
export interface Candidate {
  readonly kind: 'upgrade' | 'topic';
  /** The registrable domain or host to look at, ASCII, lower case. */
  readonly domain: string;
  /** What form of the name it is, of an upgrade buyer that was found by its form: a form that pays nothing ends early. */
  readonly form?: string;
  /** Company name where the source knows it; otherwise it is read from the site. */
  readonly name?: string;
  readonly industry?: string;
  /** Why the source proposes it, in words that the reason can be built from, such as `adds "get" in front`. */
  readonly match: string;
  /** 0 to 1, how well it fits before its site was seen: the most it can score within its kind. */
  readonly strength: number;
  /**
   * What a language model claims that the company does, where only that proposes it: its page must call itself by its name
   * and show at least half of these.
   */
  readonly claims?: readonly string[];
  /** What its page must call itself, where the source knows no website and the domain is a guess. */
  readonly mustBear?: string;
  /** Where the source itself saw the company, if it did. */
  readonly evidence?: Evidence;
}

/** What a source is asked: the name, how it reads, and how many companies are wanted in the end. */
export interface SourceRequest {
  readonly domain: string;
  readonly reading: NameReading;
  readonly amount: number;
}

/**
 * One place where buyers are found. Sources run at once under one deadline (`signal`); one that fails or is slow
 * changes nothing but its own leads.
 */
export interface CompanySource {
  /** Short name for evidence and logs, such as `directory`. */
  readonly name: string;
  readonly kind: Candidate['kind'];
  /** Milliseconds after which it counts as failed, where not 8,000. */
  readonly timeoutMs?: number;
  candidates(request: SourceRequest, signal: AbortSignal): Promise<readonly Candidate[]>;
  /**
   * What it would look up, in that order, without any network. Missing where only a service knows.
   * At most what `candidates` would look at.
   */
  planned?(request: SourceRequest): Promise<readonly Candidate[]>;
}

/** How evidence names our own directory. */
export const ownDirectory = 'directory';

/** A company of the directory: facts only. `country` is ISO 3166-1 alpha-2. */
export interface DirectoryCompany {
  readonly name: string;
  readonly domain: string;
  readonly industry: string;
  readonly keywords: readonly string[];
  readonly country: string;
  readonly role?: CompanyRole;
  /** Further lines of business than `industry`, by their own names. */
  readonly furtherLines?: readonly string[];
  /** Countries in which it trades, where that is known; `country` is its seat. */
  readonly markets?: readonly string[];
  /** Who lists it (`ownDirectory`: we do), and on which day that was so; missing where it is as good as asked now. */
  readonly listing?: { readonly source: string; readonly date: string };
}
