import type { LucideIcon } from 'lucide-react';
import styles from './icon-action.module.css';

/** A button with only an icon. `label` is its accessible name and tooltip. */
export function IconAction(props: { icon: LucideIcon; label: string; onClick: () => void }) {
  const { icon: Icon, label, onClick } = props;
  return (
    <button type="button" className={styles.action} aria-label={label} title={label} onClick={onClick}>
      <Icon size={18} aria-hidden />
    </button>
  );
}
