import * as z from 'zod';
import { caseCount } from '../../prove/try-cases.ts';
import {
  type Api,
  type ApiRequest,
  changedRows,
  faultOf,
  type Operation,
  operationsOf,
  parsed,
  requestFor,
  type User,
} from './api.ts';
import { exampleOf } from './example.ts';

/** Names of fields with ids in answers and inputs. */
const idName = /(^id|_id|Id|cursor|^invoice_number)s?$/;
/** A stranger's inputs differ from those from which the owner's rows were made, so that a write is noticed. */
const strangers = 1;
/** How many combinations of ids one operation is tried with. */
const maxCombinations = caseCount('every-route');
/** After how many operations all rows are read, of which none may have changed. */
const operationsAtOnce = 8;

/**
 * Finds every way in which a stranger can reach the owner's data. The ids come from the answers to the owner's own
 * calls, so a route needs no fixture. If none of them works for the owner, that is an error too, as nothing was
 * checked.
 */
export async function sharedWithStrangers(api: Api, owner: User, stranger: User): Promise<string[]> {
  const { ids, everyones, faults } = await idsOf(api, owner);
  const operations = operationsOf(api.contract).filter(({ route }) => route.access === 'user');
  const owners = new Map([...ids].filter(([id]) => !everyones.has(id)));
  const persons = { owner, stranger };
  // Reading all rows takes most of the time, so what some operations leave is what the next ones find.
  let rows = await api.stored();
  const byPath = operations.filter(({ route }) => route.params !== undefined);
  for (let at = 0; at < byPath.length; at += operationsAtOnce) {
    const some = byPath.slice(at, at + operationsAtOnce);
    for (const operation of some) faults.push(...(await foreignParams(api, operation, owners, stranger)));
    const after = await api.stored();
    const names = some.map(({ id }) => id).join(' or ');
    faults.push(...changedRows(rows, after).map((key) => `${names}: a stranger changed ${key}`));
    rows = after;
  }
  for (let at = 0; at < operations.length; at += operationsAtOnce) {
    const tried: string[] = [];
    for (const operation of operations.slice(at, at + operationsAtOnce)) {
      const found = await foreignFields(api, operation, owners, persons);
      if (found === null) continue;
      tried.push(operation.id);
      faults.push(...found);
    }
    if (tried.length === 0) continue;
    const after = await api.stored();
    const changed = changedRows(ownRows(rows, owner), ownRows(after, owner));
    faults.push(...changed.map((key) => `${tried.join(' or ')}: a stranger changed ${key}`));
    rows = after;
  }
  faults.push(...(await leadingNowhere(api, operations, ids, owner)));
  return faults;
}

/** Ids, each with the paths of operations whose answers named it. */
type FoundIds = ReadonlyMap<string, ReadonlySet<string>>;

interface Ids {
  readonly ids: Map<string, Set<string>>;
  /** Ids of what the owner has made public, which strangers may read. */
  readonly everyones: Set<string>;
}

/** The ids in the answers to the owner's calls, followed until no call returns new ones. */
async function idsOf(api: Api, owner: User): Promise<Ids & { faults: string[] }> {
  const operations = operationsOf(api.contract).filter(({ route }) => route.access === 'user');
  const ids: Ids['ids'] = new Map();
  const everyones = new Set<string>();
  const faults = new Set<string>();
  const asked = new Set<string>();
  const isReading = ({ route }: Operation) => route.method === 'GET';
  const isCreating = ({ id, route }: Operation) =>
    route.method === 'POST' && route.params === undefined && !api.ending?.includes(id);
  for (let known = -1; known < ids.size; ) {
    known = ids.size;
    for (const operation of operations.filter((each) => isReading(each) || isCreating(each))) {
      for (const request of ownRequests(api, operation, ids, owner)) {
        const key = [request.method, request.path, request.body].join(' ');
        if (asked.has(key)) continue;
        asked.add(key);
        const answer = await api.send(request);
        const fault = faultOf(operation, answer);
        if (fault !== null) faults.add(`${operation.id} for its owner: ${fault}`);
        if (answer.status === 200) collectIds(parsed(answer.text), { ids, everyones }, operation.route.path);
      }
    }
  }
  ids.delete(owner.id);
  return { ids, everyones, faults: [...faults] };
}

/**
 * An owner's calls of one operation, with every id that fits: with and without the query, as an example's cursor is
 * made up and leads to an empty list; in two variants, so that there is more than one of what they create.
 */
function ownRequests(api: Api, operation: Operation, ids: FoundIds, owner: User): ApiRequest[] {
  const named = Object.entries(operation.route.body?.shape ?? {}).filter(([name]) => idName.test(name));
  const fields = fillings(Object.fromEntries(named), nearest(ids, operation));
  return combinations(operation, ids).flatMap((params) =>
    (fields.length === 0 ? [{}] : fields).flatMap((fieldIds) =>
      [0, 2].flatMap((variant) => {
        const example = exampleOf(api, operation, variant);
        const parts = { ...example, params, body: { ...Object(example.body), ...fieldIds } };
        return [parts, { ...parts, query: '' }].map((each) =>
          requestFor(operation, each, owner.authorization),
        );
      }),
    ),
  );
}

