import { useCallback, useEffect, useRef } from 'react';
import useSWRInfinite, { type SWRInfiniteConfiguration } from 'swr/infinite';
import type * as z from 'zod';
import type { Arguments, Output, Route } from '../../shared/contract/route.ts';
import type { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { passes } from './use-read.ts';

/** An operation that gives its list page by page. */
type PagedRoute = Route & { readonly response: z.ZodType<{ next_cursor: string | null }> };

/** A list as far as it was read: `more` reads on, and is null at the end; `change` shows a change of every page. */
export interface Pages<T> {
  readonly pages: readonly T[] | undefined;
  readonly error: ApiError | undefined;
  readonly loading: boolean;
  readonly loadingMore: boolean;
  readonly more: (() => void) | null;
  readonly refresh: () => Promise<void>;
  readonly change: (next: (page: T) => T) => void;
}

/**
 * Reads a list page by page; `argsFor` gives the arguments of the page at a cursor, and null waits. Where a page may hold
 * little and yet have a next one, `enough` says whether to stop asking for now.
 */
export function usePages<R extends PagedRoute>(
  route: R,
  argsFor: ((cursor: string | undefined) => Arguments<R>) | null,
  enough: (pages: readonly Output<R>[]) => boolean = () => true,
): Pages<Output<R>> {
  const configuration: SWRInfiniteConfiguration<Output<R>, ApiError> = {
    shouldRetryOnError: passes,
    errorRetryInterval: 3000,
    dedupingInterval: 1000,
    revalidateOnMount: true,
    revalidateFirstPage: false,
    keepPreviousData: true,
  };
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite<Output<R>, ApiError>(
    (index: number, before: Output<R> | null) => {
      if (argsFor === null || (index > 0 && (before === null || before.next_cursor === null))) return null;
      return ['pages', route.method, route.path, argsFor(before?.next_cursor ?? undefined)];
    },
    ([, , , args]: [string, string, string, Arguments<R>]) => call(route, args),
    configuration,
  );
  const last = data?.at(-1);
  const hasMore = last !== undefined && last.next_cursor !== null;
  const readsMore = size > (data?.length ?? 0) && isValidating;
  const more = useCallback(() => void setSize((pages) => pages + 1), [setSize]);

  const asksOn = hasMore && !isValidating && error === undefined && !enough(data ?? []);
  useEffect(() => {
    if (asksOn) more();
  }, [asksOn, more]);

  // A failed refresh shows as `error`; the caller has nothing more to do about it.
  const refresh = useCallback(async () => {
    await mutate().catch(() => undefined);
  }, [mutate]);
  const isRead = useRef(false);
  useEffect(() => {
    isRead.current = !isLoading;
  });
  const change = useCallback(
    (next: (page: Output<R>) => Output<R>) => {
      // Another list may be asked for by now: what is under way would be dropped over a change, so it is read anew.
      if (isRead.current) void mutate((pages) => pages?.map(next), { revalidate: false });
      else void mutate().catch(() => undefined);
    },
    [mutate],
  );
  return {
    pages: data,
    error,
    loading: isLoading,
    loadingMore: (readsMore || asksOn) && !isLoading,
    more: hasMore ? more : null,
    refresh,
    change,
  };
}
