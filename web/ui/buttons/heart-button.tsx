import { Heart } from 'lucide-react';
import styles from './icon-action.module.css';

/** Whether something is saved. It is unknown until `ready`; `toggle` changes it. */
export interface HeartState {
  readonly ready: boolean;
  readonly saved: boolean;
  readonly toggle: () => void;
}

/** Saves something or removes it again. `what` names it for screen readers. */
export function HeartButton(props: { heart: HeartState; what: string }) {
  const { ready, saved, toggle } = props.heart;
  return (
    <button
      type="button"
      className={`${styles.action} ${saved ? styles.saved : ''}`}
      aria-pressed={saved}
      aria-label={`Save ${props.what}`}
      title={saved ? 'Remove from saved' : 'Save'}
      disabled={!ready}
      onClick={toggle}
    >
      <Heart size={18} aria-hidden />
    </button>
  );
}
