import { Refusal } from '../../../shared/model/errors.ts';
import {
  type DomainForSale,
  type DomainRegistration,
  defaultSaleTerms,
  expiryOf,
  type SaleChanges,
  type SaleDetails,
  type SaleTerms,
  unsaidDetails,
} from '../../../shared/model/leads/domain-for-sale.ts';
import { changedAt } from '../changed-at.ts';

/** A domain with everything stored about it. `updated_at` is null if nothing is stored about its sale. */
export type StoredDomain = DomainForSale & { readonly updated_at: string | null };

export function domainNotFound(): Refusal {
  return new Refusal('not_found', 'Domain not found');
}

/** A domain that a seller adds, before any terms are entered. */
export function addedDomain(domain: string): StoredDomain {
  return {
    id: domain,
    domain,
    searches: 0,
    unique_companies: 0,
    last_searched_at: null,
    ...defaultSaleTerms,
    ...unsaidDetails,
    registration: null,
    updated_at: null,
  };
}

/** A domain after a change. Fields that the change does not contain stay. */
export function changedDomain(before: StoredDomain, changes: SaleChanges, now: Date): StoredDomain {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return { ...before, ...given, updated_at: nextChange(before, now) };
}

/** A domain after its registry answered. What its owner entered stays. */
export function registeredDomain(
  before: StoredDomain,
  registration: DomainRegistration,
  now: Date,
): StoredDomain {
  return { ...before, registration, updated_at: nextChange(before, now) };
}

function nextChange({ updated_at }: StoredDomain, now: Date): string {
  return updated_at === null ? now.toISOString() : changedAt(updated_at, now);
}

/** Whether a change contains anything new. */
export function changesAnything(before: StoredDomain, changes: SaleChanges): boolean {
  const known: Readonly<Record<string, unknown>> = before;
  return Object.entries(changes).some(
    ([field, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(known[field]),
  );
}

/** The fields of a domain that are stored in its row. */
export function termsOf(domain: StoredDomain): SaleTerms {
  const { asking_price, floor_price, currency, link, status, expires_on, registrar } = domain;
  return { asking_price, floor_price, currency, link, status, expires_on, registrar };
}

/** The fields of a domain that are stored outside its row. */
export function detailsOf({ note, comparables }: StoredDomain): SaleDetails {
  return { note, comparables };
}

/**
 * The day of expiry of which the owner is warned. Returns null if there is none, or if the domain is already sold or
 * lost.
 */
export function expiryToWarnOf({
  status,
  ...domain
}: Pick<StoredDomain, 'status' | 'expires_on' | 'registration'>): string | null {
  return status === 'sold' || status === 'dropped' ? null : expiryOf(domain);
}
