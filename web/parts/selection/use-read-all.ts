import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { announce } from '../../ui/notices/notices.tsx';

/**
 * Reads a whole list of which the screen lists a part, to choose all of it. What was read counts for the domains with
 * one beginning. Reading ends when the screen is left.
 */
export function useReadAll<T>(begins: string, pages: () => AsyncIterable<readonly T[]>) {
  const [known, setKnown] = useState<{ begins: string; items: readonly T[] }>();
  const [busy, setBusy] = useState<string>();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const read = async (): Promise<readonly T[] | null> => {
    const items: T[] = [];
    setBusy('Reading...');
    try {
      for await (const page of pages()) {
        items.push(...page);
        if (isLeft.current) return null;
        setBusy(`Reading ${items.length.toLocaleString('en-US')}...`);
      }
      setKnown({ begins, items });
      return items;
    } catch (error) {
      announce({ text: messageOf(error), failed: true });
      return null;
    } finally {
      setBusy(undefined);
    }
  };
  return {
    /** The items; undefined until they are read for this beginning. */
    items: known?.begins === begins ? known.items : undefined,
    /** What to say while they are read. */
    busy,
    read,
    forget: useCallback(() => setKnown(undefined), []),
  };
}
