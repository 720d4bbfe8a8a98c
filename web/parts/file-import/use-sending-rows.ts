import { useRef, useState } from 'react';
import type { FailedRow } from '../../../shared/model/leads/contact-import.ts';
import { ApiError } from '../../api/api-error.ts';

/** The progress of rows that are sent part by part. After an error it is `stopped` and can continue from there. */
export interface SendingRows<Counts> {
  readonly status: 'idle' | 'sending' | 'stopped' | 'done';
  readonly sent: number;
  readonly total: number;
  /** What the rows that were sent came to. */
  readonly counts: Counts;
  readonly failed: readonly FailedRow[];
  readonly error: ApiError | undefined;
}

/** Sends the part that begins after the rows that are sent, and returns the progress after it. */
export type SendPart<Counts> = (
  now: SendingRows<Counts>,
) => Promise<Pick<SendingRows<Counts>, 'sent' | 'counts' | 'failed'>>;

/**
 * Sends rows part by part. `none` is what no rows come to, `failure` is what to say where an error does not say it, and
 * `onDone` is called after all rows were sent. It continues while its dialog is closed.
 */
export function useSendingRows<Counts>(none: Counts, failure: string, onDone: () => void) {
  const nothing: SendingRows<Counts> = {
    status: 'idle',
    sent: 0,
    total: 0,
    counts: none,
    failed: [],
    error: undefined,
  };
  const [state, setState] = useState(nothing);
  const sendPart = useRef<SendPart<Counts>>(undefined);

  const send = async (from: SendingRows<Counts>) => {
    let now: SendingRows<Counts> = { ...from, status: 'sending', error: undefined };
    setState(now);
    try {
      while (sendPart.current && now.sent < now.total) {
        now = { ...now, ...(await sendPart.current(now)) };
        setState(now);
      }
    } catch (cause) {
      const error = cause instanceof ApiError ? cause : new ApiError('internal', failure, { cause });
      setState({ ...now, status: 'stopped', error });
      return;
    }
    setState({ ...now, status: 'done' });
    onDone();
  };

  return {
    state,
    start: (total: number, part: SendPart<Counts>) => {
      sendPart.current = part;
      void send({ ...nothing, total });
    },
    resume: () => void send(state),
    reset: () => {
      sendPart.current = undefined;
      setState(nothing);
    },
  };
}
