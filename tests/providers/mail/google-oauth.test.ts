import { describe, expect, it } from 'vitest';
import type { Google } from '../../../functions/domain/mail-account/connection.ts';
import { authorization, googleOf, json, now, redirectUri, tokens } from './google-wire.ts';

const returned = { code: '4/the-code', iss: undefined };
const refused = { outcome: 'refused' };
const unavailable = { name: 'GoogleUnavailable' };

describe('an authorization', () => {
  it('starts with new secrets each time', async () => {
    const { google, issuer } = await googleOf(() => json(500, {}));
    const [one, other] = [await google.begin(redirectUri), await google.begin(redirectUri)];
    const url = new URL(one.url);
    expect(url.origin + url.pathname).toBe(`${issuer}/o/oauth2/v2/auth`);
    expect(url.searchParams.get('redirect_uri')).toBe(redirectUri);
    expect(url.searchParams.get('state')).toBe(one.authorization.state);
    expect(one.url).not.toContain(one.authorization.codeVerifier);
    for (const secret of ['state', 'nonce', 'codeVerifier'] as const) {
      expect(one.authorization[secret]).not.toBe(other.authorization[secret]);
    }
  });

  it('is completed with the verifier, the exact redirect and our secret, in a body', async () => {
    const { google, asked } = await googleOf((_, issuer) => tokens(issuer));
    expect(await google.exchange(authorization, returned, redirectUri)).toEqual({
      outcome: 'connected',
      address: 'ada@gmail.example',
      tokens: {
        refreshToken: '1//refresh',
        accessToken: 'ya29.access',
        accessExpiresAt: now.getTime() + 3_599_000,
      },
    });
    const [, { path, body } = { path: '', body: '' }] = asked;
    expect(path).toBe('/token');
    expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({
      grant_type: 'authorization_code',
      code: '4/the-code',
      code_verifier: authorization.codeVerifier,
      redirect_uri: redirectUri,
      client_secret: 'client-secret',
    });
  });

  it('does not allow sending if that was not granted', async () => {
    const answer = { scope: 'openid https://www.googleapis.com/auth/userinfo.email' };
    const { google } = await googleOf((_, issuer) => tokens(issuer, { answer }));
    expect(await google.exchange(authorization, returned, redirectUri)).toMatchObject({
      outcome: 'not_allowed_to_send',
    });
  });

  it.each([
    ['nonce', { nonce: 'of another' }],
    ['issuer', { iss: 'https://accounts.attacker.example' }],
    ['audience', { aud: 'another-client', azp: 'another-client' }],
  ])('is refused with an ID token of another %s', async (_, claims) => {
    const { google } = await googleOf((_asked, issuer) => tokens(issuer, { claims }));
    expect(await google.exchange(authorization, returned, redirectUri)).toEqual(refused);
  });

  it('is refused with an invalid code', async () => {
    const { google } = await googleOf(() =>
      json(400, { error: 'invalid_grant', error_description: 'Malformed auth code.' }),
    );
    expect(await google.exchange(authorization, returned, redirectUri)).toEqual(refused);
  });

  it('is refused if another issuer redirected, or none is named although Google names one', async () => {
    const named = { authorization_response_iss_parameter_supported: true };
    const { google, issuer, asked } = await googleOf((_, self) => tokens(self), { described: named });
    const end = (iss: string | undefined) =>
      google.exchange(authorization, { ...returned, iss }, redirectUri);
    expect(await end('https://accounts.attacker.example')).toEqual(refused);
    expect(await end(undefined)).toEqual(refused);
    expect(asked.map(({ path }) => path)).toEqual(['/.well-known/openid-configuration']);
    expect(await end(issuer)).toMatchObject({ outcome: 'connected' });
  });

  it.each([
    ['no refresh token', { refresh_token: undefined }],
    ['no ID token', { id_token: undefined }],
    ['no access token', { access_token: undefined }],
  ])('is not completed by an answer with %s', async (_, answer) => {
    const { google } = await googleOf((_asked, issuer) => tokens(issuer, { answer }));
    await expect(google.exchange(authorization, returned, redirectUri)).rejects.toMatchObject(unavailable);
  });

  it('is not completed with an unconfirmed address', async () => {
    const claims = { email_verified: false };
    const { google } = await googleOf((_, issuer) => tokens(issuer, { claims }));
    await expect(google.exchange(authorization, returned, redirectUri)).rejects.toMatchObject(unavailable);
  });
});

describe('whatever Google is asked', () => {
  const calls = [
    ['exchange', (google: Google) => google.exchange(authorization, returned, redirectUri)],
    ['refresh', (google: Google) => google.refresh('1//refresh')],
    ['revoke', (google: Google) => google.revoke('1//refresh')],
  ] as const;
  const elsewhere = { location: 'https://attacker.example/token' };
  const wires = [
    ['is at fault', () => json(503, { error: 'backend' })],
    ['knows our client no longer', () => json(401, { error: 'invalid_client' })],
    ['leads elsewhere', () => json(307, {}, elsewhere)],
  ] as const;

  it.each(calls.flatMap(([name, call]) => wires.map(([what, wire]) => ({ name, call, what, wire }))))(
    'fails ($name) while it $what, without revealing anything secret',
    async ({ call, wire }) => {
      const { google } = await googleOf(wire);
      const error = await call(google).then(
        () => null,
        (cause: unknown) => cause,
      );
      expect(error).toMatchObject(unavailable);
      expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(
        /1\/\/|4\/the|client-secret/,
      );
    },
  );

  it('is refused without a registered client', async () => {
    const { google, asked } = await googleOf(() => json(200, {}), { registered: false });
    await expect(google.begin(redirectUri)).rejects.toMatchObject(unavailable);
    expect(asked).toEqual([]);
  });

  it('is read again after a description that was not its own', async () => {
    const described: { issuer?: string } = { issuer: 'https://accounts.attacker.example' };
    const { google } = await googleOf(() => json(200, {}), { described });
    await expect(google.begin(redirectUri)).rejects.toMatchObject(unavailable);
    delete described.issuer;
    expect(await google.begin(redirectUri)).toMatchObject({ url: expect.any(String) });
  });
});

describe('a refresh token', () => {
  it('returns an access token, and stays the same', async () => {
    const answer = { access_token: 'ya29.new', expires_in: 3599, token_type: 'Bearer' };
    const { google } = await googleOf(() => json(200, answer));
    expect(await google.refresh('1//refresh')).toEqual({
      refreshToken: '1//refresh',
      accessToken: 'ya29.new',
      accessExpiresAt: now.getTime() + 3_599_000,
    });
  });

  it('that was revoked returns nothing', async () => {
    const { google } = await googleOf(() =>
      json(400, { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' }),
    );
    expect(await google.refresh('1//refresh')).toBeNull();
  });

  it.each([
    ['that is good', json(200, {})],
    ['that Google does not know', json(400, { error: 'invalid_token' })],
  ])('%s is revoked', async (_, wire) => {
    const { google, asked } = await googleOf(() => wire);
    await google.revoke('1//refresh');
    expect(new URLSearchParams(asked.at(-1)?.body).get('token')).toBe('1//refresh');
    expect(asked.at(-1)?.path).toBe('/revoke');
  });
});
