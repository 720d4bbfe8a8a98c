import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** An empty screen or panel: what it is, why it is empty, and what to do next. */
export function EmptyState(props: {
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  const Icon = props.icon;
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>
        <Icon size={24} aria-hidden />
      </span>
      <h2 className={styles.title}>{props.title}</h2>
      {props.children ? <div className={styles.text}>{props.children}</div> : null}
      {props.action}
    </div>
  );
}
