import { setImmediate } from 'node:timers/promises';

/**
 * The processor time in milliseconds of the longest stretch of an act without a pause, in this thread: what everything
 * else in the process has to wait for. It is not the clock's, so that another program does not change it.
 */
export async function longestTurn(act: () => Promise<unknown>): Promise<number> {
  let isDone = false;
  let longest = 0;
  const work = act().finally(() => {
    isDone = true;
  });
  let before = cpuMs();
  while (!isDone) {
    await setImmediate();
    const now = cpuMs();
    longest = Math.max(longest, now - before);
    before = now;
  }
  await work;
  return longest;
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
