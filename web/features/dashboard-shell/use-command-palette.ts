import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { announce } from '../../ui/notices/notices.tsx';

type Palette = ComponentType<{ onClose: () => void }>;

/** The command palette. Ctrl K or ⌘ K opens it, and `open` does; its code is loaded on first use. */
export function useCommandPalette(): { Palette: Palette | undefined; open: () => void; close: () => void } {
  const [Palette, setPalette] = useState<Palette>();
  const close = useCallback(() => setPalette(undefined), []);
  const open = useCallback(() => {
    import('./command-palette.tsx').then(
      ({ CommandPalette }) => setPalette(() => CommandPalette),
      () => announce({ text: 'The commands could not be loaded. Please try again.', failed: true }),
    );
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return;
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      if (Palette) close();
      // Over another dialog it would leave that one unfinished.
      else if (document.querySelector('dialog[open]') === null) open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [Palette, open, close]);
  return { Palette, open, close };
}
