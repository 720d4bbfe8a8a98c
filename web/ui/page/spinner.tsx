import styles from './spinner.module.css';

/** Covers the window while it is not known yet what to show. */
export function FullScreenSpinner() {
  return (
    <div className={styles.fullScreen} role="status">
      <span className={styles.spinner} />
      <span className={styles.hidden}>Loading…</span>
    </div>
  );
}

/** Fills the place of a page whose code is on its way. */
export function PageSpinner() {
  return (
    <div className={styles.page} role="status">
      <span className={styles.spinner} />
      <span className={styles.hidden}>Loading…</span>
    </div>
  );
}
