import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './stat-cards.module.css';

/** One figure above a list; `value` is undefined until it is known. */
export interface Stat {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly value: ReactNode;
}

/** The figures above a list. There are none if nothing was counted, or nothing could be: the list itself says so. */
export function StatCards(props: { stats: readonly Stat[]; nothing?: boolean | undefined }) {
  if (props.nothing) return null;
  return (
    <dl className={styles.stats}>
      {props.stats.map(({ label, icon: Icon, value }) => (
        <div key={label} className={styles.stat}>
          <dt>
            <span className={styles.icon}>
              <Icon size={18} aria-hidden />
            </span>
            {label}
          </dt>
          <dd>{value ?? <span className={styles.blank} />}</dd>
        </div>
      ))}
    </dl>
  );
}
