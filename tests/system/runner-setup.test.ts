import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const setup = resolve(import.meta.dirname, '../../infra/setup.mjs');

let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'setup-'));
  mkdirSync(join(project, 'infra'));
  copyFileSync(setup, join(project, 'infra/setup.mjs'));
  write('package-lock.json', '{}');
  write('script.mjs', 'console.log(JSON.stringify(process.argv.slice(2))); process.exit(7);');
  // Replaces npm: records how it was called and creates what `npm ci` creates.
  write(
    'bin/npm',
    `#!/bin/sh
echo "npm $*"
echo "$*" >> "${project}/npm-calls"
mkdir -p "${project}/node_modules/.bin"
ln -sf "${process.execPath}" "${project}/node_modules/.bin/node"
touch "${project}/node_modules/.package-lock.json"
`,
  );
  chmodSync(join(project, 'bin/npm'), 0o755);
});

afterEach(() => rmSync(project, { recursive: true }));

function write(name: string, text: string) {
  mkdirSync(dirname(join(project, name)), { recursive: true });
  writeFileSync(join(project, name), text);
}

function environment(extra: Record<string, string> = {}) {
  return { ...process.env, PATH: `${join(project, 'bin')}:/usr/bin:/bin`, ...extra };
}

function run(args: string[], extra: Record<string, string> = {}) {
  return spawnSync(process.execPath, [join(project, 'infra/setup.mjs'), ...args], {
    encoding: 'utf8',
    env: environment(extra),
  });
}

function npmCalls(): string[] {
  const file = join(project, 'npm-calls');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

test('dependencies are installed once, and again when the lock file has changed', () => {
  const first = run(['script.mjs', 'one', '--two']);
  expect(first.status).toBe(7);
  expect(first.stdout).toBe('["one","--two"]\n');
  expect(first.stderr).toContain('npm ci');
  run(['script.mjs']);
  expect(npmCalls()).toHaveLength(1);
  write('package-lock.json', '{"changed":true}');
  run(['script.mjs']);
  expect(npmCalls()).toHaveLength(2);
});

test('what somebody has just installed is used as it is', () => {
  write('node_modules/.package-lock.json', '{}');
  mkdirSync(join(project, 'node_modules/.bin'));
  symlinkSync(process.execPath, join(project, 'node_modules/.bin/node'));
  utimesSync(join(project, 'package-lock.json'), 1, 1);
  expect(run(['script.mjs']).status).toBe(7);
  expect(npmCalls()).toEqual([]);
});

test('with --browser the script gets the path of Chromium', () => {
  write('chromium', '');
  write('script.mjs', 'console.log(process.env.CHROMIUM_PATH);');
  const chromium = join(project, 'chromium');
  expect(run(['--browser', 'script.mjs'], { CHROMIUM_PATH: chromium }).stdout).toBe(`${chromium}\n`);
});

test('a failed installation is reported, and nothing is run', () => {
  write('bin/npm', '#!/bin/sh\nexit 1\n');
  const { status, stdout, stderr } = run(['script.mjs']);
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain('could not be installed');
});

test('signals reach the script, whose exit code is returned', async () => {
  write(
    'script.mjs',
    "process.on('SIGTERM', () => process.exit(3)); setInterval(() => {}, 1000); console.log('up');",
  );
  const child = spawn(process.execPath, [join(project, 'infra/setup.mjs'), 'script.mjs'], {
    env: environment(),
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await expect.poll(() => output, { timeout: 60_000 }).toContain('up');
  const code = new Promise((done) => child.once('close', done));
  child.kill('SIGTERM');
  expect(await code).toBe(3);
});
