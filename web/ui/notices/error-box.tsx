import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** An error in a red box, announced by screen readers when it appears. */
export function ErrorBox(props: { children: ReactNode; action?: ReactNode }) {
  return (
    <div role="alert" className={`${styles.notice} ${styles.danger}`}>
      <CircleAlert size={18} aria-hidden />
      <div className={styles.text}>{props.children}</div>
      {props.action}
    </div>
  );
}
