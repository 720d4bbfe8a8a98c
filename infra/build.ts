import { readdir, readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { copyDataFiles, packData } from './bundled-data.ts';
import { leaveOutUnused } from './unused-values.ts';

/** Folders of `functions/` whose files are Lambdas. Each file becomes `dist/functions/<folder>-<file>/index.mjs`. */
const lambdaFolders = ['api', 'steps', 'triggers', 'webhooks', 'operator'];

/** CommonJS dependencies inside an ES module still call `require`. */
const requireBanner =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/**
 * Modules that our Lambdas bundle but never run, each replaced by the little that is needed of it. The figure at
 * each is the bundle that shrinks most, in KB before and after, with every other replacement in place; starts are
 * medians of 15 runs, alternating. Those that save less than a tenth are there because a bundle would exceed its budget
 * without them (`tests/bench/size.ts`).
 */
const replacements: readonly { module: RegExp; contents: string }[] = [
  {
    // Lambda passes credentials in environment variables, so nothing asks STS, SSO or sign-in.
    // triggers-post-confirmation: 396 to 257.
    // https://docs.aws.amazon.com/lambda/latest/dg/configuration-envvars.html
    module: /\/@aws-sdk\/credential-provider-node\/.*\/index\.js$/,
    contents: `import { fromEnv } from '@aws-sdk/credential-provider-env';
      export const defaultProvider = (options) => fromEnv(options);`,
  },
  {
    // DynamoDB's endpoint discovery is off. triggers-post-confirmation: 266 to 257.
    module: /\/@aws-sdk\/endpoint-cache\/.*\/index\.js$/,
    contents: 'export class EndpointCache {}',
  },
  {
    // The suffix list is read at import, and only some calls need it. `bundled-data.ts` compresses it. Start of
    // api-sessions: 101 to 86 ms of processor time.
    module: /\/tldts\/dist\/es6\/index\.js$/,
    contents: `import { getEmptyResult, parseImpl } from 'tldts-core';
      const allParts = 5;
      export const parse = (url, options) =>
        parseImpl(url, allParts, require('./src/suffix-trie.js').default, options, getEmptyResult());`,
  },
  {
    // We make Stripe's SDK use `fetch`; its other client loads Node's HTTP at import. Start of webhooks-payments:
    // 81 to 67 ms of processor time.
    module: /\/stripe\/esm\/net\/NodeHttpClient\.js$/,
    contents:
      "export class NodeHttpClient { constructor() { throw new Error('NodeHttpClient: left out of the bundle'); } }",
  },
  {
    // Our mails have no attachments to fetch, and this loads Node's HTTP at import. Start of triggers-send-campaign:
    // 89 to 74 ms of processor time.
    module: /\/nodemailer\/dist\/esm\/fetch\/index\.js$/,
    contents: "export default () => { throw new Error('nodemailer/fetch: left out of the bundle'); };",
  },
  {
    // Our mails have no files whose media type must be looked up. triggers-send-campaign: 696 to 619.
    module: /\/nodemailer\/dist\/esm\/mime-funcs\/mime-types\.js$/,
    contents: `const leftOut = () => { throw new Error('nodemailer/mime-types: left out of the bundle'); };
      export { leftOut as detectExtension, leftOut as detectMimeType };`,
  },
  {
    // The vendor's own gateway. api-generate-template: 812 to 746.
    module: /\/@ai-sdk\/gateway\/dist\/index\.mjs$/,
    contents: `class Never extends Error { static isInstance() { return false; } }
      export { Never as GatewayError, Never as GatewayAuthenticationError };
      export const createGateway = () => { throw new Error('@ai-sdk/gateway: left out of the bundle'); };
      export const gateway = createGateway;`,
  },
  {
    // Reads zod 3 schemas; ours are zod 4. api-generate-template: 804 to 746.
    module: /\/zod\/v3\/index\.js$/,
    contents: 'export const ZodFirstPartyTypeKind = {};',
  },
  {
    // Messages in fifty languages, included where a package imports all of zod. api-generate-template: 1,009 to 746.
    module: /\/zod\/v4\/locales\/index\.js$/,
    contents: "export { default as en } from './en.js';",
  },
  {
    // We only send GET requests, through our own agent. Each part is loaded at its first use, not at each start.
    // steps-enrich-contacts: 1,227 to 1,072.
    module: /\/undici\/index\.js$/,
    contents: `module.exports = {
        get Agent() {
          require('./lib/dispatcher/dispatcher').prototype.request ??= require('./lib/api/api-request');
          return require('./lib/dispatcher/agent');
        },
        get buildConnector() { return require('./lib/core/connect'); },
        get errors() { return require('./lib/core/errors'); },
      };`,
  },
  {
    // HTTP/2, `fetch`, and a parser for processors without SIMD. steps-enrich-contacts: 1,206 to 1,072.
    module: /\/undici\/lib\/(web\/|dispatcher\/client-h2\.js|llhttp\/llhttp-wasm\.js)/,
    contents: "module.exports = () => { throw new Error('undici: left out of the bundle'); };",
  },
];

/** The same for a single importer, where other modules may need the import. */
const replacementsFor: readonly { importer: RegExp; specifier: RegExp; contents: string }[] = [
  {
    // None of our calls streams events. triggers-post-confirmation: 277 to 257.
    importer: /\/@smithy\/core\/.*\/HttpProtocol\.js$/,
    specifier: /^@smithy\/core\/event-streams$/,
    contents: `const leftOut = () => { throw new Error('event streams: left out of the bundle'); };
      export { leftOut as EventStreamSerde, leftOut as eventStreamSerdeProvider };`,
  },
  {
    // None of our schemas converts itself to JSON Schema with its own method. triggers-post-confirmation: 264 to
    // 257.
    importer: /\/zod\/v4\/classic\/schemas\.js$/,
    specifier: /^\.\.\/core\/to-json-schema\.js$/,
    contents: `const leftOut = () => { throw new Error('toJSONSchema(): left out of the bundle; the function is there'); };
      export const createToJSONSchemaMethod = () => leftOut;
      export const createStandardJSONSchemaMethod = () => leftOut;`,
  },
];

const leaveOut: Plugin = {
  name: 'leave-out',
  setup({ onLoad, onResolve }) {
    for (const { module, contents } of replacements) {
      onLoad({ filter: module }, ({ path }) => ({ contents, resolveDir: resolve(path, '..') }));
    }
    for (const { importer: only, specifier, contents } of replacementsFor) {
      onResolve({ filter: specifier }, ({ path, importer }) =>
        only.test(importer) ? { path, namespace: 'left-out', pluginData: contents } : undefined,
      );
    }
    onLoad({ filter: /./, namespace: 'left-out' }, ({ pluginData }) => ({ contents: pluginData }));
  },
};

/** Of its own package.json a client of the SDK only reads the version. api-sessions: 444 to 437. */
const onlyVersion: Plugin = {
  name: 'only-version',
  setup({ onLoad }) {
    onLoad({ filter: /\/@aws-sdk\/client-[\w-]+\/package\.json$/ }, async ({ path }) => {
      const { version } = JSON.parse(await readFile(path, 'utf8'));
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
  },
};

/** A Lambda whose secrets cannot be read does not start, where it would otherwise fail at each call. */
const startWithSecrets: Plugin = {
  name: 'start-with-secrets',
  setup({ onLoad }) {
    onLoad(
      { filter: new RegExp(`/functions/(${lambdaFolders.join('|')})/[^/]+\\.ts$`) },
      async ({ path }) => ({
        contents: `${await readFile(path, 'utf8')}
        import { startWithSecrets } from '../providers/secrets/at-start.ts';
        await startWithSecrets();`,
        loader: 'ts',
      }),
    );
  },
};

/**
 * Each package of the AI SDK requires a different patch version of the two packages that they share. The newest one,
 * which `ai` uses, works for all. api-generate-template: 814 to 746.
 */
const shareOneCopy: Plugin = {
  name: 'share-one-copy',
  setup({ onResolve, resolve: resolveAgain }) {
    onResolve({ filter: /^@ai-sdk\/provider(-utils)?$/ }, ({ path, kind, pluginData }) =>
      pluginData === 'again'
        ? undefined
        : resolveAgain(path, { kind, resolveDir: resolve('node_modules/ai'), pluginData: 'again' }),
    );
  },
};

/** A Lambda's source, and the path of its bundle below the output folder, without its extension. */
interface Entry {
  readonly in: string;
  readonly out: string;
}

/**
 * esbuild's options for bundling each Lambda into one ES module, including packages and SDK, with a source map. One
 * build for all, so that shared sources are read only once.
 */
export function lambdaBundles(entries: readonly Entry[], outdir: string): BuildOptions {
  return {
    entryPoints: [...entries],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    mainFields: ['module', 'main'],
    minify: true,
    sourcemap: 'external',
    legalComments: 'none',
    // Words of other alphabets as they are, and not as escapes of six bytes a letter. steps-enrich-contacts: 1,354 to 1,306.
    charset: 'utf8',
    banner: { js: requireBanner },
    // With this defined, undici leaves out its experimental parser. steps-enrich-contacts: 1,239 to 1,072.
    define: { esbuildDetection: '1' },
    plugins: [leaveOut, leaveOutUnused, onlyVersion, packData, shareOneCopy, startWithSecrets],
    logLevel: 'warning',
  };
}

async function buildFunctions(): Promise<void> {
  await rm('dist/functions', { recursive: true, force: true });
  const files = await Promise.all(
    lambdaFolders.map(async (folder) =>
      (await readdir(`functions/${folder}`)).map((file) => ({
        in: `functions/${folder}/${file}`,
        out: `${folder}-${file.slice(0, -'.ts'.length)}/index`,
      })),
    ),
  );
  const { metafile } = await build({ ...lambdaBundles(files.flat(), 'dist/functions'), metafile: true });
  await copyDataFiles(metafile);
}

if (import.meta.main) {
  const { positionals } = parseArgs({ allowPositionals: true });
  const parts = positionals.length === 0 ? ['functions', 'web'] : positionals;
  for (const part of parts) {
    if (part === 'functions') await buildFunctions();
    else if (part === 'web') {
      // If a test runner rebuilds a stale site, NODE_ENV is 'test', which would bundle React's development build.
      process.env.NODE_ENV = 'production';
      const { buildSite } = await import('./build-site.ts');
      await buildSite();
    } else throw new Error(`Unknown part ${part}: build functions, web, or both`);
  }
}
