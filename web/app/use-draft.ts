import { useCallback, useState } from 'react';

/**
 * A text being typed that outlives the page: an expired sign-in or a reload loses nothing. It lies in the tab's own
 * storage until `clear`, or until the tab is closed.
 */
export function useDraft(name: string): { text: string; type: (text: string) => void; clear: () => void } {
  const key = `buyerscope.draft.${name}`;
  const [text, setText] = useState(() => read(key));
  const type = useCallback(
    (next: string) => {
      setText(next);
      write(key, next);
    },
    [key],
  );
  const clear = useCallback(() => write(key, ''), [key]);
  return { text, type, clear };
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Storage may be blocked or full; the text then lives as long as the page.
  }
}
