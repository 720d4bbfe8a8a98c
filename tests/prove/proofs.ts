/** A proof: one test file, and the number of cases to run. */
export interface Proof {
  /** The vitest project of its file, `tests/<project>/<name>.test.ts`. */
  readonly project: 'unit' | 'data' | 'schedules' | 'races' | 'system' | 'browser';
  /** What has its cases, if that is more than the one file. */
  readonly files?: string;
  readonly cases:
    | 'schedules'
    | 'rounds'
    | 'ids for each route'
    | 'hostile calls of each function'
    | 'sessions'
    | 'users'
    | 'domains'
    | 'rows'
    | 'orders'
    | 'seconds'
    | 'forms'
    | 'colour schemes';
  /** How many cases `npm test` tries, or `npm run prove -- variants` where the test is left to that. */
  readonly sample: number;
  /** How many cases `npm run prove` runs. */
  readonly all: number;
  readonly proves: string;
}

/** The long proofs by name. */
export const proofs = {
  sessions: {
    project: 'schedules',
    cases: 'schedules',
    sample: 8,
    all: 20_000,
    proves: 'under faults every session ends, its search counts once, and nothing is written twice',
  },
  payments: {
    project: 'schedules',
    cases: 'schedules',
    sample: 30,
    all: 5000,
    proves: 'under faults nobody pays twice, or has a plan without paying',
  },
  campaigns: {
    project: 'schedules',
    cases: 'schedules',
    sample: 5,
    all: 2000,
    proves:
      'under faults a recipient gets one mail for each step, and none after a no or an answer from the company, or about a domain that was sold',
  },
  saved: {
    project: 'schedules',
    cases: 'schedules',
    sample: 12,
    all: 2000,
    proves: 'under faults saved items are counted exactly',
  },
  templates: {
    project: 'schedules',
    cases: 'schedules',
    sample: 12,
    all: 2000,
    proves: 'under faults templates are counted exactly',
  },
  generations: {
    project: 'schedules',
    cases: 'schedules',
    sample: 12,
    all: 2000,
    proves: 'under faults a generated text costs one credit, and a failed one none',
  },
  outreach: {
    project: 'schedules',
    cases: 'schedules',
    sample: 5,
    all: 1000,
    proves:
      'under faults a mail is sent once in whatever way, and none after an answer or about a domain that was sold',
  },
  removals: {
    project: 'schedules',
    cases: 'schedules',
    sample: 10,
    all: 500,
    proves: 'under faults nothing is left of whom was removed, and everything of others',
  },
  faults: {
    project: 'system',
    cases: 'schedules',
    sample: 6,
    all: 500,
    proves: 'the same of sessions, in a whole stack',
  },
  'small-account': {
    project: 'system',
    cases: 'sessions',
    sample: 1,
    all: 3,
    proves: 'where ten Lambdas may run at once, sessions of 25 companies at once complete with all contacts',
  },
  crowd: {
    project: 'system',
    cases: 'users',
    sample: 2,
    all: 20,
    proves: 'of three searches of each user, all users at once, none is lost',
  },
  storm: {
    project: 'system',
    cases: 'seconds',
    sample: 5,
    all: 300,
    proves: 'while the stack is killed, throttled and not answered, every search ends and counts once',
  },
  portfolio: {
    project: 'system',
    cases: 'domains',
    // More than the calls that are under way when the stack is killed can add.
    sample: 600,
    all: 10_000,
    proves: 'a portfolio whose import is killed has each name once after it is sent again',
  },
  imports: {
    project: 'system',
    cases: 'rows',
    sample: 300,
    all: 5000,
    proves: 'of a file whose import is killed, each row is imported once after it is sent again',
  },
  switches: {
    project: 'browser',
    cases: 'orders',
    sample: 1,
    all: 8,
    proves: 'whatever is confirmed at Stripe is in the history, in whatever order it is deleted and heard of',
  },
  'search-race': {
    project: 'races',
    cases: 'rounds',
    sample: 8,
    all: 200,
    proves: 'of searches at once, as many begin as the plan has left',
  },
  'credit-race': {
    project: 'races',
    cases: 'rounds',
    sample: 8,
    all: 200,
    proves: 'of texts at once, as many are written by the model as there are credits left',
  },
  'trial-race': {
    project: 'races',
    cases: 'rounds',
    sample: 4,
    all: 200,
    proves: 'a person with several accounts has one trial, and so have several people with one card',
  },
  'saving-race': {
    project: 'races',
    cases: 'rounds',
    sample: 8,
    all: 200,
    proves: 'what is saved and removed at once is counted exactly',
  },
  'campaign-race': {
    project: 'races',
    cases: 'rounds',
    sample: 8,
    all: 200,
    proves: 'turns of campaigns at once send each recipient one mail, and no more than the mailbox may',
  },
  'limit-race': {
    project: 'races',
    cases: 'rounds',
    sample: 1,
    all: 200,
    proves:
      'each limit lets through exactly its number, at once, at its edge, from two accounts, and after a new sign-up',
  },
  'import-race': {
    project: 'races',
    cases: 'rounds',
    sample: 8,
    all: 200,
    proves: 'of imports at once, as many contacts are saved as there is room for',
  },
  'every-route': {
    project: 'system',
    cases: 'ids for each route',
    sample: 12,
    all: 1000,
    proves:
      "no id of an owner leads another user to the owner's rows, and every hostile value is refused wherever it stands",
  },
  'access-patterns': {
    project: 'data',
    cases: 'rows',
    sample: 200,
    all: 10_000,
    proves: 'what an operation costs stays the same however much is saved',
  },
  adversarial: {
    project: 'unit',
    cases: 'forms',
    sample: 24,
    all: 350,
    proves: 'a site that is made to be slow takes no turn of more than 250 ms from the rest of the process',
  },
  accessibility: {
    project: 'browser',
    // The journeys check the states that they pass.
    files: 'tests/browser',
    cases: 'colour schemes',
    sample: 1,
    all: 2,
    proves: 'every state of the screens is accessible in light and in dark',
  },
  'key-matrix': {
    project: 'data',
    cases: 'hostile calls of each function',
    sample: 2,
    all: 100,
    proves: "no function of the data layer leads a user to an owner's rows, whatever ids it is given",
  },
} as const satisfies Record<string, Proof>;

/** Proofs that are commands: they run tests of many files. */
export const commands = {
  variants: {
    command: ['vitest', 'run', '--tags-filter=variant', '--test-timeout=0'],
    proves: 'what `npm test` tries in one way holds in each of the others',
  },
  grants: {
    command: ['node', 'tests/prove/grants/prove-grants.ts'],
    proves: 'no permission can be removed without a journey that misses it',
  },
} as const;

export type ProofName = keyof typeof proofs;
