import { Duration, Stack } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import {
  ConfigurationSet,
  EmailIdentity,
  Identity as SesIdentity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { MailEnvironment } from '../../../functions/runtime/env.ts';
import type { EnvironmentConfig } from '../../config.ts';
import type { Alarms } from '../alarms.ts';
import { NodeFunction } from '../node-function.ts';
import { grantRows } from '../table.ts';

/** The product's own mails: they wait in a queue, and a Lambda sends them through SES. */
export class Mail extends Construct {
  /** Where notices wait until they are sent as mails. */
  readonly notices: Queue;

  constructor(
    scope: Construct,
    id: string,
    props: { config: EnvironmentConfig; table: TableV2; alarms: Alarms; siteOrigin: string },
  ) {
    super(scope, id);
    const { config, table, alarms, siteOrigin } = props;

    const domain = config.mailSender.slice(config.mailSender.lastIndexOf('@') + 1);
    // SES signs with DKIM once the records shown by `npm run doctor` are in the domain's DNS. Addresses that bounced or complained
    // get no more mail, nor codes from Cognito, which sends with the same identity.
    const configurationSet = new ConfigurationSet(this, 'Sending', {
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
      reputationMetrics: true,
    });
    const identity = new EmailIdentity(this, 'Sender', {
      identity: SesIdentity.domain(domain),
      configurationSet,
    });
    const encryption = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };
    const unsent = new Queue(this, 'Unsent', { ...encryption, retentionPeriod: Duration.days(14) });
    this.notices = new Queue(this, 'Notices', {
      ...encryption,
      // Six times the Lambda's timeout: https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-configure.html
      visibilityTimeout: Duration.minutes(3),
      deadLetterQueue: { queue: unsent, maxReceiveCount: 5 },
    });

    const send = new NodeFunction<MailEnvironment>(this, 'Send', {
      config,
      bundle: 'triggers-send-mail',
      environment: {
        TABLE_NAME: table.tableName,
        MAIL_SENDER: config.mailSender,
        OPERATOR_ADDRESS: config.operatorAddress,
        SITE_ORIGIN: siteOrigin,
      },
      timeout: Duration.seconds(30),
      memorySize: 512,
    });
    grantRows(table, send, 'GetItem', 'PutItem');
    // A mail that goes by an identity's configuration set needs to be allowed on both.
    const setArn = Stack.of(this).formatArn({
      service: 'ses',
      resource: 'configuration-set',
      resourceName: configurationSet.configurationSetName,
    });
    send.addToRolePolicy(
      new PolicyStatement({ actions: ['ses:SendEmail'], resources: [identity.emailIdentityArn, setArn] }),
    );
    send.addEventSource(new SqsEventSource(this.notices, { batchSize: 10, reportBatchItemFailures: true }));

    alarms.whenMailComesBack(configurationSet, {
      impact: "SES may stop the product's mail: too many of it comes back, or is called unwanted.",
      runbook: 'Mail comes back',
    });
    alarms.whenAnythingWaitsIn(this.notices, Duration.minutes(15), 'MailsWait', {
      impact: 'Mails of the product arrive late, or not at all.',
      runbook: 'Mails are not sent',
    });
    alarms.whenAnythingIsIn(unsent, 'MailsNotSent', {
      impact: 'People are waiting for mails that will not arrive: contact messages, exports, notices.',
      runbook: 'Mails are not sent',
    });
  }
}
