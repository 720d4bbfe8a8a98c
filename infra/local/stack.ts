import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttpApis, type HttpApi } from './api/api-gateway.ts';
import { answerCognito, createUserPool } from './cognito/user-pool.ts';
import { createEventBus, type EventBus } from './events/events.ts';
import { startScheduler } from './events/scheduler.ts';
import type { LocalGoogle } from './google/google.ts';
import { mailAccountSecrets, startMailAccounts } from './google/mail-accounts.ts';
import { type AwsService, jsonService, startAwsEndpoint } from './http/aws-endpoint.ts';
import { forwardTo } from './http/forward.ts';
import { readFunctions } from './lambda/lambda-functions.ts';
import { createLambdaHost, type LambdaHost, type LambdaHostOptions } from './lambda/lambda-host.ts';
import { takeLock } from './machine/lock.ts';
import { StartError } from './machine/start-error.ts';
import { openStore } from './machine/store.ts';
import { createGuard, type Guard, missingGrant } from './permissions/guard.ts';
import { recordCalls } from './permissions/record-calls.ts';
import { startRecordedWeb } from './recorded-web/recorded-web.ts';
import { s3Service } from './s3/s3-service.ts';
import { type AppParts, startServer, type WebKind } from './server.ts';
import { createTable, startDynamoDb } from './services/dynamodb.ts';
import { createInbox } from './services/inbox.ts';
import { kmsService } from './services/kms.ts';
import { openSecrets, secretsService } from './services/secrets.ts';
import { sesService } from './services/ses.ts';
import { createBuckets } from './site/bucket.ts';
import { createSite } from './site/site.ts';
import { createDeadLetters } from './sqs/dead-letters.ts';
import { startEventSources } from './sqs/event-source.ts';
import { openQueues, type Queues } from './sqs/queues.ts';
import { sqsService } from './sqs/sqs-service.ts';
import { createStateMachines, type Execution, type StateMachines } from './state-machine/state-machine.ts';
import { stepFunctionsService } from './state-machine/step-functions.ts';
import { paymentSecrets, setUpPayments, startPayments } from './stripe/payments.ts';
import type { LocalStripe } from './stripe/stripe.ts';
import { readAssembly } from './template/assembly.ts';
import { ofType, onlyResource } from './template/find-resources.ts';
import { identify } from './template/registry.ts';
import { type Resource, resolveResources } from './template/template.ts';

/** Options for running the stack on this machine. */
export interface LocalStackOptions {
  /** The cloud assembly of `infra/app.ts --env local`. */
  assemblyFolder: string;
  /** Where data is stored between runs; null keeps it in memory and drops it at the end. */
  dataFolder: string | null;
  /** The app's port, 0 for a free one; null to run without the app. */
  port: number | null;
  /** The recorded web to read, or null for the internet. */
  web: { folder: string; kind: 'sample' | 'recorded' } | null;
  /** Additional variables for every Lambda. */
  environment?: Record<string, string>;
  /** The account's quota of concurrent Lambda executions, and the maximum number of environments on this machine. */
  lambda?: Pick<LambdaHostOptions, 'quota' | 'concurrency'>;
  /** Delays before an asynchronous event or a message of a queue is retried, in milliseconds. */
  retryDelaysMs?: number[];
}

/** The running stack. */
export interface LocalStack {
  /** The app's URL, e.g. `http://localhost:4500`; null if it is not served. */
  url: string | null;
  web: WebKind;
  dynamoDbEndpoint: string;
  awsEndpoint: string;
  resources: Resource[];
  inbox: ReturnType<typeof createInbox>;
  /** The calls that functions were refused and allowed. */
  permissions: Pick<Guard, 'denials' | 'allowed'>;
  stripe: LocalStripe;
  google: LocalGoogle;
  lambda: LambdaHost;
  stateMachines: StateMachines;
  events: EventBus;
  queues: Queues;
  /** The only resource of a type whose logical id contains a text. Throws if there is none or several. */
  find(type: string, part: string): Resource;
  /**
   * Stops everything and releases the data folder; in memory, drops the data. Then throws an Error that names every
   * permission that a function lacked.
   */
  stop(): Promise<void>;
}

/**
 * Runs the synthesized stack on this machine. Throws a StartError if it cannot start, and leaves nothing running.
 */
