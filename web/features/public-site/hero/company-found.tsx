import type { ReactNode } from 'react';
import { Breakable } from '../../../ui/breakable.tsx';
import styles from './search-stage.module.css';

/** A company that uses a lesser form of a name: who, why, and the words that were seen, with their place. */
export function CompanyFound(props: {
  /** Its place among the companies found. */
  place: number;
  name: string;
  domain: string;
  reason: string;
  /** What its home page says. */
  words: string;
  /** Where that was seen, and when. */
  seen: ReactNode;
}) {
  return (
    <li className={styles.company}>
      <p className={styles.who}>
        <span className={styles.place} aria-hidden>
          {props.place}
        </span>
        <strong>{props.name}</strong>
        <span className={styles.domain}>
          <Breakable text={props.domain} />
        </span>
      </p>
      <p className={styles.reason}>{props.reason}</p>
      <div className={styles.evidence}>
        {props.words === '' ? null : <blockquote>{props.words}</blockquote>}
        <p className={styles.seen}>{props.seen}</p>
      </div>
    </li>
  );
}
