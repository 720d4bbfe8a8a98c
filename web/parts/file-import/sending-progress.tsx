import type { ReactNode } from 'react';
import { counted } from '../../../shared/text/counted.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import styles from './file-import.module.css';
import type { SendingRows } from './use-sending-rows.ts';

/**
 * How far the rows of an import are sent, what stopped it, and the rows that failed. `children` say what all rows came to;
 * `onLookedAt` is called when the list of failed rows is opened.
 */
export function SendingProgress(props: {
  state: SendingRows<unknown>;
  /** One row and several, such as "row" and "rows". */
  words: readonly [one: string, several: string];
  failedTitle: string;
  /** Whether the list of failed rows is open from the beginning. */
  failedOpen?: boolean;
  onResume: () => void;
  onLookedAt?: () => void;
  children: ReactNode;
}) {
  const { state, words, failedTitle, failedOpen = false, onResume, onLookedAt, children } = props;
  const { status, sent, total, failed, error } = state;
  return (
    <>
      <progress aria-label="Import" max={total} value={sent} className={styles.progress} />
      <p className={styles.quiet}>
        {sent.toLocaleString('en-US')} of {counted(total, ...words)} sent
      </p>
      {error ? (
        <ErrorBox
          action={
            <Button size="small" onClick={onResume}>
              Continue
            </Button>
          }
        >
          {error.message}
        </ErrorBox>
      ) : null}
      {children}
      {status !== 'sending' && failed.length > 0 ? (
        <details className={styles.failed} open={failedOpen} onToggle={onLookedAt}>
          <summary>{failedTitle}</summary>
          <ul>
            {failed.map(({ row, reason }) => (
              <li key={row}>
                Row {row}: {reason}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
