import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Metafile, Plugin } from 'esbuild';

/**
 * Data files with more characters than this are compressed in the bundle, and unpacked when their module loads.
 * steps-find-companies: 1,700 to 1,346.
 */
const maxPlainDataCharacters = 4_000;
/** Those with more characters than this are compressed next to the bundle, so that no start parses them as code. */
const maxBundledDataCharacters = 20_000;

/** Compresses the data that modules import. */
export const packData: Plugin = {
  name: 'pack-data',
  setup({ onLoad }) {
    onLoad({ filter: /\/functions\/.*\.json$/ }, async ({ path }) => {
      const text = JSON.stringify(JSON.parse(await readFile(path, 'utf8')));
      if (text.length <= maxPlainDataCharacters) return undefined;
      if (text.length > maxBundledDataCharacters) {
        return {
          contents: `import { readFileSync } from 'node:fs';
            import { brotliDecompressSync } from 'node:zlib';
            const file = new URL('./${dataFileOf(relative('.', path))}', import.meta.url);
            export default /* @__PURE__ */ (() => JSON.parse(brotliDecompressSync(readFileSync(file)).toString()))();`,
        };
      }
      return {
        contents: `import { brotliDecompressSync } from 'node:zlib';
          const packed = '${packed(text)}';
          export default /* @__PURE__ */ (() =>
            JSON.parse(brotliDecompressSync(Buffer.from(packed, 'base64')).toString()))();`,
      };
    });
    // Providers of free mail, unpacked when an address is first looked up, which most calls do not do.
    // api-campaigns: 710 to 624.
    onLoad({ filter: /\/email-providers\/all\.json$/ }, async ({ path }) => ({
      contents: `export default { *[Symbol.iterator]() {
          const { brotliDecompressSync } = require('node:zlib');
          yield* JSON.parse(brotliDecompressSync(Buffer.from('${packed(await readFile(path, 'utf8'))}', 'base64')));
        } };`,
    }));
    // The Public Suffix List, which `infra/build.ts` has loaded at first use. triggers-send-campaign: 689 to 616.
    onLoad({ filter: /\/tldts\/dist\/es6\/src\/data\/trie\.js$/ }, async ({ path }) => {
      const tables: Record<string, string | number | Uint8Array | Uint16Array> = await import(path);
      const unpacked = Object.entries(tables).map(([name, table]) =>
        typeof table === 'object'
          ? `export const ${name} = ${table.constructor.name}.from(tables.${name});`
          : `export const { ${name} } = tables;`,
      );
      const text = JSON.stringify(tables, (_name, value) =>
        ArrayBuffer.isView(value) ? Object.values(value) : value,
      );
      return {
        contents: `const { brotliDecompressSync } = require('node:zlib');
          const tables = JSON.parse(brotliDecompressSync(Buffer.from('${packed(text)}', 'base64')));
          ${unpacked.join('\n')}`,
      };
    });
  },
};

function packed(text: string): string {
  return brotliCompressSync(text).toString('base64');
}

/** The name next to a bundle of a data file: `functions-domain-…-common-words.json.br`. */
function dataFileOf(path: string): string {
  return `${path.replaceAll('/', '-')}.br`;
}

/**
 * Puts next to each bundle the data that it reads at run time: compressed files that are next to its modules in the
 * source, and the data files that are too large for it.
 */
export async function copyDataFiles({ outputs }: Metafile): Promise<void> {
  const large = new Map<string, Buffer>();
  for (const [output, { inputs }] of Object.entries(outputs)) {
    for (const input of Object.keys(inputs).filter(isOwnData)) {
      const text = JSON.stringify(JSON.parse(await readFile(input, 'utf8')));
      if (text.length <= maxBundledDataCharacters) continue;
      const data = large.get(input) ?? brotliCompressSync(text);
      large.set(input, data);
      await writeFile(join(dirname(output), dataFileOf(input)), data);
    }
    const folders = new Set(Object.keys(inputs).filter(isOwnFunction).map(dirname));
    for (const folder of folders) {
      for (const file of await readdir(folder)) {
        if (file.endsWith('.br')) await copyFile(join(folder, file), join(dirname(output), file));
      }
    }
  }
}

function isOwnFunction(input: string): boolean {
  return input.startsWith('functions/');
}

function isOwnData(input: string): boolean {
  return isOwnFunction(input) && input.endsWith('.json');
}
