import * as z from 'zod';
import type { HttpRequest, HttpResponse } from '../http/http-message.ts';
import type { LambdaHost } from '../lambda/lambda-host.ts';
import { StartError } from '../machine/start-error.ts';
import type { Store } from '../machine/store.ts';
import type { createInbox } from '../services/inbox.ts';
import type { Place } from '../template/assembly.ts';
import type { Resource } from '../template/template.ts';
import { type Cognito, createCognito, type UserPoolDescription } from './cognito.ts';

const poolProperties = z.looseObject({
  Policies: z
    .looseObject({
      PasswordPolicy: z.looseObject({
        MinimumLength: z.number().default(8),
        RequireLowercase: z.boolean().default(false),
        RequireUppercase: z.boolean().default(false),
        RequireNumbers: z.boolean().default(false),
        RequireSymbols: z.boolean().default(false),
      }),
    })
    .prefault({ PasswordPolicy: {} }),
  LambdaConfig: z.record(z.string(), z.unknown()).default({}),
  // People sign in by a verified address. Other ways to name an account are not there.
  AliasAttributes: z.tuple([z.literal('email')]),
  UsernameAttributes: z.undefined().optional(),
  MfaConfiguration: z.enum(['OFF', 'OPTIONAL']).default('OFF'),
  EnabledMfas: z.array(z.literal('SOFTWARE_TOKEN_MFA')).default([]),
  VerificationMessageTemplate: z
    .looseObject({
      DefaultEmailOption: z.literal('CONFIRM_WITH_CODE').default('CONFIRM_WITH_CODE'),
      EmailSubject: z.string().default('Your verification code'),
      EmailMessage: z.string().default('Your verification code is {####}'),
    })
    .prefault({}),
});
const unit = z.enum(['seconds', 'minutes', 'hours', 'days']);
const clientProperties = z.looseObject({
  UserPoolId: z.string(),
  AccessTokenValidity: z.number().optional(),
  IdTokenValidity: z.number().optional(),
  RefreshTokenValidity: z.number().optional(),
  TokenValidityUnits: z
    .looseObject({ AccessToken: unit.optional(), IdToken: unit.optional(), RefreshToken: unit.optional() })
    .default({}),
  PreventUserExistenceErrors: z.string().default('LEGACY'),
});

/** The user pool of the template with its store and Lambda triggers; null if the template has none. */
export function createUserPool(options: {
  resources: Resource[];
  place: Place;
  store: Store;
  inbox: ReturnType<typeof createInbox>;
  lambda: Pick<LambdaHost, 'invoke'>;
}): Cognito | null {
  const { resources, place, store, inbox, lambda } = options;
  const pools = resources.filter(({ type }) => type === 'AWS::Cognito::UserPool');
  const [resource] = pools;
  if (!resource) return null;
  if (pools.length > 1)
    throw new StartError('The local runner knows one user pool, the template has several.');
  const properties = poolProperties.safeParse(resource.properties);
  if (!properties.success) {
    throw new StartError(
      `The local Cognito does not know this of the user pool "${resource.logicalId}": ${z.prettifyError(properties.error)}`,
    );
  }
  const { Policies, LambdaConfig, MfaConfiguration, EnabledMfas, VerificationMessageTemplate } =
    properties.data;
  const { PasswordPolicy: policy } = Policies;
  const clients = resources
    .filter(({ type }) => type === 'AWS::Cognito::UserPoolClient')
    .map(({ id, properties }) => ({ id, ...clientProperties.parse(properties) }))
    .filter(({ UserPoolId }) => UserPoolId === resource.id);
  const [client] = clients;
  if (!client) throw new StartError(`The user pool "${resource.logicalId}" has no client.`);
  const units = client.TokenValidityUnits;
  const pool: UserPoolDescription = {
    userPoolId: resource.id,
    clientIds: clients.map(({ id }) => id),
    region: place.region,
    passwordPolicy: {
      minimumLength: policy.MinimumLength,
      requireLowercase: policy.RequireLowercase,
      requireUppercase: policy.RequireUppercase,
      requireNumbers: policy.RequireNumbers,
      requireSymbols: policy.RequireSymbols,
    },
    accessTokenMinutes: minutes(client.AccessTokenValidity ?? 1, units.AccessToken ?? 'hours'),
    idTokenMinutes: minutes(client.IdTokenValidity ?? 1, units.IdToken ?? 'hours'),
    refreshTokenDays: minutes(client.RefreshTokenValidity ?? 30, units.RefreshToken ?? 'days') / 1440,
    preventUserExistenceErrors: client.PreventUserExistenceErrors === 'ENABLED',
    softwareTokens: MfaConfiguration === 'OPTIONAL' && EnabledMfas.length > 0,
    codeMail: {
      subject: VerificationMessageTemplate.EmailSubject,
      text: VerificationMessageTemplate.EmailMessage,
    },
  };
  return createCognito({
    pool,
    store,
    inbox,
    now: () => new Date(),
    async invokeTrigger(triggerSource, event) {
      // The trigger of a source such as PostConfirmation_ConfirmSignUp is the part before its underscore.
      const target = LambdaConfig[triggerSource.split('_')[0] ?? ''];
      if (typeof target !== 'string') return undefined;
      const outcome = await lambda.invoke(target, event);
      if ('error' in outcome) throw new Error(outcome.error.errorMessage);
      return JSON.parse(outcome.payload);
    },
  });
}

/** Answers one HTTP request to the user pool. `asOwner` says that it is signed with the owner's credentials. */
export async function answerCognito(
  cognito: Cognito,
  request: HttpRequest,
  asOwner: boolean,
): Promise<HttpResponse> {
  const { status, headers, body } = await cognito.handle({
    target: request.headers.get('x-amz-target')?.[0] ?? '',
    body: request.body?.toString('utf8') ?? '',
    asOwner,
  });
  return {
    status,
    headers: new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value]])),
    body: Buffer.from(body),
  };
}

function minutes(amount: number, of: z.infer<typeof unit>): number {
  return amount * { seconds: 1 / 60, minutes: 1, hours: 60, days: 1440 }[of];
}
