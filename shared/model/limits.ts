/**
 * What a limit counts by: a `viewer` by network address; an `address`, whoever enters it; a `person` across all
 * accounts whose addresses reach one mailbox, even after an account is deleted; a `card`, whoever uses it; one
 * `account`; one `campaign`; or `everybody` together.
 */
export type LimitedBy = 'viewer' | 'everybody' | 'address' | 'person' | 'card' | 'account' | 'campaign';

interface Limit {
  /** What is counted, in the words of the documentation. */
  readonly counts: string;
  readonly of: LimitedBy;
  readonly max: number;
  /**
   * The length of the window in seconds. Windows begin at multiples of it since 1970 (UTC). Null: at any one time.
   */
  readonly windowSeconds: number | null;
}

const minute = 60;
const hour = 3600;
const day = 24 * hour;

/**
 * How often who may do what, apart from the plans' limits (`plans.ts`). Server, screens, documentation
 * (`docs/limits.md`) and the test of each limit (`tests/races/limit-race.test.ts`) read this table.
 */
export const limits = {
  contactMessages: { counts: 'messages by the contact form', of: 'viewer', max: 5, windowSeconds: hour },
  previews: { counts: 'names looked up on the home page', of: 'viewer', max: 5, windowSeconds: hour },
  // Each takes a Lambda for up to twelve seconds, and a new AWS account may run ten at once.
  previewsOfEverybody: {
    counts: 'names looked up on the home page',
    of: 'everybody',
    max: 10,
    windowSeconds: minute,
  },
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
  // They share the account's Lambdas with everybody else's.
  runningSearches: { counts: 'searches that are running', of: 'account', max: 3, windowSeconds: null },
  publicTemplates: { counts: 'templates made public', of: 'person', max: 10, windowSeconds: day },
  trials: { counts: 'free trials', of: 'person', max: 1, windowSeconds: 365 * day },
  cardTrials: {
    counts: 'free trials for which a card is given',
    of: 'card',
    max: 1,
    windowSeconds: 365 * day,
  },
  // More than a person can write to. It keeps the data searched in the browser below 15 MB.
  savedContacts: { counts: 'saved contacts, by imports', of: 'account', max: 50_000, windowSeconds: null },
  portfolioDomains: { counts: 'domains in a portfolio', of: 'account', max: 10_000, windowSeconds: null },
  // A person who looks through a portfolio, and not a list of registrations.
  registrationLookups: {
    counts: 'registrations of domains that a registry is asked about',
    of: 'account',
    max: 60,
    windowSeconds: hour,
  },
  // A campaign is deleted with its recipients in one call.
  campaignRecipients: { counts: 'recipients', of: 'campaign', max: 1000, windowSeconds: null },
  accountExports: { counts: 'exports of everything', of: 'account', max: 1, windowSeconds: null },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** A limit on actions within a window of time. */
export type RateLimit = {
  [Name in LimitName]: (typeof limits)[Name]['windowSeconds'] extends number ? Name : never;
}[LimitName];

/** The number of the limit's window that contains an instant, counted since 1970. */
export function windowOf(limit: RateLimit, now: Date): number {
  return Math.floor(now.getTime() / 1000 / limits[limit].windowSeconds);
}
