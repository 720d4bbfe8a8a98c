import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { originHeader } from '../../functions/runtime/origin.ts';
import { readFunctions } from '../../infra/local/lambda/lambda-functions.ts';
import { prepareAssembly } from '../../infra/local/prepare.ts';
import { type LocalStack, runLocalStack } from '../../infra/local/stack.ts';
import { readAssembly } from '../../infra/local/template/assembly.ts';
import { contract } from '../../shared/contract/contract.ts';
import type { Capability } from '../../shared/contract/route.ts';
import { variant } from '../prove/variants.ts';

/*
 * The product as deployed, except that no function may use the table any more. Each is called once, and the end of the
 * run has to name each.
 */
const user_id = randomUUID();
const session_id = randomUUID();
const execution = { user_id, session_id };
const company = { ...execution, lead_id: `${session_id}:1` };
const ORIGIN_SECRET = 'origin-secret-of-the-test';

let folder: string;
let stack: LocalStack;

beforeAll(async () => {
  folder = withoutTableGrants(await prepareAssembly(() => undefined, AbortSignal.timeout(600_000)));
  stack = await runLocalStack({
    assemblyFolder: folder,
    dataFolder: null,
    port: 0,
    web: null,
    environment: { ORIGIN_SECRET },
  });
});

afterAll(async () => {
  await stack?.stop().catch(() => undefined);
  rmSync(folder, { recursive: true, force: true });
});

const statement = z.looseObject({ Action: z.union([z.string(), z.array(z.string())]) });
const policy = z.looseObject({
  Type: z.literal('AWS::IAM::Policy'),
  Properties: z.looseObject({ PolicyDocument: z.looseObject({ Statement: z.array(statement) }) }),
});
const templateFile = z.looseObject({ Resources: z.record(z.string(), z.unknown()) });

/** Copies an assembly without the statements that allow roles something on DynamoDB. Its assets are linked. */
function withoutTableGrants(assembly: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'planted-grants-'));
  for (const name of readdirSync(assembly)) {
    if (name.endsWith('.template.json')) {
      const template = templateFile.parse(JSON.parse(readFileSync(join(assembly, name), 'utf8')));
      const Resources = Object.fromEntries(
        Object.entries(template.Resources).map(([id, resource]) => [id, withoutTable(resource)]),
      );
      writeFileSync(join(copy, name), JSON.stringify({ ...template, Resources }));
    } else {
      symlinkSync(resolve(assembly, name), join(copy, name));
    }
  }
  return copy;
}

function withoutTable(resource: unknown): unknown {
  const found = policy.safeParse(resource).data;
  if (found === undefined) return resource;
  const document = found.Properties.PolicyDocument;
  const Statement = document.Statement.filter(
    ({ Action }) => ![Action].flat().some((action) => action.startsWith('dynamodb:')),
  );
  return { ...found, Properties: { ...found.Properties, PolicyDocument: { ...document, Statement } } };
}

/** A call of the API, as the gateway passes it on. */
function request(routeKey: string, body: object = {}, pathParameters: object = {}) {
  return {
    version: '2.0',
    routeKey,
    headers: { [originHeader]: ORIGIN_SECRET },
    pathParameters,
    requestContext: { authorizer: { jwt: { claims: { sub: user_id, token_use: 'access' } } } },
    body: JSON.stringify(body),
    isBase64Encoded: false,
  };
}

/** An operation that writes for a user, before which the function looks whether the account is closed. */
function writing(capability: Capability) {
  const route = Object.values(capability).find(({ access, method }) => access === 'user' && method !== 'GET');
  return request(`${route?.method} ${route?.path}`);
}

/** A signed event of the payment provider. */
function paymentEvent() {
  const secret = stack.stripe.ledger.list('webhook_endpoint.secrets')[0]?.secrets[0] ?? '';
  const event = { id: 'evt_planted', type: 'invoice.paid', data: { object: {} } };
  const { headers, ...rest } = request('POST /api/webhooks/payments', event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: rest.body, secret });
  return { ...rest, headers: { ...headers, 'stripe-signature': signature } };
}

