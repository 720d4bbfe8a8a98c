import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Page } from 'playwright-core';
import * as z from 'zod';
import type { LocalGoogle } from '../../infra/local/google/google.ts';
import { missingGrant } from '../../infra/local/permissions/guard.ts';
import { prepareAssembly } from '../../infra/local/prepare.ts';
import { runLocalStack } from '../../infra/local/stack.ts';
import type { LocalStripe } from '../../infra/local/stripe/stripe.ts';

/** An account of the user pool. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

type Plan = 'pro' | 'enterprise';

/** The app on the sample web. */
export interface App {
  readonly url: string;
  /** Where plans are paid for. */
  readonly stripe: LocalStripe;
  /** Where Gmail accounts are connected. */
  readonly google: LocalGoogle;
  /** Makes every started authorization at Google an hour older. */
  ageAuthorizations(): Promise<void>;
  /** Makes the claim of every mail that is being sent a minute older, as if its sender had been gone that long. */
  ageClaims(): Promise<void>;
  /** The newest code that was mailed to an address. Throws if there is none. */
  mailedCode(email: string): string;
  /** How many mails went to an address. */
  mailsTo(email: string): number;
  /** The text of the newest mail to an address; empty if there is none. */
  newestMail(email: string): string;
  /** A confirmed account, created without the screens; `plan` is granted as an operator does. */
  newAccount(options?: { email?: string; plan?: Plan }): Promise<Account>;
  /** Grants a plan to an account that `newAccount` created. */
  grant(account: Account, plan: Plan): Promise<void>;
  /** The permissions that functions lacked so far. */
  denials(): string[];
  /** Makes the campaigns that are due take their turns, as happens every minute. */
  sweepCampaigns(): Promise<void>;
  /** Throws if a function lacked a permission, or if permissions were not enforced. */
  stop(): Promise<void>;
}

/**
 * Builds what is out of date and starts the app in this process, by default on a free port and with its data in
 * memory.
 */
export async function startApp({
  dataFolder = null,
  port = 0,
}: {
  dataFolder?: string | null;
  port?: number;
} = {}): Promise<App> {
  const assemblyFolder = await prepareAssembly(() => undefined, AbortSignal.timeout(150_000));
  const folder = webOfTests();
  const stack = await runLocalStack({ assemblyFolder, dataFolder, port, web: { folder, kind: 'sample' } });
  const url = stack.url ?? '';
  const ClientId = stack.find('AWS::Cognito::UserPoolClient', '').id;

  async function askPool(operation: string, fields: object): Promise<unknown> {
    const response = await fetch(`${url}/cognito-idp/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify({ ClientId, ...fields }),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${operation}: ${JSON.stringify(answer)}`);
    return answer;
  }

  function mailsOf(email: string) {
    return stack.inbox.list().filter(({ to }) => to === email);
  }

  function mailedCode(email: string): string {
    const [code] = /\b\d{6}\b/.exec(mailsOf(email)[0]?.text ?? '') ?? [];
    if (code === undefined) throw new Error(`No code was mailed to ${email}.`);
    return code;
  }

  async function invoke(functionPart: string, event: object): Promise<void> {
    const outcome = await stack.lambda.invoke(stack.find('AWS::Lambda::Function', functionPart).id, event);
    if ('error' in outcome) throw new Error(outcome.error.errorMessage);
  }

  const userIds = new Map<string, string>();

  async function grant({ email }: Account, plan: Plan): Promise<void> {
    await invoke('Plans', { user_id: userIds.get(email), subscription_type: plan });
  }

  /** Changes rows as time would: the product's clock cannot be changed without a hook in it. */
  async function changeRows(
    which: (row: Record<string, unknown>) => unknown,
    UpdateExpression: string,
    ExpressionAttributeValues: Record<string, unknown>,
  ): Promise<void> {
    const client = DynamoDBDocumentClient.from(
      new DynamoDBClient({
        endpoint: stack.dynamoDbEndpoint,
        region: 'us-east-1',
        credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
      }),
    );
    const TableName = stack.find('AWS::DynamoDB::GlobalTable', 'Table').id;
    for await (const { Items = [] } of paginateScan({ client }, { TableName })) {
      for (const { pk, sk } of Items.filter(which)) {
        const Key = { pk, sk };
        await client.send(new UpdateCommand({ TableName, Key, UpdateExpression, ExpressionAttributeValues }));
      }
    }
    client.destroy();
  }

  return {
    url,
    stripe: stack.stripe,
    google: stack.google,
    ageAuthorizations: () =>
      changeRows(({ sk }) => sk === 'OAUTH_STATE', 'ADD expires_at :hour', { ':hour': -3600 }),
    ageClaims: () =>
      changeRows(({ in_flight }) => in_flight, 'SET in_flight.claimed_at = :ago, due_at = :ago', {
        ':ago': new Date(Date.now() - 60_000).toISOString(),
      }),
    mailedCode,
    mailsTo: (email) => mailsOf(email).length,
    newestMail: (email) => mailsOf(email)[0]?.text ?? '',
    async newAccount({ email = newAddress(), plan } = {}) {
      const password = 'correct horse';
      const Username = randomUUID();
      const signUp = await askPool('SignUp', {
        Username,
        Password: password,
        UserAttributes: [{ Name: 'email', Value: email }],
      });
      await askPool('ConfirmSignUp', { Username, ConfirmationCode: mailedCode(email) });
      const { UserSub } = signedUp.parse(signUp);
      userIds.set(email, UserSub);
      const account = { email, password };
      if (plan !== undefined) await grant(account, plan);
      return account;
    },
    grant,
    denials: () => stack.permissions.denials.map(missingGrant),
    sweepCampaigns: () => invoke('CampaignsSweep', {}),
    async stop() {
      const { length: decided } = stack.permissions.allowed;
      await stack.stop();
      rmSync(folder, { recursive: true, force: true });
      if (decided === 0) throw new Error('No call of a function was decided by its permissions.');
    },
  };
}

