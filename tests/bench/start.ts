import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, type Report, rounded } from './report.ts';

const starts = 5;
const maxStartMs = 120_000;

/** A warm `npm start` on the sample web, from the process's start to its line `ready in`. */
export async function start(signal: AbortSignal): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-start-'));
  try {
    // The first one builds what is missing and creates the data folder.
    await readySeconds(folder, signal);
    const seconds: number[] = [];
    for (let count = 0; count < starts; count += 1) seconds.push(await readySeconds(folder, signal));
    return {
      title: 'start: a warm npm start until it is ready',
      rows: [
        {
          starts,
          'median s': median(seconds),
          'fastest s': rounded(Math.min(...seconds), 1),
          'slowest s': rounded(Math.max(...seconds), 1),
        },
      ],
      notes: ['Nothing to build, on the sample web; npm itself is not counted.'],
      broken: [],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function readySeconds(folder: string, signal: AbortSignal): Promise<number> {
  const args = ['infra/local/start.ts', '--port', '0', '--data', folder, '--web', 'samples/web'];
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--no-regexp-tier-up', ...args],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = () => child.kill();
  const timer = setTimeout(stop, maxStartMs);
  signal.addEventListener('abort', stop, { once: true });
  let said = '';
  let seconds: number | null = null;
  for await (const text of child.stdout.setEncoding('utf8')) {
    said += text;
    const ready = /ready in ([\d.]+) s/.exec(said)?.[1];
    if (ready === undefined || seconds !== null) continue;
    seconds = Number(ready);
    stop();
  }
  await ended;
  clearTimeout(timer);
  signal.removeEventListener('abort', stop);
  if (seconds === null) throw new Error(`npm start did not get ready:\n${said}`);
  return seconds;
}
