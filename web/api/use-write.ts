import { useCallback, useRef, useState } from 'react';
import { type Arguments, failureOf, type Output, type Route } from '../../shared/contract/route.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';

/** A write's state: `run` resolves to the answer, or to undefined when it failed (then `error` says why). */
export interface Write<R extends Route> {
  readonly run: (args: Arguments<R>) => Promise<Output<R> | undefined>;
  readonly busy: boolean;
  readonly error: ApiError | undefined;
  readonly clearError: () => void;
}

/** Writes through one operation. A second `run` while one is under way does nothing, so a double click counts once. */
export function useWrite<R extends Route>(route: R): Write<R> {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const underWay = useRef(false);
  const run = useCallback(
    async (args: Arguments<R>) => {
      if (underWay.current) return undefined;
      underWay.current = true;
      setBusy(true);
      setError(undefined);
      try {
        return await call(route, args);
      } catch (cause) {
        setError(cause instanceof ApiError ? cause : new ApiError('internal', failureOf(route), { cause }));
        return undefined;
      } finally {
        underWay.current = false;
        setBusy(false);
      }
    },
    [route],
  );
  const clearError = useCallback(() => setError(undefined), []);
  return { run, busy, error, clearError };
}
