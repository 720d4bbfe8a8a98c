import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Copies what git would clone, plus uncommitted changes, into a new folder, with the installed dependencies but
 * nothing that was built. Installing takes a minute, and whoever runs this has just done it with the same
 * `infra/setup.mjs`, which tests/system/runner-setup.test.ts tests too.
 */
export function freshClone(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'buyerscope-clone-'));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of files.split('\0').filter((name) => name !== '')) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file), { force: true });
  }
  linkFolder('node_modules', join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Where tools keep what other tests may write at the same time. */
const caches = new Set(['.cache', '.vite', '.vitest-cache']);

/** Hard-links a folder's files to a second place, which takes no space. Leaves out the caches of tools. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (caches.has(entry.name)) continue;
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // On another file system, or one without links.
    copyFileSync(source, target);
  }
}

/** `npm start` in a folder, as a person runs it. */
export interface Started {
  readonly url: string;
  /** All that it has printed so far. */
  output(): string;
  /** Sends a signal to npm and everything under it, and waits until it has ended. */
  end(signal: 'SIGINT' | 'SIGKILL'): Promise<number | null>;
}

/** Starts the app with the two folders given, on any free port, and waits for its `ready` line, at most `seconds`. */
export async function npmStart(folder: string, dataFolder: string, seconds: number): Promise<Started> {
  const child = spawn('npm', ['start', '--', '--port', '0', '--data', dataFolder], {
    cwd: folder,
    env: withoutOurBinaries(),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  await waitFor(
    () => /ready in/.test(output),
    ended,
    seconds,
    () => output,
  );
  return {
    url: /http:\/\/localhost:\d+/.exec(output)?.[0] ?? '',
    output: () => output,
    async end(signal) {
      kill(child, signal);
      return ended;
    },
  };
}

function kill(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid !== undefined) process.kill(-child.pid, signal);
}

/** A user's shell does not have this package's own binaries. */
function withoutOurBinaries(): NodeJS.ProcessEnv {
  const path = (process.env.PATH ?? '').split(':').filter((entry) => !entry.includes('node_modules'));
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|VITEST|NODE_|TABLE_NAME|AWS_|POWERTOOLS)/.test(name),
  );
  return { ...Object.fromEntries(kept), PATH: path.join(':') };
}

async function waitFor(
  ready: () => boolean,
  ended: Promise<unknown>,
  seconds: number,
  output: () => string,
): Promise<void> {
  let over = false;
  void ended.then(() => {
    over = true;
  });
  const until = Date.now() + seconds * 1000;
  while (!ready()) {
    if (over || Date.now() > until) throw new Error(`npm start was not ready:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
