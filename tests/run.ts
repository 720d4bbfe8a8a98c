import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import * as z from 'zod';
import { prepareAssembly } from '../infra/local/prepare.ts';

/*
 * Runs every check and test, or with `check` only those that need no running stack, and ends with one line that
 * counts them: `N passed, N failed`. A check is one; a test suite is as many as it holds.
 */
const reportShape = z.object({ numPassedTests: z.int(), numFailedTests: z.int(), success: z.boolean() });

const checks = [
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  // Why not the other version: docs/decisions/0018-types-are-checked-by-typescript-7.md
  { name: 'types', command: ['node', 'node_modules/typescript-7/bin/tsc'] },
  { name: 'boundaries', command: ['node', 'tests/boundaries.ts'] },
  { name: 'dead code', command: ['knip'] },
];

let passed = 0;
let failed = 0;

function count(isPassed: boolean): void {
  if (isPassed) passed += 1;
  else failed += 1;
}

/**
 * Runs a command behind what else runs, and shows what it printed once it has ended. It gets the processor's idle time
 * first of all, so that what waits for a running stack does not wait for it too.
 */
async function runBehind(name: string, [program = '', ...args]: string[]): Promise<boolean> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const status = await new Promise<number | null>((ended) => {
    child.once('error', (error) => {
      output += error.message;
      ended(null);
    });
    child.once('close', ended);
  });
  console.log(`\n— ${name}: ${status === 0 ? 'passed' : 'failed'}\n${output.trim()}`);
  return status === 0;
}

async function checkAll(): Promise<void> {
  for (const { name, command } of checks) count(await runBehind(name, command));
}

async function build(): Promise<void> {
  try {
    // Through the runner, so that the stacks under test find everything made and fresh.
    await prepareAssembly((line) => console.log(`\n— ${line}`), new AbortController().signal);
    count(true);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    count(false);
  }
}

/** The command that tests some projects of vitest.config.ts and leaves a report. */
function testCommand(report: string, projects: string[]): string[] {
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return ['vitest', 'run', ...reporters, ...projects.map((name) => `--project=${name}`)];
}

function countReport(report: string): void {
  try {
    const counts = reportShape.parse(JSON.parse(readFileSync(report, 'utf8')));
    passed += counts.numPassedTests;
    // A file that could not even be loaded counts no test, yet the run did not succeed.
    failed += counts.success ? counts.numFailedTests : Math.max(1, counts.numFailedTests);
  } catch (error) {
    console.error('The tests left no report:', error);
    failed += 1;
  }
}

async function testInFront(name: string, projects: string[]): Promise<void> {
  const report = `dist/test-report-${name}.json`;
  const [program = '', ...args] = testCommand(report, projects);
  console.log(`\n— tests: ${name}`);
  await once(spawn(program, args, { stdio: 'inherit' }), 'close');
  countReport(report);
}

async function testBehind(name: string, projects: string[]): Promise<void> {
  const report = `dist/test-report-${name}.json`;
  await runBehind(`tests: ${name}`, [...testCommand(report, projects), '--maxWorkers=50%']);
  countReport(report);
}

if (process.argv.includes('check')) {
  await Promise.all([checkAll(), build()]);
  await testInFront('check', ['unit', 'infra']);
} else {
  const onStacks = ['system', 'browser'];
  const built = build();
  await Promise.all([
    built.then(() => testInFront('stacks', onStacks)),
    Promise.all([checkAll(), built]).then(() =>
      testBehind(
        'parts',
        onStacks.map((name) => `!${name}`),
      ),
    ),
  ]);
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
