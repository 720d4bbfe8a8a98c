import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { oneIn } from '../prove/variants.ts';

const compiler = resolve('node_modules/typescript-7/bin/tsc');
const projects = [
  'tsconfig.json',
  ...['base', 'browser', 'server', 'tests'].map((name) => `tsconfig.${name}.json`),
];
/** The packages with the projects' types. */
const packages = ['@types', 'undici-types', 'vite'];
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Checks the types of a small tree of files as `npm run check` checks those of the repository. */
function check(planted: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'types-'));
  folders.push(folder);
  mkdirSync(join(folder, 'node_modules'));
  for (const name of packages) {
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name), 'junction');
  }
  for (const name of projects) copyFileSync(name, join(folder, name));
  const nothing = 'export const nothing = null;\n';
  const files = {
    'package.json': '{ "type": "module" }',
    'shared/model/a.ts': nothing,
    'functions/api/a.ts': nothing,
    'web/main.ts': nothing,
    'tests/a.ts': nothing,
    ...planted,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-b', '--singleThreaded'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { failed: status !== 0, said: stdout };
}

const ofBrowser = 'export const title = document.title;\n';
const ofNode = "import { readFileSync } from 'node:fs';\nexport const text = readFileSync('a', 'utf8');\n";
const ofBoth = "export const host = new URL('https://lumengrid.example').hostname;\n";

it('passes browser globals in web, Node in functions and infra, and both in tests', () => {
  expect(
    check({
      'web/title.ts': ofBrowser,
      'functions/text.ts': ofNode,
      'infra/text.ts': ofNode,
      'shared/host.ts': ofBoth,
      'tests/title.ts': ofBrowser,
      'tests/text.ts': ofNode,
    }),
  ).toEqual({ failed: false, said: '' });
});

const faults: [string, string, string, string][] = [
  ['document in a Lambda', 'functions/api/title.ts', ofBrowser, "Cannot find name 'document'"],
  ['document in infra', 'infra/title.ts', ofBrowser, "Cannot find name 'document'"],
  ['document in what both share', 'shared/model/title.ts', ofBrowser, "Cannot find name 'document'"],
  ['a module of Node in the browser', 'web/ui/text.ts', ofNode, "'node:fs'"],
  ['a module of Node in what both share', 'shared/model/text.ts', ofNode, "'node:fs'"],
  [
    'process in the browser',
    'web/ui/text.ts',
    'export const { env } = process;\n',
    "Cannot find name 'process'",
  ],
];
for (const [at, [what, file, text, fault]] of faults.entries()) {
  it(`fails on ${what}`, oneIn(3, at), () => {
    const { failed, said } = check({ [file]: text });
    expect(failed).toBe(true);
    expect(said).toContain(file);
    expect(said).toContain(fault);
  });
}
