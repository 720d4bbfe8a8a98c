import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** Information that is not an error. With `live`, screen readers announce it when it appears. */
export function Notice(props: { children: ReactNode; tone?: 'calm' | 'warning'; live?: boolean }) {
  const tone = props.tone === 'warning' ? styles.warning : styles.calm;
  return (
    <div role={props.live ? 'status' : undefined} className={`${styles.notice} ${tone}`}>
      <Info size={18} aria-hidden />
      <div className={styles.text}>{props.children}</div>
    </div>
  );
}
