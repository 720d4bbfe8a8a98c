import { useCallback, useEffect, useRef, useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { announce } from '../../ui/notices/notices.tsx';

const domainsPerCall = 100;

/** The names of all domains that begin with something: of thousands, the screen only lists those that were asked for. */
export function useAllDomains(begins: string) {
  const [known, setKnown] = useState<{ begins: string; names: readonly string[] }>();
  const [busy, setBusy] = useState<string>();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const read = async (): Promise<readonly string[] | null> => {
    const names: string[] = [];
    let cursor: string | undefined;
    try {
      do {
        setBusy(`Reading ${names.length.toLocaleString('en-US')}...`);
        const asked = { begins: begins || undefined, cursor, limit: domainsPerCall };
        const page = await call(contract.statistics.domains, asked);
        names.push(...page.domains.map(({ domain }) => domain));
        cursor = page.next_cursor ?? undefined;
      } while (cursor !== undefined && !isLeft.current);
      setKnown({ begins, names });
      return names;
    } catch (error) {
      announce({
        text: error instanceof ApiError ? error.message : 'An unexpected error occurred',
        failed: true,
      });
      return null;
    } finally {
      setBusy(undefined);
    }
  };
  return {
    /** Those that were read; undefined if they were not, or for another beginning. */
    names: known?.begins === begins ? known.names : undefined,
    /** What is to be said while they are read. */
    busy,
    read,
    forget: useCallback(() => setKnown(undefined), []),
  };
}
