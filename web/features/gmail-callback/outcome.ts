import { mail as contract } from '../../../shared/contract/mail.ts';
import { failureOf } from '../../../shared/contract/route.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { paths } from '../../browser/paths.ts';
import type { Session } from '../../browser/session.ts';

/** The result of an authorization, and which page comes next. */
export interface Outcome {
  readonly connected: boolean;
  readonly text: string;
  readonly next: string;
}

const connected: Outcome = {
  connected: true,
  text: 'Successfully connected Gmail account!',
  next: `${paths.settings}?gmail_auth=success`,
};
const signedOut: Outcome = {
  connected: false,
  text: 'You must be logged in to connect Gmail',
  next: paths.auth,
};

function failed(text: string): Outcome {
  return { connected: false, text, next: `${paths.settings}?gmail_auth=error` };
}

/** A result that needs no call. Null if the service has to be asked, or while it is unknown who is signed in. */
export function foregone(query: URLSearchParams, session: Session): Outcome | null {
  const result = query.get('gmail_auth');
  if (result === 'success') return connected;
  if (result === 'error') return failed(query.get('message') || failureOf(contract.callback));
  if (!query.get('code') || !query.get('state')) {
    return { connected: false, text: 'Missing required OAuth parameters', next: paths.settings };
  }
  if (session.status === 'signed-out') return signedOut;
  if (session.status === 'unreachable') return failed('An unexpected error occurred');
  return null;
}

/** Completes the authorization with the code and state from Google. */
export async function exchanged(query: URLSearchParams): Promise<Outcome> {
  const iss = query.get('iss');
  try {
    await call(contract.callback, {
      code: query.get('code') ?? '',
      state: query.get('state') ?? '',
      ...(iss !== null && { iss }),
      redirect_uri: `${window.location.origin}${paths.gmailCallback}`,
    });
    return connected;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_authenticated') return signedOut;
    return failed((error instanceof Error && error.message) || 'An unexpected error occurred');
  }
}
