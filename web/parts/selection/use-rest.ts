import { useEffect, useEffectEvent, useState } from 'react';
import type { Pages } from '../../api/use-pages.ts';
import type { Selection } from './use-selection.ts';

/** Whether the rest of a list is being read to choose all of it. The list then has to ask for further pages. */
export function useWholeChoice() {
  const [reads, setReads] = useState(false);
  return { reads, setReads };
}

/** How to choose all items of a list that is not read to its end; null if it is. For `SelectionBar`. */
export function useRest<Page>(
  list: Pages<Page>,
  { reads, setReads }: ReturnType<typeof useWholeChoice>,
  selection: Selection,
) {
  const isWhole = list.more === null && !list.loading;
  const isOver = isWhole || list.error !== undefined;
  const chooseAll = useEffectEvent(selection.chooseAll);
  useEffect(() => {
    if (!reads || !isOver) return;
    setReads(false);
    if (isWhole) chooseAll();
  }, [reads, isOver, isWhole, setReads]);
  return isWhole ? null : { busy: reads ? 'Reading...' : undefined, choose: () => setReads(true) };
}
