import { Duration } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type {
  AccountJobsEnvironment,
  AccountsEnvironment,
  CampaignsEnvironment,
  GenerateTemplateEnvironment,
  HashEnvironment,
  ImportsEnvironment,
  MailAccountApiEnvironment,
  OutreachEnvironment,
  OutreachLogEnvironment,
  PreviewEnvironment,
  PublicEnvironment,
  RegistrationsEnvironment,
  SessionsEnvironment,
  TableEnvironment,
} from '../../functions/runtime/env.ts';
import type { contract } from '../../shared/contract/contract.ts';
import type { EnvironmentConfig } from '../config.ts';
import type { AccountJobs } from './account-jobs.ts';
import type { Identity } from './identity.ts';
import { letAskModel } from './language-model.ts';
import type { Mail } from './mail/mail.ts';
import type { Outreach } from './mail/outreach.ts';
import { NodeFunction, type RequiredVariables } from './node-function.ts';
import type { Payments } from './payments.ts';
import type { Pipeline } from './pipeline.ts';
import { grantSecret, type Secrets } from './secrets.ts';
import { grantDesk, grantPublicTemplates, grantRows, type RowAction } from './table.ts';

/** The resources that the API's Lambdas use. */
export interface ApiParts {
  readonly config: EnvironmentConfig;
  readonly table: TableV2;
  readonly identity: Identity;
  readonly pipeline: Pipeline;
  readonly mail: Mail;
  readonly secrets: Secrets;
  readonly payments: Payments;
  readonly accountJobs: AccountJobs;
  readonly outreach: Outreach;
  /** Where campaign turns wait. */
  readonly campaignTurns: Queue;
  readonly siteOrigin: string;
}

/** The permissions and environment of one capability's Lambda. */
interface CapabilityFunction<Environment> {
  readonly bundle: string;
  /** The actions that it may perform on the table's rows. */
  readonly rows: readonly RowAction[];
  /** Its timeout in seconds. The gateway waits at most 30. */
  readonly seconds: number;
  readonly environment: RequiredVariables<Environment>;
  /** Grants further permissions. */
  readonly grant?: (lambda: LambdaFunction) => void;
}

const memorySize = 1024;

