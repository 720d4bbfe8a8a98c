import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import * as z from 'zod';
import { prepareAssembly } from '../infra/local/prepare.ts';

/*
 * Runs every check and test, or with `check` only those that need no running stack. Ends with one line that counts
 * them: `N passed, N failed`. A check counts as one; a test suite as the number of its tests.
 */
const report = 'dist/test-report.json';
const reportShape = z.object({ numPassedTests: z.int(), numFailedTests: z.int(), success: z.boolean() });

const checks = [
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  // Why not the other version: docs/decisions/0018-types-are-checked-by-typescript-7.md
  { name: 'types', command: ['node', 'node_modules/typescript-7/bin/tsc', '-b', '--singleThreaded'] },
  { name: 'boundaries', command: ['node', 'tests/boundaries.ts'] },
  { name: 'dead code', command: ['knip'] },
];

let passed = 0;
let failed = 0;

function count(isPassed: boolean): void {
  if (isPassed) passed += 1;
  else failed += 1;
}

/** The exit code of a process; null if a signal ended it, or it could not be started. */
async function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((ended) => {
    child.once('error', (error) => {
      console.error(error.message);
      ended(null);
    });
    child.once('close', ended);
  });
}

/** Runs a command and shows its output once it has ended, as others run at the same time. */
async function check({ name, command }: (typeof checks)[number]): Promise<void> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const status = await endOf(child);
  console.log(`\n— ${name}: ${status === 0 ? 'passed' : 'failed'}\n${output.trim()}`);
  count(status === 0);
}

async function checkAll(): Promise<void> {
  for (const each of checks) await check(each);
}

async function build(): Promise<void> {
  try {
    // Through the runner, so that everything that the tested stacks need is built and up to date.
    await prepareAssembly((line) => console.log(`\n— ${line}`), new AbortController().signal);
    count(true);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    count(false);
  }
}

// Tests wait for much of their time, in which the checks run.
const checked = checkAll();
await build();

const projects = process.argv.includes('check') ? ['--project', 'unit', '--project', 'infra'] : [];
rmSync(report, { force: true });
console.log('\n— tests');
const tests = spawn(
  'vitest',
  [
    'run',
    // What else `npm run prove` runs.
    '--tags-filter=!variant',
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ...projects,
  ],
  {
    stdio: 'inherit',
    // Every file of whole stacks loads the same bundles again.
    env: { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/compiled-tests' },
  },
);
const [status] = await Promise.all([endOf(tests), checked]);
try {
  const counts = reportShape.parse(JSON.parse(readFileSync(report, 'utf8')));
  passed += counts.numPassedTests;
  // A file that could not be loaded counts no test, nor does what fails when an app stops, but the run did not succeed.
  const succeeded = counts.success && status === 0;
  failed += succeeded ? counts.numFailedTests : Math.max(1, counts.numFailedTests);
} catch (error) {
  console.error('The tests left no report:', error);
  failed += 1;
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
