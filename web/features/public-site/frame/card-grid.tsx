import type { LucideIcon } from 'lucide-react';
import styles from './card-grid.module.css';

/** Short texts side by side, each with an icon. */
export function CardGrid(props: { cards: readonly { icon: LucideIcon; title: string; text: string }[] }) {
  return (
    <ul className={styles.grid}>
      {props.cards.map(({ icon: Icon, title, text }) => (
        <li key={title} className={styles.card}>
          <span className={styles.icon}>
            <Icon size={20} aria-hidden />
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
