import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { idempotencyHeader } from '../../shared/contract/route.ts';
import { caseCount, printTried, seed } from '../prove/try-cases.ts';
import { variant } from '../prove/variants.ts';
import { randomNumbers } from '../random-numbers.ts';
import { type ChildStack, processesNaming, startChildStack } from './stack/child-stack.ts';
import { type FaultProxy, startFaultProxy } from './stack/fault-proxy.ts';
import { sessionsOf, violations } from './stack/invariants.ts';
import { newPerson, type Person } from './stack/person.ts';
import { invoke, letTimePass, type Product, startProduct, until } from './stack/product.ts';
import { faultSchedules } from './stack/schedules.ts';
import { writeSmallWeb } from './stack/small-web.ts';

/** Fewer in the sample: what a kill costs grows with them. */
const users = caseCount('storm') < 60 ? 2 : 4;
/** Many, as few searches an hour may find no new company for their name. */
const domains = ['roof', 'roofs', 'panel', 'panels', 'power', 'energy', 'farm', 'home'].flatMap((word) =>
  ['', '-'].flatMap((joint) =>
    ['example', 'test', 'invalid'].map((suffix) => `solar${joint}${word}.${suffix}`),
  ),
);
/** How many faults or refusals a search is answered with before its user's faults end. */
const maxAnswers = 5;
/** Few enough that steps and calls are throttled. */
const quota = 6;

let folder: string;
let proxy: FaultProxy;
let product: Product | null;
let child: ChildStack | null;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storm-'));
  // Slow enough to be interrupted at any moment.
  writeSmallWeb(join(folder, 'web'), 150);
  proxy = await startFaultProxy();
  product = null;
  child = null;
});

afterEach(async () => {
  await child?.kill();
  await product?.stop();
  await proxy.stop();
  rmSync(folder, { recursive: true });
});

const accepted = z.object({ data: z.object({ sessionId: z.string() }) });
/** A limit of the product; what AWS throttles has no code. */
const overLimit = z.object({ code: z.literal('too_many_requests') });

it(
  'while the stack is killed, throttled and not answered, every search ends and counts once',
  variant,
  async () => {
    const dataFolder = join(folder, 'data');
    const begun = performance.now();
    product = await startProduct({ dataFolder });
    const people: Person[] = [];
    while (people.length < users) {
      const person = await newPerson(product.url);
      await invoke(product, 'OperatorPlans', { user_id: person.userId, subscription_type: 'enterprise' });
      people.push(person);
    }
    await product.stop();
    product = null;

    let url: string | null = null;
    const start = async () => {
      child = await startChildStack(dataFolder, join(folder, 'web'), {
        environment: { AWS_ENDPOINT_URL_DYNAMODB: proxy.url, AWS_ENDPOINT_URL_SFN: proxy.url },
        lambda: { quota },
        retryDelaysMs: [50, 100],
      });
      proxy.forwardTo({ dynamoDb: child.awsEndpoint, stepFunctions: child.awsEndpoint });
      ({ url } = child);
    };
    await start();
    const did = { accepted: 0, unanswered: 0, throttled: 0, refused: 0, faults: 0, kills: 0 };
    const known = new Map<string, string[]>();
    const ends = performance.now() + caseCount('storm') * 1000;
    const isOver = () => performance.now() >= ends;

    const search = async (person: Person, random: () => number) => {
      const domain = domains[Math.floor(random() * domains.length)];
      const amount = 1 + Math.floor(random() * 4);
      const key = { [idempotencyHeader]: randomUUID() };
      for (let answers = 0; ; ) {
        const { status, body } =
          url === null
            ? { status: 0, body: null }
            : await person.at(url).call('POST', '/api/sessions', { domain, amount, fresh: true }, key);
        if (status === 200) {
          did.accepted += 1;
          known.set(person.userId, [
            ...(known.get(person.userId) ?? []),
            accepted.parse(body).data.sessionId,
          ]);
          return;
        }
        if (overLimit.safeParse(body).success) {
          // Three searches of this user are running, or ten of the hour found nothing new.
          did.refused += 1;
          return;
        }
        if (status === 429 || status === 503) did.throttled += 1;
        else if (status === 0 || status >= 500) did.unanswered += 1;
        else throw new Error(`A search was answered with ${status}: ${JSON.stringify(body)}`);
        if (status !== 0) answers += 1;
        // Some faults last until they are taken away.
        if (answers > maxAnswers) proxy.plan(person.userId, []);
        await sleep(200);
      }
    };

    const live = async (person: Person, number: number) => {
      const random = randomNumbers(seed * 1009 + number);
      const schedules = faultSchedules(1000, seed * 1009 + number).values();
      while (!isOver()) {
        proxy.plan(person.userId, schedules.next().value ?? []);
        await search(person, random);
        await sleep(500 + random() * 4000);
        did.faults += proxy.failures(person.userId);
      }
      proxy.plan(person.userId, []);
    };

    const kill = async () => {
      const random = randomNumbers(seed);
      while (!isOver()) {
        await sleep(3000 + random() * 12_000);
        url = null;
        await child?.kill();
        did.kills += 1;
        await until('no process is left', () => processesNaming(dataFolder).length === 0, 60);
        await start();
      }
    };
    await Promise.all([...people.map(live), kill()]);
    await child?.kill();
    child = null;
    await until('no process is left', () => processesNaming(dataFolder).length === 0, 60);

    product = await startProduct({ dataFolder });
    const wrong: string[] = [];
    const ended: Record<string, number> = {};
    for (const { userId } of people) {
      await letTimePass(product, userId);
      wrong.push(...(await violations(product.table, userId)));
      const sessions = await sessionsOf(product.table, userId);
      for (const { status } of sessions) ended[status] = (ended[status] ?? 0) + 1;
      const lost = (known.get(userId) ?? []).filter((id) => !sessions.some((session) => session.id === id));
      wrong.push(...lost.map((id) => `session ${id} was accepted and is gone`));
    }
    printTried('storm', begun, `${JSON.stringify(did)}, sessions ended: ${JSON.stringify(ended)}`);
    expect(wrong).toEqual([]);
    expect(did.kills).toBeGreaterThan(0);
    expect(did.accepted).toBeGreaterThan(0);
  },
);
