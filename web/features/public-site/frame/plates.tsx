import type { ComponentType } from 'react';
import styles from './plates.module.css';

/** Drawings side by side, each with what it shows. */
export function Plates(props: {
  plates: readonly { drawing: ComponentType; title: string; text: string }[];
}) {
  return (
    <ul className={styles.plates}>
      {props.plates.map(({ drawing: Drawing, title, text }) => (
        <li key={title}>
          <div className={styles.drawing}>
            <Drawing />
          </div>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Short texts under one another or side by side, divided by lines. */
export function RuledList(props: { items: readonly { title: string; text: string }[] }) {
  return (
    <ul className={styles.ruled}>
      {props.items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
