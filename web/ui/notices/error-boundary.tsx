import { Component, type ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import styles from './error-boundary.module.css';

/** Shows a message and a reload button if rendering fails, rather than a blank window. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className={styles.failed} role="alert">
        <h1>Something went wrong</h1>
        <p>This page could not be shown. Your data is safe; loading the page again usually helps.</p>
        <Button look="primary" onClick={() => location.reload()}>
          Reload the page
        </Button>
      </main>
    );
  }
}
