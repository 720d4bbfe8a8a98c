import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { Table } from '../../functions/data/table.ts';
import type { AccessPattern } from '../bench/access-pattern.ts';
import { caseCount, printTried, seed } from '../prove/try-cases.ts';
import { randomNumbers } from '../random-numbers.ts';
import { asStranger, ownedBy, partitionsIn, withHostileTexts } from './foreign-keys.ts';
import { emptyTable } from './table.ts';

/*
 * Every function of the data layer, called for another user with everything that leads its owner to the owner's rows:
 * the ids of sessions, leads, contacts, templates and the like are the owner's, and only the user is another. Then
 * again with hostile texts in place of some ids. No such call reads or writes a row in a partition of the owner.
 */

type Callable = (...args: unknown[]) => unknown;
/** A call of an exported function of the data layer. */
interface Call {
  readonly name: string;
  readonly original: Callable;
  readonly args: readonly unknown[];
}

/** The calls of the act that is being recorded. */
let recorded: Call[] | null = null;
const inside = new AsyncLocalStorage<true>();

const callable = z.custom<Callable>((value) => typeof value === 'function');

/** Makes an exported function note its calls, except those from within the data layer. */
function noting(name: string, value: unknown): unknown {
  const { success, data: original } = callable.safeParse(value);
  if (!success) return value;
  return (...args: unknown[]) => {
    if (inside.getStore() !== true) recorded?.push({ name, original, args });
    return inside.run(true, () => original(...args));
  };
}

for (const file of globSync('functions/data/**/*.ts')) {
  vi.doMock(resolve(file), async (load) => {
    const exports = await load<Record<string, unknown>>();
    return Object.fromEntries(Object.entries(exports).map(([name, value]) => [name, noting(name, value)]));
  });
}

const { accessPatterns } = await import('../bench/access-patterns.ts');
// One for each function: with more or larger rows it uses the same keys.
const patterns = [...new Map(accessPatterns.toReversed().map((each) => [each.function, each])).values()];
/** Of how many functions `npm test` tries one. The proof tries all. */
const samplesOneIn = 4;
const isSample = process.env.PROOF_CASES === undefined;
const triedPatterns = patterns.filter((_, index) => !isSample || index % samplesOneIn === 0);

let table: Table;
/** The partitions in what was sent and returned by the act that is watched. */
let used: string[] = [];

beforeAll(async () => {
  table = await emptyTable();
  table.client.middlewareStack.add(
    (next) => async (request) => {
      used.push(...partitionsIn(request.input));
      const answer = await next(request);
      used.push(...partitionsIn(answer.output));
      return answer;
    },
    { step: 'initialize', name: 'watch' },
  );
});

/** The partitions that an act uses. What it throws is not of interest: it may refuse. */
async function partitionsUsedBy(act: () => unknown): Promise<string[]> {
  used = [];
  try {
    const result = await act();
    if (isAsyncIterable(result)) for await (const _ of result);
  } catch {
    // A refusal.
  }
  return used;
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/** The calls with which an owner reaches rows, and the partitions that they use. */
async function callsOf(pattern: AccessPattern, owner: string) {
  const act = await pattern.prepare(table, owner);
  const calls: Call[] = [];
  recorded = calls;
  const partitions = await partitionsUsedBy(act);
  recorded = null;
  return { calls, partitions };
}

/** A text that someone might send to leave their own partition, or null to leave the one that is there. */
function hostileText(owner: string, random: () => number): string | null {
  if (random() < 0.6) return null;
  const texts = [
    owner,
    `USER#${owner}`,
    `#USER#${owner}`,
    `../USER#${owner}`,
    `${owner}#SESSION#`,
    '#',
    '~',
    '',
  ];
  return texts[Math.floor(random() * texts.length)] ?? null;
}

/** Calls of a pattern's functions for another user that reached the owner's rows, and how many were tried. */
async function leaksOf(pattern: AccessPattern, random: () => number) {
  const [owner, stranger] = [randomUUID(), randomUUID()];
  const { calls, partitions } = await callsOf(pattern, owner);
  const leaks: string[] = [];
  let tried = 0;
  for (const { name, original, args } of calls) {
    const foreign = asStranger(args, owner, stranger);
    for (let number = 0; number <= caseCount('key-matrix'); number += 1) {
      const given =
        number === 0 ? foreign : withHostileTexts(foreign, stranger, () => hostileText(owner, random));
      const [reached] = ownedBy(owner, await partitionsUsedBy(() => original(...given)));
      tried += 1;
      if (reached !== undefined)
        leaks.push(`${pattern.function}: ${name} reached ${reached}, call ${number}`);
    }
  }
  return { leaks, tried, isOwned: ownedBy(owner, partitions).length > 0 };
}

describe('a user with the ids of another', () => {
  const begun = performance.now();
  const random = randomNumbers(seed);
  let tried = 0;
  let owned = 0;

  it.each(triedPatterns)('reaches no row of theirs by $function', async (pattern) => {
    const result = await leaksOf(pattern, random);
    tried += result.tried;
    if (result.isOwned) owned += 1;
    expect(result.leaks).toEqual([]);
  });

  it('would reach rows with them, as their owner does', () => {
    printTried(
      'key-matrix',
      begun,
      `${tried} calls of ${triedPatterns.length} functions, ${owned} of them on rows of users`,
    );
    expect(owned).toBeGreaterThan(triedPatterns.length * 0.6);
  });
});

/** Random numbers that are not: two numbers in turn. */
function alternately(first: number, second: number): () => number {
  let calls = 0;
  return () => {
    calls += 1;
    return calls % 2 === 1 ? first : second;
  };
}

it.each([
  ['takes a partition from an id', (_user: string, id: string) => id],
  [
    'uses the user of the call before',
    (() => {
      let before: string | undefined;
      return (user: string) => {
        before ??= user;
        return `USER#${before}`;
      };
    })(),
  ],
])('finds a function that %s', async (_, partition) => {
  const planted = callable.parse(
    noting('planted', (of: Table, user: string, id: string) =>
      of.client.send(new GetCommand({ TableName: of.name, Key: { pk: partition(user, id), sk: 'PROFILE' } })),
    ),
  );
  const { leaks } = await leaksOf(
    {
      function: 'planted',
      measured: 'a planted fault',
      prepare: async (given, userId) => async () => planted(given, userId, 'an id'),
    },
    // Each text becomes the partition of the owner.
    alternately(0.9, 0.15),
  );
  expect(leaks).not.toEqual([]);
});
