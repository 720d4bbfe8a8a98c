import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { prepareAssembly } from '../../../infra/local/prepare.ts';
import type { LocalStackOptions } from '../../../infra/local/stack.ts';

const running = z.object({ url: z.string(), awsEndpoint: z.string() });

/** A script in a separate process group. */
export interface ChildProcess {
  /** What it printed once it ran. */
  readonly printed: unknown;
  /** Resolves once it has ended, whatever ended it. */
  readonly ended: Promise<void>;
  /** Kills the whole group with SIGKILL, like a power cut. */
  kill(): Promise<void>;
}

/** A stack in a separate process group. */
export interface ChildStack extends Pick<ChildProcess, 'kill'> {
  readonly url: string;
  readonly awsEndpoint: string;
}

/** Starts the product on a data folder and a recorded web, in a process that can be killed. */
export async function startChildStack(
  dataFolder: string,
  webFolder: string,
  options: Pick<LocalStackOptions, 'environment' | 'lambda' | 'retryDelaysMs'> = {},
): Promise<ChildStack> {
  const assemblyFolder = await prepareAssembly(() => undefined, AbortSignal.timeout(600_000));
  const script = new URL('./run-stack.ts', import.meta.url);
  const args = [assemblyFolder, dataFolder, webFolder, JSON.stringify(options)];
  const { printed, kill } = await startChild(script, args);
  return { ...running.parse(printed), kill };
}

/** Starts a script in a process that can be killed, and waits for the one line of JSON that it prints once it runs. */
export async function startChild(script: URL, args: readonly string[]): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', fileURLToPath(script), ...args],
    { stdio: ['ignore', 'pipe', 'inherit'], detached: true },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').once('data', resolve);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the stack ended with ${code} before it ran`)));
  });
  return {
    printed: JSON.parse(line),
    ended,
    async kill() {
      if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
        process.kill(-child.pid, 'SIGKILL');
      }
      await ended;
    },
  };
}

/** The command lines of all processes on this machine that name a folder (Linux). */
export function processesNaming(folder: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')];
      } catch {
        // It has ended in the meantime.
        return [];
      }
    })
    .filter((commandLine) => commandLine.includes(folder));
}
