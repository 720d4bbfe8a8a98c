import styles from './skeleton.module.css';

/** A placeholder for lines of text that are loading. */
export function Skeleton(props: { lines?: number; height?: string }) {
  return (
    <div className={styles.lines} aria-hidden>
      {Array.from({ length: props.lines ?? 1 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other identity
        <span key={index} className={styles.line} style={{ blockSize: props.height ?? '1rem' }} />
      ))}
    </div>
  );
}
