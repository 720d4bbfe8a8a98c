import { useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../api/api-error.ts';

/** One of many items that something is done with. */
export interface BulkItem {
  readonly id: string;
  readonly name: string;
}

/** How far an act over many items is. `failed` says why for each item that was refused. */
export interface BulkProgress<Item> {
  readonly running: boolean;
  readonly stopped: boolean;
  readonly done: readonly Item[];
  readonly total: number;
  readonly failed: readonly { readonly item: Item; readonly reason: string }[];
}

/** How many calls run at once: an account may make few of them each second. */
const maxConcurrentCalls = 4;
const busyAttempts = 4;
const busyMilliseconds = 1500;

/**
 * Does something with many items, a few at a time, until it ends or is stopped. What a refusal leaves can be tried
 * again. Leaving the screen stops it.
 */
export function useBulk<Item extends BulkItem>(act: (item: Item) => Promise<unknown>) {
  const [progress, setProgress] = useState<BulkProgress<Item>>();
  const stopped = useRef(false);
  useEffect(() => {
    return () => {
      stopped.current = true;
    };
  }, []);

  const run = async (items: readonly Item[]): Promise<BulkProgress<Item>> => {
    stopped.current = false;
    const left = [...items];
    const done: Item[] = [];
    const failed: { item: Item; reason: string }[] = [];
    const now = (running: boolean): BulkProgress<Item> => ({
      running,
      stopped: left.length > 0 && !running,
      done: [...done],
      total: items.length,
      failed: [...failed],
    });
    const work = async () => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) {
        try {
          await patiently(() => act(item as Item));
          done.push(item);
        } catch (error) {
          failed.push({ item, reason: messageOf(error) });
        }
        setProgress(now(true));
        if (stopped.current) return;
      }
    };
    setProgress(now(true));
    await Promise.all(Array.from({ length: Math.min(maxConcurrentCalls, items.length) }, work));
    const ended = now(false);
    setProgress(ended);
    return ended;
  };
  return { progress, run, stop: () => (stopped.current = true) };
}

/** Waits and tries again where too many calls were made. */
async function patiently(act: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await act();
      return;
    } catch (error) {
      const isBusy = error instanceof ApiError && error.code === 'too_many_requests';
      if (!isBusy || attempt === busyAttempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, busyMilliseconds * attempt));
    }
  }
}
