import type { StoredDomain } from './sale-change.ts';

/** How a domain was read, null where there was none, and how it is to be. */
export interface DomainWrite {
  readonly before: StoredDomain | null;
  readonly after: StoredDomain;
}

/** Where the domains are stored that sellers offer. */
export interface DomainStore {
  /** How many domains a user has. */
  count(userId: string): Promise<number>;
  /** Those of at most 50 domains that a user has, by name. */
  find(userId: string, domains: readonly string[]): Promise<ReadonlyMap<string, StoredDomain>>;
  /** Writes up to 24 domains as they were read, all or none; false where one was changed since. */
  write(userId: string, writes: readonly DomainWrite[]): Promise<boolean>;
  /** Removes a domain as it was read; false where it was changed since. */
  remove(userId: string, domain: StoredDomain): Promise<boolean>;
}
