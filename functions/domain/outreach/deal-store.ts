import type { DomainCompany } from '../../../shared/model/leads/searched-domain.ts';
import type { LeadWithContacts } from '../../../shared/model/leads/session.ts';
import type { Deal } from '../../../shared/model/outreach/deal.ts';
import type { DealCard, DeskList } from '../../../shared/model/outreach/deal-card.ts';
import type { DomainWrite } from '../domains/domain-store.ts';
import type { StoredDomain } from '../domains/sale-change.ts';

/** Where the companies on the desk are stored, and what they are made of. */
export interface DealStore {
  find(userId: string, id: string): Promise<Deal | null>;
  /** Writes a deal as it was read, and with it its domain if it was sold. Returns false if either has changed since. */
  write(
    userId: string,
    change: { readonly before: Deal | null; readonly after: Deal; readonly domain: DomainWrite | null },
  ): Promise<boolean>;
  /** The domain that the session of a lead was made for, '' if it was made for none; null if there is no such lead. */
  found(userId: string, leadId: string): Promise<{ domain: string; lead: LeadWithContacts } | null>;
  /** A page of a list of the desk; `begins` is the beginning of a domain, `today` the day by which something is due. */
  page(
    userId: string,
    page: {
      readonly list: DeskList;
      readonly begins: string;
      readonly limit: number;
      readonly after: string | null;
      readonly today: string;
    },
  ): Promise<{ cards: DealCard[]; after: string | null }>;
  /** Which of these deals there are. */
  known(userId: string, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** The companies that searches of a domain found, by their own domains. */
  companies(
    userId: string,
    domain: string,
    page: { readonly limit: number; readonly after: string | null },
  ): Promise<{ companies: DomainCompany[]; after: string | null }>;
  domain(userId: string, domain: string): Promise<StoredDomain | null>;
}
