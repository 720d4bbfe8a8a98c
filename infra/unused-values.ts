import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { parseSync } from 'vite';

/** Where the top level of a module only makes values: it reads and writes nothing outside. */
const pureSources = /\/(shared|functions\/(domain|data|runtime))\/.*\.ts$/;

/** What esbuild itself leaves out when nothing uses it. */
const plain = new Set(['Identifier', 'Literal', 'ArrowFunctionExpression', 'FunctionExpression']);

/**
 * Marks the constants of a module, so that a bundle leaves out those that it does not use. esbuild keeps whatever is
 * made by a call, such as a schema, as the call might do something. Most modules of the model have several schemas, and
 * most Lambdas need few of them: each one that is made at start takes time there.
 */
export const leaveOutUnused: Plugin = {
  name: 'leave-out-unused',
  setup({ onLoad }) {
    onLoad({ filter: pureSources }, async ({ path }) => ({
      contents: markedConstants(path, await readFile(path, 'utf8')),
      loader: 'ts',
    }));
  },
};

/** The source with `const a = f()` written as `const a = (() => f())()`, of which esbuild is told that it does nothing. */
export function markedConstants(path: string, source: string): string {
  const { program, errors } = parseSync(path, source);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  let marked = '';
  let from = 0;
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') continue;
    for (const { init } of declaration.declarations) {
      if (init === null || plain.has(init.type)) continue;
      const value = source.slice(init.start, init.end);
      marked += `${source.slice(from, init.start)}/* @__PURE__ */ (() => (${value}))()`;
      from = init.end;
    }
  }
  return marked + source.slice(from);
}
