import { resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { StartError } from './machine/start-error.ts';
import { readWebDescription } from './recorded-web/recorded-web-description.ts';

/** An error in what the user typed. The message says what is wrong, and the exit code is 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Reads command-line arguments. Throws a UsageError for an unknown option or a missing value. */
export function readArguments<const Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs<Config & { strict: true }>({ ...config, strict: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${message.split('. ')[0]?.replace(/\.$/, '')}. See --help.`);
  }
}

/** The absolute path of a recorded web given with `--web`. Throws a UsageError that says what is wrong with it. */
export function readWebFolder(folder: string): string {
  try {
    readWebDescription(folder);
  } catch (error) {
    throw error instanceof StartError ? new UsageError(error.message) : error;
  }
  return resolve(folder);
}

/**
 * Runs a command line to its exit code. The signal aborts on Ctrl-C (exit code 130), SIGTERM and SIGHUP (0), after
 * which the command has to stop by itself. A StartError exits with 1 and a UsageError with 2, each with its message.
 */
export async function runCommand(command: (signal: AbortSignal) => Promise<number>): Promise<void> {
  // Lambda uses UTC.
  process.env.TZ = 'UTC';
  const controller = new AbortController();
  let stoppedBy: NodeJS.Signals | null = null;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      stoppedBy ??= name;
      controller.abort();
    });
  }
  let code: number;
  try {
    code = await command(controller.signal);
  } catch (error) {
    code = error instanceof UsageError ? 2 : 1;
    if (!controller.signal.aborted) {
      const known = error instanceof UsageError || error instanceof StartError;
      console.error(known ? error.message : error);
    }
  }
  if (stoppedBy !== null) code = stoppedBy === 'SIGINT' ? 130 : 0;
  process.exit(code);
}

/** Resolves when the signal aborts. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
