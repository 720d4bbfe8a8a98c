import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { googleMail } from '../../../functions/providers/mail/gmail.ts';
import { startFake, type Wire } from '../fake-service.ts';
import { listen } from '../web/local-sites.ts';
import { googleOf, json, now } from './google-wire.ts';

const raw = Buffer.from(
  'From: ada@gmail.example\r\nSubject: =?utf-8?q?Gr=C3=BC=C3=9Fe?=\r\n\r\n\xff\xfb\xf0',
  'latin1',
);
const inTime = () => AbortSignal.timeout(10_000);

/** https://developers.google.com/workspace/gmail/api/guides/handle-errors */
function failure(code: number, reason: string, message = reason, headers?: Record<string, string>): Wire {
  return json(
    code,
    { error: { code, message, errors: [{ domain: 'usageLimits', reason, message }] } },
    headers,
  );
}

async function sent(wire: Wire, message: Uint8Array = raw, signal = inTime()) {
  const { google, asked } = await googleOf(() => wire);
  return { outcome: await google.send('ya29.access', message, signal), asked };
}

describe('a message', () => {
  it('is sent whole, as base64url, with the token only in a header', async () => {
    const { outcome, asked } = await sent(json(200, { id: '18c2', threadId: '18c2', labelIds: ['SENT'] }));
    expect(outcome).toEqual({ outcome: 'sent', id: '18c2' });
    const [{ path = '', headers = {}, body = '' } = {}, ...more] = asked;
    expect(more).toEqual([]);
    expect(path).toBe('/gmail/v1/users/me/messages/send');
    expect(headers).toMatchObject({
      authorization: 'Bearer ya29.access',
      'content-type': 'application/json',
    });
    const given: { raw: string } = JSON.parse(body);
    expect(given.raw).toMatch(/^[\w-]+$/);
    expect(Buffer.from(given.raw, 'base64url')).toEqual(raw);
  });

  const inTwoMinutes = new Date(now.getTime() + 120_000).toISOString();
  it.each<[string, Wire, object]>([
    ['a token that is not taken', failure(401, 'authError'), { outcome: 'unauthorized' }],
    [
      'too much, with a header',
      failure(429, 'rateLimitExceeded', 'Slow down', { 'retry-after': '40' }),
      { outcome: 'throttled', retryAfterSeconds: 40 },
    ],
    [
      'too much, in words',
      failure(429, 'rateLimitExceeded', `User-rate limit exceeded.  Retry after ${inTwoMinutes}`),
      { outcome: 'throttled', retryAfterSeconds: 120 },
    ],
    [
      'too much, under 403',
      failure(403, 'userRateLimitExceeded'),
      { outcome: 'throttled', retryAfterSeconds: null },
    ],
    [
      'too much for a day',
      failure(403, 'dailyLimitExceeded'),
      { outcome: 'throttled', retryAfterSeconds: null },
    ],
    ['no right to send', failure(403, 'insufficientPermissions'), { outcome: 'disconnected' }],
    [
      'no right to send, as newer answers say it',
      json(403, {
        error: {
          code: 403,
          status: 'PERMISSION_DENIED',
          details: [{ reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT' }],
        },
      }),
      { outcome: 'disconnected' },
    ],
    [
      'an API that is not turned on',
      failure(403, 'accessNotConfigured'),
      { outcome: 'unavailable', mayHaveBeenSent: false },
    ],
    [
      'a domain that forbids it',
      failure(403, 'domainPolicy'),
      { outcome: 'rejected', reason: 'Google does not let this mailbox send from here.' },
    ],
    [
      'a message that is none',
      failure(400, 'invalidArgument', 'Invalid To header: <secret@buyer.example>'),
      { outcome: 'rejected', reason: 'Gmail does not take this message.' },
    ],
    ['a fault', failure(500, 'backendError'), { outcome: 'unavailable', mayHaveBeenSent: true }],
    ['a fault before it', { status: 502, body: '<html>' }, { outcome: 'unavailable', mayHaveBeenSent: true }],
    ['a success without an id', json(200, {}), { outcome: 'unavailable', mayHaveBeenSent: true }],
    [
      'an answer without end',
      { status: 200, body: `{"id":"${'x'.repeat(100_000)}"}` },
      { outcome: 'unavailable', mayHaveBeenSent: true },
    ],
  ])('gets %s', async (_, wire, expected) => {
    const { outcome, asked } = await sent(wire);
    expect(outcome).toEqual(expected);
    expect(asked).toHaveLength(1);
  });

  it('sends its token nowhere else', async () => {
    const elsewhere = await startFake(() => json(200, { id: '18c2' }));
    const { outcome } = await sent({ status: 307, body: '', headers: { location: elsewhere.url } });
    expect(outcome).toEqual({ outcome: 'unavailable', mayHaveBeenSent: true });
    expect(elsewhere.asked).toEqual([]);
  });

  it('is sent over a new connection, as an open one may have been closed by the server', async () => {
    const used = new WeakSet();
    const server = createServer((request, response) => {
      // As if the server had closed an idle connection while the message was already being sent.
      if (used.has(request.socket)) return request.socket.destroy();
      used.add(request.socket);
      request.resume().on('end', () => response.end('{"id":"18c2"}'));
    });
    const apiUrl = `http://127.0.0.1:${await listen(server)}`;
    const google = googleMail({ issuer: apiUrl, apiUrl, client: null }, () => now);
    for (const message of [1, 2, 3]) {
      const outcome = await google.send('ya29.access', raw, inTime());
      expect(outcome, `message ${message}`).toEqual({ outcome: 'sent', id: '18c2' });
    }
  });

  it('may have been sent when its answer does not come in time', async () => {
    const { outcome } = await sent({ status: 200, body: '{', hangs: true }, raw, AbortSignal.timeout(200));
    expect(outcome).toEqual({ outcome: 'unavailable', mayHaveBeenSent: true });
  });

  it('was not sent if nobody is listening', async () => {
    const server = createServer();
    const apiUrl = `http://127.0.0.1:${await listen(server)}`;
    await new Promise((closed) => server.close(closed));
    const google = googleMail({ issuer: apiUrl, apiUrl, client: null }, () => now);
    expect(await google.send('ya29.access', raw, inTime())).toEqual({
      outcome: 'unavailable',
      mayHaveBeenSent: false,
    });
  });

  it('was not sent when there was no time left, or when it is too large', async () => {
    const { google, asked } = await googleOf(() => json(200, { id: '18c2' }));
    expect(await google.send('ya29.access', raw, AbortSignal.abort())).toEqual({
      outcome: 'unavailable',
      mayHaveBeenSent: false,
    });
    expect(await google.send('ya29.access', new Uint8Array(1024 * 1024 + 1), inTime())).toEqual({
      outcome: 'rejected',
      reason: 'The message is too large.',
    });
    expect(asked).toEqual([]);
  });
});
