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
