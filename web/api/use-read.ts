import { useCallback } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import { type Arguments, failureOf, type Output, type Route } from '../../shared/contract/route.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';

/** Options of one read. `poll` returns the milliseconds until the next read, or 0 to stop. */
export interface ReadOptions<T> {
  readonly poll?: (data: T | undefined) => number;
}

/** The state of a read. `data` stays while it is read again; `error` is the latest failure. */
export interface Read<T> {
  readonly data: T | undefined;
  readonly error: ApiError | undefined;
  readonly loading: boolean;
  readonly refreshing: boolean;
  readonly refresh: () => Promise<void>;
  /** Shows a change before the service is asked again. The next read replaces it. */
  readonly change: (next: (data: T) => T) => void;
}

const passing: ReadonlySet<ApiError['code']> = new Set([
  'offline',
  'unavailable',
  'too_many_requests',
  'internal',
]);

/** Whether a failure may go away by itself, so that trying again makes sense. */
export function passes(error: ApiError): boolean {
  return passing.has(error.code);
}

/**
 * Reads one operation and keeps it up to date. While `args` is null, nothing is read. Equal reads share one request.
 */
export function useRead<R extends Route>(
  route: R,
  args: Arguments<R> | null,
  options: ReadOptions<Output<R>> = {},
): Read<Output<R>> {
  const configuration: SWRConfiguration<Output<R>, ApiError> = {
    shouldRetryOnError: passes,
    errorRetryInterval: 3000,
    dedupingInterval: 1000,
    ...(options.poll === undefined ? {} : { refreshInterval: options.poll }),
  };
  const { data, error, isLoading, isValidating, mutate } = useSWR<Output<R>, ApiError>(
    args === null ? null : [route.method, route.path, args],
    () =>
      args === null ? Promise.reject(new ApiError('invalid_input', failureOf(route))) : call(route, args),
    configuration,
  );
  // A failed refresh shows as `error`; the caller needs to do nothing.
  const refresh = useCallback(async () => {
    await mutate().catch(() => undefined);
  }, [mutate]);
  const change = useCallback(
    (next: (data: Output<R>) => Output<R>) => {
      void mutate((now) => (now === undefined ? undefined : next(now)), { revalidate: false });
    },
    [mutate],
  );
  return {
    data,
    error,
    loading: isLoading,
    refreshing: isValidating,
    refresh,
    change,
  };
}
