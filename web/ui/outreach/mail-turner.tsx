import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './mail.module.css';

/** Leads through mails that are shown one by one: `index` of `count`, and `children` say where one is. */
export function MailTurner(props: {
  label: string;
  index: number;
  count: number;
  onTurn: (index: number) => void;
  children: ReactNode;
}) {
  const { index, count, onTurn } = props;
  return (
    <nav className={styles.pager} aria-label={props.label}>
      <button
        type="button"
        className="amplify-button amplify-button--small"
        disabled={index === 0}
        onClick={() => onTurn(index - 1)}
      >
        <ChevronLeft size={16} aria-hidden />
        Previous
      </button>
      <span role="status">{props.children}</span>
      <button
        type="button"
        className="amplify-button amplify-button--small"
        disabled={index === count - 1}
        onClick={() => onTurn(index + 1)}
      >
        Next
        <ChevronRight size={16} aria-hidden />
      </button>
    </nav>
  );
}
