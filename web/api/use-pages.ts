import { useCallback, useEffect, useRef } from 'react';
import useSWRInfinite, { type SWRInfiniteConfiguration } from 'swr/infinite';
import type * as z from 'zod';
import type { Arguments, Output, Route } from '../../shared/contract/route.ts';
import type { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { passes } from './use-read.ts';

/** An operation that returns a list page by page. */
type PagedRoute = Route & { readonly response: z.ZodType<{ next_cursor: string | null }> };

/**
 * The pages of a list that were read so far. `more` reads the next page and is null at the end. `change` edits every
 * page in view.
 */
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
 * Reads a list page by page. `argsFor` returns the arguments for the page at a cursor; while it is null, nothing is
 * read. A page can hold few items although more follow, so further pages are read until `enough` returns true.
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

  const needsMore = hasMore && !isValidating && error === undefined && !enough(data ?? []);
  useEffect(() => {
    if (needsMore) more();
  }, [needsMore, more]);

  // A failed refresh shows as `error`; the caller needs to do nothing.
  const refresh = useCallback(async () => {
    await mutate().catch(() => undefined);
  }, [mutate]);
  const isRead = useRef(false);
  useEffect(() => {
    isRead.current = !isLoading;
  });
  const change = useCallback(
    (next: (page: Output<R>) => Output<R>) => {
      // If the list is still being read, a change now would cancel that read. Read again instead.
      if (isRead.current) void mutate((pages) => pages?.map(next), { revalidate: false });
      else void mutate().catch(() => undefined);
    },
    [mutate],
  );
  return {
    pages: data,
    error,
    loading: isLoading,
    loadingMore: (readsMore || needsMore) && !isLoading,
    more: hasMore ? more : null,
    refresh,
    change,
  };
}
