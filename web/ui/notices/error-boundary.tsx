import { Component, type ReactNode, useEffect, useEffectEvent } from 'react';
import { Button } from '../buttons/button.tsx';
import styles from './error-boundary.module.css';
import { LoadError } from './load-error.ts';

interface Props {
  children: ReactNode;
  /** Whether it is inside a page that stays, which has the `main`. */
  within?: boolean;
  reload?: () => void;
}

/**
 * Shows a message if rendering fails, rather than a blank window. Where the code of a page could not be loaded, the page
 * is loaded again once the site can be reached: a reload before that would end on a page of the browser's.
 */
export class ErrorBoundary extends Component<Props, { failure: 'load' | 'other' | null }> {
  override state = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: error instanceof LoadError ? 'load' : 'other' };
  }

  override render() {
    const { children, within = false, reload = () => location.reload() } = this.props;
    if (this.state.failure === null) return children;
    const Frame = within ? 'section' : 'main';
    return (
      <Frame className={styles.failed} role="alert">
        {this.state.failure === 'load' ? <NotLoaded reload={reload} /> : <Broken reload={reload} />}
      </Frame>
    );
  }
}

const secondsBetweenLooks = 5;

function NotLoaded(props: { reload: () => void }) {
  const look = useEffectEvent(async () => {
    const found = await fetch('/config.json', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (found?.ok) props.reload();
  });
  useEffect(() => {
    const timer = setInterval(() => void look(), secondsBetweenLooks * 1000);
    const onOnline = () => void look();
    window.addEventListener('online', onOnline);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', onOnline);
    };
  }, []);
  return (
    <>
      <h1>This page could not be loaded</h1>
      <p>We can’t reach Buyerscope at the moment. The page opens by itself once we can.</p>
    </>
  );
}

function Broken(props: { reload: () => void }) {
  return (
    <>
      <h1>Something went wrong</h1>
      <p>This page could not be shown. Your data is safe; loading the page again usually helps.</p>
      <Button look="primary" onClick={props.reload}>
        Reload the page
      </Button>
    </>
  );
}
