import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { announce } from '../../ui/notices/notices.tsx';

/** `typed` is what the field starts with. */
type Palette = ComponentType<{ typed: string; onClose: () => void }>;

/** The command palette. Ctrl K or ⌘ K opens it, and `open` does; its code is loaded on first use. */
export function useCommandPalette(): {
  Palette: Palette | undefined;
  typed: string;
  open: () => void;
  close: () => void;
} {
  const [shown, setShown] = useState<{ Palette: Palette; typed: string }>();
  /** What was typed since it was asked for, while its code is loading; undefined otherwise. */
  const meanwhile = useRef<string>(undefined);
  const close = useCallback(() => setShown(undefined), []);
  const open = useCallback(() => {
    meanwhile.current = '';
    import('./command-palette.tsx')
      .then(
        ({ CommandPalette }) => setShown({ Palette: CommandPalette, typed: meanwhile.current ?? '' }),
        () => announce({ text: 'The commands could not be loaded. Please try again.', failed: true }),
      )
      .finally(() => {
        meanwhile.current = undefined;
      });
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey, key } = event;
      const held = altKey || ctrlKey || metaKey;
      if (meanwhile.current !== undefined && !held && key.length === 1) {
        event.preventDefault();
        meanwhile.current += key;
        return;
      }
      if (key.toLowerCase() !== 'k' || altKey || shiftKey || !held) return;
      event.preventDefault();
      if (shown) close();
      // Over another dialog it would leave that one unfinished.
      else if (document.querySelector('dialog[open]') === null) open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [shown, open, close]);
  return { Palette: shown?.Palette, typed: shown?.typed ?? '', open, close };
}
