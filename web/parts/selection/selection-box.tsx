import styles from './selection.module.css';

/** Chooses one item of a list. */
export function SelectionBox(props: { name: string; checked: boolean; onToggle: () => void }) {
  return (
    <input
      type="checkbox"
      className={styles.check}
      aria-label={`Select ${props.name}`}
      checked={props.checked}
      onChange={props.onToggle}
    />
  );
}
