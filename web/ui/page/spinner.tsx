import styles from './spinner.module.css';

/** Covers the window until it is known what to show. */
export function FullScreenSpinner() {
  return (
    <div className={styles.fullScreen} role="status">
      <span className={styles.spinner} />
      <span className={styles.hidden}>Loading…</span>
    </div>
  );
}

/** A placeholder for a page whose code is loading. */
export function PageSpinner() {
  return (
    <div className={styles.page} role="status">
      <span className={styles.spinner} />
      <span className={styles.hidden}>Loading…</span>
    </div>
  );
}
