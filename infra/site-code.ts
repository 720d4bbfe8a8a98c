import type { Plugin } from 'vite';

/** zod's conversion to JSON Schema. Every schema refers to it, so it is bundled although the site never calls it. */
const jsonSchema = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;

/** Leaves out what libraries bring along and the site never calls: 5 KB (gzip) of every screen. */
export function withoutUnusedCode(): Plugin {
  return {
    name: 'without-unused-code',
    apply: 'build',
    transform: {
      filter: { id: jsonSchema },
      handler(code) {
        const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
        if (names.length === 0) throw new Error('zod exports its conversion to JSON Schema differently now');
        return `${names.map((name) => `export const ${name} = () => undefined;`).join('\n')}\n`;
      },
    },
  };
}
