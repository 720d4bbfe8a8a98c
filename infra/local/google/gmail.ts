import { randomBytes } from 'node:crypto';
import type Provider from 'oidc-provider';
import * as z from 'zod';
import { type HttpRequest, type HttpResponse, jsonResponse } from '../http/http-message.ts';
import type { Store } from '../machine/store.ts';
import { addressOf, sendScope } from './accounts.ts';
import type { Outbox } from './outbox.ts';

export const sendPath = '/gmail/v1/users/me/messages/send';

/**
 * A failure that a test causes for a message: the mailbox has sent too much, its domain forbids it, the message is
 * malformed, Gmail fails before accepting it, or accepts it and its answer is lost.
 */
export type Mishap = 'throttle' | 'forbid' | 'reject' | 'fail' | 'lose';

const refusals: Record<Exclude<Mishap, 'lose'>, { status: number; reason: string; message: string }> = {
  throttle: {
    status: 429,
    reason: 'rateLimitExceeded',
    message: 'User-rate limit exceeded.',
  },
  forbid: { status: 403, reason: 'domainPolicy', message: 'The domain administrators have disabled Gmail.' },
  reject: { status: 400, reason: 'invalidArgument', message: 'Recipient address required' },
  fail: { status: 500, reason: 'backendError', message: 'Backend Error' },
};

const message = z.object({ raw: z.base64url() });

/**
 * Gmail's `users.messages.send` with a message as base64url, for tokens of the provider with the scope to send. Sent
 * messages are in the outbox. Returns null if the answer is to be lost.
 * https://developers.google.com/workspace/gmail/api/reference/rest/v1/users.messages/send
 */
export async function answerSend(
  {
    provider,
    store,
    outbox,
    retryAfterSeconds,
  }: { provider: Provider; store: Store; outbox: Outbox; retryAfterSeconds: number },
  request: HttpRequest,
  mishap: Mishap | null,
): Promise<HttpResponse | null> {
  const bearer = /^Bearer (.+)$/.exec(request.headers.get('authorization')?.[0] ?? '')?.[1] ?? '';
  const token = await provider.AccessToken.find(bearer);
  if (!token?.isValid) return failure(401, 'authError', 'Invalid Credentials');
  if (!token.scope?.split(' ').includes(sendScope)) {
    return failure(403, 'insufficientPermissions', 'Insufficient Permission');
  }
  if (mishap !== null && mishap !== 'lose') {
    const { status, reason, message: text } = refusals[mishap];
    const headers = mishap === 'throttle' ? { 'retry-after': String(retryAfterSeconds) } : undefined;
    return failure(status, reason, text, headers);
  }
  const given = message.safeParse(jsonOf(request)).data;
  if (!given) return failure(400, 'badRequest', "'raw' RFC822 payload message string is required");
  const id = randomBytes(8).toString('hex');
  await outbox.add(
    { id, account: addressOf(store, token.accountId) ?? '' },
    Buffer.from(given.raw, 'base64url'),
  );
  return mishap === 'lose' ? null : jsonResponse(200, { id, threadId: id, labelIds: ['SENT'] });
}

function failure(code: number, reason: string, text: string, headers?: Record<string, string>): HttpResponse {
  const errors = [{ message: text, domain: 'global', reason }];
  return jsonResponse(code, { error: { code, message: text, errors } }, headers);
}

function jsonOf({ body }: HttpRequest): unknown {
  try {
    return JSON.parse(body?.toString('utf8') ?? '');
  } catch {
    return undefined;
  }
}
