import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { announce } from '../../ui/notices/notices.tsx';

type Palette = ComponentType<{ takeTyped: () => string; onClose: () => void }>;

/**
 * The command palette. Ctrl K or ⌘ K opens it, and `open` does; its code is loaded on first use. Its field takes what
 * was typed until it had the focus.
 */
export function useCommandPalette(): {
  Palette: Palette | undefined;
  takeTyped: () => string;
  open: () => void;
  close: () => void;
} {
  const [Palette, setPalette] = useState<Palette>();
  /** What was typed before the field had the focus. Undefined once it has, and while the palette is closed. */
  const meanwhile = useRef<string>(undefined);
  const takeTyped = useCallback(() => {
    const typed = meanwhile.current ?? '';
    meanwhile.current = undefined;
    return typed;
  }, []);
  const close = useCallback(() => setPalette(undefined), []);
  const open = useCallback(() => {
    meanwhile.current = '';
    import('./command-palette.tsx').then(
      ({ CommandPalette }) => setPalette(() => CommandPalette),
      () => {
        takeTyped();
        announce({ text: 'The commands could not be loaded. Please try again.', failed: true });
      },
    );
  }, [takeTyped]);

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
      if (Palette) close();
      // Over another dialog it would leave that one unfinished.
      else if (document.querySelector('dialog[open]') === null) open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [Palette, open, close]);
  return { Palette, takeTyped, open, close };
}
