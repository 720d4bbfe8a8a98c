/**
 * Fetches the code of a screen when somebody points at a link to it or focuses it, so that it is ready when they follow
 * the link. Returns a function that stops this.
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
