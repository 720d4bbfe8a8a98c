import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../../../functions/data/table.ts';
import { missingGrant } from '../../../infra/local/permissions/guard.ts';
import { prepareAssembly } from '../../../infra/local/prepare.ts';
import { type LocalStack, runLocalStack } from '../../../infra/local/stack.ts';
import type { Execution } from '../../../infra/local/state-machine/state-machine.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { sessionsOf } from './invariants.ts';
import { writeSmallWeb } from './small-web.ts';

/** The product as CDK synthesizes it, running on the small web, with a fault proxy in front of its services. */
export interface Product {
  readonly url: string;
  readonly stack: LocalStack;
  readonly proxy: FaultProxy;
  /** The table, bypassing the proxy. */
  readonly table: Table;
  /** The permissions that functions lacked so far. */
  denials(): string[];
  /** Throws if a function lacked a permission, or if permissions were not enforced. */
  stop(): Promise<void>;
}

const pollMs = 100;
/** Failed events are retried soon, and not after minutes as in the cloud. */
const retryDelaysMs = [50, 100];

interface ProductOptions {
  /** Where data is stored; in memory without it. */
  readonly dataFolder?: string;
  /** Slows down every site. */
  readonly responseMs?: number;
  readonly companies?: 'six' | 'many';
  /** Domains that a registry knows, each with the day on which it expires. Without any there is no registry. */
  readonly registrations?: Readonly<Record<string, string>>;
  /** Additional variables for every Lambda. */
  readonly environment?: Record<string, string>;
  /** How many events the account may run at once, and how many environments this machine may have. */
  readonly lambda?: { readonly quota?: number; readonly concurrency?: number };
}

/** Starts the product on the small web. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const assemblyFolder = await prepareAssembly(() => undefined, AbortSignal.timeout(600_000));
  const folder = mkdtempSync(join(tmpdir(), 'small-web-'));
  writeSmallWeb(folder, options.responseMs, options.companies, true, options.registrations);
  const proxy = await startFaultProxy();
  try {
    const stack = await runLocalStack({
      assemblyFolder,
      dataFolder: options.dataFolder ?? null,
      port: 0,
      web: { folder, kind: 'recorded' },
      environment: {
        AWS_ENDPOINT_URL_DYNAMODB: proxy.url,
        AWS_ENDPOINT_URL_SFN: proxy.url,
        ...options.environment,
      },
      retryDelaysMs,
      ...(options.lambda !== undefined && { lambda: options.lambda }),
    });
    proxy.forwardTo({ dynamoDb: stack.awsEndpoint, stepFunctions: stack.awsEndpoint });
    const client = new DynamoDBClient({
      endpoint: stack.dynamoDbEndpoint,
      region: 'us-east-1',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    });
    return {
      url: stack.url ?? '',
      stack,
      proxy,
      table: {
        name: stack.find('AWS::DynamoDB::GlobalTable', 'Table').id,
        client: DynamoDBDocumentClient.from(client),
      },
      denials: () => stack.permissions.denials.map(missingGrant),
      async stop() {
        const { length: decided } = stack.permissions.allowed;
        client.destroy();
        await stack.stop();
        await proxy.stop();
        rmSync(folder, { recursive: true, force: true });
        if (decided === 0) throw new Error('No call of a function was decided by its permissions.');
      },
    };
  } catch (error) {
    await proxy.stop();
    rmSync(folder, { recursive: true });
    throw error;
  }
}

/** Invokes a function by a part of its logical id and returns its result. Throws what it threw. */
export async function invoke({ stack }: Product, functionPart: string, event: object): Promise<unknown> {
  const outcome = await stack.lambda.invoke(stack.find('AWS::Lambda::Function', functionPart).id, event);
  if ('error' in outcome) throw new Error(`${outcome.error.errorType}: ${outcome.error.errorMessage}`);
  return JSON.parse(outcome.payload);
}

function executionArn({ stack }: Product, sessionId: string): string {
  const machine = stack.find('AWS::StepFunctions::StateMachine', 'Pipeline').id;
  return `${machine.replace(':stateMachine:', ':execution:')}:${sessionId}`;
}

/** The execution of a session; undefined when it was never started. */
export function executionOf(product: Product, sessionId: string): Execution | undefined {
  return product.stack.stateMachines.describe(executionArn(product, sessionId));
}

/** State transitions of a session's execution. */
export function transitionsOf(product: Product, sessionId: string): number {
  return product.stack.stateMachines.transitions(executionArn(product, sessionId));
}

/**
 * Delivers EventBridge's event about an execution's end once more, which is allowed, as delivery is at least once.
 */
export function deliverAgain({ stack }: Product, execution: Execution): void {
  stack.events.put({
    source: 'aws.states',
    detailType: 'Step Functions Execution Status Change',
    detail: execution,
    resources: [execution.executionArn],
  });
}

/**
 * Makes a session old enough for the sweep, which reads those created more than two minutes ago. The row's time is
 * changed, as the Lambdas' clock cannot be without a hook in the product.
 */
export async function makeOld({ table }: Product, userId: string, sessionId: string): Promise<void> {
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: { pk: `USER#${userId}`, sk: `SESSION#${sessionId}` },
      UpdateExpression: 'SET created_at = :at',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':at': new Date(Date.now() - 180_000).toISOString() },
    }),
  );
}

/** Polls until a condition is true. Throws after `seconds`. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  seconds = 30,
): Promise<void> {
  for (let polls = 0; polls < (seconds * 1000) / pollMs; polls += 1) {
    if (await isSo()) return;
    await sleep(pollMs);
  }
  throw new Error(`not so within ${seconds} seconds: ${what}`);
}

/**
 * Waits until no execution of a user is running: while a service does not answer, each state retries for seven
 * seconds.
 */
export async function executionsOver(product: Product, userId: string): Promise<void> {
  const sessions = await sessionsOf(product.table, userId);
  const isOver = () => sessions.every(({ id }) => executionOf(product, id)?.status !== 'RUNNING');
  await until('no execution runs', isOver, 90);
}

/**
 * Does for a user's sessions what the cloud does as time passes: lets executions and their events run to the end,
 * then sweeps every minute until nothing is processing.
 */
export async function letTimePass(product: Product, userId: string): Promise<void> {
  await until('every session has ended', async () => {
    await executionsOver(product, userId);
    const left = (await sessionsOf(product.table, userId)).filter(({ status }) => status === 'processing');
    for (const { id } of left) await makeOld(product, userId, id);
    if (left.length > 0) await invoke(product, 'SweepSessions', {});
    return left.length === 0;
  });
}
