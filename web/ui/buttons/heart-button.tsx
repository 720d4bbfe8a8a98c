import { Heart } from 'lucide-react';
import styles from './icon-action.module.css';

/** Whether something is saved, which is not known until `ready`; `toggle` changes it. */
export interface HeartState {
  readonly ready: boolean;
  readonly saved: boolean;
  readonly toggle: () => void;
}

/** Saves something and takes it away again. `what` names it to a screen reader. */
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
