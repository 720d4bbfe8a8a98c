import { Duration } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { CampaignSenderEnvironment, CampaignSweepEnvironment } from '../../../functions/runtime/env.ts';
import type { EnvironmentConfig } from '../../config.ts';
import type { Alarms } from '../alarms.ts';
import { everyMinute } from '../every-minute.ts';
import { NodeFunction } from '../node-function.ts';
import { grantSecret, type Secrets } from '../secrets.ts';
import { grantRows, grantSendingCampaigns } from '../table.ts';
import type { Outreach } from './outreach.ts';

/** Sends campaigns: a sweep queues the turns that are due, and a Lambda sends one mail per turn. */
export class Campaigns extends Construct {
  /** Where turns wait until they are due. */
  readonly turns: Queue;

  constructor(
    scope: Construct,
    id: string,
    props: {
      config: EnvironmentConfig;
      table: TableV2;
      outreach: Outreach;
      secrets: Secrets;
      alarms: Alarms;
      siteOrigin: string;
    },
  ) {
    super(scope, id);
    const { config, table, outreach, secrets, alarms, siteOrigin } = props;

    const encryption = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };
    const failed = new Queue(this, 'FailedTurns', { ...encryption, retentionPeriod: Duration.days(14) });
    this.turns = new Queue(this, 'Turns', {
      ...encryption,
      // Six times the Lambda's timeout: https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-configure.html
      visibilityTimeout: Duration.minutes(3),
      // The sweep queues turns again that are still due.
      retentionPeriod: Duration.hours(1),
      deadLetterQueue: { queue: failed, maxReceiveCount: 3 },
    });

    const send = new NodeFunction<CampaignSenderEnvironment>(this, 'Send', {
      config,
      bundle: 'triggers-send-campaign',
      environment: {
        TABLE_NAME: table.tableName,
        TOKEN_KEY_ARN: outreach.tokenKey.keyArn,
        HASH_KEY_SECRET_ARN: secrets.hashKey.secretArn,
        SITE_ORIGIN: siteOrigin,
        CAMPAIGN_QUEUE_URL: this.turns.queueUrl,
        SENDING_GAP_SECONDS: String(config.sending.gapSeconds),
        SENDING_FIRST_DAY: String(config.sending.firstDay),
        SENDING_GROWTH: String(config.sending.growth),
        SENDING_REST_SECONDS: String(config.sending.restSeconds),
      },
      // Shorter than a claim is valid (`leaseMs` of `functions/domain/campaigns/take-turn.ts`).
      timeout: Duration.seconds(30),
      memorySize: 512,
    });
    grantRows(
      table,
      send,
      'GetItem',
      'BatchGetItem',
      'Query',
      'PutItem',
      'UpdateItem',
      'DeleteItem',
      'ConditionCheckItem',
    );
    outreach.letUseMailAccounts(send);
    grantSecret(secrets.hashKey, send);
    this.turns.grant(send, 'sqs:SendMessage');
    send.addEventSource(
      new SqsEventSource(this.turns, { batchSize: 1, maxConcurrency: config.campaignWorkers }),
    );

    const sweep = new NodeFunction<CampaignSweepEnvironment>(this, 'Sweep', {
      config,
      bundle: 'triggers-sweep-campaigns',
      environment: { TABLE_NAME: table.tableName, CAMPAIGN_QUEUE_URL: this.turns.queueUrl },
      timeout: Duration.seconds(55),
      memorySize: 512,
    });
    grantRows(table, sweep, 'GetItem');
    grantSendingCampaigns(table, sweep);
    this.turns.grant(sweep, 'sqs:SendMessage');
    everyMinute(this, 'EveryMinute', sweep);

    alarms.whenAnythingIsIn(failed, 'CampaignTurnsFail', {
      impact: 'Mails of a campaign are not sent, although its user sees it as running.',
      runbook: 'A campaign does not send',
    });
    alarms.whenFunctionFails(sweep, 'CampaignSweepFails', {
      impact: 'No campaign of any user is sending.',
      runbook: 'A campaign does not send',
    });
    alarms.whenCounted(send, 'CampaignMailLost', 'CampaignMailLost', {
      impact: 'Nobody knows whether a mail was sent; its user is asked to check.',
      runbook: 'A mail of a campaign is lost',
    });
  }
}
