import { Duration } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { type ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { BillingEnvironment, PaymentEventsEnvironment } from '../../functions/runtime/env.ts';
import type { EnvironmentConfig } from '../config.ts';
import type { Alarms } from './alarms.ts';
import type { Mail } from './mail/mail.ts';
import { NodeFunction } from './node-function.ts';
import { grantSecret, type Secrets } from './secrets.ts';
import { grantRows } from './table.ts';

/** The actions for reading and writing subscriptions and payments. */
const following = ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem'] as const;

/** Subscriptions and payments: the Lambdas that call the payment provider, and the one that receives its events. */
export class Payments extends Construct {
  /** Users' operations on plans and payments. */
  readonly billing: NodeFunction<BillingEnvironment>;
  /** Receives the provider's events. */
  readonly events: NodeFunction<PaymentEventsEnvironment>;
  /** The environment of a Lambda that calls the payment provider. */
  readonly providerEnvironment: Pick<BillingEnvironment, 'STRIPE_KEY_SECRET'>;
  private readonly key: ISecret;
  private readonly webhookSecret: ISecret;
  private readonly parked: Queue;
  private readonly table: TableV2;
  private readonly mail: Mail;
  private readonly hashKey: ISecret;

  constructor(
    scope: Construct,
    id: string,
    props: {
      config: EnvironmentConfig;
      table: TableV2;
      secrets: Secrets;
      mail: Mail;
      alarms: Alarms;
      /** The site's address, to which the provider's pages return. */
      siteOrigin: string;
    },
  ) {
    super(scope, id);
    const { config, table, secrets, mail, alarms, siteOrigin } = props;
    const { keySecret, webhookSecret, trialDays } = config.payments;
    this.table = table;
    this.mail = mail;
    this.hashKey = secrets.hashKey;
    this.providerEnvironment = { STRIPE_KEY_SECRET: keySecret };
    this.key = Secret.fromSecretNameV2(this, 'Key', keySecret);
    this.webhookSecret = Secret.fromSecretNameV2(this, 'WebhookSecret', webhookSecret);
    this.parked = new Queue(this, 'ParkedEvents', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
      visibilityTimeout: Duration.minutes(2),
    });

    this.billing = new NodeFunction<BillingEnvironment>(this, 'Billing', {
      config,
      bundle: 'api-billing',
      environment: {
        TABLE_NAME: table.tableName,
        ...this.providerEnvironment,
        NOTICE_QUEUE_URL: mail.notices.queueUrl,
        SITE_ORIGIN: siteOrigin,
        TRIAL_DAYS: String(trialDays),
        HASH_KEY_SECRET_ARN: secrets.hashKey.secretArn,
      },
      // The gateway waits at most 30 s.
      timeout: Duration.seconds(29),
      memorySize: 1024,
    });
    grantRows(table, this.billing, ...following, 'Query', 'DeleteItem', 'ConditionCheckItem');
    this.letReachProvider(this.billing);
    grantSecret(secrets.hashKey, this.billing);
    mail.notices.grant(this.billing, 'sqs:SendMessage');

    this.events = new NodeFunction<PaymentEventsEnvironment>(this, 'Events', {
      config,
      bundle: 'webhooks-payments',
      environment: this.eventsEnvironment(config),
      timeout: Duration.seconds(29),
      memorySize: 1024,
    });
    this.letTakeOverEvents(this.events);
    this.parked.grant(this.events, 'sqs:SendMessage');

    alarms.whenAnythingIsIn(this.parked, 'PaymentEventsParked', {
      impact: 'Someone may have paid without getting the plan, or have a plan without paying.',
      runbook: 'A payment event is parked',
    });
    alarms.whenFunctionFails(this.events, 'PaymentWebhookFails', {
      impact: 'Renewals, failed payments and cancellations do not reach the product.',
      runbook: 'The payment webhook fails',
    });
    // Anyone can post an unsigned event. With a wrong secret, every purchase leads to several refused events, each
    // sent again.
    alarms.whenCounted(
      this.events,
      'WebhookRefused',
      'PaymentWebhookRefuses',
      {
        impact: 'If the payment provider signed these deliveries, none of its events reaches the product.',
        runbook: 'The payment webhook refuses signatures',
      },
      { atLeast: 5, within: Duration.hours(1) },
    );
    alarms.whenCounted(this.events, 'PaymentDisputed', 'PaymentDisputed', {
      impact: 'A customer disputes a payment with their bank, and the provider is waiting for an answer.',
      runbook: 'A payment is disputed',
    });
  }

  /** The environment of a Lambda that handles events. */
  eventsEnvironment({ payments }: EnvironmentConfig) {
    return {
      TABLE_NAME: this.table.tableName,
      ...this.providerEnvironment,
      STRIPE_WEBHOOK_SECRET: payments.webhookSecret,
      HASH_KEY_SECRET_ARN: this.hashKey.secretArn,
      NOTICE_QUEUE_URL: this.mail.notices.queueUrl,
      PARKED_EVENTS_URL: this.parked.queueUrl,
    };
  }

  /** Allows a Lambda to read the provider's key. */
  letReachProvider(asker: LambdaFunction): void {
    grantSecret(this.key, asker);
  }

  /** Allows a Lambda to handle events and verify their signatures. */
  letTakeOverEvents(taker: LambdaFunction): void {
    grantRows(this.table, taker, ...following);
    this.letReachProvider(taker);
    grantSecret(this.webhookSecret, taker);
    grantSecret(this.hashKey, taker);
    this.mail.notices.grant(taker, 'sqs:SendMessage');
  }

  /** Allows an operator's Lambda to replay parked events, and to store the secret of a new endpoint. */
  letOperate(operator: LambdaFunction): void {
    this.letTakeOverEvents(operator);
    this.parked.grant(operator, 'sqs:ReceiveMessage', 'sqs:DeleteMessage');
    grantSecret(this.webhookSecret, operator, 'PutSecretValue');
  }
}
