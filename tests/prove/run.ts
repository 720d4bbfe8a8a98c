import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/*
 * Runs the long proofs, of which `npm test` runs a sample. Each is a set of test files and how many of their cases are
 * tried: `tests/prove/try-cases.ts` and `tests/system/faults.test.ts` read the count from the environment.
 */
const proofs = {
  sessions: { project: 'schedules', files: ['sessions'], schedules: 20_000 },
  payments: { project: 'schedules', files: ['payments'], schedules: 5000 },
  campaigns: { project: 'schedules', files: ['campaigns'], schedules: 2000 },
  saved: { project: 'schedules', files: ['saved'], schedules: 2000 },
  templates: { project: 'schedules', files: ['templates', 'generations'], schedules: 2000 },
  outreach: { project: 'schedules', files: ['outreach'], schedules: 1000 },
  faults: { project: 'system', files: ['faults'], schedules: 500 },
} as const;

const help = `Runs the long proofs: sequences of acts under seeded faults, each held against its invariants.

  npm run prove                       all of them, one after the other
  npm run prove -- [<name>…] [options]

${Object.entries(proofs)
  .map(
    ([name, { schedules, files }]) => `  ${name.padEnd(10)} ${schedules} schedules of ${files.join(' and ')}`,
  )
  .join('\n')}

  --seed <n>        other schedules, the same ones each time (default 1)
  --schedules <n>   so many of each instead
  --help            this text
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    schedules: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

function isProof(name: string): name is keyof typeof proofs {
  return Object.hasOwn(proofs, name);
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

function wholeNumber(option: string, text: string): string {
  return /^[1-9]\d{0,8}$/.test(text) ? text : fail(`--${option} is a whole number from 1, not "${text}".`);
}

if (values.help) {
  console.log(help);
  process.exit(0);
}
const seed = wholeNumber('seed', values.seed);
const count = values.schedules === undefined ? null : wholeNumber('schedules', values.schedules);
const names = positionals.length === 0 ? Object.keys(proofs) : positionals;
const wanted = names.map((name) =>
  isProof(name) ? name : fail(`There is no proof "${name}": ${Object.keys(proofs).join(', ')}.`),
);

const failed = wanted.filter((name) => {
  const { project, files, schedules } = proofs[name];
  const { status } = spawnSync(
    'vitest',
    [
      'run',
      '--project',
      project,
      // A proof may take hours.
      '--test-timeout=0',
      ...files.map((file) => `tests/${project}/${file}.test.ts`),
    ],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, FAULT_SEED: seed, FAULT_SCHEDULES: count ?? String(schedules) },
    },
  );
  return status !== 0;
});
console.log(
  `${wanted.length - failed.length} proofs hold, ${failed.length} failed: ${failed.join(', ') || 'none'}`,
);
if (failed.length > 0) process.exitCode = 1;
