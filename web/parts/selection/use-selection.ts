import { useCallback, useMemo, useState } from 'react';

/** Which items of a list are chosen. Items that leave the list are no longer chosen. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
  readonly chooseAll: () => void;
  /** Chooses exactly these. */
  readonly choose: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

/** The selection among the items that a list shows, given their ids in its order. */
export function useSelection(listed: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = useMemo(
    () => (chosen.size === 0 ? chosen : new Set(listed.filter((id) => chosen.has(id)))),
    [listed, chosen],
  );
  // Rows are drawn again only if their own properties change, so this stays the same function.
  const toggle = useCallback(
    (id: string) =>
      setChosen((now) => {
        const next = new Set(now);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  return {
    ids,
    toggle,
    chooseAll: () => setChosen(new Set(listed)),
    choose: useCallback((some: readonly string[]) => setChosen(new Set(some)), []),
    clear: () => setChosen(new Set()),
  };
}
