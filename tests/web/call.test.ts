import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { contract } from '../../shared/contract/contract.ts';
import { route } from '../../shared/contract/route.ts';
import { ApiError } from '../../web/api/api-error.ts';
import { call } from '../../web/api/call.ts';
import { afterSignIn } from '../../web/browser/paths.ts';
import { session, sessionId } from '../sample-leads.ts';
import { config } from './fake-server.ts';
import { pool, resetPool } from './fake-user-pool.ts';

/** Answers every call of the API with the given response, and records the requests. */
function answering(answer: () => Response) {
  const requests: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/config.json') return Response.json(config);
    requests.push({ url, init });
    return answer();
  });
  return requests;
}

beforeEach(() => {
  resetPool();
  pool.signedInAs = 'alex@northstar.example';
});

afterEach(() => vi.unstubAllGlobals());

const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? error : undefined),
  );

describe('call', () => {
  it('fills the path, escapes it, and sends the token', async () => {
    const requests = answering(() => Response.json(session()));
    await call(contract.sessions.get, { sessionId: '../usage?x=1' });
    expect(requests[0]?.url).toBe('/api/sessions/..%2Fusage%3Fx%3D1');
    expect(new Headers(requests[0]?.init.headers).get('authorization')).toBe('Bearer good-token');
  });

  it('sends query and body where the contract puts them', async () => {
    const both = route({
      method: 'PUT',
      path: '/api/things/{id}',
      access: 'public',
      params: z.strictObject({ id: z.string() }),
      query: z.strictObject({ page: z.number().optional(), sort: z.string().optional() }),
      body: z.strictObject({ name: z.string() }),
      response: z.object({}),
    });
    const requests = answering(() => Response.json({}));
    await call(both, { id: 'a', page: 2, name: 'Größe' });
    expect(requests[0]?.url).toBe('/api/things/a?page=2');
    expect(requests[0]?.init.body).toBe('{"name":"Größe"}');
    expect(new Headers(requests[0]?.init.headers).has('authorization')).toBe(false);
  });

  it.each([
    [404, 'not_found'],
    [413, 'too_large'],
    [429, 'too_many_requests'],
    [500, 'internal'],
    [502, 'unavailable'],
    [503, 'unavailable'],
    [504, 'unavailable'],
    [418, 'internal'],
  ])("treats a bodyless %i as %s, with the contract's message", async (status, code) => {
    answering(() => new Response(null, { status }));
    const error = await failure(call(contract.sessions.get, { sessionId }));
    expect(error).toMatchObject({ code, message: 'Failed to fetch results' });
  });

  it('passes on the code, message and field of our own errors', async () => {
    const body = { code: 'invalid_input', message: 'Enter a valid domain', field: 'domain' };
    answering(() => Response.json(body, { status: 400 }));
    const error = await failure(call(contract.sessions.create, { domain: 'x', amount: 1 }));
    expect(error).toMatchObject(body);
  });

  it.each([
    ['a page instead of an answer', () => new Response('<!doctype html>')],
    ['an answer that breaks the contract', () => Response.json({ id: 7 })],
  ])('refuses %s', async (_, answer) => {
    answering(answer);
    const error = await failure(call(contract.sessions.get, { sessionId }));
    expect(error).toMatchObject({ code: 'internal', message: 'Failed to fetch results' });
  });

  it('reports offline when nothing answers', async () => {
    answering(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(await failure(call(contract.sessions.get, { sessionId }))).toMatchObject({ code: 'offline' });
  });

  it('reports offline, and keeps the sign-in, when a due refresh does not reach the user pool', async () => {
    answering(() => Response.json(session()));
    pool.failure = new Error('network');
    expect(await failure(call(contract.sessions.get, { sessionId }))).toMatchObject({ code: 'offline' });
    expect(pool.signedInAs).toBe('alex@northstar.example');
  });

  it('retries once with a new token', async () => {
    const requests = answering(() => new Response(null, { status: 401 }));
    const error = await failure(call(contract.sessions.get, { sessionId }));
    expect(error).toMatchObject({ code: 'not_authenticated', message: 'Not authenticated' });
    expect(requests).toHaveLength(2);
    expect(pool.refreshes).toBe(1);
  });
});

describe('afterSignIn', () => {
  it.each([
    [{ from: '/dashboard/history?page=2' }, '/dashboard/history?page=2'],
    [{ from: '/dashboard' }, '/dashboard'],
    [{ from: '/dashboardish' }, '/dashboard'],
    [{ from: 'https://elsewhere.example/dashboard' }, '/dashboard'],
    [{ from: '//elsewhere.example' }, '/dashboard'],
    [{ from: 7 }, '/dashboard'],
    [null, '/dashboard'],
  ])('sends %j to %s', (state, path) => {
    expect(afterSignIn(state)).toBe(path);
  });
});
