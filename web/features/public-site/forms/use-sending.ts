import { useState } from 'react';
import type { Refused } from './send.ts';

// A page that is only read goes without the code that sends.
const sender = () => import('./send.ts');
type Sender = Awaited<ReturnType<typeof sender>>;

/** Fetches the code that sends ahead of its use; when that fails, sending tries again and says so. */
export function prepareToSend(): void {
  sender().catch(() => undefined);
}

/** One form on its way: busy while it is sent, then sent, or refused with the reason. */
export interface Sending {
  readonly state: 'typing' | 'busy' | 'sent';
  readonly refused: Refused | undefined;
  readonly submit: (typed: FormData) => Promise<void>;
}

/** Sends a form by one function of `send.ts`. A second try while one is under way does nothing. */
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
        message: 'This could not be sent. What you typed is kept; please try again.',
        faults: {},
      });
    }
  };
  return { state, refused, submit };
}
