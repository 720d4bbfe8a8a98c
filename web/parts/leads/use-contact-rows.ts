import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { contract } from '../../../shared/contract/contract.ts';
import { failureOf } from '../../../shared/contract/route.ts';
import type { ContactSearchRow } from '../../../shared/model/leads/saved-contact.ts';
import { foldText } from '../../../shared/text/fold-text.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { pagesFrom } from '../../api/pages-from.ts';
import { passes } from '../../api/use-read.ts';

/** A saved contact as the browser searches it. `text` is what a search looks through. */
export interface ContactRow extends ContactSearchRow {
  readonly text: string;
}

/** Every search row, the last saved first: ids grow with time. */
async function loadRows(): Promise<readonly ContactRow[]> {
  const rows: ContactRow[] = [];
  for await (const page of pagesFrom((cursor) => call(contract.saved.contactSearchRows, { cursor })))
    for (const row of page.rows) rows.push({ ...row, text: searchText(row) });
  return rows.sort((one, other) => (one.id < other.id ? 1 : -1));
}

function searchText({ name, title, email, company }: ContactSearchRow): string {
  return foldText([name, title, email, company].join('\n'));
}

/**
 * The search rows of all saved contacts. Thousands of rows are loaded once for a `version`, and again only if it has
 * changed. The old ones stay until then.
 */
export function useContactRows(version: number | undefined) {
  const { mutate: mutateAny } = useSWRConfig();
  const { data, error, isLoading, isValidating, mutate } = useSWR<readonly ContactRow[], ApiError>(
    version === undefined ? null : keyOf(version),
    loadRows,
    {
      keepPreviousData: true,
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: passes,
      errorRetryInterval: 3000,
      // The default comparison would look at every field of every row.
      compare: Object.is,
    },
  );
  const refresh = useCallback(async () => {
    await mutate().catch(() => undefined);
  }, [mutate]);
  /** Uses the rows without one of them for the next version, so that a removal reloads nothing. */
  const carryOn = useCallback(
    async (without: string) => {
      if (version === undefined) return;
      const rest = data?.filter((row) => row.contact_id !== without);
      await mutateAny(keyOf(version + 1), rest, { revalidate: false });
    },
    [mutateAny, version, data],
  );
  return {
    rows: data,
    error: error && (error instanceof ApiError ? error : unexpected(error)),
    loading: isLoading && data === undefined,
    refreshing: isValidating,
    refresh,
    carryOn,
  };
}

function keyOf(version: number): readonly unknown[] {
  return ['contact-rows', version];
}

function unexpected(cause: unknown): ApiError {
  return new ApiError('internal', failureOf(contract.saved.contactSearchRows), { cause });
}
