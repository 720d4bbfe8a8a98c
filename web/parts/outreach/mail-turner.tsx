import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { TurnButton } from '../../ui/buttons/turn-button.tsx';
import styles from './mail.module.css';

/** Turns from mail to mail: `index` of `count`. `children` say which one is shown. */
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
      <TurnButton small end={index === 0} onTurn={() => onTurn(index - 1)}>
        <ChevronLeft size={16} aria-hidden />
        Previous
      </TurnButton>
      <span role="status">{props.children}</span>
      <TurnButton small end={index === count - 1} onTurn={() => onTurn(index + 1)}>
        Next
        <ChevronRight size={16} aria-hidden />
      </TurnButton>
    </nav>
  );
}
