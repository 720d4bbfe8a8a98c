import { CfnOutput, Duration } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpMethod, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type {
  AccountJobsEnvironment,
  AccountsEnvironment,
  CampaignsEnvironment,
  GenerateTemplateEnvironment,
  MailAccountApiEnvironment,
  OutreachEnvironment,
  OutreachLogEnvironment,
  PipelineEnvironment,
  PublicEnvironment,
  TableEnvironment,
} from '../../functions/runtime/env.ts';
import { contract } from '../../shared/contract/contract.ts';
import type { Capability } from '../../shared/contract/route.ts';
import type { EnvironmentConfig } from '../config.ts';
import type { AccountJobs } from './account-jobs.ts';
import { ExpiringLogGroup } from './expiring-log-group.ts';
import type { Identity } from './identity.ts';
import { letAskModel } from './language-model.ts';
import type { Mail } from './mail.ts';
import { NodeFunction } from './node-function.ts';
import type { Outreach } from './outreach.ts';
import type { Payments } from './payments.ts';
import type { Pipeline } from './pipeline.ts';
import type { Secrets } from './secrets.ts';
import { grantPublicTemplates, grantRows } from './table.ts';

/**
 * One line per request, without personal data: no address of the caller, no token, no path with ids in it.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-logging-variables.html
 */
const accessLogLine = {
  requestId: '$context.requestId',
  requestTimeEpoch: '$context.requestTimeEpoch',
  routeKey: '$context.routeKey',
  status: '$context.status',
  responseLength: '$context.responseLength',
  responseLatencyMs: '$context.responseLatency',
  integrationStatus: '$context.integrationStatus',
  integrationLatencyMs: '$context.integrationLatency',
  integrationError: '$context.integrationErrorMessage',
  authorizerError: '$context.authorizer.error',
  gatewayError: '$context.error.responseType',
};

/** The HTTP API: one route per entry of the contract, one Lambda per capability, a JWT wherever a user must be. */
export class Api extends Construct {
  readonly httpApi: HttpApi;

