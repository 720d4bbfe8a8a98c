import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { lambdaBundles } from '../../infra/build.ts';
import { readFunctions } from '../../infra/local/lambda/lambda-functions.ts';
import { prepareAssembly } from '../../infra/local/prepare.ts';
import { readAssembly } from '../../infra/local/template/assembly.ts';
import { identify } from '../../infra/local/template/registry.ts';
import { resolveResources } from '../../infra/local/template/template.ts';
import { compareInit } from './module-init.ts';
import { type Report, rounded } from './report.ts';

const functionsFolder = 'dist/functions';
const rounds = 11;
const maxInitRatio = 1.35;

const kilobyte = 1000;
/** Lambdas that read many pages of sites, with all that the engine knows: names, occupations and headings of fifty languages. */
const readers = ['steps-find-companies', 'steps-enrich-contacts'];
/**
 * Lambdas that read a few pages, call a model, send mail, call the payment provider, check the addresses of imports, or
 * call several AWS services, as the export and the deletion of an account do.
 */
const callers = [
  'api-billing',
  'api-campaigns',
  'api-generate-template',
  'api-imports',
  'api-outreach',
  'api-preview',
  'api-registrations',
  'operator-payments',
  'steps-close-account',
  'steps-export-account',
  'steps-validate-emails',
  'triggers-send-campaign',
  'webhooks-payments',
];

/** The bytes that a bundle may have. */
export function budgetOf(name: string): number {
  if (readers.includes(name)) return 1500 * kilobyte;
  return (callers.includes(name) ? 800 : 500) * kilobyte;
}

/**
 * The size of every Lambda as deployed, and its module init compared with a bare lib-dynamodb bundle: one with the
 * same esbuild options only, and one with the same parts left out as in ours.
 */
export async function size(signal: AbortSignal): Promise<Report> {
  const environment = variablesOf(await prepareAssembly((line) => console.error(line), signal));
  const folder = mkdtempSync(join(tmpdir(), 'bench-size-'));
  try {
    const entry = fileURLToPath(import.meta.resolve('./bare-lambda.ts'));
    const bare = join(folder, 'bare/index.mjs');
    const slimBare = join(folder, 'slim/index.mjs');
    await build({ ...lambdaBundles([{ in: entry, out: 'bare/index' }], folder), plugins: [] });
    await build(lambdaBundles([{ in: entry, out: 'slim/index' }], folder));

    const rows: Report['rows'][number][] = [];
    const broken: string[] = [];
    for (const name of readdirSync(functionsFolder).toSorted()) {
      signal.throwIfAborted();
      const file = resolve(functionsFolder, name, 'index.mjs');
      const { bytes, gzip } = bytesOf(file);
      const budget = budgetOf(name);
      if (bytes > budget) broken.push(`${name} has ${bytes} bytes, more than ${budget}.`);
      const againstBare = await compareInit(bare, file, { rounds, environment });
      const againstSlim = await compareInit(slimBare, file, { rounds, environment });
      rows.push({
        function: name,
        bytes,
        budget,
        gzip,
        'init ms': rounded(againstBare.ms, 1),
        'bare ms': rounded(againstBare.bareMs, 1),
        '× bare': rounded(againstBare.ratio, 2),
        '× slim bare': rounded(againstSlim.ratio, 2),
        init: !name.startsWith('api-') ? '' : againstBare.ratio <= maxInitRatio ? 'within' : 'over',
      });
    }
    const bares = `bare: ${bytesOf(bare).bytes} bytes; slim bare: ${bytesOf(slimBare).bytes} bytes.`;
    return {
      title: 'size: Lambda bundles, and module init in fresh processes',
      rows,
      notes: [
        `Medians of ${rounds} interleaved rounds. ${bares}`,
        `Module init of an API function is to be at most ${maxInitRatio} × bare.`,
      ],
      broken,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The environment variables of all functions of the template together. */
function variablesOf(assemblyFolder: string): Record<string, string> {
  const assembly = readAssembly(assemblyFolder);
  const { resources } = resolveResources(assembly, identify);
  const functions = readFunctions(resources, assembly, {});
  // Without the name that Lambda sets, a module does not read its secrets while it loads.
  const { AWS_LAMBDA_FUNCTION_NAME: _name, ...environment } = Object.assign(
    {},
    ...functions.map((each) => each.environment),
  );
  return environment;
}

function bytesOf(file: string): { bytes: number; gzip: number } {
  const content = readFileSync(file);
  return { bytes: content.length, gzip: gzipSync(content).length };
}
