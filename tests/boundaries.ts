import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';

/*
 * Checks the allowed imports between folders. It also fails if nothing was checked: a cruise that silently reads no
 * module (a parser that does not fit the compiler, a moved folder) would otherwise pass forever.
 */
const config = resolve(import.meta.dirname, '../.dependency-cruiser.cjs');
const program = resolve(import.meta.dirname, '../node_modules/.bin/depcruise');

const result = z.object({
  summary: z.object({
    totalCruised: z.int(),
    error: z.int(),
    violations: z.array(z.object({ rule: z.object({ name: z.string() }), from: z.string(), to: z.string() })),
  }),
});

const folders = ['shared', 'functions', 'infra', 'web', 'tests'].filter((folder) => existsSync(folder));
const { stdout, stderr } = spawnSync(program, ['--config', config, '--output-type', 'json', ...folders], {
  encoding: 'utf8',
  maxBuffer: 256 * 1024 * 1024,
});

try {
  const { summary } = result.parse(JSON.parse(stdout));
  for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
  console.log(`${summary.totalCruised} modules, ${summary.error} violations`);
  if (summary.totalCruised === 0) console.error('No module was looked at.');
  if (summary.error > 0 || summary.totalCruised === 0) process.exitCode = 1;
} catch (error) {
  console.error(stderr || stdout, error);
  process.exitCode = 1;
}
