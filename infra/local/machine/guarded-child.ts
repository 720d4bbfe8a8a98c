import { type ChildProcess, spawn } from 'node:child_process';

// The shell reads its standard input, whose other end only this process holds open. However this process ends, kill
// -9 included, the shell then sees the end of the pipe and ends the program.
const guard = `exec 3<&0
"$@" 3<&- </dev/null &
child=$!
{ cat <&3; kill "$child"; } >/dev/null 2>&1 &
guard=$!
wait "$child"
code=$?
kill "$guard" 2>/dev/null
exit "$code"`;

/** A program that never outlives this process. */
export interface GuardedChild {
  process: ChildProcess;
  /** The program's output on standard error so far, its last 4,000 characters. */
  errors(): string;
  /** Resolves with the exit code when the program has ended. */
  ended: Promise<number | null>;
  stop(): Promise<void>;
}

/**
 * Starts a program that ends when this process does, and that does not receive signals from the terminal. Windows
 * has no such shell: there the program outlives a process that is killed.
 */
export function startGuarded(program: string, args: string[]): GuardedChild {
  const onWindows = process.platform === 'win32';
  const [command, ...rest] = onWindows
    ? [program, ...args]
    : ['/bin/sh', '-c', guard, 'guard', program, ...args];
  const child = spawn(command, rest, { stdio: ['pipe', 'ignore', 'pipe'], detached: !onWindows });
  if (onWindows) process.once('exit', () => child.kill());
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-4000);
  });
  child.stdin.on('error', () => undefined);
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
    child.once('error', () => resolve(null));
  });
  return {
    process: child,
    errors: () => errors,
    ended,
    async stop() {
      if (onWindows) child.kill();
      else child.stdin.end();
      await ended;
    },
  };
}
