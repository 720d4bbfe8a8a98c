import { createHash } from 'node:crypto';
import fc from 'fast-check';
import type * as z from 'zod';
import { idempotencyHeader, nothing } from '../../../shared/contract/route.ts';
import { anyCharacter } from '../../any-character.ts';
import { type Api, type ApiRequest, type Operation, requestFor } from './api.ts';
import { exampleOf } from './example.ts';
import { hostileBodies, hostileJson, hostileKeys, hostileTexts, unknownNames } from './hostile-values.ts';

/**
 * How random inputs are generated for each part of an operation's input: different for each operation, so that a few
 * of them add up to many, and always the same.
 */
function randomInputs(operation: Operation) {
  return { seed: numberOf(operation), numRuns: shares === 1 ? 6 : 3 };
}

/** A number that is fixed for an operation, and most likely different for another. */
function numberOf({ id }: Operation): number {
  return createHash('sha256').update(id).digest().readInt32BE();
}

/** `npm run prove -- every-route` tries everything everywhere. */
const shares = process.env.PROOF_CASES === undefined ? 20 : 1;

/**
 * The values that one place of an operation's input is tried with. Everything everywhere would take minutes over all
 * routes, so each place gets a twentieth, the next one another, and every value gets to a twentieth of all places.
 */
function shareOf<Value>(values: readonly Value[], operation: Operation, place: number): Value[] {
  const every = Math.min(shares, values.length);
  const share = Math.abs(numberOf(operation) + place) % every;
  return values.filter((_, at) => at % every === share);
}

/** A hostile request, and what the operation's schema says about it. */
export interface HostileRequest {
  readonly what: string;
  readonly request: ApiRequest;
  /** The invalid fields, one of which the refusal must name; null if the schema accepts the input. */
  readonly fields: readonly string[] | null;
}

/**
 * The hostile requests for one operation's input: hostile values in each place, missing and additional fields,
 * noise.
 */
export function hostileRequests(api: Api, operation: Operation, authorization: string): HostileRequest[] {
  return [
    ...hostileParams(api, operation, authorization),
    ...hostileQueries(api, operation, authorization),
    ...(operation.route.body === undefined ? [] : hostileBodiesOf(api, operation, authorization)),
    ...(operation.route.idempotent ? keyedHostilely(api, operation, authorization) : []),
  ];
}

function keyedHostilely(api: Api, operation: Operation, authorization: string): HostileRequest[] {
  const request = requestFor(operation, exampleOf(api, operation), authorization);
  return hostileKeys.map((key) => ({
    what: `key ${shortened(key)}`,
    request: { ...request, idempotencyKey: key },
    fields: [idempotencyHeader],
  }));
}

function hostileParams(api: Api, operation: Operation, authorization: string): HostileRequest[] {
  const { route } = operation;
  const example = exampleOf(api, operation);
  const noise = fc
    .sample(fc.string({ minLength: 1, unit: anyCharacter }), randomInputs(operation))
    .map(encodeURIComponent)
    .filter((text) => !/^(\.|%2e){1,2}$/i.test(text));
  return Object.keys(example.params).flatMap((name, place) =>
    [...shareOf(hostileTexts, operation, place), ...noise].map((text) => {
      const hole = 'hole-for-a-text';
      const request = requestFor(
        operation,
        { ...example, params: { ...example.params, [name]: hole } },
        authorization,
      );
      return {
        what: `param ${name} = ${shortened(text)}`,
        request: { ...request, path: request.path.replace(hole, () => text) },
        fields: fieldsAtFault(route.params ?? nothing, { ...example.params, [name]: decoded(text) }),
      };
    }),
  );
}