/** Creates the Lambda of each capability of the contract, except those for payments, which `Payments` creates. */
export function apiFunctions(
  scope: Construct,
  parts: ApiParts,
): Record<keyof typeof contract, LambdaFunction> {
  const { config, table, identity, pipeline, mail, secrets, payments, accountJobs, outreach } = parts;
  const { campaignTurns, siteOrigin: SITE_ORIGIN } = parts;
  const TABLE_NAME = table.tableName;
  const HASH_KEY_SECRET_ARN = secrets.hashKey.secretArn;
  const TOKEN_KEY_ARN = outreach.tokenKey.keyArn;

  function lambda<Environment = TableEnvironment>(
    id: string,
    { bundle, rows, seconds, environment, grant }: CapabilityFunction<Environment>,
  ): LambdaFunction {
    const timeout = Duration.seconds(seconds);
    const made = new NodeFunction<Environment>(scope, id, {
      config,
      bundle,
      environment,
      timeout,
      memorySize,
    });
    grantRows(table, made, ...rows);
    grant?.(made);
    return made;
  }

  return {
    sessions: lambda<SessionsEnvironment>('Sessions', {
      bundle: 'api-sessions',
      rows: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
      seconds: 20,
      environment: {
        TABLE_NAME,
        HASH_KEY_SECRET_ARN,
        STATE_MACHINE_ARN: pipeline.stateMachine.stateMachineArn,
      },
      grant(made) {
        pipeline.stateMachine.grantStartExecution(made);
        // A search can be cancelled.
        pipeline.stateMachine.grantExecution(made, 'states:StopExecution');
        grantSecret(secrets.hashKey, made);
      },
    }),
    leadExports: lambda<HashEnvironment>('LeadExports', {
      bundle: 'api-lead-exports',
      rows: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem'],
      seconds: 20,
      environment: { TABLE_NAME, HASH_KEY_SECRET_ARN },
      grant: (made) => grantSecret(secrets.hashKey, made),
    }),
    saved: lambda('Saved', {
      bundle: 'api-saved',
      rows: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
      seconds: 20,
      environment: { TABLE_NAME },
    }),
    statistics: lambda('Statistics', {
      bundle: 'api-statistics',
      rows: ['GetItem', 'Query'],
      seconds: 10,
      environment: { TABLE_NAME },
    }),
    billing: payments.billing,
    paymentEvents: payments.events,
    profile: lambda<AccountsEnvironment>('Profile', {
      bundle: 'api-profile',
      rows: ['GetItem', 'PutItem', 'UpdateItem'],
      seconds: 10,
      environment: { TABLE_NAME, USER_POOL_ID: identity.userPool.userPoolId },
      grant: (made) => identity.userPool.grant(made, 'cognito-idp:ListUsers'),
    }),
    publicSite: lambda<PublicEnvironment>('PublicSite', {
      bundle: 'api-public-site',
      rows: ['GetItem', 'PutItem', 'UpdateItem'],
      seconds: 10,
      environment: { TABLE_NAME, HASH_KEY_SECRET_ARN, NOTICE_QUEUE_URL: mail.notices.queueUrl },
      grant(made) {
        mail.notices.grant(made, 'sqs:SendMessage');
        grantSecret(secrets.hashKey, made);
      },
    }),
    // Counts viewers, and reads nothing: neither a user's row nor a secret other than the key of the hashes.
    preview: lambda<PreviewEnvironment>('Preview', {
      bundle: 'api-preview',
      rows: ['UpdateItem'],
      seconds: 20,
      environment: { TABLE_NAME, HASH_KEY_SECRET_ARN },
      grant(made) {
        grantSecret(secrets.hashKey, made);
        made.addEnvironment('SITE_ORIGIN', SITE_ORIGIN);
      },
    }),
    imports: lambda<ImportsEnvironment>('Imports', {
      bundle: 'api-imports',
      rows: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem'],
      seconds: 28,
      environment: { TABLE_NAME, HASH_KEY_SECRET_ARN },
      grant: (made) => grantSecret(secrets.hashKey, made),
    }),
    domains: lambda('Domains', {
      bundle: 'api-domains',
      rows: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
      seconds: 20,
      environment: { TABLE_NAME },
    }),
    registrations: lambda<RegistrationsEnvironment>('Registrations', {
      bundle: 'api-registrations',
      rows: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
      // A registry has six seconds to answer.
      seconds: 20,
      environment: { TABLE_NAME, SITE_ORIGIN },
    }),
    templates: lambda<HashEnvironment>('Templates', {
      bundle: 'api-templates',
      rows: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
      seconds: 10,
      environment: { TABLE_NAME, HASH_KEY_SECRET_ARN },
      grant(made) {
        grantPublicTemplates(table, made);
        grantSecret(secrets.hashKey, made);
      },
    }),
    generateTemplate: lambda<GenerateTemplateEnvironment>('GenerateTemplate', {
      bundle: 'api-generate-template',
      rows: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
      // A model has 20 s to answer.
      seconds: 29,
      environment: { TABLE_NAME },
      grant: (made) => letAskModel(made, config.languageModel),
    }),
    mail: lambda<MailAccountApiEnvironment>('MailAccounts', {
      bundle: 'api-mail',
      rows: ['GetItem', 'PutItem', 'DeleteItem'],
      // Redeeming a code and revoking the connection it replaces takes up to four calls to Google.
      seconds: 29,
      environment: { TABLE_NAME, TOKEN_KEY_ARN, SITE_ORIGIN },
      grant: (made) => outreach.letUseMailAccounts(made),
    }),
    outreach: lambda<OutreachEnvironment>('Outreach', {
      bundle: 'api-outreach',
      rows: [
        ...(['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'] as const),
        'ConditionCheckItem',
      ],
      // Sends a mail through Gmail during the call.
      seconds: 29,
      environment: { TABLE_NAME, TOKEN_KEY_ARN, HASH_KEY_SECRET_ARN, SITE_ORIGIN },
      grant(made) {
        outreach.letUseMailAccounts(made);
        grantSecret(secrets.hashKey, made);
      },
    }),
    outreachLog: lambda<OutreachLogEnvironment>('OutreachLog', {
      bundle: 'api-outreach-log',
      rows: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
      seconds: 10,
      environment: { TABLE_NAME, HASH_KEY_SECRET_ARN, SITE_ORIGIN },
      grant: (made) => grantSecret(secrets.hashKey, made),
    }),
    desk: lambda('Desk', {
      bundle: 'api-desk',
      rows: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
      seconds: 10,
      environment: { TABLE_NAME },
      grant: (made) => grantDesk(table, made),
    }),
    unsubscribe: lambda('Unsubscribe', {
      bundle: 'api-unsubscribe',
      rows: ['GetItem', 'BatchGetItem', 'PutItem', 'DeleteItem', 'ConditionCheckItem'],
      seconds: 10,
      environment: { TABLE_NAME },
    }),
    campaigns: lambda<CampaignsEnvironment>('Campaigns', {
      bundle: 'api-campaigns',
      rows: [
        ...(['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'] as const),
        'BatchWriteItem',
      ],
      // Deletes a thousand recipients in one call.
      seconds: 28,
      environment: { TABLE_NAME, HASH_KEY_SECRET_ARN, CAMPAIGN_QUEUE_URL: campaignTurns.queueUrl },
      grant(made) {
        grantSecret(secrets.hashKey, made);
        campaignTurns.grant(made, 'sqs:SendMessage');
      },
    }),
    account: lambda<AccountJobsEnvironment>('Account', {
      bundle: 'api-account',
      rows: ['GetItem', 'Query', 'PutItem'],
      seconds: 10,
      environment: {
        TABLE_NAME,
        FILES_BUCKET: accountJobs.files.bucketName,
        EXPORT_MACHINE_ARN: accountJobs.exports.stateMachineArn,
        DELETION_MACHINE_ARN: accountJobs.deletions.stateMachineArn,
      },
      grant(made) {
        accountJobs.grantFiles(made, 's3:GetObject');
        accountJobs.exports.grantStartExecution(made);
        accountJobs.deletions.grantStartExecution(made);
      },
    }),
  };
}
