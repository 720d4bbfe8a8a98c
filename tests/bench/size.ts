import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { lambdaBundle } from '../../infra/build.ts';
import { prepareAssembly } from '../../infra/local/prepare.ts';
import { compareInit } from './module-init.ts';
import { type Report, rounded } from './report.ts';

const functionsFolder = 'dist/functions';
const rounds = 11;
const mostInitRatio = 1.35;

/** The bytes that a bundle may have: those that only reach the table have what an API function has. */
function budgetOf(name: string): number {
  return name.startsWith('steps-') && name !== 'steps-finish-session' ? 1_400_000 : 500_000;
}

/**
 * Bytes of every Lambda as it is deployed, and its module init against a bare lib-dynamodb bundle: one with the same
 * esbuild options alone, and one from which the same is left out as from ours.
 */
export async function size(signal: AbortSignal): Promise<Report> {
  await prepareAssembly((line) => console.error(line), signal);
  const folder = mkdtempSync(join(tmpdir(), 'bench-size-'));
  try {
    const entry = fileURLToPath(import.meta.resolve('./bare-lambda.ts'));
    const bare = join(folder, 'bare/index.mjs');
    const slimBare = join(folder, 'slim/index.mjs');
    await build({ ...lambdaBundle(entry, bare), plugins: [] });
    await build(lambdaBundle(entry, slimBare));

    const rows: Report['rows'][number][] = [];
    const broken: string[] = [];
    for (const name of readdirSync(functionsFolder).toSorted()) {
      signal.throwIfAborted();
      const file = resolve(functionsFolder, name, 'index.mjs');
      const { bytes, gzip } = bytesOf(file);
      const budget = budgetOf(name);
      if (bytes > budget) broken.push(`${name} has ${bytes} bytes, more than ${budget}.`);
      const againstBare = await compareInit(bare, file, rounds);
      const againstSlim = await compareInit(slimBare, file, rounds);
      rows.push({
        function: name,
        bytes,
        budget,
        gzip,
        'init ms': rounded(againstBare.ms, 1),
        'bare ms': rounded(againstBare.bareMs, 1),
        '× bare': rounded(againstBare.ratio, 2),
        '× slim bare': rounded(againstSlim.ratio, 2),
        init: !name.startsWith('api-') ? '' : againstBare.ratio <= mostInitRatio ? 'within' : 'over',
      });
    }
    const bares = `bare: ${bytesOf(bare).bytes} bytes; slim bare: ${bytesOf(slimBare).bytes} bytes.`;
    return {
      title: 'size: Lambda bundles, and module init in fresh processes',
      rows,
      notes: [
        `Medians of ${rounds} interleaved rounds. ${bares}`,
        `Module init of an API function is to be at most ${mostInitRatio} × bare.`,
      ],
      broken,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function bytesOf(file: string): { bytes: number; gzip: number } {
  const content = readFileSync(file);
  return { bytes: content.length, gzip: gzipSync(content).length };
}
