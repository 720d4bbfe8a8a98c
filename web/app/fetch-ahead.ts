/**
 * Fetches the code of a screen of ours as soon as somebody points at a link to it or reaches it by the keyboard, so that
 * it is there when they follow it. Gives what ends it.
 */
export function fetchAhead(loadScreens: (path: string) => Promise<void>): () => void {
  const onApproach = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link !== null && link.origin === location.origin) void loadScreens(link.pathname);
  };
  const approaches = ['pointerover', 'focusin'];
  for (const approach of approaches) document.addEventListener(approach, onApproach);
  return () => {
    for (const approach of approaches) document.removeEventListener(approach, onApproach);
  };
}