function collectIds(value: unknown, { ids, everyones }: Ids, path: string): void {
  if (typeof value !== 'object' || value === null) return;
  const isPublic = 'is_public' in value && value.is_public === true;
  for (const [name, each] of Object.entries(value)) {
    if (typeof each === 'string' && idName.test(name)) {
      ids.set(each, (ids.get(each) ?? new Set()).add(path));
      if (isPublic) everyones.add(each);
    }
    collectIds(each, { ids, everyones }, path);
  }
}

/**
 * Every combination of an operation's params with ids that their schemas accept; one empty combination if it has
 * none.
 */
function combinations(operation: Operation, ids: FoundIds): Record<string, string>[] {
  return fillings(operation.route.params?.shape ?? {}, nearest(ids, operation));
}

/** The ids, those first that most likely lead somewhere: which an operation with the most similar path named, and few others. */
function nearest(ids: FoundIds, { route }: Operation): readonly string[] {
  const sharedLength = (path: string) => {
    const end = [...path].findIndex((letter, at) => letter !== route.path[at]);
    return end === -1 ? path.length : end;
  };
  const nearness = (paths: ReadonlySet<string>) =>
    Math.max(...[...paths].map(sharedLength)) - paths.size / 100;
  return [...ids].toSorted(([, a], [, b]) => nearness(b) - nearness(a)).map(([id]) => id);
}

function fillings(shape: z.core.$ZodShape, ids: readonly string[]): Record<string, string>[] {
  const filled = Object.entries(shape).reduce<Record<string, string>[]>(
    (before, [name, schema]) => {
      const fitting = ids.filter((id) => z.safeParse(schema, id).success);
      return before.flatMap((each) => fitting.map((id) => ({ ...each, [name]: id })));
    },
    [{}],
  );
  return filled.slice(0, maxCombinations);
}

type Rows = ReadonlyMap<string, string>;

/** The faults of an operation with the owner's ids in its path: for a stranger they must be like ids that never existed. */
async function foreignParams(
  api: Api,
  operation: Operation,
  ids: FoundIds,
  stranger: User,
): Promise<string[]> {
  const example = exampleOf(api, operation, strangers);
  const missing = await api.send(requestFor(operation, example, stranger.authorization));
  const faults = missing.status === 404 ? [] : [`${operation.id}: a made-up id answers ${missing.status}`];
  for (const params of combinations(operation, ids)) {
    const request = requestFor(operation, { ...example, params }, stranger.authorization);
    const answer = await api.send(request);
    const fault =
      answer.status !== 404
        ? `answers ${answer.status}`
        : answer.text === missing.text
          ? faultOf(operation, answer)
          : 'answers other than to an id that never was';
    if (fault !== null) faults.push(`${operation.id}: another user's ${JSON.stringify(params)} ${fault}`);
  }
  return faults;
}

/** The faults of an operation with the owner's ids in query and body: nothing of the owner's is returned. Null without ids. */
async function foreignFields(
  api: Api,
  operation: Operation,
  ids: FoundIds,
  { owner, stranger }: { owner: User; stranger: User },
): Promise<string[] | null> {
  const named = (['query', 'body'] as const).flatMap((part) =>
    Object.entries(operation.route[part]?.shape ?? {})
      .filter(([name]) => idName.test(name))
      .map(([name, schema]) => ({ part, name, schema })),
  );
  if (named.length === 0) return null;
  const example = exampleOf(api, operation, strangers);
  const faults: string[] = [];
  for (const { part, name, schema } of named) {
    const fitting = nearest(ids, operation).filter((id) => z.safeParse(schema, id).success);
    for (const id of fitting.slice(0, maxCombinations)) {
      const fields = { ...Object(example[part]), [name]: id };
      const request = requestFor(operation, { ...example, [part]: fields }, stranger.authorization);
      const answer = await api.send(request);
      const fault = faultOf(operation, answer);
      const told = [owner.id, ...ids.keys()].filter((each) => each !== id && answer.text.includes(each));
      if (fault !== null) faults.push(`${operation.id}: another user's ${name} ${fault}`);
      if (told.length > 0) faults.push(`${operation.id}: another user's ${name} tells a stranger ${told}`);
    }
  }
  return faults;
}

function ownRows(rows: Rows, owner: User): Rows {
  return new Map([...rows].filter(([key, row]) => key.includes(owner.id) || row.includes(owner.id)));
}

/**
 * Operations for which none of the ids works for the owner, so that a 404 for strangers proves nothing. Deletions
 * come last.
 */
async function leadingNowhere(
  api: Api,
  operations: readonly Operation[],
  ids: FoundIds,
  owner: User,
): Promise<string[]> {
  const faults: string[] = [];
  const isDeletion = ({ route }: Operation) => Number(route.method === 'DELETE');
  for (const operation of operations.toSorted((a, b) => isDeletion(a) - isDeletion(b))) {
    if (operation.route.params === undefined) continue;
    let found = false;
    for (const params of combinations(operation, ids)) {
      const request = requestFor(operation, { ...exampleOf(api, operation), params }, owner.authorization);
      found ||= (await api.send(request)).status !== 404;
    }
    if (!found) faults.push(`${operation.id}: no id that its owner sees leads there`);
  }
  return faults;
}
