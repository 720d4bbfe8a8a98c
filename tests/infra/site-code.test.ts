import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { prepareAssembly } from '../../infra/local/prepare.ts';
import { withoutUnusedCode } from '../../infra/site-code.ts';

it('the site has no conversion to JSON Schema', async () => {
  await prepareAssembly(() => undefined, AbortSignal.timeout(150_000));
  const scripts = globSync('dist/web/assets/*.js').map((file) => readFileSync(file, 'utf8'));
  expect(scripts.length).toBeGreaterThan(50);
  // The dialect's name, which nothing else contains.
  expect(scripts.filter((script) => script.includes('draft-2020-12'))).toEqual([]);
}, 150_000);

it('what is left of zod checks values, and tells forms their limits', async () => {
  const folder = mkdtempSync('node_modules/.cache/site-code-');
  try {
    writeFileSync(
      join(folder, 'entry.js'),
      `import * as z from 'zod';
       import { maxLengthOf, rangeOf, schemaAt } from '${join(process.cwd(), 'web/api/limits.ts')}';
       const body = z.strictObject({ text: z.string().trim().min(1).max(5), count: z.int().min(1).max(9).optional() });
       export const limits = [maxLengthOf(schemaAt(body, 'text')), rangeOf(schemaAt(body, 'count'))];
       export const accepted = [{ text: ' a ' }, { text: 'abcdef' }, { text: 'a', count: 10 }, { text: 'a', more: 1 }]
         .map((value) => body.safeParse(value).success);`,
    );
    await build({
      configFile: false,
      logLevel: 'silent',
      root: folder,
      plugins: [withoutUnusedCode()],
      build: { lib: { entry: 'entry.js', formats: ['es'], fileName: 'built' }, outDir: 'out', minify: false },
    });
    const [file = ''] = globSync(join(folder, 'out/built*.js'));
    const built: unknown = await import(pathToFileURL(join(process.cwd(), file)).href);
    expect(built).toMatchObject({
      limits: [5, { min: 1, max: 9 }],
      accepted: [true, false, false, false],
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);
