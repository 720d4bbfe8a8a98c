import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Handlers, serve } from '../../../functions/runtime/serve.ts';
import { route } from '../../../shared/contract/route.ts';
import { Refusal } from '../../../shared/model/errors.ts';
import { type Api, operationsOf } from '../../system/routes/api.ts';
import { admittedWithout, undeclaredMethods } from '../../system/routes/check-access.ts';
import { mishandledInputs, mishandledSizes } from '../../system/routes/check-input.ts';
import { sharedWithStrangers } from '../../system/routes/check-ownership.ts';
import { mishandledRepeats } from '../../system/routes/check-repeats.ts';
import { bearer, type Handler, inProcessApi } from './in-process-api.ts';

/*
 * The checks that tests/system/every-route.test.ts runs on the real contract, run on a small one: they find nothing
 * in a correct handler, and find each planted error.
 */

const note = z.object({ id: z.string(), title: z.string() });
const noteParams = z.strictObject({ noteId: z.uuid() });
const notes = {
  create: route({
    method: 'POST',
    path: '/api/notes',
    access: 'user',
    body: z.strictObject({
      title: z.string().min(1).max(50),
      tags: z.array(z.strictObject({ name: z.string().max(10) })).max(3),
      pinned: z.boolean().optional(),
    }),
    response: note,
    idempotent: true,
  }),
  list: route({
    method: 'GET',
    path: '/api/notes',
    access: 'user',
    query: z.strictObject({ cursor: z.uuid().optional(), limit: z.coerce.number().int().min(1).default(9) }),
    response: z.object({ notes: z.array(note) }),
  }),
  get: route({
    method: 'GET',
    path: '/api/notes/{noteId}',
    access: 'user',
    params: noteParams,
    response: note,
    errors: ['not_found'],
  }),
  rename: route({
    method: 'PATCH',
    path: '/api/notes/{noteId}',
    access: 'user',
    params: noteParams,
    body: z.strictObject({ title: z.string().max(50) }),
    response: note,
    errors: ['not_found'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/notes/{noteId}',
    access: 'user',
    params: noteParams,
    response: z.object({}),
    errors: ['not_found'],
  }),
};

type Rows = Map<string, { id: string; title: string; owner: string; body?: unknown }>;
type Planted = (rows: Rows) => Partial<Handlers<typeof notes>>;
type Around = (handle: Handler, rows: Rows) => Handler;

/** The notes API with some handlers replaced, and a wrapper around all of them. */
function notesApi(plant: Planted = () => ({}), around: Around = (handle) => handle): Api {
  const rows: Rows = new Map();
  const own = (id: string, userId: string) => {
    const found = rows.get(id);
    if (found?.owner !== userId) throw new Refusal('not_found', 'Note not found');
    return found;
  };
  const handlers: Handlers<typeof notes> = {
    async create({ body, idempotencyKey }, { userId }) {
      const id = idempotencyKey ?? crypto.randomUUID();
      const before = rows.get(id);
      if (before !== undefined && !isDeepStrictEqual(before.body, body)) {
        throw new Refusal('conflict', 'This key was used for another note');
      }
      rows.set(id, { id, title: body.title, owner: userId, body });
      return { id, title: body.title };
    },
    async list({ query }, { userId }) {
      const mine = [...rows.values()].filter(({ owner }) => owner === userId);
      return { notes: mine.filter(({ id }) => id > (query.cursor ?? '')).slice(0, query.limit) };
    },
    get: async ({ params }, { userId }) => own(params.noteId, userId),
    async rename({ params, body }, { userId }) {
      const renamed = { ...own(params.noteId, userId), title: body.title };
      rows.set(params.noteId, renamed);
      return renamed;
    },
    async remove({ params }, { userId }) {
      rows.delete(own(params.noteId, userId).id);
      return {};
    },
  };
  const served = serve(notes, { ...handlers, ...plant(rows) }, { isClosed: async () => false });
  return inProcessApi('notes', notes, around(served, rows), rows);
}

const user = (id: string) => ({ id, authorization: bearer({ sub: id, token_use: 'access' }) });
const owner = user('0193480a-0000-7000-8000-00000000000a');
const stranger = user('0193480a-0000-7000-8000-00000000000b');
const credentials = {
  'no token': null,
  'a token that is none': 'Bearer none',
  'an id token': bearer({ sub: owner.id, token_use: 'id' }),
};

/** The errors that the checks of access and input find in one operation, or in all. */
async function faultsOfInput(api: Api, id?: string): Promise<string[]> {
  const operations = operationsOf(api.contract).filter((each) => id === undefined || each.id === id);
  const faults: string[] = [];
  faults.push(...(await admittedWithout(api, operations, credentials)));
  faults.push(...(await mishandledSizes(api, operations, owner.authorization)));
  for (const operation of operations) {
    faults.push(...(await mishandledInputs(api, operation, owner.authorization)).faults);
    faults.push(...(await mishandledRepeats(api, operation, owner.authorization)));
  }
  return [...faults, ...(await undeclaredMethods(api, operations, owner.authorization))];
}

describe('the checks of every route', () => {
  it('find nothing in correct routes', async () => {
    expect(await faultsOfInput(notesApi())).toEqual([]);
    expect(await sharedWithStrangers(notesApi(), owner, stranger)).toEqual([]);
  });

  const forgetful: [string, Planted, string][] = [
    [
      'reads a row whoever asks',
      (rows) => ({
        async get({ params }) {
          const found = rows.get(params.noteId);
          if (found === undefined) throw new Refusal('not_found', 'Note not found');
          return found;
        },
      }),
      `notes.get: another user's .* answers 200`,
    ],
    [
      'writes a row before it asks whose it is',
      (rows) => ({
        async rename({ params, body }, { userId }) {
          const found = rows.get(params.noteId);
          if (found !== undefined) rows.set(params.noteId, { ...found, title: body.title });
          if (found?.owner !== userId) throw new Refusal('not_found', 'Note not found');
          return found;
        },
      }),
      'notes.rename.*: a stranger changed',
    ],
    [
      'deletes a row whoever asks',
      (rows) => ({
        async remove({ params }) {
          if (!rows.delete(params.noteId)) throw new Refusal('not_found', 'Note not found');
          return {};
        },
      }),
      `notes.remove: another user's .* answers 200`,
    ],
    [
      'tells that a row is there, and not whose',
      (rows) => ({
        async get({ params }, { userId }) {
          const found = rows.get(params.noteId);
          if (found === undefined) throw new Refusal('not_found', 'Note not found');
          if (found.owner !== userId) throw new Refusal('not_found', 'Not your note');
          return found;
        },
      }),
      'answers other than to an id that never was',
    ],
    [
      'continues a list from any cursor',
      (rows) => ({
        async list({ query }) {
          const all = [...rows.values()].toSorted((a, b) => a.id.localeCompare(b.id));
          return { notes: query.cursor === undefined ? [] : all.filter(({ id }) => id !== query.cursor) };
        },
      }),
      `notes.list: another user's cursor tells a stranger`,
    ],
    [
      'finds nothing, not even for its owner',
      () => ({
        async get() {
          throw new Refusal('not_found', 'Note not found');
        },
      }),
      'notes.get: no id that its owner sees leads there',
    ],
    [
      'refuses with a code that its contract does not name',
      () => ({
        async get() {
          throw new Refusal('conflict', 'Not now');
        },
      }),
      'refuses with conflict, undeclared',
    ],
  ];

  it.each(forgetful)('catch a handler that %s', async (_, plant, fault) => {
    const faults = await sharedWithStrangers(notesApi(plant), owner, stranger);
    expect(faults).toContainEqual(expect.stringMatching(new RegExp(fault)));
  });

  const json = (statusCode: number, body: unknown) => ({ statusCode, body: JSON.stringify(body) });
  /** Replaces the handler of one operation, from the event on, with one that `serve` did not make. */
  const instead =
    (routeKey: string, answer: Handler): Around =>
    (handle) =>
    (event) =>
      event.routeKey === routeKey ? answer(event) : handle(event);
  const made = { id: crypto.randomUUID(), title: 'made' };

  const handmade: [string, Around, string, string][] = [
    [
      'forgets parsing and falls over its input',
      instead('POST /api/notes', async (event) => {
        const { title } = JSON.parse(event.body ?? '');
        return json(200, { ...made, title: title.slice(0, 50) });
      }),
      'notes.create, .* answers 500',
      'notes.create',
    ],
    [
      'forgets parsing and takes whatever comes',
      instead('POST /api/notes', async () => json(200, made)),
      'notes.create, body .*polluted.* answers 200 instead of a 400',
      'notes.create',
    ],
    [
      'writes before it parses',
      (handle, rows) => async (event) => {
        if (event.routeKey === 'POST /api/notes') rows.set(crypto.randomUUID(), { ...made, owner: owner.id });
        return handle(event);
      },
      'notes.create changed .* over refused input',
      'notes.create',
    ],
    [
      'does not say which field is wrong',
      (handle) => async (event) => {
        const answer = await handle(event);
        return answer.statusCode === 400 ? json(400, { code: 'invalid_input', message: 'No' }) : answer;
      },
      'names "" instead of',
      'notes.create',
    ],
    [
      'answers more than it declares',
      instead('GET /api/notes', async () => json(200, { notes: [{ ...made, secret: 'x' }] })),
      'answers more than its contract declares',
      'notes.list',
    ],
    [
      'takes an id token for an access token',
      instead('GET /api/notes', async () => json(200, { notes: [] })),
      'notes.list with an id token: answers 200',
      'notes.list',
    ],
    [
      'creates as often as it is asked',
      (handle) => (event) => {
        const { 'idempotency-key': _, ...headers } = event.headers;
        return handle({ ...event, headers });
      },
      'notes.create changed .* when it was repeated',
      'notes.create',
    ],
    [
      'takes any request under a key that it knows for the first one',
      (handle) => {
        const answers = new Map<string, ReturnType<typeof handle>>();
        return (event) => {
          const key = event.headers['idempotency-key']?.toLowerCase() ?? crypto.randomUUID();
          const answer = answers.get(key) ?? handle(event);
          answers.set(key, answer);
          return answer;
        };
      },
      'notes.create, another request under the same key: answers 200',
      'notes.create',
    ],
    [
      'takes any text for a key',
      (handle) => (event) => {
        const { 'idempotency-key': _, ...headers } = event.headers;
        return handle({ ...event, headers });
      },
      'notes.create, key "x": answers 200 instead of a 400',
      'notes.create',
    ],
    [
      'reads a body of any size',
      (handle) => async (event) => handle({ ...event, body: event.body?.trimEnd() ?? '' }),
      'notes.create with 1048576 bytes: answers 200',
      'notes.create',
    ],
    [
      'falls over',
      instead('DELETE /api/notes/{noteId}', async () => json(500, {})),
      'answers 500',
      'notes.remove',
    ],
  ];

  it.each(handmade)('catch a handler that %s', async (_, around, fault, id) => {
    const faults = await faultsOfInput(notesApi(undefined, around), id);
    expect(faults).toContainEqual(expect.stringMatching(new RegExp(fault)));
  });
});
