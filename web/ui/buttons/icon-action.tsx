import type { LucideIcon } from 'lucide-react';
import styles from './icon-action.module.css';

/** A button that is an icon; `label` says what it does, to everyone who asks. */
export function IconAction(props: { icon: LucideIcon; label: string; onClick: () => void }) {
  const { icon: Icon, label, onClick } = props;
  return (
    <button type="button" className={styles.action} aria-label={label} title={label} onClick={onClick}>
      <Icon size={18} aria-hidden />
    </button>
  );
}
