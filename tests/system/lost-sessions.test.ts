import { SFNClient, StopExecutionCommand } from '@aws-sdk/client-sfn';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leadSession } from '../../shared/model/leads/session.ts';
import { sessionsOf, violations } from './stack/invariants.ts';
import { newPerson, type Person } from './stack/person.ts';
import {
  deliverAgain,
  executionOf,
  executionsOver,
  invoke,
  makeOld,
  type Product,
  startProduct,
  until,
} from './stack/product.ts';
import { searched } from './stack/small-web.ts';

let product: Product;
let client: SFNClient;

beforeAll(async () => {
  // Slow sites keep an execution running for as long as a test looks at it.
  product = await startProduct({ responseMs: 500 });
  client = new SFNClient({
    endpoint: product.stack.awsEndpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
});

afterAll(async () => {
  client?.destroy();
  await product?.stop();
});

async function running(person: Person): Promise<string> {
  const id = await person.search(searched, 2);
  await until('the execution runs', () => executionOf(product, id)?.status === 'RUNNING');
  return id;
}

async function stop(sessionId: string): Promise<void> {
  const executionArn = executionOf(product, sessionId)?.executionArn;
  await client.send(new StopExecutionCommand({ executionArn, error: 'Stopped', cause: 'by an operator' }));
}

describe('an execution that is aborted', () => {
  it('fails its session by the rule on executions that end badly, and returns the search once', async () => {
    const person = await newPerson(product.url);
    const id = await running(person);
    expect(await person.searchesUsed()).toBe(1);
    await stop(id);
    expect(executionOf(product, id)?.status).toBe('ABORTED');
    const session = await person.ended(id);
    expect(session).toMatchObject({ status: 'failed', notice: null });
    expect(session.error_message).toContain('This search was not counted');
    expect(await person.searchesUsed()).toBe(0);

    const execution = executionOf(product, id);
    const rest = await sessionsOf(product.table, person.userId);
    if (execution !== undefined) for (let time = 0; time < 3; time += 1) deliverAgain(product, execution);
    await product.stack.lambda.settled();
    expect(await sessionsOf(product.table, person.userId)).toEqual(rest);
    expect(await person.searchesUsed()).toBe(0);
    expect(await violations(product.table, person.userId)).toEqual([]);
  });

  it('is found by the sweep if the event was lost', async () => {
    const person = await newPerson(product.url);
    const id = await running(person);
    // The event's Lambda fails in all attempts, as if it had never been called.
    product.proxy.plan(person.userId, [
      { operation: 'TransactWriteItems', nth: 1, kind: 'denied', lasting: true },
    ]);
    await stop(id);
    await product.stack.lambda.settled();
    product.proxy.plan(person.userId, []);
    expect((await person.session(id)).status).toBe('processing');

    await makeOld(product, person.userId, id);
    expect(await invoke(product, 'SweepSessions', {})).toMatchObject({ started: 0, failed: 1 });
    expect(await person.session(id)).toMatchObject({ status: 'failed' });
    expect(await person.searchesUsed()).toBe(0);
    expect(await invoke(product, 'SweepSessions', {})).toEqual({ started: 0, failed: 0 });
    expect(await violations(product.table, person.userId)).toEqual([]);
  });
});

describe('a search that its user cancels', () => {
  it('ends at once with what it found or given back, and its execution stops', async () => {
    const person = await newPerson(product.url);
    const id = await running(person);
    const { body } = await person.call('POST', `/api/sessions/${id}/cancel`);
    const cancelled = leadSession.parse(body);
    const given = cancelled.leads_count === 0;
    expect(cancelled).toMatchObject(
      given
        ? { status: 'failed', error_message: 'Cancelled' }
        : { status: 'completed', notice: expect.stringContaining('You cancelled this search') },
    );
    expect(executionOf(product, id)?.status).toBe('ABORTED');
    await product.stack.lambda.settled();
    expect(await person.session(id)).toEqual(cancelled);
    expect(await person.searchesUsed()).toBe(given ? 0 : 1);
    expect(await violations(product.table, person.userId)).toEqual([]);
  });
});

describe('a session that was committed and never started', () => {
  it('is started by the sweep and completes as usual', async () => {
    const person = await newPerson(product.url);
    product.proxy.plan(person.userId, [
      { operation: 'StartExecution', nth: 1, kind: 'unreachable', lasting: true },
    ]);
    const id = await person.search(searched, 2);
    expect(product.proxy.failures(person.userId)).toBeGreaterThan(1);
    product.proxy.plan(person.userId, []);
    expect(executionOf(product, id)).toBeUndefined();

    // It may still be about to start.
    expect(await invoke(product, 'SweepSessions', {})).toEqual({ started: 0, failed: 0 });
    await makeOld(product, person.userId, id);
    expect(await invoke(product, 'SweepSessions', {})).toEqual({ started: 1, failed: 0 });
    expect(await person.ended(id)).toMatchObject({ status: 'completed', leads_count: 2 });
    expect(await person.searchesUsed()).toBe(1);
    expect(await violations(product.table, person.userId)).toEqual([]);
  });
});

describe('a session that takes long', () => {
  it('is left alone by the sweep, however often it runs', async () => {
    const person = await newPerson(product.url);
    const id = await running(person);
    await makeOld(product, person.userId, id);
    expect(
      await Promise.all([invoke(product, 'SweepSessions', {}), invoke(product, 'SweepSessions', {})]),
    ).toEqual([
      { started: 0, failed: 0 },
      { started: 0, failed: 0 },
    ]);
    expect(executionOf(product, id)?.status).toBe('RUNNING');
    await executionsOver(product, person.userId);
    expect(await person.session(id)).toMatchObject({ status: 'completed', leads_count: 2 });
    expect(await person.searchesUsed()).toBe(1);
  });
});
