import type { Web } from '../web/web.ts';
import type { CompanySource } from './candidates/company-source.ts';
import type { RegistrationLookup } from './proof/registration.ts';
import type { MailLookup } from './proof/takes-mail.ts';
import type { JudgeBuyers } from './rank/judge-buyers.ts';

/** What a search is asked for. */
export interface FindRequest {
  readonly domain: string;
  /** How many companies are wanted. */
  readonly amount: number;
  /** Registrable domains that are never leads: those the seller dismissed, and leads already written. */
  readonly excluded: ReadonlySet<string>;
  /** Names of leads already written, so that no company comes twice when a search is resumed. */
  readonly writtenNames?: readonly string[];
}

/** What a search asks of the outside. */
export interface FindPorts {
  readonly web: Web;
  readonly sources: readonly CompanySource[];
  readonly registrations: RegistrationLookup;
  readonly takesMail: MailLookup;
  /** Whether a domain is the seller's own. Only asked of companies that are proven. */
  readonly isOwn?: (domain: string) => Promise<boolean>;
  /** Ranks the companies in the name's business, if there is a language model. */
  readonly judge?: JudgeBuyers;
}

/** How long a search may take. */
export interface FindOptions {
  /** The only deadline: when it fires, the leads proven by then are yielded in order and the search ends. */
  readonly signal: AbortSignal;
  /** Milliseconds for one company's home page, including redirects and second attempts. Default 10,000. */
  readonly pageTimeoutMs?: number;
}
