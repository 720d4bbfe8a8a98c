import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

export type Operation =
  | 'GetItem'
  | 'PutItem'
  | 'UpdateItem'
  | 'Query'
  | 'TransactWriteItems'
  | 'StartExecution';

/**
 * How one request to a service fails. The first ones are never done: the connection breaks, or an answer refuses
 * (`denied` is an answer that nothing retries). `answer_lost` and `answer_broken` are done, but the caller never
 * learns of it. `silent` is never answered at all.
 */
export const faultKinds = [
  'unreachable',
  'server_error',
  'throttled',
  'conflict',
  'denied',
  'answer_lost',
  'answer_broken',
  'silent',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** A fault of the nth request (from 1) of an operation and, with `lasting`, of every one after it. */
export interface Fault {
  readonly operation: Operation;
  readonly nth: number;
  readonly kind: FaultKind;
  readonly lasting: boolean;
  /** Only counts requests whose JSON body contains this. */
  readonly matching?: RegExp;
}

/** A proxy between the Lambdas and the services they call, which makes chosen calls fail, per user. */
export interface FaultProxy {
  readonly url: string;
  /** The servers to which requests are forwarded. */
  forwardTo(targets: { dynamoDb: string; stepFunctions: string }): void;
  /** Sets the faults of one user's requests, counted from now; an empty list ends them. */
  plan(userId: string, faults: readonly Fault[]): void;
  /** How often a user's requests have failed since the last plan. */
  failures(userId: string): number;
  /** Changes the body of one user's requests on their way. */
  rewrite(userId: string, change: (body: string) => string): void;
  stop(): Promise<void>;
}

interface Plan {
  readonly faults: readonly { fault: Fault; seen: { count: number } }[];
  failures: number;
}

/** Every row's key begins with its user's id, and so does the input of every execution. */
const owner = /USER#([0-9a-f-]{36})|user_id\\?":\s*\\?"([0-9a-f-]{36})/;

/** Starts the proxy on a free port of this machine. */
export async function startFaultProxy(): Promise<FaultProxy> {
  const agent = new Agent({ keepAlive: true });
  const plans = new Map<string, Plan>();
  const rewrites = new Map<string, (body: string) => string>();
  let targets = { dynamoDb: '', stepFunctions: '' };

  function faultOf(userId: string, operation: string, body: string): FaultKind | null {
    const plan = plans.get(userId);
    let kind: FaultKind | null = null;
    for (const { fault, seen } of plan?.faults ?? []) {
      if (fault.operation !== operation || fault.matching?.test(body) === false) continue;
      seen.count += 1;
      if (seen.count === fault.nth || (fault.lasting && seen.count > fault.nth)) kind ??= fault.kind;
    }
    if (plan !== undefined && kind !== null) plan.failures += 1;
    return kind;
  }

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const sent = await textOf(incoming);
    const [service = '', operation = ''] = String(incoming.headers['x-amz-target']).split('.');
    const [, row, input] = owner.exec(sent) ?? [];
    const userId = row ?? input ?? '';
    const fault = faultOf(userId, operation, sent);
    if (fault === 'silent') return;
    if (fault === 'unreachable') {
      incoming.socket.destroy();
      return;
    }
    const refusal = refusalOf(fault, sent);
    if (refusal !== null) return answer(outgoing, refusal.status, JSON.stringify(refusal.body));
    const target = service.startsWith('DynamoDB') ? targets.dynamoDb : targets.stepFunctions;
    const done = await forward(agent, target, incoming, rewrites.get(userId)?.(sent) ?? sent);
    if (fault === 'answer_lost') incoming.socket.destroy();
    else if (fault === 'answer_broken') answer(outgoing, 500, '{"__type":"InternalServerError"}');
    else answer(outgoing, done.status, done.body);
  }

  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    forwardTo(next) {
      targets = next;
    },
    plan(userId, faults) {
      plans.set(userId, { faults: faults.map((fault) => ({ fault, seen: { count: 0 } })), failures: 0 });
    },
    failures: (userId) => plans.get(userId)?.failures ?? 0,
    rewrite: (userId, change) => rewrites.set(userId, change),
    stop() {
      agent.destroy();
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

function refusalOf(fault: FaultKind | null, body: string): { status: number; body: object } | null {
  switch (fault) {
    case 'server_error':
      return { status: 500, body: { __type: 'InternalServerError', message: 'as planned' } };
    case 'throttled':
      return { status: 400, body: { __type: 'ThrottlingException', message: 'as planned' } };
    case 'denied':
      return { status: 400, body: { __type: 'AccessDeniedException', message: 'as planned' } };
    case 'conflict': {
      const { TransactItems = [] }: { TransactItems?: unknown[] } = JSON.parse(body);
      const reasons = TransactItems.map((_, index) => ({
        Code: index === 0 ? 'TransactionConflict' : 'None',
      }));
      return {
        status: 400,
        body: {
          __type: 'TransactionCanceledException',
          message: 'as planned',
          CancellationReasons: reasons,
        },
      };
    }
    default:
      return null;
  }
}

function answer(outgoing: ServerResponse, status: number, body: string): void {
  outgoing.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' });
  outgoing.end(body);
}

function forward(agent: Agent, target: string, incoming: IncomingMessage, body: string) {
  const { host: _, 'content-length': __, connection: ___, ...headers } = incoming.headers;
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const outgoing = request(
      target,
      { method: 'POST', agent, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
      (response) => {
        textOf(response).then((text) => resolve({ status: response.statusCode ?? 500, body: text }), reject);
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

async function textOf(message: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of message.setEncoding('utf8')) text += part;
  return text;
}
