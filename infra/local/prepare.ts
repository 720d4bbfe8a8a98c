import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Lock, takeLock } from './machine/lock.ts';
import { StartError } from './machine/start-error.ts';

const root = resolve(import.meta.dirname, '../..');
const cache = 'node_modules/.cache/buyerscope';
const assemblyFolder = join(root, 'cdk.out/local');
const waitForOtherMs = 180_000;

interface Target {
  name: string;
  doing: string;
  inputs: string[];
  output: string;
  command: string[];
}

const functions: Target = {
  name: 'functions',
  doing: 'building the functions',
  inputs: ['functions', 'shared', 'infra/build.ts', 'package-lock.json'],
  output: 'dist/functions',
  command: ['infra/build.ts', 'functions'],
};
const web: Target = {
  name: 'web',
  doing: 'building the site',
  inputs: [
    ...[
      'web',
      'shared',
      'vite.config.ts',
      'infra/build.ts',
      'infra/build-site.ts',
      'infra/site-code.ts',
      'infra/site-styles.ts',
    ],
    'package-lock.json',
  ],
  output: 'dist/web/app.html',
  command: ['infra/build.ts', 'web'],
};
const assembly: Target = {
  name: 'assembly',
  doing: 'synthesizing the stack',
  inputs: [
    ...['infra/app.ts', 'infra/config.ts', 'infra/stack.ts', 'infra/constructs', 'shared/contract'],
    // What it takes from the other targets follows from their inputs, and is a hundred times as much to read.
    ...['functions/runtime/env.ts', 'package-lock.json', stampOf('functions'), stampOf('web')],
  ],
  output: 'cdk.out/local/manifest.json',
  command: ['infra/app.ts', '--env', 'local'],
};

/**
 * Builds what is out of date and synthesizes the local stack. A part whose inputs have not changed is not rebuilt.
 * Only one process does this at a time. Returns the folder of the cloud assembly. Throws a StartError with the
 * output of what failed.
 */
export async function prepareAssembly(say: (line: string) => void, signal: AbortSignal): Promise<string> {
  mkdirSync(join(root, cache), { recursive: true });
  const lock = await takeTurn(say, signal);
  try {
    for (const target of [functions, web, assembly]) {
      const key = hashOf(target.inputs);
      const stamp = join(root, stampOf(target.name));
      const made =
        existsSync(join(root, target.output)) && existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
      if (made === key) continue;
      say(`${target.doing} …`);
      await run(target, signal);
      writeFileSync(stamp, key);
    }
    return assemblyFolder;
  } finally {
    lock.release();
  }
}

async function takeTurn(say: (line: string) => void, signal: AbortSignal): Promise<Lock> {
  const deadline = Date.now() + waitForOtherMs;
  for (let said = false; Date.now() < deadline && !signal.aborted; said = true) {
    const lock = takeLock(join(root, cache, 'build-lock.db'));
    if (lock) return lock;
    if (!said) say('waiting for another copy that is building …');
    await sleep(100);
  }
  throw new StartError('Another copy has been building for three minutes; stop it and start again.');
}

async function run({ doing, command }: Target, signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...command], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-8000);
    });
  }
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
  if (code !== 0) throw new StartError(`${doing} failed (node ${command.join(' ')}):\n${output.trim()}`);
}

/** The file with the hash of the inputs of which a target was last made. */
function stampOf(target: string): string {
  return join(cache, `${target}.stamp`);
}

function hashOf(inputs: string[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const path = join(root, input);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) {
      hash.update(`${input} is missing\0`);
      continue;
    }
    const files = stat.isDirectory()
      ? readdirSync(path, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .toSorted()
      : [path];
    for (const file of files) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
