import type { LeadSession, LeadWithContacts } from '../../../shared/model/leads/session.ts';
import type { Entitling } from '../billing/entitlement.ts';

/** A page of leads; `after` is where the next one begins, null at the end. */
interface LeadPage {
  readonly leads: readonly LeadWithContacts[];
  readonly after: string | null;
}

/** What exports read and count. `Along` is what the store can write together with the count. */
export interface ExportStore<Along> {
  session(userId: string, sessionId: string): Promise<Pick<LeadSession, 'status'> | null>;
  subscription(userId: string): Promise<Entitling | null>;
  /** Counts one export of a month. */
  count(userId: string, month: string, along: readonly Along[]): Promise<void>;
  /** The leads of a session in rank order, at most so many of them and about so many megabytes. */
  leads(
    owner: { readonly userId: string; readonly sessionId: string },
    page: { readonly limit: number; readonly megabytes: number; readonly after: string | null },
  ): Promise<LeadPage>;
  /** Keyed hashes of the addresses that are to be removed and may still be stored. */
  removed(): Promise<ReadonlySet<string>>;
}
