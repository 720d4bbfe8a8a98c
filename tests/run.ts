import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import * as z from 'zod';
import { prepareAssembly } from '../infra/local/prepare.ts';

/*
 * Runs every check and test, or with `check` only those that need no running stack, and ends with one line that
 * counts them: `N passed, N failed`. A check is one; a test suite is as many as it holds.
 */
const report = 'dist/test-report.json';
const reportShape = z.object({ numPassedTests: z.int(), numFailedTests: z.int(), success: z.boolean() });

const checks = [
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'types', command: ['tsc'] },
  {
    name: 'boundaries',
    command: ['node', 'tests/boundaries.ts'],
  },
  { name: 'dead code', command: ['knip'] },
];

let passed = 0;
let failed = 0;

for (const { name, command } of checks) {
  const [program = '', ...args] = command;
  console.log(`\n— ${name}`);
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  if (status === 0) passed += 1;
  else failed += 1;
}

console.log('\n— build');
try {
  // Through the runner, so that the stacks under test find everything made and fresh.
  await prepareAssembly((line) => console.log(line), new AbortController().signal);
  passed += 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  failed += 1;
}

const projects = process.argv.includes('check') ? ['--project', 'unit', '--project', 'infra'] : [];
rmSync(report, { force: true });
console.log('\n— tests');
spawnSync(
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...projects],
  { stdio: 'inherit' },
);
try {
  const counts = reportShape.parse(JSON.parse(readFileSync(report, 'utf8')));
  passed += counts.numPassedTests;
  // A file that could not even be loaded counts no test, yet the run did not succeed.
  failed += counts.success ? counts.numFailedTests : Math.max(1, counts.numFailedTests);
} catch (error) {
  console.error('The tests left no report:', error);
  failed += 1;
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
