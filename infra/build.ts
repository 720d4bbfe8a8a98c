import { mkdir, readdir, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { build as bundle } from 'esbuild';

/** Folders of `functions/` whose files are Lambdas: each becomes `dist/functions/<folder>-<file>/index.mjs`. */
const lambdaFolders = ['api', 'steps', 'triggers', 'operator'];

/** CommonJS dependencies inside an ES module still call `require`. */
const requireBanner =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

async function buildFunctions(): Promise<void> {
  await rm('dist/functions', { recursive: true, force: true });
  const lambdas: { name: string; entry: string }[] = [];
  for (const folder of lambdaFolders) {
    for (const file of await readdir(`functions/${folder}`)) {
      lambdas.push({
        name: `${folder}-${file.slice(0, -'.ts'.length)}`,
        entry: `functions/${folder}/${file}`,
      });
    }
  }
  await Promise.all(
    lambdas.map(({ name, entry }) =>
      bundle({
        entryPoints: [entry],
        outfile: `dist/functions/${name}/index.mjs`,
        bundle: true,
        platform: 'node',
        target: 'node24',
        format: 'esm',
        mainFields: ['module', 'main'],
        minify: true,
        keepNames: true,
        sourcemap: 'external',
        legalComments: 'none',
        banner: { js: requireBanner },
        logLevel: 'warning',
      }),
    ),
  );
}

async function buildWeb(): Promise<void> {
  const { build } = await import('vite');
  await mkdir('dist/web', { recursive: true });
  await build({ configFile: 'vite.config.ts', logLevel: 'warn' });
}

const { positionals } = parseArgs({ allowPositionals: true });
const parts = positionals.length === 0 ? ['functions', 'web'] : positionals;
for (const part of parts) {
  if (part === 'functions') await buildFunctions();
  else if (part === 'web') await buildWeb();
  else throw new Error(`Unknown part ${part}: build functions, web, or both`);
}
