import type { Plugin } from 'vite';

/** zod's conversion to JSON Schema. Every schema refers to it, so it is bundled although the site never calls it. */
const jsonSchema = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;
/** Where the conversion begins in a file that also holds what reads a schema's limits. */
const beginning = /^export const \w+Processor\b/m;

/** Leaves out what libraries bring along and the site never calls: 4 KB (gzip) of every screen. */
export function withoutUnusedCode(): Plugin {
  return {
    name: 'without-unused-code',
    apply: 'build',
    transform: {
      filter: { id: jsonSchema },
      handler(code, id) {
        const start = id.endsWith('processors.js') ? code.search(beginning) : 0;
        const left = code.slice(start);
        const names = [...left.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
        if (start === -1 || names.length === 0) {
          throw new Error(`${id} exports zod's conversion to JSON Schema differently now`);
        }
        return `${code.slice(0, start)}${names.map((name) => `export const ${name} = () => undefined;`).join('\n')}\n`;
      },
    },
  };
}
