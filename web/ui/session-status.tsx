import { CircleAlert, CircleCheck, CircleHelp, LoaderCircle } from 'lucide-react';
import styles from './session-status.module.css';

const known = {
  processing: { label: 'Processing', icon: LoaderCircle, tone: styles.processing },
  completed: { label: 'Completed', icon: CircleCheck, tone: styles.completed },
  failed: { label: 'Failed', icon: CircleAlert, tone: styles.failed },
} as const;

/** The state of a session, in a word. */
export function SessionStatus(props: { status: string }) {
  const {
    label,
    icon: Icon,
    tone,
  } = Object.entries(known).find(([status]) => status === props.status)?.[1] ?? {
    label: 'Unknown Status',
    icon: CircleHelp,
    tone: styles.unknown,
  };
  return (
    <span className={`${styles.status} ${tone}`}>
      <Icon size={14} aria-hidden />
      {label}
    </span>
  );
}
