import { useCallback, useEffect, useRef, useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import { maxPageSize } from '../../../shared/contract/page.ts';
import { messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { announce } from '../../ui/notices/notices.tsx';

/** The names of all domains with a beginning. Of thousands, the screen only lists the pages that were read. */
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
        const asked = { begins: begins || undefined, cursor, limit: maxPageSize };
        const page = await call(contract.statistics.domains, asked);
        names.push(...page.domains.map(({ domain }) => domain));
        cursor = page.next_cursor ?? undefined;
      } while (cursor !== undefined && !isLeft.current);
      setKnown({ begins, names });
      return names;
    } catch (error) {
      announce({
        text: messageOf(error),
        failed: true,
      });
      return null;
    } finally {
      setBusy(undefined);
    }
  };
  return {
    /** The names; undefined until they are read for this beginning. */
    names: known?.begins === begins ? known.names : undefined,
    /** What to say while they are read. */
    busy,
    read,
    forget: useCallback(() => setKnown(undefined), []),
  };
}
