import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { FullScreenSpinner } from '../ui/page/spinner.tsx';
import { App } from './app.tsx';
import { loadScreens } from './router.tsx';

/**
 * Starts the app in an element: hydrates the page that the build rendered there, or renders the screen of the current address.
 * Resolves once the app handles events.
 */
export async function start(element: HTMLElement): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const app = (
    <StrictMode>
      <App />
      <Started tell={resolve} />
    </StrictMode>
  );
  if (element.hasChildNodes()) {
    await loadScreens(location.pathname);
    hydrateRoot(element, app);
  } else {
    const root = createRoot(element);
    root.render(<FullScreenSpinner />);
    await loadScreens(location.pathname);
    root.render(app);
  }
  await promise;
}

/** Tells when React has rendered it, which is when it handles events. */
function Started(props: { tell: () => void }) {
  const { tell } = props;
  useEffect(tell, [tell]);
  return null;
}
