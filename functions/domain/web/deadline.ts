/** Why a signal fires. Created once, because each would capture a stack trace, and hundreds fire in a search. */
const over = new DOMException('The work is over', 'AbortError');

/**
 * Gives a task its own time limit (milliseconds) within an outer signal. Returns `null` if it is late, cancelled or
 * throws. Its own signal fires then, and whatever it still does is ignored.
 */
export async function withinTime<T>(
  work: (signal: AbortSignal) => Promise<T>,
  limitMs: number,
  outer: AbortSignal,
): Promise<T | null> {
  if (outer.aborted) return null;
  const own = new AbortController();
  const late = Promise.withResolvers<null>();
  const stop = () => {
    own.abort(over);
    late.resolve(null);
  };
  const timer = setTimeout(stop, limitMs);
  outer.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([work(own.signal), late.promise]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', stop);
    own.abort(over);
  }
}

/** Waits, or returns at once when the signal fires. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  signal.addEventListener('abort', () => resolve(), { once: true });
  return promise.finally(() => clearTimeout(timer));
}

/** Waits until whatever else the process has to do has had its turn: between two pieces of long work. */
export function nextTurn(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setImmediate(resolve);
  return promise;
}
