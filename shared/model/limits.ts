/**
 * Whom a limit counts: a `viewer`, by network address; an `address`, whoever enters it; a `person`, by all accounts whose
 * addresses their provider delivers to one mailbox, also after an account is deleted; or one `account`.
 */
export type LimitedBy = 'viewer' | 'address' | 'person' | 'account';

interface Limit {
  /** What is counted, as the documentation says it. */
  readonly counts: string;
  readonly of: LimitedBy;
  readonly max: number;
  /** Within how long, in seconds: a window that begins at a multiple of it since 1970 (UTC). Null: at any one time. */
  readonly windowSeconds: number | null;
}

const hour = 3600;
const day = 24 * hour;

/**
 * Who may do what how often, beside what the plans say (`plans.ts`). Server, screens, documentation (`docs/limits.md`)
 * and the test that tries each of them (`tests/races/limit-race.test.ts`) read this table.
 */
export const limits = {
  contactMessages: { counts: 'messages by the contact form', of: 'viewer', max: 5, windowSeconds: hour },
  removalRequests: { counts: 'requests to remove an address', of: 'viewer', max: 10, windowSeconds: hour },
  confirmationMails: {
    counts: 'mails that ask to confirm a removal',
    of: 'address',
    max: 3,
    windowSeconds: day,
  },
  freeSearches: {
    counts: 'searches that are running or found no new company',
    of: 'person',
    max: 10,
    windowSeconds: hour,
  },
  publicTemplates: { counts: 'templates made public', of: 'person', max: 10, windowSeconds: day },
  trials: { counts: 'free trials', of: 'person', max: 1, windowSeconds: 365 * day },
  // More than a person can write to. What is searched in the browser stays below 15 MB.
  savedContacts: { counts: 'saved contacts, by imports', of: 'account', max: 50_000, windowSeconds: null },
  accountExports: { counts: 'exports of everything', of: 'account', max: 1, windowSeconds: null },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** A limit of so many acts within a window of time. */
export type RateLimit = {
  [Name in LimitName]: (typeof limits)[Name]['windowSeconds'] extends number ? Name : never;
}[LimitName];

/** The number of a limit's window that an instant falls into, counted since 1970. */
export function windowOf(limit: RateLimit, now: Date): number {
  return Math.floor(now.getTime() / 1000 / limits[limit].windowSeconds);
}
