import { createServer } from 'node:http';
import { ConsoleLogger } from 'aws-amplify/utils';
import { type Cognito, createCognito, type UserPoolDescription } from '../../infra/local/cognito/cognito.ts';
import { openStore, type Store } from '../../infra/local/machine/store.ts';
import { createInbox } from '../../infra/local/services/inbox.ts';

// Amplify warns of every endpoint that is not AWS's own.
ConsoleLogger.LOG_LEVEL = 'ERROR';

/** A pool as the product's template describes it. */
export const pool: UserPoolDescription = {
  userPoolId: 'us-east-1_Test12345',
  clientIds: ['webclient1', 'otherclient2'],
  region: 'us-east-1',
  passwordPolicy: {
    minimumLength: 6,
    requireLowercase: false,
    requireUppercase: false,
    requireNumbers: false,
    requireSymbols: false,
  },
  accessTokenMinutes: 60,
  idTokenMinutes: 60,
  refreshTokenDays: 30,
  preventUserExistenceErrors: true,
  softwareTokens: true,
  codeMail: { subject: 'Your code', text: 'Your code is {####}.' },
};

/** A local Cognito whose clock only moves when a test advances it, with a record of its calls. */
export interface Harness {
  cognito: Cognito;
  store: Store;
  triggers: { source: string; event: Record<string, unknown> }[];
  /** What the trigger's Lambda does next. By default it returns its event. */
  answerTrigger(answer: (event: object) => unknown): void;
  advance(milliseconds: number): void;
  mailsTo(address: string): { subject: string; text: string }[];
  /** The six digits of the newest mail to this address. Throws if there is none. */
  codeFor(address: string): string;
  /** Makes one call over HTTP, with the client's id added. */
  call(
    operation: string,
    fields: object,
  ): Promise<{ status: number; type: string | undefined; body: Answer }>;
}

/** The part of Cognito's answers that tests look at. */
export interface Answer {
  message?: string;
  ChallengeParameters?: Record<string, string>;
  AuthenticationResult?: Record<string, string>;
  CodeDeliveryDetails?: Record<string, string>;
  UserAttributes?: { Name: string; Value: string }[];
  Username?: string;
  SecretCode?: string;
}

/** Opens a local Cognito over a store file, in memory by default. */
export function openCognito(changes: Partial<UserPoolDescription> = {}, file = ':memory:'): Harness {
  const store = openStore(file);
  let time = Date.now();
  const now = () => new Date(time);
  const inbox = createInbox(store, now);
  const triggers: Harness['triggers'] = [];
  let answer: (event: object) => unknown = (event) => event;
  const cognito = createCognito({
    pool: { ...pool, ...changes },
    store,
    inbox,
    now,
    invokeTrigger: async (source, event) => {
      triggers.push({ source, event: { ...event } });
      return answer(event);
    },
  });
  const mailsTo = (address: string) => inbox.list().filter(({ to }) => to === address);
  return {
    cognito,
    store,
    triggers,
    answerTrigger: (next) => {
      answer = next;
    },
    advance: (milliseconds) => {
      time += milliseconds;
    },
    mailsTo,
    codeFor(address) {
      const code = /\b\d{6}\b/.exec(mailsTo(address)[0]?.text ?? '')?.[0];
      if (code === undefined) throw new Error(`no code was mailed to ${address}`);
      return code;
    },
    async call(operation, fields) {
      const { status, headers, body } = await cognito.handle({
        target: `AWSCognitoIdentityProviderService.${operation}`,
        body: JSON.stringify({ ClientId: 'webclient1', ...fields }),
      });
      return { status, type: headers['x-amzn-errortype'], body: body === '' ? {} : JSON.parse(body) };
    },
  };
}

/** Serves a local Cognito over HTTP on a free port, under the path that the runner uses. */
export async function serveCognito(
  cognito: Cognito,
): Promise<{ endpoint: string; operations: string[]; bodies: string[]; close(): Promise<void> }> {
  const operations: string[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const target = String(request.headers['x-amz-target']);
    operations.push(target);
    bodies.push(body);
    const answer = await cognito.handle({ target, body });
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    endpoint: `http://127.0.0.1:${address.port}/cognito-idp/`,
    operations,
    bodies,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