  constructor(
    scope: Construct,
    id: string,
    props: {
      config: EnvironmentConfig;
      table: TableV2;
      identity: Identity;
      pipeline: Pipeline;
      mail: Mail;
      secrets: Secrets;
      payments: Payments;
      accountJobs: AccountJobs;
      outreach: Outreach;
      /** Where turns of campaigns wait. */
      campaignTurns: Queue;
      siteOrigin: string;
    },
  ) {
    super(scope, id);
    const {
      config,
      table,
      identity,
      pipeline,
      mail,
      secrets,
      payments,
      accountJobs,
      outreach,
      campaignTurns,
      siteOrigin,
    } = props;

    const sessions = new NodeFunction<PipelineEnvironment>(this, 'Sessions', {
      config,
      bundle: 'api-sessions',
      environment: { TABLE_NAME: table.tableName, STATE_MACHINE_ARN: pipeline.stateMachine.stateMachineArn },
      timeout: Duration.seconds(20),
      memorySize: 1024,
    });
    grantRows(
      table,
      sessions,
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
      'dynamodb:ConditionCheckItem',
    );
    pipeline.stateMachine.grantStartExecution(sessions);

    const leadExports = new NodeFunction<TableEnvironment>(this, 'LeadExports', {
      config,
      bundle: 'api-lead-exports',
      environment: { TABLE_NAME: table.tableName },
      timeout: Duration.seconds(20),
      memorySize: 1024,
    });
    grantRows(
      table,
      leadExports,
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
    );

    const saved = new NodeFunction<TableEnvironment>(this, 'Saved', {
      config,
      bundle: 'api-saved',
      environment: { TABLE_NAME: table.tableName },
      timeout: Duration.seconds(20),
      memorySize: 1024,
    });
    grantRows(
      table,
      saved,
      'dynamodb:GetItem',
      'dynamodb:BatchGetItem',
      'dynamodb:Query',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
      'dynamodb:DeleteItem',
    );

    const statistics = new NodeFunction<TableEnvironment>(this, 'Statistics', {
      config,
      bundle: 'api-statistics',
      environment: { TABLE_NAME: table.tableName },
      timeout: Duration.seconds(10),
      memorySize: 1024,
    });
    grantRows(table, statistics, 'dynamodb:GetItem', 'dynamodb:Query');

    const profile = new NodeFunction<AccountsEnvironment>(this, 'Profile', {
      config,
      bundle: 'api-profile',
      environment: { TABLE_NAME: table.tableName, USER_POOL_ID: identity.userPool.userPoolId },
      timeout: Duration.seconds(10),
      memorySize: 1024,
    });
    grantRows(table, profile, 'dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem');
    identity.userPool.grant(profile, 'cognito-idp:AdminGetUser');

    const account = new NodeFunction<AccountJobsEnvironment>(this, 'Account', {
      config,
      bundle: 'api-account',
      environment: {
        TABLE_NAME: table.tableName,
        FILES_BUCKET: accountJobs.files.bucketName,
        EXPORT_MACHINE_ARN: accountJobs.exports.stateMachineArn,
        DELETION_MACHINE_ARN: accountJobs.deletions.stateMachineArn,
      },
      timeout: Duration.seconds(10),
      memorySize: 1024,
    });
    grantRows(table, account, 'dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:PutItem');
    accountJobs.grantFiles(account, 's3:GetObject');
    accountJobs.exports.grantStartExecution(account);
    accountJobs.deletions.grantStartExecution(account);

    const mailAccounts = new NodeFunction<MailAccountApiEnvironment>(this, 'MailAccounts', {
      config,
      bundle: 'api-mail',
      environment: {
        TABLE_NAME: table.tableName,
        TOKEN_KEY_ARN: outreach.tokenKey.keyArn,
        SITE_ORIGIN: siteOrigin,
      },
      // A code is redeemed, and what it replaces revoked, in up to four calls to Google.
      timeout: Duration.seconds(29),
      memorySize: 1024,
    });
    grantRows(table, mailAccounts, 'dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:DeleteItem');
    outreach.letUseMailAccounts(mailAccounts);

    const campaigns = new NodeFunction<CampaignsEnvironment>(this, 'Campaigns', {
      config,
      bundle: 'api-campaigns',
      environment: {
        TABLE_NAME: table.tableName,
        HASH_KEY_SECRET_ARN: secrets.hashKey.secretArn,
        CAMPAIGN_QUEUE_URL: campaignTurns.queueUrl,
      },
      // Deletes a thousand recipients in one call.
      timeout: Duration.seconds(28),
      memorySize: 1024,
    });
    grantRows(
      table,
      campaigns,
      'dynamodb:GetItem',
      'dynamodb:BatchGetItem',
      'dynamodb:Query',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
      'dynamodb:DeleteItem',
      'dynamodb:BatchWriteItem',
    );
    secrets.hashKey.grantRead(campaigns);
    campaignTurns.grantSendMessages(campaigns);

    const humanOutreach = new NodeFunction<OutreachEnvironment>(this, 'Outreach', {
      config,
      bundle: 'api-outreach',
      environment: {
        TABLE_NAME: table.tableName,
        TOKEN_KEY_ARN: outreach.tokenKey.keyArn,
        HASH_KEY_SECRET_ARN: secrets.hashKey.secretArn,
        SITE_ORIGIN: siteOrigin,
      },
      // A mail is handed to Gmail within the call.
      timeout: Duration.seconds(29),
      memorySize: 1024,
    });
    grantRows(
      table,
      humanOutreach,
      'dynamodb:GetItem',
      'dynamodb:BatchGetItem',
      'dynamodb:Query',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
      'dynamodb:DeleteItem',
      'dynamodb:ConditionCheckItem',
    );
    outreach.letUseMailAccounts(humanOutreach);
    secrets.hashKey.grantRead(humanOutreach);

    const outreachLog = new NodeFunction<OutreachLogEnvironment>(this, 'OutreachLog', {
      config,
      bundle: 'api-outreach-log',
      environment: {
        TABLE_NAME: table.tableName,
        HASH_KEY_SECRET_ARN: secrets.hashKey.secretArn,
        SITE_ORIGIN: siteOrigin,
      },
      timeout: Duration.seconds(10),
      memorySize: 1024,
    });
    grantRows(
      table,
      outreachLog,
      'dynamodb:GetItem',
      'dynamodb:BatchGetItem',
      'dynamodb:Query',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
    );
    secrets.hashKey.grantRead(outreachLog);

    const imports = new NodeFunction<TableEnvironment>(this, 'Imports', {
      config,
      bundle: 'api-imports',
      environment: { TABLE_NAME: table.tableName },
      timeout: Duration.seconds(28),
      memorySize: 1024,
    });
    grantRows(
      table,
      imports,
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
    );

    const publicSite = new NodeFunction<PublicEnvironment>(this, 'PublicSite', {
      config,
      bundle: 'api-public-site',
      environment: {
        TABLE_NAME: table.tableName,
        NOTICE_QUEUE_URL: mail.notices.queueUrl,
        HASH_KEY_SECRET_ARN: secrets.hashKey.secretArn,
      },
      timeout: Duration.seconds(10),
      memorySize: 1024,
    });
    grantRows(table, publicSite, 'dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem');
    mail.notices.grantSendMessages(publicSite);
    secrets.hashKey.grantRead(publicSite);

    const unsubscribe = new NodeFunction<TableEnvironment>(this, 'Unsubscribe', {
      config,
      bundle: 'api-unsubscribe',
      environment: { TABLE_NAME: table.tableName },
      timeout: Duration.seconds(10),
      memorySize: 1024,
    });
    grantRows(table, unsubscribe, 'dynamodb:GetItem', 'dynamodb:PutItem');

    const templates = new NodeFunction<TableEnvironment>(this, 'Templates', {
      config,
      bundle: 'api-templates',
      environment: { TABLE_NAME: table.tableName },
      timeout: Duration.seconds(10),
      memorySize: 1024,
    });
    grantRows(
      table,
      templates,
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
      'dynamodb:DeleteItem',
      'dynamodb:ConditionCheckItem',
    );
    grantPublicTemplates(table, templates);

    const generateTemplate = new NodeFunction<GenerateTemplateEnvironment>(this, 'GenerateTemplate', {
      config,
      bundle: 'api-generate-template',
      environment: { TABLE_NAME: table.tableName },
      // The gateway waits no longer than 30 s.
      timeout: Duration.seconds(29),
      memorySize: 1024,
    });
    grantRows(
      table,
      generateTemplate,
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
      'dynamodb:DeleteItem',
      'dynamodb:ConditionCheckItem',
    );
    letAskModel(generateTemplate, config.languageModel);

    this.httpApi = new HttpApi(this, 'HttpApi', { createDefaultStage: false });
    this.httpApi.addStage('DefaultStage', {
      autoDeploy: true,
      // A ceiling for the whole API; what one user may do is limited where the act is counted.
      throttle: { burstLimit: 500, rateLimit: 250 },
      accessLogSettings: {
        destination: new LogGroupLogDestination(new ExpiringLogGroup(this, 'AccessLogs', config)),
        format: AccessLogFormat.custom(JSON.stringify(accessLogLine)),
      },
    });
    const functions: Record<keyof typeof contract, LambdaFunction> = {
      sessions,
      leadExports,
      saved,
      statistics,
      billing: payments.billing,
      paymentEvents: payments.events,
      profile,
      publicSite,
      imports,
      templates,
      generateTemplate,
      mail: mailAccounts,
      outreach: humanOutreach,
      outreachLog,
      unsubscribe,
      campaigns,
      account,
    };
    const authorizer = new HttpJwtAuthorizer('User', identity.userPool.userPoolProviderUrl, {
      jwtAudience: [identity.client.userPoolClientId],
    });
    for (const capability of Object.keys(functions) as (keyof typeof contract)[]) {
      functions[capability].addEnvironment('ORIGIN_SECRET', secrets.origin.secretValue.unsafeUnwrap());
      this.addRoutes(capability, contract[capability], functions[capability], authorizer);
    }
    const { path } = contract.paymentEvents.deliver;
    // Past the site: the payment provider signs what it sends, and nothing of it is shown to browsers.
    new CfnOutput(this, 'PaymentsWebhookUrl', {
      value: `${this.httpApi.apiEndpoint}${path}`,
    }).overrideLogicalId('PaymentsWebhookUrl');
  }

  private addRoutes(
    name: string,
    capability: Capability,
    handler: LambdaFunction,
    authorizer: HttpJwtAuthorizer,
  ): void {
    const integration = new HttpLambdaIntegration(`${name}Integration`, handler);
    for (const route of Object.values(capability)) {
      this.httpApi.addRoutes({
        path: route.path,
        methods: [HttpMethod[route.method]],
        integration,
        ...(route.access === 'user' ? { authorizer } : {}),
      });
    }
  }
}