function hostileQueries(api: Api, operation: Operation, authorization: string): HostileRequest[] {
  const { route } = operation;
  const example = exampleOf(api, operation);
  const names = Object.keys(route.query?.shape ?? {});
  const given = Object.entries(Object(example.query)).map(([name, value]) => [name, String(value)]);
  const encoded = given.map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`);
  const without = (name: string) => encoded.filter((pair) => !pair.startsWith(`${name}=`));
  const noise = fc.sample(
    fc.dictionary(fc.oneof(fc.constantFrom('x', ...names), fc.string({ unit: anyCharacter })), fc.string()),
    randomInputs(operation),
  );
  const queries = [
    ...names.map((name) => without(name)),
    ...names.flatMap((name, place) =>
      shareOf(hostileTexts, operation, place).map((text) => [...without(name), `${name}=${text}`]),
    ),
    ...encoded.map((pair) => [...encoded, pair]),
    ...shareOf(unknownNames, operation, 0).map((name) => [
      ...encoded,
      `${encodeURIComponent(name.toWellFormed())}=1`,
    ]),
    ...noise.map((record) => [new URLSearchParams(record).toString()]),
  ];
  return queries.map((pairs) => {
    const query = pairs.join('&');
    return {
      what: `query ${shortened(query)}`,
      request: requestFor(operation, { ...example, query }, authorization),
      fields: fieldsAtFault(route.query ?? nothing, queryAsGiven(query)),
    };
  });
}

function hostileBodiesOf(api: Api, operation: Operation, authorization: string): HostileRequest[] {
  const example = exampleOf(api, operation);
  const places = placesIn(example.body);
  const objects = places.filter((place) => isObject(valueAt(example.body, place)));
  const noise = fc.sample(fc.json({ maxDepth: 3, stringUnit: 'binary' }), randomInputs(operation));
  const atPlaces = places.flatMap((place, index) =>
    [...shareOf(hostileJson, operation, index), ...noise.filter((_, at) => at % places.length === index)].map(
      (json) => withJsonAt(example.body, place, json),
    ),
  );
  const missing = objects.flatMap((place) =>
    Object.keys(Object(valueAt(example.body, place))).map((name) => withoutKey(example.body, place, name)),
  );
  const unknown = objects.flatMap((place, index) =>
    shareOf(unknownNames, operation, index).flatMap((name) =>
      ['1', '{"polluted":true}'].map((json) => withKey(example.body, place, name, json)),
    ),
  );
  const bodies = [
    ...shareOf(hostileBodies(JSON.stringify(example.body)), operation, 0),
    ...noise,
    ...atPlaces,
    ...missing,
    ...unknown,
  ];
  const contentTypes = [
    'text/plain',
    'application/octet-stream',
    'application/x-www-form-urlencoded',
    'nonsense',
  ];
  const request = requestFor(operation, example, authorization);
  return [
    ...bodies.map((body) => ({
      what: `body ${shortened(String(body))}`,
      request: { ...request, body },
      fields: fieldsOfBody(operation, body),
    })),
    ...contentTypes.map((contentType) => ({
      what: `a body as ${contentType}`,
      request: { ...request, contentType },
      fields: null,
    })),
  ];
}

function fieldsOfBody({ route }: Operation, body: string | Buffer): readonly string[] | null {
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    return ['body'];
  }
  return fieldsAtFault(route.body ?? nothing, value);
}

/** The dotted paths that a schema rejects; the name of the part if the input as a whole is rejected. */
function fieldsAtFault(schema: z.ZodType, value: unknown): readonly string[] | null {
  const result = schema.safeParse(value);
  if (result.success) return null;
  const paths = result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path],
  );
  return paths.map((path) => path.join('.') || 'body');
}

/** Query fields as a function receives them: repeated ones joined by commas. */
function queryAsGiven(query: string): Record<string, string> {
  const values = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(query)) {
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  return Object.fromEntries([...values].map(([name, list]) => [name, list.join(',')]));
}

type Place = readonly string[];

/** The places of all values in a JSON value, including itself. */
function placesIn(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  return [place, ...Object.entries(value).flatMap(([name, each]) => placesIn(each, [...place, name]))];
}

function valueAt(value: unknown, place: Place): unknown {
  return place.reduce<unknown>((at, name) => Object(at)[name], value);
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const hole = 'hole-for-json';

/** The JSON text of a value with another JSON text in one place, which may not be a possible value. */
function withJsonAt(value: unknown, place: Place, json: string): string {
  return JSON.stringify(changedAt(value, place, () => hole)).replace(`"${hole}"`, () => json);
}

function withKey(value: unknown, place: Place, name: string, json: string): string {
  const text = JSON.stringify(changedAt(value, place, (object) => ({ ...Object(object), [hole]: 0 })));
  return text.replace(`"${hole}":0`, () => `${JSON.stringify(name)}:${json}`);
}

function withoutKey(value: unknown, place: Place, name: string): string {
  const without = (object: unknown) =>
    Object.fromEntries(Object.entries(Object(object)).filter(([key]) => key !== name));
  return JSON.stringify(changedAt(value, place, without));
}

function changedAt(value: unknown, place: Place, change: (value: unknown) => unknown): unknown {
  const [name, ...rest] = place;
  if (name === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((each, index) => (String(index) === name ? changedAt(each, rest, change) : each));
  }
  return { ...Object(value), [name]: changedAt(Object(value)[name], rest, change) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function shortened(text: string): string {
  const seen = JSON.stringify(text);
  return seen.length > 120 ? `${seen.slice(0, 117)}… (${text.length} characters)` : seen;
}
