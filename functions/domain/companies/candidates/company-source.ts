import type { Evidence } from '../../../../shared/model/leads/session.ts';
import type { NameReading } from '../name/name-reading.ts';
import type { Trade } from '../name/trade-index.ts';
import type { CompanyRole } from './company-role.ts';

/** A company that a source considers a possible buyer, before its site was seen. */
export interface Candidate {
  readonly kind: 'upgrade' | 'topic';
  /** The registrable domain or host to read, ASCII, lower case. */
  readonly domain: string;
  /** The form of the name, for an upgrade buyer found by its form: a form without leads ends early. */
  readonly form?: string;
  /** Company name if the source knows it; otherwise it is read from the site. */
  readonly name?: string;
  readonly industry?: string;
  /** Why the source proposes it, worded for use in the reason, such as `adds "get" in front`. */
  readonly match: string;
  /** 0 to 1, how well it fits before its site was seen: the maximum that it can score within its kind. */
  readonly strength: number;
  /**
   * What a language model claims about the company, if only the model proposes it: the page must use its name and
   * show at least half of these.
   */
  readonly claims?: readonly string[];
  /** The name that its page must use, if the source knows no website and the domain is a guess. */
  readonly mustBear?: string;
  /** The words that its page must show, in any form, if its domain is all that the source knows of it. */
  readonly mustShow?: string;
  /** Where the source itself saw the company, if it did. */
  readonly evidence?: Evidence;
}

/**
 * What came of a candidate whose site was looked up. `gone`: the address is parked, for sale, empty or of another
 * company. `unreachable`: nothing answered. `other`: anything else that is not a lead.
 */
export type CandidateOutcome = 'lead' | 'gone' | 'unreachable' | 'other';

/** The request to a source: the name, how it reads, and how many companies are wanted in the end. */
export interface SourceRequest {
  readonly domain: string;
  readonly reading: NameReading;
  readonly amount: number;
}

/**
 * One place where buyers are found. Sources run in parallel with one deadline (`signal`). One that fails or is slow
 * only affects its own leads.
 */
export interface CompanySource {
  /** Short name for evidence and logs, such as `directory`. */
  readonly name: string;
  readonly kind: Candidate['kind'];
  /** Milliseconds after which it counts as failed, if not 8,000. */
  readonly timeoutMs?: number;
  /** Whether it is the product's own, so that a search which found nobody while it failed knows nothing. */
  readonly isOwn?: true;
  candidates(request: SourceRequest, signal: AbortSignal): Promise<readonly Candidate[]>;
  /**
   * What it would look up, in order, without any network. Missing if only a service knows. Returns at most what
   * `candidates` would look up.
   */
  planned?(request: SourceRequest): Promise<readonly Candidate[]>;
  /**
   * Called at the end of a search with what came of the source's own candidates, by domain, for a source that
   * remembers it. Whatever it does changes nothing of the search.
   */
  settled?(request: SourceRequest, outcomes: ReadonlyMap<string, CandidateOutcome>): Promise<void>;
}

/** The name of our own directory in evidence. */
export const ownDirectory = 'directory';

/** The source in evidence if only a company's own domain says what it does. */
export const ownDomain = 'own domain';

/** Whether only a company's own domain says what it does: its first keyword is in it, and its name is not known. */
export function isKnownByDomain({ listing }: DirectoryCompany): boolean {
  return listing?.source === ownDomain;
}

/** A company of the directory: only facts. `country` is ISO 3166-1 alpha-2. */
export interface DirectoryCompany {
  readonly name: string;
  readonly domain: string;
  readonly industry: string;
  readonly keywords: readonly string[];
  readonly country: string;
  readonly role?: CompanyRole | undefined;
  /** Its lines of business, and how much it belongs to each: 1 for its first; read from its facts if missing. */
  readonly lines?: ReadonlyMap<string, number>;
  /** The only city or region that it serves; missing if it serves more, or if that is unknown. */
  readonly city?: string | undefined;
  /** Its trades. Their words that it does not have itself are not the list's own, so nothing quotes them. */
  readonly trades?: readonly Trade[];
  /** Trades of many kinds of goods or work, of which it does what it says and not the rest. */
  readonly broadTrades?: readonly Trade[];
  /** Trades close to its own: plumbers clean drains, and a directory of craftsmen lists them all. */
  readonly nearTrades?: readonly Trade[];
  /** Countries in which it trades, if known; `country` is its seat. */
  readonly markets?: readonly string[] | undefined;
  /** Its domain and keywords in one text, in which a word is looked for before they are read, if there are many companies. */
  readonly text?: string;
  /** Who lists it (`ownDirectory`: we do), and the date of that list; missing for a live answer. */
  readonly listing?: { readonly source: string; readonly date: string };
}
