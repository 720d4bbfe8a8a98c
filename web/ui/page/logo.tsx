import styles from './logo.module.css';

/** The product's mark and name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" className={styles.mark}>
        <rect width="32" height="32" rx="9" className={styles.ground} />
        <circle cx="14.5" cy="14.5" r="6.5" className={styles.lens} />
        <path d="M19.4 19.4 25 25" className={styles.lens} />
        <circle cx="14.5" cy="14.5" r="2.1" className={styles.dot} />
      </svg>
      Buyerscope
    </span>
  );
}
