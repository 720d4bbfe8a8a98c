/** Why an email address is refused; undefined if it is not. */
export function emailFault(email: string): string | undefined {
  if (email.trim() === '') return 'Enter your email address';
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) return 'Enter a valid email address';
  return undefined;
}

/** Why a code is refused; undefined if it is not. */
export function codeFault(code: string): string | undefined {
  return code.trim() === '' ? 'Enter the code from the email' : undefined;
}

/** Why a code of an authenticator app is refused; undefined if it is not. */
export function appCodeFault(code: string): string | undefined {
  return /^\d{6}$/.test(code.trim()) ? undefined : 'Enter the six digits that your authenticator app shows';
}