export async function runLocalStack(options: LocalStackOptions): Promise<LocalStack> {
  const stops: (() => unknown)[] = [];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  try {
    return await start(options, stops, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(
  options: LocalStackOptions,
  stops: (() => unknown)[],
  stop: () => Promise<void>,
): Promise<LocalStack> {
  const { dataFolder, port, web } = options;
  const folder = dataFolder ?? mkdtempSync(join(tmpdir(), 'buyerscope-'));
  if (dataFolder === null) stops.push(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(folder, { recursive: true });
  const lock = takeLock(join(folder, 'lock.db'));
  if (!lock)
    throw new StartError(
      `Another copy is running on the data folder ${folder}; stop it or name another with --data <folder>.`,
    );
  stops.push(() => lock.release());

  const services: Record<string, AwsService> = {};
  const aws = await startAwsEndpoint(services);
  stops.push(() => aws.stop());
  const { template, assets, ...assembly } = readAssembly(options.assemblyFolder);
  const place = { ...assembly.place, endpoint: aws.url };
  const store = openStore(dataFolder === null ? ':memory:' : join(folder, 'local.db'));
  stops.push(() => store.close());
  const resolved = resolveResources({ place, template }, identify).resources;
  const secrets = openSecrets(resolved, store, { ...paymentSecrets, ...mailAccountSecrets });
  const resources = secrets.fill(resolved);
  const inbox = createInbox(store, () => new Date());

  const recorded = web ? await startRecordedWeb(web.folder) : null;
  if (recorded) stops.push(() => recorded.stop());
  const dynamoDb = await startDynamoDb(dataFolder === null ? null : join(folder, 'dynamodb.db'));
  stops.push(() => dynamoDb.stop());
  for (const table of ofType(resources, 'AWS::DynamoDB::GlobalTable'))
    await createTable(dynamoDb.endpoint, table);

  const kind = web?.kind ?? 'internet';
  const running = Promise.withResolvers<AppParts & { apis: HttpApi[] }>();
  const server = port === null ? null : await startServer({ port, app: running.promise, inbox, web: kind });
  if (server) stops.push(() => server.stop());
  const url = server && `http://localhost:${server.port}`;
  const stripe = await startPayments({
    secrets,
    store,
    // Next to the app's port, so that payment pages that are open in a browser still work after a restart.
    port: port ? port + 1 : 0,
    apis: running.promise.then(({ apis }) => apis),
    retryDelaysMs: options.retryDelaysMs,
  });
  stops.push(() => stripe.stop());
  const google = await startMailAccounts({
    secrets,
    store,
    port: port ? port + 2 : 0,
    siteOrigin: url ?? 'http://localhost',
  });
  stops.push(() => google.stop());

  // From here on everything runs: work left undone by the last run starts at once, so every part must be ready.
  const logFolder = join(folder, 'logs');
  const unsigned = readFunctions(
    resources,
    { place, assets },
    {
      AWS_ENDPOINT_URL: aws.url,
      STRIPE_API_URL: stripe.url,
      GOOGLE_OAUTH_URL: google.url,
      GMAIL_API_URL: google.url,
      ...(url !== null && { SITE_ORIGIN: url }),
      ...recorded?.environment,
      ...options.environment,
    },
  );
  const guard = createGuard({
    resources,
    functions: unsigned,
    place,
    secretArn: (id) => secrets.find(id)?.arn,
    hear: (denial) => console.error(`Missing permission: ${missingGrant(denial)}`),
    record: recordCalls(process.env.BUYERSCOPE_RECORD_CALLS),
  });
  const functions = unsigned.map((each) => ({
    ...each,
    environment: { ...guard.keyFor(each.name), ...each.environment },
  }));
  const queues = openQueues(resources, store);
  const lambda = createLambdaHost({
    functions,
    store,
    logFolder,
    ...(options.retryDelaysMs && { retryDelaysMs: options.retryDelaysMs }),
    ...options.lambda,
    deadLetter: createDeadLetters(resources, queues, logFolder),
  });
  stops.push(() => lambda.stop());
  const events = createEventBus({ resources, place, lambda });
  stops.push(() => events.stop());
  const stateMachines = createStateMachines({
    resources,
    lambda,
    store,
    emit: (execution) => events.put(executionEvent(execution)),
  });
  stops.push(() => stateMachines.stop());
  const cognito = createUserPool({ resources, place, store, inbox, lambda });
  const eventSources = startEventSources({
    resources,
    functions,
    queues,
    lambda,
    region: place.region,
    ...(options.retryDelaysMs && { retryDelaysMs: options.retryDelaysMs }),
  });
  stops.push(() => eventSources.stop());
  const scheduler = startScheduler({ store, place, functions, lambda });
  stops.push(() => scheduler.stop());
  const stopping = new AbortController();
  stops.push(() => stopping.abort());
  const table = forwardTo(dynamoDb.endpoint);
  stops.push(() => table.stop());
  const decided = {
    dynamodb: (request) => table.send(request),
    kms: jsonService(kmsService(resources, store)),
    scheduler: scheduler.service,
    secretsmanager: jsonService(secretsService(secrets)),
    ses: sesService(resources, inbox),
    sqs: jsonService(sqsService(queues, stopping.signal)),
    states: jsonService(stepFunctionsService(stateMachines)),
    ...(cognito && { 'cognito-idp': (request) => answerCognito(cognito, request, true) }),
  } satisfies Record<string, AwsService>;
  for (const [name, service] of Object.entries<AwsService>(decided)) {
    services[name] = async (request) => {
      guard.check(name, request);
      return service(request);
    };
  }
  services.s3 = s3Service({
    resources,
    store,
    folder: join(folder, 'objects'),
    secretOf: guard.secretOf,
    authorize: (request) => guard.check('s3', request),
    now: () => new Date(),
  });

  const apis = createHttpApis({
    resources,
    place,
    lambda,
    verifyToken: (token) =>
      cognito?.verifyAccessToken(token) ?? Promise.reject(new Error('There is no user pool.')),
  });
  const [distribution] = ofType(resources, 'AWS::CloudFront::Distribution');
  const site = distribution
    ? createSite(distribution, { resources, buckets: createBuckets(resources, assets), apis })
    : null;
  running.resolve({ site, cognito, apis });
  if (url !== null) await setUpPayments(resources, lambda);

  return {
    url,
    web: kind,
    dynamoDbEndpoint: dynamoDb.endpoint,
    awsEndpoint: aws.url,
    resources,
    inbox,
    permissions: guard,
    stripe,
    google,
    lambda,
    stateMachines,
    events,
    queues,
    find: (type, part) => onlyResource(resources, type, part),
    async stop() {
      await stop();
      const missing = guard.denials.map(missingGrant);
      if (missing.length > 0) throw new Error(`Missing permissions:\n${missing.join('\n')}`);
    },
  };
}

function executionEvent(execution: Execution) {
  return {
    source: 'aws.states',
    detailType: 'Step Functions Execution Status Change',
    detail: execution,
    resources: [execution.executionArn],
  };
}
