import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { embeddedProgram } from '../../infra/local/services/dynamodb.ts';

const { packages } = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        version: z.string().optional(),
        os: z.array(z.string()).optional(),
        cpu: z.array(z.string()).optional(),
        optional: z.boolean().optional(),
        resolved: z.string().optional(),
        optionalDependencies: z.record(z.string(), z.string()).optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

const { optionalDependencies } = z
  .object({ optionalDependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

/** Where Node would find a package from inside another, according to the lock file. */
function isLocked(name: string, from: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (`${folder === '' ? '' : `${folder}/`}node_modules/${name}` in packages) return true;
    if (!folder.includes('/node_modules/')) return `node_modules/${name}` in packages;
  }
}

describe('package-lock.json', () => {
  it('has every optional dependency, without which npm ci refuses a clean clone', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(name, path)),
    );
    expect(missing).toEqual([]);
  });

  it.each(['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win32-x64'])(
    'has the embedded DynamoDB of %s, which the runner starts there',
    (system) => {
      const [os = '', cpu = ''] = system.split('-');
      const { version } = packages['node_modules/@dynoxide/linux-x64'] ?? {};
      expect(packages[`node_modules/@dynoxide/${system}`]).toMatchObject({
        version,
        os: [os],
        cpu: [cpu],
        optional: true,
      });
      for (const declared of [packages['']?.optionalDependencies, optionalDependencies]) {
        expect(declared).toHaveProperty([`@dynoxide/${system}`], version);
      }
      expect(embeddedProgram(os, cpu)).toMatch(`/node_modules/@dynoxide/${system}/dynoxide`);
    },
  );

  it.each([
    'package-lock.json',
    'tests/bench/lighthouse/package-lock.json',
    'infra/register/parquet/package-lock.json',
  ])("%s names no registry's host", (file) => {
    expect(readFileSync(file, 'utf8')).not.toContain('"resolved"');
  });
});
