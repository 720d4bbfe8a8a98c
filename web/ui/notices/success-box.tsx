import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** Says that something succeeded, announced by screen readers when it appears. */
export function SuccessBox(props: { children: ReactNode }) {
  return (
    <div role="status" className={`${styles.notice} ${styles.good}`}>
      <CircleCheck size={18} aria-hidden />
      <div className={styles.text}>{props.children}</div>
    </div>
  );
}
