import { mkdir, readdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type BuildOptions, build, type Plugin } from 'esbuild';

/** Folders of `functions/` whose files are Lambdas: each becomes `dist/functions/<folder>-<file>/index.mjs`. */
const lambdaFolders = ['api', 'steps', 'triggers', 'operator'];

/** CommonJS dependencies inside an ES module still call `require`. */
const requireBanner =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/**
 * What our Lambdas never run of their packages, replaced by what they need of it. Credentials come from Lambda's
 * environment variables alone, where the SDK would bring clients of STS, SSO and sign-in to look elsewhere; DynamoDB's
 * endpoint discovery is off; undici brings HTTP/2, a `fetch` of its own, mocks, caches and a parser for processors
 * without SIMD, where we only ask with GET; tldts builds its list of suffixes at import, which only a search needs.
 * https://docs.aws.amazon.com/lambda/latest/dg/configuration-envvars.html
 */
const replacements: readonly { module: RegExp; contents: string }[] = [
  {
    module: /\/@aws-sdk\/credential-provider-node\/.*\/index\.js$/,
    contents: `import { fromEnv } from '@aws-sdk/credential-provider-env';
      export const defaultProvider = (options) => fromEnv(options);`,
  },
  {
    module: /\/@aws-sdk\/endpoint-cache\/.*\/index\.js$/,
    contents: 'export class EndpointCache {}',
  },
  {
    module: /\/tldts\/dist\/es6\/index\.js$/,
    contents: `const whole = () => require('../cjs/index.js');
      export const parse = (...given) => whole().parse(...given);`,
  },
  {
    module: /\/undici\/index\.js$/,
    contents: `const Dispatcher = require('./lib/dispatcher/dispatcher');
      Object.assign(Dispatcher.prototype, { request: require('./lib/api/api-request') });
      exports.Agent = require('./lib/dispatcher/agent');
      exports.buildConnector = require('./lib/core/connect');
      exports.errors = require('./lib/core/errors');`,
  },
  {
    module: /\/undici\/lib\/(web\/|dispatcher\/client-h2\.js|llhttp\/llhttp-wasm\.js)/,
    contents: "module.exports = () => { throw new Error('undici: left out of the bundle'); };",
  },
];

const leaveOut: Plugin = {
  name: 'leave-out',
  setup({ onLoad }) {
    for (const { module, contents } of replacements) {
      onLoad({ filter: module }, ({ path }) => ({ contents, resolveDir: resolve(path, '..') }));
    }
  },
};

/** How one Lambda becomes one ES module, packages and SDK included, with its source map beside it. */
export function lambdaBundle(entry: string, outfile: string): BuildOptions {
  return {
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    mainFields: ['module', 'main'],
    minify: true,
    sourcemap: 'external',
    legalComments: 'none',
    banner: { js: requireBanner },
    // Told so, undici leaves its experimental parser out.
    define: { esbuildDetection: '1' },
    plugins: [leaveOut],
    logLevel: 'warning',
  };
}

async function buildFunctions(): Promise<void> {
  await rm('dist/functions', { recursive: true, force: true });
  for (const folder of lambdaFolders) {
    const names = (await readdir(`functions/${folder}`)).map((file) => file.slice(0, -'.ts'.length));
    await Promise.all(
      names.map((name) =>
        build(lambdaBundle(`functions/${folder}/${name}.ts`, `dist/functions/${folder}-${name}/index.mjs`)),
      ),
    );
  }
}

async function buildWeb(): Promise<void> {
  const { build: buildSite } = await import('vite');
  await mkdir('dist/web', { recursive: true });
  await buildSite({ configFile: 'vite.config.ts', logLevel: 'warn' });
}

if (import.meta.main) {
  const { positionals } = parseArgs({ allowPositionals: true });
  const parts = positionals.length === 0 ? ['functions', 'web'] : positionals;
  for (const part of parts) {
    if (part === 'functions') await buildFunctions();
    else if (part === 'web') await buildWeb();
    else throw new Error(`Unknown part ${part}: build functions, web, or both`);
  }
}