/** A call of each function that uses the table, by its logical id. */
const calls: Record<string, () => object> = {
  AccountJobsCloseAccount: () => ({ user_id }),
  AccountJobsEraseAccount: () => ({ user_id }),
  AccountJobsExportAccount: () => ({ user_id, export_id: randomUUID(), outcome: 'ready' }),
  ApiAccount: () => writing(contract.account),
  ApiCampaigns: () => writing(contract.campaigns),
  ApiDesk: () => writing(contract.desk),
  ApiDomains: () => writing(contract.domains),
  ApiGenerateTemplate: () => writing(contract.generateTemplate),
  ApiImports: () => writing(contract.imports),
  ApiLeadExports: () => writing(contract.leadExports),
  ApiMailAccounts: () => writing(contract.mail),
  ApiOutreach: () => writing(contract.outreach),
  ApiOutreachLog: () => writing(contract.outreachLog),
  ApiPreview: () => request('POST /api/preview', { domain: 'solarroof.example' }),
  ApiProfile: () => writing(contract.profile),
  ApiPublicSite: () =>
    request('POST /api/contact', {
      name: 'Ada',
      email: 'ada@visitor.example',
      subject: 'sales',
      message: 'Do you broker names as well?',
    }),
  ApiRegistrations: () => writing(contract.registrations),
  ApiSaved: () => writing(contract.saved),
  ApiSessions: () => writing(contract.sessions),
  ApiStatistics: () => request('GET /api/dashboard'),
  ApiTemplates: () => writing(contract.templates),
  ApiUnsubscribe: () => request('POST /api/unsubscribe/{token}', {}, { token: 'A'.repeat(43) }),
  CampaignsSend: () => ({ Records: [{ body: JSON.stringify({ user_id, campaign_id: randomUUID() }) }] }),
  CampaignsSweep: () => ({}),
  IdentityPostConfirmation: () => ({
    triggerSource: 'PostConfirmation_ConfirmSignUp',
    request: { userAttributes: { sub: user_id, email: 'ada@mail.example' } },
  }),
  MailSend: () => ({
    Records: [{ messageId: 'planted', body: JSON.stringify({ kind: 'export_ready', user_id }) }],
  }),
  OperatorOperatorCampaigns: () => ({ action: 'read' }),
  OperatorOperatorPayments: () => ({ action: 'read', user_id }),
  OperatorOperatorPlans: () => ({ user_id, subscription_type: 'pro' }),
  OperatorOperatorSessions: () => ({ action: 'dismissals', month: '2026-11' }),
  OperatorOperatorTemplates: () => ({ action: 'read', template_id: randomUUID() }),
  PaymentsBilling: () => writing(contract.billing),
  PaymentsEvents: paymentEvent,
  PipelineEnrichContacts: () => company,
  PipelineExecutionEnded: () => ({ detail: { input: JSON.stringify(execution) } }),
  PipelineFindCompanies: () => execution,
  PipelineFinishSession: () => ({ ...execution, outcome: 'completed' }),
  PipelineSweepSessions: () => ({}),
  PipelineValidateEmails: () => company,
  RemovalsOperator: () => ({ action: 'read', email: 'ada@mail.example' }),
  RemovalsSweep: () => ({}),
};

it('the run names each function with a permission that it lacks', variant, async () => {
  const functions = readFunctions(stack.resources, readAssembly(folder), {});
  const idOf = (logicalId: string) => logicalId.replace(/[0-9A-F]{8}$/, '');
  expect(functions.map(({ logicalId }) => idOf(logicalId)).toSorted()).toEqual(Object.keys(calls).toSorted());
  for (const { name, logicalId } of functions) {
    await stack.lambda.invoke(name, calls[idOf(logicalId)]?.() ?? {});
  }
  const message = await stack.stop().then(
    () => '',
    (error: unknown) => String(error),
  );
  const table = `arn:aws:dynamodb:us-east-1:000000000000:table/${stack.find('AWS::DynamoDB::GlobalTable', 'Table').id}`;
  const named = functions.filter(({ name }) =>
    new RegExp(`^${name} may not dynamodb:\\w+ on ${table}`, 'm').test(message),
  );
  expect(named.map(({ name }) => name)).toEqual(functions.map(({ name }) => name));
});
