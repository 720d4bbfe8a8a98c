/** Why a signal fires: made once, as each would take a trace of its own, and hundreds fire in a search. */
const over = new DOMException('The work is over', 'AbortError');

/**
 * Gives a piece of work its own time limit (milliseconds) under an outer signal. Answers `null` when it is late,
 * was cancelled, or threw; its own signal fires then, and whatever it still does is ignored.
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

/** Waits, or answers at once when the signal fires. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  signal.addEventListener('abort', () => resolve(), { once: true });
  return promise.finally(() => clearTimeout(timer));
}
