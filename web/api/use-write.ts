import { useCallback, useRef, useState } from 'react';
import { type Arguments, failureOf, type Output, type Route } from '../../shared/contract/route.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';

/** The state of a write. `run` resolves to the answer, or to undefined if it failed; `error` then says why. */
export interface Write<R extends Route> {
  readonly run: (args: Arguments<R>) => Promise<Output<R> | undefined>;
  readonly busy: boolean;
  readonly error: ApiError | undefined;
  readonly clearError: () => void;
}

/** Failures that leave it open whether the service acted. */
const uncertain: ReadonlySet<ApiError['code']> = new Set(['offline', 'unavailable', 'internal']);

/**
 * Writes through one operation. A second `run` during the first does nothing, so a double click counts once. After a
 * failure that leaves open whether the service acted, the same `run` uses the same idempotency key.
 */
export function useWrite<R extends Route>(route: R): Write<R> {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const underWay = useRef(false);
  const unsettled = useRef<{ args: string; key: string }>(undefined);
  const run = useCallback(
    async (args: Arguments<R>) => {
      if (underWay.current) return undefined;
      underWay.current = true;
      setBusy(true);
      setError(undefined);
      const act = JSON.stringify(args);
      if (unsettled.current?.args !== act) unsettled.current = { args: act, key: crypto.randomUUID() };
      try {
        const options = route.idempotent ? { idempotencyKey: unsettled.current.key } : {};
        const answer = await call(route, args, options);
        unsettled.current = undefined;
        return answer;
      } catch (cause) {
        const failure =
          cause instanceof ApiError ? cause : new ApiError('internal', failureOf(route), { cause });
        if (!uncertain.has(failure.code)) unsettled.current = undefined;
        setError(failure);
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
