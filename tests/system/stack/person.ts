import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Amplify } from 'aws-amplify';
import { confirmSignUp, fetchAuthSession, signIn, signUp } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger, sharedInMemoryStorage } from 'aws-amplify/utils';
import * as z from 'zod';
import type { Route } from '../../../shared/contract/route.ts';
import { sessions as contract } from '../../../shared/contract/sessions.ts';
import { type LeadSession, type LeadWithContacts, leadSession } from '../../../shared/model/leads/session.ts';

// Amplify warns of every endpoint that is not AWS's own.
ConsoleLogger.LOG_LEVEL = 'ERROR';

const password = 'correct horse';
const pollMs = 100;
const siteConfig = z.looseObject({ userPoolId: z.string(), userPoolClientId: z.string() });
const inbox = z.array(z.looseObject({ to: z.string(), text: z.string() }));
const created = z.object({ data: z.object({ sessionId: z.string() }) });

/** What the API answered. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A signed-in user of the app at `url`, who calls its API with an access token as the browser does. */
export class Person {
  readonly url: string;
  readonly email: string;
  readonly userId: string;
  private readonly token: string;

  constructor(url: string, account: { email: string; userId: string; token: string }) {
    this.url = url;
    this.email = account.email;
    this.userId = account.userId;
    this.token = account.token;
  }

  /** The same user and token at another start of the stack. */
  at(url: string): Person {
    return new Person(url, { email: this.email, userId: this.userId, token: this.token });
  }

  call(
    method: Route['method'],
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    return callApi(this.url, method, path, { ...headers, authorization: `Bearer ${this.token}` }, body);
  }

  /** Requests a search, whatever an earlier one for the same name found. */
  create(domain: string, amount: number): Promise<Answer> {
    return this.call('POST', '/api/sessions', { domain, amount, fresh: true });
  }

  /** Creates a session, which must be accepted, and returns its id. */
  async search(domain: string, amount: number): Promise<string> {
    const answer = await this.create(domain, amount);
    if (answer.status !== 200)
      throw new Error(`not created: ${answer.status} ${JSON.stringify(answer.body)}`);
    return created.parse(answer.body).data.sessionId;
  }

  async session(sessionId: string): Promise<LeadSession> {
    return leadSession.parse((await this.call('GET', `/api/sessions/${sessionId}`)).body);
  }

  async leads(sessionId: string): Promise<LeadWithContacts[]> {
    const { body } = await this.call('GET', `/api/sessions/${sessionId}/leads`);
    return contract.leads.response.parse(body).leads;
  }

  async searchesUsed(): Promise<number> {
    const { body } = await this.call('GET', '/api/subscription/usage');
    return z.object({ lead_searches_used: z.int() }).parse(body).lead_searches_used;
  }

  /** Polls a session as the results page does until it has ended, at most `seconds`. */
  async ended(sessionId: string, seconds = 30): Promise<LeadSession> {
    for (let polls = 0; polls < (seconds * 1000) / pollMs; polls += 1) {
      const session = await this.session(sessionId);
      if (session.status !== 'processing') return session;
      await sleep(pollMs);
    }
    throw new Error(`session ${sessionId} has not ended within ${seconds} seconds`);
  }
}

/** Signs a new user up with the client that the app uses, confirms by the code in the inbox, and signs in. */
export async function newPerson(url: string): Promise<Person> {
  const email = `seller-${randomUUID().slice(0, 8)}@mail.example`;
  await pointAmplifyAt(url);
  const username = randomUUID();
  await signUp({ username, password, options: { userAttributes: { email } } });
  const mails = inbox.parse(await (await fetch(`${url}/_local/inbox.json`)).json());
  const code = /\b\d{6}\b/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0] ?? '';
  await confirmSignUp({ username, confirmationCode: code });
  return signedIn(url, email);
}

/** Signs an existing user in once more. */
export async function signedIn(url: string, email: string): Promise<Person> {
  await pointAmplifyAt(url);
  await signIn({ username: email, password });
  const { tokens } = await fetchAuthSession();
  const userId = tokens?.accessToken.payload.sub;
  if (tokens === undefined || userId === undefined) throw new Error(`${email} could not sign in`);
  return new Person(url, { email, userId, token: tokens.accessToken.toString() });
}

/** Calls the API; a connection that breaks is an answer of status 0. */
export async function callApi(
  url: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(120_000),
  }).catch(() => null);
  if (response === null) return { status: 0, body: null };
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
}

/** Points Amplify at the pool that the site's own configuration names, with nobody signed in. */
async function pointAmplifyAt(url: string): Promise<void> {
  const { userPoolId, userPoolClientId } = siteConfig.parse(await (await fetch(`${url}/config.json`)).json());
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId,
        userPoolEndpoint: `${url}/cognito-idp/`,
        loginWith: { email: true },
        passwordFormat: { minLength: 6 },
      },
    },
  });
  await sharedInMemoryStorage.clear();
  cognitoUserPoolsTokenProvider.setKeyValueStorage(sharedInMemoryStorage);
}
