import { CircleAlert, CircleCheck, CircleHelp, LoaderCircle, type LucideIcon } from 'lucide-react';
import type { LeadSession } from '../../shared/model/leads/session.ts';
import styles from './session-status.module.css';

type Status = LeadSession['status'];

const words: Readonly<Record<Status, { label: string; icon: LucideIcon }>> = {
  processing: { label: 'Processing', icon: LoaderCircle },
  completed: { label: 'Completed', icon: CircleCheck },
  failed: { label: 'Failed', icon: CircleAlert },
  unknown: { label: 'Unknown Status', icon: CircleHelp },
};

/** The status of a session. */
export function SessionStatus(props: { status: Status }) {
  const { label, icon: Icon } = words[props.status];
  return (
    <span className={`${styles.status} ${styles[props.status]}`}>
      <Icon size={14} aria-hidden />
      {label}
    </span>
  );
}
