import {
  type DomainForSale,
  defaultSaleTerms,
  unsaidDetails,
} from '../shared/model/leads/domain-for-sale.ts';

/** A domain that was added and never searched; `differs` overrides its fields. */
export function domainForSale(domain: string, differs: Partial<DomainForSale> = {}): DomainForSale {
  return {
    ...{ id: domain, domain, searches: 0, unique_companies: 0, last_searched_at: null },
    ...{ ...defaultSaleTerms, ...unsaidDetails, registration: null },
    ...differs,
  };
}
