import { useState } from 'react';
import type { Refused } from './send.ts';

// The code that sends forms is loaded only when needed.
const sender = () => import('./send.ts');
type Sender = Awaited<ReturnType<typeof sender>>;

/** Loads the code that sends forms ahead of its use. If that fails, sending tries again and reports it. */
export function prepareToSend(): void {
  sender().catch(() => undefined);
}

/** The submission of one form: idle, busy, sent, or refused with a reason. */
export interface Sending {
  readonly state: 'typing' | 'busy' | 'sent';
  readonly refused: Refused | undefined;
  readonly submit: (typed: FormData) => Promise<void>;
}

/** Sends a form with a function of `send.ts`. A second try during the first does nothing. */
export function useSending(send: (sender: Sender, typed: FormData) => Promise<Refused | null>): Sending {
  const [state, setState] = useState<Sending['state']>('typing');
  const [refused, setRefused] = useState<Refused>();
  const submit = async (typed: FormData) => {
    if (state === 'busy') return;
    setState('busy');
    setRefused(undefined);
    try {
      const answer = await send(await sender(), typed);
      setState(answer === null ? 'sent' : 'typing');
      setRefused(answer ?? undefined);
    } catch {
      setState('typing');
      setRefused({
        message: 'This could not be sent. What you typed is still there; please try again.',
        faults: {},
      });
    }
  };
  return { state, refused, submit };
}
