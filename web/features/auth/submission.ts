import { useState } from 'react';

const unexpected = 'An unexpected error occurred';

/** The service's own words for a refusal; for anything else a sentence that promises nothing (spec section 8). */
function authMessage(error: unknown): string {
  if (error instanceof Error && error.name.endsWith('Exception') && error.message !== '')
    return error.message;
  return unexpected;
}

/** One form on its way: busy while `run` works, then the message of what it threw. `submit` tells whether it went well. */
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
      setMessage(authMessage(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, message, submit };
}

/** Why an email address is not accepted; undefined when it is. */
export function emailFault(email: string): string | undefined {
  if (email.trim() === '') return 'Enter your email address';
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) return 'Enter a valid email address';
  return undefined;
}

/** Why a password is not accepted; undefined when it is. */
export function passwordFault(password: string): string | undefined {
  if (password === '') return 'Enter your password';
  if (password.length < 6) return 'Use at least 6 characters';
  return undefined;
}

/** Why a code is not accepted; undefined when it is. */
export function codeFault(code: string): string | undefined {
  return code.trim() === '' ? 'Enter the code from the email' : undefined;
}
