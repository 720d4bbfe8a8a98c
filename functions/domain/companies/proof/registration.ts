/**
 * What a registry says about a domain by RDAP (RFC 9083): dates, registrar and status, and nothing about its holder.
 */
export interface Registration {
  readonly domain: string;
  /** ISO 8601 in UTC, like all times here. */
  readonly registeredAt: string;
  readonly expiresAt: string | null;
  readonly changedAt: string | null;
  readonly registrar: string | null;
  readonly statuses: readonly string[];
  /** Where the registry answered, and when. */
  readonly url: string;
  readonly fetchedAt: string;
}

/** Looks up a registrable domain (ASCII) at its registry. `null`, like a rejection, means that nothing is known. */
export type RegistrationLookup = (domain: string, signal: AbortSignal) => Promise<Registration | null>;
