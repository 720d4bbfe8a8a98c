import { useState } from 'react';

const unexpected = 'An unexpected error occurred';

/** The user pool's message for a refusal; for anything else a general one. */
function refusal(error: unknown): string {
  if (error instanceof Error && error.name.endsWith('Exception') && error.message !== '')
    return error.message;
  return unexpected;
}

/**
 * The submission of one form: `busy` while `run` works, then the message of what it threw. `submit` resolves to whether
 * it succeeded.
 */
export function useSubmission() {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const submit = async (run: () => Promise<void>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setMessage('');
    try {
      await run();
      return true;
    } catch (error) {
      setMessage(refusal(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, message, submit };
}
