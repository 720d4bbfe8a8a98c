import { createHash, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { Page } from '../../functions/domain/web/web.ts';
import { sendPlainly } from '../data/plain-http.ts';
import { synthesized } from '../infra/stack.ts';
import { caseCount, firstCase, printTried, progressOf, seed } from '../prove/try-cases.ts';
import { randomNumbers } from '../random-numbers.ts';
import { everythingOf, sessionsOf, violations } from '../system/stack/invariants.ts';
import {
  callsMade,
  callsOfASession,
  faultsMet,
  injectFaults,
  randomSchedule,
  type Schedule,
  setSchedule,
  underFaults,
} from './faults.ts';
import { Killed, runMachine } from './state-machine.ts';

/*
 * The product's own Lambda code with a real table, thousands of times, with faults before and after every call, in
 * one process and without waiting. Only the outside is replaced: pages, DNS, the directory, and the machine that
 * runs the states of the synthesized template.
 */
const count = caseCount('sessions');
const atOnce = 100;
const start = new Date('2026-11-20T10:00:00.000Z');

const companies = ['Alpha Cloud', 'Beta Cloud', 'Gamma Cloud'].map((name) => {
  const domain = `${name.toLowerCase().replace(' ', '-')}.example`;
  return { name, domain, industry: 'Cloud', keywords: ['cloud'], country: 'GB' };
});

function pageOf(url: string): Page {
  const { host } = new URL(url);
  const company = companies.find(({ domain }) => domain === host);
  const text = `${company?.name} runs clouds for shops. Write to <a href="mailto:info@${host}">info@${host}</a>. `;
  const found = company !== undefined && new URL(url).pathname === '/';
  return {
    outcome: 'page',
    requestedUrl: url,
    url,
    redirects: [],
    status: found ? 200 : 404,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: new TextEncoder().encode(found ? `<title>${company.name}</title><p>${text.repeat(8)}</p>` : ''),
    truncated: false,
    fetchedAt: start.toISOString(),
  };
}

vi.mock('../../functions/data/table.ts', async (original) => {
  const actual = await original<typeof import('../../functions/data/table.ts')>();
  process.env.AWS_ENDPOINT_URL_DYNAMODB = inject('dynamoDbEndpoint');
  return { ...actual, openTable: (name: string) => injectFaults(sendPlainly(actual.openTable(name))) };
});
vi.mock('../../functions/providers/web/outbound.ts', () => ({
  createWeb: () => ({ get: async (url: string) => pageOf(url) }),
}));
vi.mock('../../functions/providers/web/resolver.ts', () => ({
  createDns: () => ({
    addresses: async () => ({ outcome: 'no_such_name' }),
    mailExchanges: async () => ({ outcome: 'unanswered' }),
  }),
}));
vi.mock('../../functions/providers/company-source/directory/load-directory.ts', () => ({
  loadDirectory: async () => companies,
}));

vi.mock('../../functions/providers/secrets/secrets-manager.ts', () => ({
  keyedHash: () => async (text: string) => createHash('sha256').update(text).digest('base64url'),
}));

/** Executions by session: Step Functions as seen from outside, whose calls can fail as well. */
const executions = new Map<
  string,
  { input: { user_id: string; session_id: string }; state: 'running' | 'ended' }
>();

vi.mock('../../functions/providers/pipeline/step-functions.ts', () => ({
  stepFunctionsPipeline: () => ({
    start: async (input: { user_id: string; session_id: string }) =>
      underFaults(input.user_id, async () => {
        if (!executions.has(input.session_id)) executions.set(input.session_id, { input, state: 'running' });
      }),
    state: async (sessionId: string) => executions.get(sessionId)?.state ?? 'none',
    stop: async (sessionId: string) => {
      const execution = executions.get(sessionId);
      if (execution === undefined) return;
      await underFaults(execution.input.user_id, async () => {
        execution.state = 'ended';
      });
    },
  }),
}));

const { sessionHandlers } = await import('../../functions/api/sessions.ts');
const { openTable } = await import('../../functions/data/table.ts');
const { stepFunctionsPipeline } = await import('../../functions/providers/pipeline/step-functions.ts');
const executionEnded = await import('../../functions/triggers/execution-ended.ts');
const sweepSessions = await import('../../functions/triggers/sweep-sessions.ts');
const steps = {
  FindCompanies: (await import('../../functions/steps/find-companies.ts')).handler,
  EnrichContacts: (await import('../../functions/steps/enrich-contacts.ts')).handler,
  ValidateEmails: (await import('../../functions/steps/validate-emails.ts')).handler,
  FinishSession: (await import('../../functions/steps/finish-session.ts')).handler,
};
const context = { getRemainingTimeInMillis: () => 60_000 };

const table = openTable(inject('tableName'));
const handlers = sessionHandlers({
  table,
  pipeline: stepFunctionsPipeline('machine'),
  hash: async (text) => text,
  now: () => new Date(),
});
let definition: unknown;

beforeAll(() => {
  const [machine] = Object.values(
    synthesized('local').template.findResources('AWS::StepFunctions::StateMachine'),
  );
  const parts: unknown[] = machine?.Properties.DefinitionString['Fn::Join'][1];
  definition = JSON.parse(parts.map((part) => (typeof part === 'string' ? part : lambdaOf(part))).join(''));
  vi.useFakeTimers({ toFake: ['Date'], now: start });
});

afterAll(() => vi.useRealTimers());

function lambdaOf(reference: unknown): string {
  const text = JSON.stringify(reference);
  const name = Object.keys(steps).find((step) => text.includes(step));
  if (name === undefined) throw new Error(`${text} is no step`);
  return name;
}

async function invoke(lambda: string, input: unknown): Promise<unknown> {
  switch (lambda) {
    case 'FindCompanies':
      return steps.FindCompanies(input, context);
    case 'EnrichContacts':
      return steps.EnrichContacts(input, context);
    case 'ValidateEmails':
      return steps.ValidateEmails(input, context);
    default:
      return steps.FinishSession(input, context);
  }
}

/** Runs an execution to its end, and delivers its end twice when it ended badly. A killed one is still running. */
async function execute(sessionId: string): Promise<void> {
  const execution = executions.get(sessionId);
  if (execution === undefined || execution.state === 'ended') return;
  let succeeded: boolean;
  try {
    succeeded = await runMachine(definition, { ...execution.input }, invoke);
  } catch (error) {
    if (error instanceof Killed) return;
    succeeded = false;
  }
  execution.state = 'ended';
  if (succeeded) return;
  const event = { detail: { input: JSON.stringify(execution.input) } };
  for (let time = 1; time <= 2; time += 1)
    await executionEnded.handler(event, context).catch(() => undefined);
}

/**
 * One user who starts one or two sessions under a schedule, and retries each once if it fails. If `cancels`, the user
 * cancels them twice while they run, at moments that the schedule's delays decide.
 */
async function live(
  userId: string,
  schedule: Schedule,
  sessions: number,
  { domains = ['cloud.example'], cancels = false }: { domains?: readonly string[]; cancels?: boolean } = {},
): Promise<void> {
  setSchedule(userId, schedule);
  await Promise.all(
    Array.from({ length: sessions }, (_, index) => {
      const domain = domains[index % domains.length] ?? '';
      const asked = { params: {}, query: {}, body: { domain, amount: 2, fresh: false } };
      const input = { ...asked, idempotencyKey: randomUUID() };
      return handlers
        .create(input, { userId })
        .catch(() => handlers.create(input, { userId }))
        .catch(() => undefined);
    }),
  );
  await Promise.all([executeAll([userId]), cancels ? cancelAll(userId, schedule) : undefined]);
}

/** Cancels a user's searches after as many calls of theirs as the first fault of the schedule comes after. */
async function cancelAll(userId: string, schedule: Schedule): Promise<void> {
  const after = Math.min(...schedule.keys(), callsOfASession);
  for (let turn = 0; turn < 2000 && callsMade(userId) < after; turn += 1) await new Promise(setImmediate);
  const own = [...executions].filter(([, { input }]) => input.user_id === userId);
  for (const [sessionId] of [...own, ...own]) {
    const input = { params: { sessionId }, query: {}, body: {}, idempotencyKey: null };
    await handlers.cancel(input, { userId }).catch(() => undefined);
  }
}

async function executeAll(users: readonly string[]): Promise<void> {
  const own = [...executions].filter(([, { input }]) => users.includes(input.user_id));
  await Promise.all(own.map(([sessionId]) => execute(sessionId)));
}

/** The faults have stopped: durable executions run again from their start, and the sweep comes twice. */
async function settle(users: readonly string[]): Promise<void> {
  for (const userId of users) setSchedule(userId, new Map());
  for (let time = 1; time <= 2; time += 1) {
    await executeAll(users);
    vi.setSystemTime(new Date(Date.now() + 3 * 60_000));
    await sweepSessions.handler({}, context);
  }
  await executeAll(users);
}

/**
 * For a user whose sessions have all ended, the free ones are those that completed and say that they did not count,
 * and those that were cancelled before they found anything.
 */
async function freeSearchViolations(
  userId: string,
  sessions: Awaited<ReturnType<typeof sessionsOf>>,
): Promise<string[]> {
  const query = {
    TableName: table.name,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': `RATE#freeSearches#account ${userId}` },
    ConsistentRead: true,
  };
  const { Items = [] } = await table.client.send(new QueryCommand(query));
  const taken = Items.reduce((sum, { taken: each }) => sum + Number(each), 0);
  const free = sessions.filter(({ status, notice, error_message }) =>
    status === 'completed' ? notice?.includes('not counted') : error_message === 'Cancelled',
  );
  return taken === free.length ? [] : [`${taken} free searches are taken, and ${free.length} were free`];
}

interface Life {
  readonly schedule: Schedule;
  readonly sessions: number;
  readonly cancels: boolean;
}

async function tryBatch(schedules: readonly Life[]) {
  const users = schedules.map(() => randomUUID());
  await Promise.all(
    schedules.map(({ schedule, sessions, cancels }, index) =>
      live(users[index] ?? '', schedule, sessions, { cancels }),
    ),
  );
  const met = users.map(faultsMet);
  await settle(users);
  const found = await Promise.all(
    users.map(async (userId, index) => {
      const made = await sessionsOf(table, userId);
      const created = made.length;
      const asked = schedules[index]?.sessions ?? 0;
      const doubled = created > asked ? [`${created} sessions were created, and ${asked} asked for`] : [];
      const wrong = [
        ...(await violations(table, userId)),
        ...(await freeSearchViolations(userId, made)),
        ...doubled,
      ];
      return { userId, met: met[index] ?? 0, wrong, cancelled: made.filter(wasCancelled).length };
    }),
  );
  executions.clear();
  return found;
}

function wasCancelled({ notice, error_message }: Awaited<ReturnType<typeof sessionsOf>>[number]): boolean {
  return error_message === 'Cancelled' || (notice?.startsWith('You cancelled') ?? false);
}

function batches(count: number, firstSeed: number) {
  const random = randomNumbers(firstSeed);
  const all = Array.from({ length: firstCase + count }, () => ({
    schedule: randomSchedule(random),
    sessions: random() < 0.3 ? 2 : 1,
    cancels: random() < 0.3,
  }));
  const wanted = all.slice(firstCase);
  return Array.from({ length: Math.ceil(count / atOnce) }, (_, n) =>
    wanted.slice(n * atOnce, (n + 1) * atOnce),
  );
}

describe('thousands of fault schedules', () => {
  it('leave every session ended, its search counted exactly once, and nothing written twice', async () => {
    const begun = performance.now();
    const wrong: object[] = [];
    let met = 0;
    let cancelled = 0;
    const progress = progressOf('sessions');
    for (const [done, batch] of batches(count, seed).entries()) {
      progress(firstCase + done * atOnce);
      const results = await tryBatch(batch);
      for (const [index, result] of results.entries()) {
        if (result.met > 0) met += 1;
        cancelled += result.cancelled;
        if (result.wrong.length > 0) wrong.push({ seed, ...batch[index], found: result.wrong });
      }
      const [first] = results;
      if (first !== undefined) await expectDeliveredAgainToChangeNothing(first.userId);
    }
    printTried('sessions', begun, `${met} met a fault, ${cancelled} sessions were cancelled`);
    expect(wrong).toEqual([]);
    expect(cancelled).toBeGreaterThan(count * 0.05);
    expect(met).toBeGreaterThan(count * 0.8);
  });

  it('catch an end that does not check whether the session has already ended', async () => {
    table.client.middlewareStack.add(
      (next) => (args) => next({ ...args, input: withoutCondition(args.input) }),
      { step: 'initialize', priority: 'low', name: 'planted' },
    );
    // The steps have their own tables. The planted bug is in the end that the test itself calls twice.
    const { endSession } = await import('../../functions/data/sessions/end-session.ts');
    const { getSession } = await import('../../functions/data/sessions/sessions.ts');
    const { failure } = await import('../../functions/domain/sessions/session-end.ts');
    const userId = randomUUID();
    await live(userId, new Map(), 2, { domains: ['cloud.example', 'cloud.test'] });
    await settle([userId]);
    expect(await violations(table, userId)).toEqual([]);
    const sessionId = [...executions.keys()].at(-1) ?? '';
    const session = await getSession(table, userId, sessionId);
    if (session === null) throw new Error('the session is there');
    for (let time = 1; time <= 2; time += 1) await endSession(table, session, failure(session, new Date()));
    expect((await violations(table, userId)).join()).toContain('searches are used');
    table.client.middlewareStack.remove('planted');
  });
});

function withoutCondition<Input>(input: Input): Input {
  const text = JSON.stringify(input);
  if (!text.includes('REMOVE processing')) return input;
  const planted = JSON.parse(text);
  for (const { Update } of planted.TransactItems) {
    if (!Update.UpdateExpression.includes('REMOVE processing')) continue;
    Update.ConditionExpression = 'attribute_exists(pk)';
    Update.ExpressionAttributeValues[':processing'] = undefined;
  }
  return planted;
}

async function expectDeliveredAgainToChangeNothing(userId: string): Promise<void> {
  const before = await everythingOf(table, userId);
  for (const { pk, sk } of before.filter((row) => row.sk.startsWith('SESSION#'))) {
    const ids = { user_id: pk.slice('USER#'.length), session_id: sk.slice('SESSION#'.length) };
    const event = { detail: { input: JSON.stringify(ids) } };
    await executionEnded.handler(event, context);
    await steps.FinishSession({ ...ids, outcome: 'completed' }, context);
    await steps.FinishSession({ ...ids, outcome: 'failed' }, context);
  }
  expect(isDeepStrictEqual(await everythingOf(table, userId), before)).toBe(true);
}
