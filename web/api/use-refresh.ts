import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { Route } from '../../shared/contract/route.ts';

/** Returns a function that reads these operations again, wherever their results are shown. */
export function useRefresh(routes: readonly Route[]): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    const isMeant = (key: unknown) =>
      Array.isArray(key) && routes.some(({ method, path }) => key[0] === method && key[1] === path);
    await mutate(isMeant);
  }, [mutate, routes]);
}
