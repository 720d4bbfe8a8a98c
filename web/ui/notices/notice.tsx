import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** Information that is not an error. With `live`, screen readers announce it when it appears. */
export function Notice(props: {
  children: ReactNode;
  tone?: 'calm' | 'warning';
  live?: boolean;
  action?: ReactNode;
}) {
  const [tone, Icon] = props.tone === 'warning' ? [styles.warning, TriangleAlert] : [styles.calm, Info];
  return (
    <div role={props.live ? 'status' : undefined} className={`${styles.notice} ${tone}`}>
      <Icon size={18} aria-hidden />
      <div className={styles.text}>{props.children}</div>
      {props.action}
    </div>
  );
}
