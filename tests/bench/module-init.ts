import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { median } from './report.ts';

const run = promisify(execFile);

/** How long two modules take to load, in milliseconds. */
export interface InitTimes {
  readonly bareMs: number;
  readonly ms: number;
  /** The median of the rounds' ratios: whatever slows the machine down slows down both of a round. */
  readonly ratio: number;
}

/**
 * Loads two modules alternately (A B A B …), each in a fresh process with the given variables, and returns the
 * medians.
 */
export async function compareInit(
  bare: string,
  file: string,
  { rounds, environment }: { rounds: number; environment: Record<string, string> },
): Promise<InitTimes> {
  const bareTimes: number[] = [];
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bareTimes.push(await initMs(bare, environment));
    times.push(await initMs(file, environment));
  }
  const ratios = times.map((ms, round) => ms / (bareTimes[round] ?? Number.NaN));
  return { bareMs: median(bareTimes), ms: median(times), ratio: median(ratios) };
}

async function initMs(file: string, environment: Record<string, string>): Promise<number> {
  const url = JSON.stringify(pathToFileURL(file).href);
  const code = `const begin = performance.now();
    await import(${url});
    process.stdout.write(String(performance.now() - begin), () => process.exit());`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], {
    env: environment,
    timeout: 30_000,
  });
  return Number(stdout);
}