/** Domains that tests import people of. Nobody is written to whose domain does not exist. */
const importedDomains = [
  'firm.example',
  'ott.example',
  ...Array.from({ length: 50 }, (_, n) => `buyers-${n}.example`),
];

const signedUp = z.looseObject({ UserSub: z.string() });

const recordedWeb = z.looseObject({ zones: z.record(z.string(), z.unknown()) });

/** Copies the sample web, with the domains that tests import people of, into a folder of its own. */
function webOfTests(): string {
  const folder = mkdtempSync(join(tmpdir(), 'web-of-tests-'));
  cpSync('samples/web', folder, { recursive: true });
  const file = join(folder, 'web.json');
  const web = recordedWeb.parse(JSON.parse(readFileSync(file, 'utf8')));
  for (const domain of importedDomains) {
    web.zones[domain] = { MX: [{ priority: 10, exchange: 'mx1.mailharbour.example' }] };
  }
  writeFileSync(file, JSON.stringify(web));
  return folder;
}

/** An address that no account has yet. */
export function newAddress(): string {
  return `seller-${randomUUID().slice(0, 8)}@mail.example`;
}

/** Types an address and a password on the auth screen and sends them by the button named. */
export async function enter(
  page: Page,
  { email, password }: Account,
  button: 'Sign In' | 'Create Account' = 'Sign In',
): Promise<void> {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: button, exact: true }).click();
}

/** Signs in through the screens, up to the dashboard. */
export async function signIn(page: Page, app: Pick<App, 'url'>, account: Account): Promise<void> {
  await page.goto(`${app.url}/auth`);
  await enter(page, account);
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
}

/**
 * Performs an action on a page and waits until each of its writes was answered. What is shown optimistically may not
 * be stored yet, and leaving a page cancels its requests.
 */
export async function written(page: Page, act: () => Promise<void>, writes = 1): Promise<void> {
  let answered = 0;
  const done = page.waitForResponse((response) => {
    const isWrite = response.request().method() !== 'GET' && response.url().includes('/api/');
    return isWrite && response.ok() && ++answered === writes;
  });
  await Promise.all([done, act()]);
}
