import type { StoredDomain } from './sale-change.ts';

/** A domain as it was read (null if there was none), and as it will be. */
export interface DomainWrite {
  readonly before: StoredDomain | null;
  readonly after: StoredDomain;
}

/** How many of a user's domains have been searched, and how many not. Their sum is limited. */
export interface DomainCounts {
  readonly searched: number;
  readonly unsearched: number;
}

/** Where the domains are stored that sellers offer. */
export interface DomainStore {
  count(userId: string): Promise<DomainCounts>;
  /** Those of at most 50 domains that a user has, by name. */
  find(userId: string, domains: readonly string[]): Promise<ReadonlyMap<string, StoredDomain>>;
  /**
   * Writes up to 24 domains as they were read, all or none. Returns false if one has changed since, or if new ones would
   * exceed the limit. `counted` is what was counted before adding; null if none is new.
   */
  write(userId: string, writes: readonly DomainWrite[], counted: DomainCounts | null): Promise<boolean>;
  /** Removes a domain as it was read. Returns false if it has changed since. */
  remove(userId: string, domain: StoredDomain): Promise<boolean>;
}
