/** Limits how many callers work on the same key at once. The others wait in order of arrival. */
interface Turns {
  /** Resolves with the function that ends the turn. Rejects with the signal's reason if it fires before. */
  take(key: string, signal?: AbortSignal): Promise<() => void>;
}

/** Limits what runs at the same time for one key (here: requests to one host). */
export function createTurns(limit: number): Turns {
  const queues = new Map<string, { running: number; waiting: (() => void)[] }>();

  return {
    take(key, signal) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const queue = queues.get(key) ?? { running: 0, waiting: [] };
        queues.set(key, queue);

        const release = () => {
          queue.running -= 1;
          queue.waiting.shift()?.();
          if (queue.running === 0) queues.delete(key);
        };
        const start = () => {
          signal?.removeEventListener('abort', giveUp);
          queue.running += 1;
          resolve(release);
        };
        const giveUp = () => {
          queue.waiting.splice(queue.waiting.indexOf(start), 1);
          reject(signal?.reason);
        };

        if (queue.running < limit) return start();
        queue.waiting.push(start);
        signal?.addEventListener('abort', giveUp, { once: true });
      });
    },
  };
}
