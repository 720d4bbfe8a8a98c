import * as z from 'zod';
import type { Google, Handed } from '../../domain/mail-account/connection.ts';
import { cappedFetch } from '../http/capped-fetch.ts';
import { retryAfterMs } from '../web/retry-after.ts';
import { type GoogleAccess, googleOAuth } from './google-oauth.ts';

const callTimeoutMs = 15_000;
const maxAnswerBytes = 64 * 1024;
/** The maximum size of a message in bytes. Ours are short texts, and Gmail's own limit is far higher. */
const maxMessageBytes = 1024 * 1024;

const sent = z.looseObject({ id: z.string().min(1) });

/** https://cloud.google.com/apis/design/errors#http_mapping */
const failure = z.looseObject({
  error: z.looseObject({
    message: z.string().default(''),
    errors: z.array(z.looseObject({ reason: z.string().optional() })).default([]),
    details: z.array(z.looseObject({ reason: z.string().optional() })).default([]),
  }),
});

/** The reasons Gmail gives for a mailbox that sends too much, with 403 as well as 429. */
const tooMuch = [
  'rateLimitExceeded',
  'userRateLimitExceeded',
  'dailyLimitExceeded',
  'quotaExceeded',
  'RATE_LIMIT_EXCEEDED',
];
/** The permission to send was withdrawn, or never granted. */
const notAllowed = ['insufficientPermissions', 'ACCESS_TOKEN_SCOPE_INSUFFICIENT'];
/** The operator has not enabled the Gmail API. */
const notTurnedOn = ['accessNotConfigured', 'SERVICE_DISABLED'];

/** Errors of a connection that failed before anything was sent over it. */
const neverConnected = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];

/**
 * Google as the provider of connected mailboxes: its OAuth, and Gmail's `users.messages.send` at `apiUrl`,
 * which takes a whole message as base64url. Sending is tried once.
 * https://developers.google.com/workspace/gmail/api/reference/rest/v1/users.messages/send
 */
export function googleMail(access: GoogleAccess & { readonly apiUrl: string }, now: () => Date): Google {
  const url = new URL('/gmail/v1/users/me/messages/send', access.apiUrl);
  const ask = cappedFetch(maxAnswerBytes);
  return {
    ...googleOAuth(access, now),
    async send(accessToken, raw, signal): Promise<Handed> {
      if (raw.length > maxMessageBytes) return { outcome: 'rejected', reason: 'The message is too large.' };
      if (signal.aborted) return { outcome: 'unavailable', mayHaveBeenSent: false };
      try {
        const response = await ask(url, {
          method: 'POST',
          headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
          body: JSON.stringify({ raw: Buffer.from(raw).toString('base64url') }),
          signal: AbortSignal.any([signal, AbortSignal.timeout(callTimeoutMs)]),
        });
        return handedOver(response, await response.text(), now());
      } catch (error) {
        return { outcome: 'unavailable', mayHaveBeenSent: !neverConnected.includes(codeOf(error)) };
      }
    },
  };
}

/** https://developers.google.com/workspace/gmail/api/guides/handle-errors */
function handedOver({ status, headers }: Response, text: string, now: Date): Handed {
  const body = parsed(text);
  if (status === 200) {
    const message = sent.safeParse(body).data;
    return message ? { outcome: 'sent', id: message.id } : { outcome: 'unavailable', mayHaveBeenSent: true };
  }
  const { message = '', errors = [], details = [] } = failure.safeParse(body).data?.error ?? {};
  const says = (reasons: readonly string[]) =>
    [...errors, ...details].some(({ reason }) => reason !== undefined && reasons.includes(reason));
  if (status === 401) return { outcome: 'unauthorized' };
  if (status === 429 || (status === 403 && says(tooMuch))) {
    // Without the header, the time is in the message: "User-rate limit exceeded. Retry after
    // 2026-11-21T10:00:00.000Z".
    const inWords = /retry after (\S+Z)/i.exec(message)?.[1];
    const wait = retryAfterMs(headers.get('retry-after') ?? inWords, now);
    return { outcome: 'throttled', retryAfterSeconds: wait === undefined ? null : Math.ceil(wait / 1000) };
  }
  if (status === 403 && says(notAllowed)) return { outcome: 'disconnected' };
  if (status === 403 && says(notTurnedOn)) return { outcome: 'unavailable', mayHaveBeenSent: false };
  if (status === 403) {
    return { outcome: 'rejected', reason: 'Google does not let this mailbox send from here.' };
  }
  if (status >= 400 && status < 500)
    return { outcome: 'rejected', reason: 'Gmail does not take this message.' };
  return { outcome: 'unavailable', mayHaveBeenSent: true };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The code of the error that caused an error of `fetch`. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
