import type { DomainForSale } from '../../../shared/model/leads/domain-for-sale.ts';
import type { SavedCompany } from '../../../shared/model/leads/saved-company.ts';
import type { SavedContact } from '../../../shared/model/leads/saved-contact.ts';
import type { LeadSession, LeadWithContacts } from '../../../shared/model/leads/session.ts';
import type { Deal } from '../../../shared/model/outreach/deal.ts';
import type { LoggedMessage, WaitingMessage } from '../../../shared/model/outreach/outreach.ts';
import type { Entitling } from '../billing/entitlement.ts';

/** A page of leads; `after` is where the next one begins, null at the end. */
interface LeadPage {
  readonly leads: readonly LeadWithContacts[];
  readonly after: string | null;
}

/** What exports read and count. `Along` is what the store can write together with the count. */
export interface ExportStore<Along> {
  session(userId: string, sessionId: string): Promise<Pick<LeadSession, 'status' | 'domain'> | null>;
  subscription(userId: string): Promise<Entitling | null>;
  /** Counts one export of a month, or none for a further part. */
  count(userId: string, counted: { month: string; exports: 0 | 1 }, along: readonly Along[]): Promise<void>;
  /** The leads of a session in rank order, at most so many of them and about so many megabytes. */
  leads(
    owner: { readonly userId: string; readonly sessionId: string },
    page: { readonly limit: number; readonly megabytes: number; readonly after: string | null },
  ): Promise<LeadPage>;
  /** Those of at most 50 saved items that a user has, by the ids of the items, in this order. */
  savedContacts(userId: string, ids: readonly string[]): Promise<SavedContact[]>;
  savedCompanies(userId: string, ids: readonly string[]): Promise<SavedCompany[]>;
  /** Those of at most 50 leads of any of a user's sessions, in this order. */
  foundLeads(userId: string, leadIds: readonly string[]): Promise<LeadWithContacts[]>;
  /** The domains that sessions are about, by their ids. */
  sessionDomains(userId: string, sessionIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Those of at most 50 companies on the desk. */
  deals(userId: string, ids: readonly string[]): Promise<Deal[]>;
  /** Those of at most 50 mails that wait, or were sent. */
  queued(userId: string, ids: readonly string[]): Promise<WaitingMessage[]>;
  logged(userId: string, ids: readonly string[]): Promise<LoggedMessage[]>;
  /** Those of at most 50 domains that a user has. */
  domains(userId: string, domains: readonly string[]): Promise<DomainForSale[]>;
  /** Keyed hashes of the addresses that are to be removed and may still be stored. */
  removed(): Promise<ReadonlySet<string>>;
}
