import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What a Lambda of ours reads at its cold start, for tests that import one. */
const lambdaEnvironment = {
  TABLE_NAME: 'buyerscope-test',
  USER_POOL_ID: 'us-east-1_test',
  STATE_MACHINE_ARN: 'arn:aws:states:us-east-1:000000000000:stateMachine:test',
  ORIGIN_SECRET: 'origin-secret-of-the-tests',
  HASH_KEY_SECRET_ARN: 'arn:aws:secretsmanager:us-east-1:000000000000:secret:test',
  NOTICE_QUEUE_URL: 'https://sqs.us-east-1.amazonaws.com/000000000000/notices',
  PARKED_EVENTS_URL: 'https://sqs.us-east-1.amazonaws.com/000000000000/parked-events',
  STRIPE_KEY_SECRET: 'stripe-key',
  STRIPE_WEBHOOK_SECRET: 'stripe-webhook-secrets',
  SITE_ORIGIN: 'https://app.example',
  TRIAL_DAYS: '14',
  CAMPAIGN_QUEUE_URL: 'https://sqs.us-east-1.amazonaws.com/000000000000/turns',
  SENDING_GAP_SECONDS: '120',
  SENDING_FIRST_DAY: '10',
  SENDING_GROWTH: '10',
  SENDING_REST_SECONDS: '900',
  TOKEN_KEY_ARN: 'arn:aws:kms:us-east-1:000000000000:key/test',
  FILES_BUCKET: 'files',
  EXPORT_MACHINE_ARN: 'arn:aws:states:us-east-1:000000000000:stateMachine:exports',
  DELETION_MACHINE_ARN: 'arn:aws:states:us-east-1:000000000000:stateMachine:deletions',
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
  POWERTOOLS_LOG_LEVEL: 'SILENT',
};

/** What is synthesized over and over is validated once, by tests/infra/validation.test.ts, and by each build. */
const cdkEnvironment = { CDK_VALIDATION: 'false' };

function project(
  name: string,
  options: {
    environment?: string;
    globalSetup?: string;
    /** How long a test may take. It is a limit for a busy machine; what hangs is all that it ends. */
    seconds?: number;
    /** How long a poll lasts, in seconds. It ends as soon as it holds; the limit is for a busy machine. */
    patience?: number;
    /** Whether files share their modules, which saves loading them again: for those that replace none of them. */
    shared?: boolean;
    /** The files, if not all of the folder with the project's name. */
    files?: string[];
    /** Files in that folder that belong to another project. */
    except?: string[];
    /** What runs before each file. */
    setUp?: string;
  } = {},
) {
  const timeout = (options.seconds ?? 10) * 1000;
  return {
    test: {
      name,
      include: options.files ?? [`tests/${name}/**/*.test.{ts,tsx}`],
      exclude: options.except ?? [],
      setupFiles: options.setUp ?? [],
      environment: options.environment ?? 'node',
      env: { ...lambdaEnvironment, ...cdkEnvironment },
      globalSetup: options.globalSetup ?? [],
      testTimeout: timeout,
      hookTimeout: timeout * 3,
      isolate: options.shared !== true,
      restoreMocks: true,
      unstubGlobals: true,
      expect: { poll: { timeout: (options.patience ?? 15) * 1000 } },
    },
  };
}

const inDocument = { environment: 'happy-dom', seconds: 60 };

/** What is tested with the real Amplify, or before the app has loaded its screens. */
const apartFromApp = ['screen.test.tsx', 'session.test.ts', 'stored-tokens.test.ts'].map(
  (name) => `tests/web/${name}`,
);

/** What replaces modules, or loads them with variables of its own. */
const apartFromData = [
  'objections',
  'operator-removals',
  'payments/log-lines',
  'preview',
  'publish-on-aws',
  'send-mail',
].map((name) => `tests/data/${name}.test.ts`);

const onEmulator = { seconds: 360, globalSetup: 'tests/data/emulator.ts' };

const longest = [
  'browser/main-job',
  'browser/outreach',
  'browser/keyboard',
  'browser/writing',
  'browser/hostile-text',
  'browser/identity',
  'browser/saved-leads',
  'browser/payments',
  'browser/templates',
  'browser/accessibility',
  'browser/public-site',
  'browser/mail',
  'system/every-route',
  'system/find-leads',
  'system/runner',
  'system/operators',
  'system/account',
  'system/runner-command',
  'system/unanswered-sources',
  'system/faults',
  'system/lost-sessions',
  'system/published-register',
  'data/register-build',
  'data/payments/pages',
  'web/results',
  'infra/validation',
];

/**
 * Begins with the files that take longest, so that none of them runs alone at the end. Files of one project come one
 * after the other, as a process only goes on with files of its project: it keeps what it has loaded and started.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.includes(`/tests/${name}.test.`));
      return at === -1 ? longest.length : at;
    };
    const sorted = (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((one) => sorted.filter(({ project }) => project === one));
  }
}

export default defineConfig({
  test: {
    // Tests of whole stacks and of pages wait for much of their time.
    maxWorkers: Math.ceil(availableParallelism() * 2.5),
    sequence: { sequencer: LongestFirst },
    // As `infra/setup.mjs` starts the product.
    execArgv: ['--no-regexp-tier-up'],
    tags: [
      {
        name: 'variant',
        description: 'Left to `npm run prove -- variants`; the like of it is in `npm test`.',
      },
    ],
    projects: [
      // What runs whole stacks comes first: it takes longest, and its last files should not run alone.
      project('browser', { seconds: 360, patience: 60, shared: true }),
      project('system', { seconds: 360, shared: true }),
      // Two of its files replace modules, so that it shares none.
      project('schedules', onEmulator),
      project('races', { ...onEmulator, shared: true }),
      project('data', { ...onEmulator, except: apartFromData, shared: true }),
      project('data-apart', { ...onEmulator, files: apartFromData }),
      project('web', {
        ...inDocument,
        except: apartFromApp,
        setUp: 'tests/web/set-up.ts',
        shared: true,
      }),
      project('web-apart', { ...inDocument, files: apartFromApp }),
      project('infra', { seconds: 240, shared: true }),
      project('providers', { seconds: 60 }),
      project('unit', { seconds: 60, shared: true }),
    ],
  },
});
