import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

const tests = Object.entries(scripts).filter(([, command]) => command.includes(' tests/'));

describe('a script of package.json', () => {
  it.each(tests)('%s installs a browser if it launches one', async (_name, command) => {
    const [, script = ''] = / (tests\/[\w/-]+\.ts)/.exec(command) ?? [];
    const { metafile } = await build({
      entryPoints: [script],
      bundle: true,
      write: false,
      metafile: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      logLevel: 'silent',
    });
    if ('tests/browser/chromium.ts' in metafile.inputs) expect(command).toContain('setup.mjs --browser ');
  });
});
