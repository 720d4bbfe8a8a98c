import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { parse } from 'tldts';
import { expect, it, onTestFinished } from 'vitest';
import { lambdaBundles } from '../../infra/build.ts';
import { markedConstants } from '../../infra/unused-values.ts';

/** The bundle of a module as a Lambda gets it, and what it exports. */
async function bundled(source: string): Promise<{ text: string; exported: Record<string, unknown> }> {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'stdin.mjs');
  await build({
    ...lambdaBundles([], folder),
    stdin: { contents: source, resolveDir: process.cwd(), sourcefile: 'index.ts', loader: 'ts' },
  });
  return { text: readFileSync(file, 'utf8'), exported: await import(pathToFileURL(file).href) };
}

it('a bundle has the schemas that it uses, and not the others of their module', async () => {
  const { text } = await bundled(
    `import { tableEnvironment } from './functions/runtime/env.ts'; export const used = tableEnvironment;`,
  );
  expect(text).toContain('TABLE_NAME');
  expect(text).not.toContain('STATE_MACHINE_ARN');
});

it('a bundle knows the same public suffixes as the package', async () => {
  const { exported } = await bundled(`export { parse } from 'tldts';`);
  const names = [
    'www.acme.example',
    'acme.co.uk',
    'acme.uk.com',
    'acme.github.io',
    'www.ck',
    'acme.ck',
    'city.kawasaki.jp',
    'acme.kawasaki.jp',
    'münchen.de',
    'acme.公司.cn',
    'com',
    '192.0.2.1',
    'nonsense',
  ];
  const parseBundled = exported.parse as typeof parse;
  for (const allowPrivateDomains of [true, false]) {
    expect(names.map((name) => parseBundled(name, { allowPrivateDomains }))).toEqual(
      names.map((name) => parse(name, { allowPrivateDomains })),
    );
  }
});

it('a bundle loads the HTTP client when it first asks, and asks with it', async () => {
  const server = createServer((_request, answer) => answer.end('hello')).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { exported } = await bundled(`import { Agent } from 'undici';
    export async function ask(origin: string) {
      const { body } = await new Agent().request({ origin, path: '/', method: 'GET' });
      return body.text();
    }`);
  const { port } = server.address() as AddressInfo;
  const ask = exported.ask as (origin: string) => Promise<string>;
  expect(await ask(`http://127.0.0.1:${port}`)).toBe('hello');
});

it('only what a call or an expression makes is marked', () => {
  expect(
    markedConstants(
      'a.ts',
      'const a = f(1), b = 2;\nexport const c: C = { d: f(3) } as const;\nlet e = f(4);\n',
    ),
  ).toBe(
    'const a = /* @__PURE__ */ (() => (f(1)))(), b = 2;\nexport const c: C = /* @__PURE__ */ (() => ({ d: f(3) } as const))();\nlet e = f(4);\n',
  );
});
