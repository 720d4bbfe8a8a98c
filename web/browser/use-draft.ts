import { useCallback, useMemo, useState } from 'react';
import { readDraft, writeDraft } from './drafts.ts';

/**
 * A text being typed that survives an expired sign-in and a reload. It is in the tab's session storage until `clear`,
 * until its owner signs out, or until the tab is closed.
 */
export function useDraft(name: string): { text: string; type: (text: string) => void; clear: () => void } {
  const [text, setText] = useState(() => readDraft(name));
  const type = useCallback(
    (next: string) => {
      setText(next);
      writeDraft(name, next);
    },
    [name],
  );
  const clear = useCallback(() => writeDraft(name, ''), [name]);
  return { text, type, clear };
}

/** The values of a form being filled in: texts and checkboxes. */
export type DraftValues = Readonly<Record<string, string | boolean>>;

/** The values of a form, stored together as a draft. */
export interface FormDraft<V extends DraftValues> {
  readonly fields: V;
  readonly change: (fields: Partial<V>) => void;
  readonly clear: () => void;
}

/** A draft of a whole form. `empty` holds the initial value of each field. */
export function useFormDraft<V extends DraftValues>(name: string, empty: V): FormDraft<V> {
  const { text, type } = useDraft(name);
  const fields = useMemo(() => ({ ...empty, ...storedFields(text, empty) }), [text, empty]);
  return {
    fields,
    change: (changed) => type(JSON.stringify({ ...fields, ...changed })),
    clear: () => type(''),
  };
}

/** The ids chosen from a list, stored as a draft. */
export function useChoiceDraft(name: string): {
  chosen: readonly string[];
  choose: (ids: readonly string[]) => void;
} {
  const { text, type } = useDraft(name);
  const chosen = useMemo(() => text.split(' ').filter((id) => id !== ''), [text]);
  const choose = useCallback((ids: readonly string[]) => type(ids.join(' ')), [type]);
  return { chosen, choose };
}

/** The stored values of the known fields. Another version of the app may have written them. */
function storedFields<V extends DraftValues>(text: string, empty: V) {
  if (text === '') return {};
  try {
    const stored = Object.entries(JSON.parse(text));
    return Object.fromEntries(
      stored.filter(([field, value]) => field in empty && typeof value === typeof empty[field]),
    );
  } catch {
    return {};
  }
}
