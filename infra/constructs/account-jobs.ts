import { Duration } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import {
  Choice,
  Condition,
  DefinitionBody,
  Fail,
  type IChainable,
  JitterType,
  JsonPath,
  LogLevel,
  StateMachine,
  Succeed,
  TaskInput,
  Wait,
  WaitTime,
} from 'aws-cdk-lib/aws-stepfunctions';
import { LambdaInvoke } from 'aws-cdk-lib/aws-stepfunctions-tasks';
import { Construct } from 'constructs';
import type {
  CloseAccountEnvironment,
  EraseAccountEnvironment,
  ExportEnvironment,
} from '../../functions/runtime/env.ts';
import type { EnvironmentConfig } from '../config.ts';
import type { Alarms } from './alarms.ts';
import { ExpiringLogGroup } from './expiring-log-group.ts';
import type { Identity } from './identity.ts';
import type { Mail } from './mail/mail.ts';
import type { Outreach } from './mail/outreach.ts';
import { NodeFunction } from './node-function.ts';
import type { Payments } from './payments.ts';
import type { Pipeline } from './pipeline.ts';
import { removalOfData } from './removal-policy.ts';
import { tryAgain, waitForRoom } from './retries.ts';
import { grantSecret, type Secrets } from './secrets.ts';
import { grantRows } from './table.ts';

/** Jobs on whole accounts that take longer than a call: exporting all data, and deleting it. */
export class AccountJobs extends Construct {
  /** The copies, until they expire. */
  readonly files: Bucket;
  readonly exports: StateMachine;
  readonly deletions: StateMachine;
  private readonly config: EnvironmentConfig;
  private readonly table: TableV2;

  constructor(
    scope: Construct,
    id: string,
    props: {
      config: EnvironmentConfig;
      table: TableV2;
      identity: Identity;
      pipeline: Pipeline;
      payments: Payments;
      mail: Mail;
      outreach: Outreach;
      secrets: Secrets;
      alarms: Alarms;
    },
  ) {
    super(scope, id);
    const { config, table, identity, pipeline, payments, mail, outreach, secrets, alarms } = props;
    this.config = config;
    this.table = table;
    this.files = new Bucket(this, 'Files', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: removalOfData(config),
      autoDeleteObjects: !config.retainData,
      lifecycleRules: [
        { expiration: Duration.days(7), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    });
    // Longer than four attempts of 15 minutes, so that the last state can still record that the export failed.
    this.exports = this.machine('Exports', this.exportSteps(mail, secrets), Duration.hours(2));
    this.deletions = this.machine(
      'Deletions',
      this.deletionSteps(identity, pipeline, payments, outreach),
      Duration.days(1),
    );
    alarms.whenExecutionsFail(this.exports, 'ExportsFail', {
      impact: 'Users who asked for a copy of their data do not get it.',
      runbook: 'An export fails',
    });
    alarms.whenExecutionsFail(this.deletions, 'DeletionsFail', {
      impact: 'Data of users who deleted their account is still stored.',
      runbook: 'A deletion fails',
    });
  }

  /** Allows a Lambda the named actions on users' files. CDK's own grants use wildcard actions. */
  grantFiles(grantee: IGrantable, ...actions: `s3:${string}`[]): void {
    Grant.addToPrincipal({ grantee, actions, resourceArns: [this.files.arnForObjects('exports/*')] });
  }

  private exportSteps(mail: Mail, secrets: Secrets): IChainable {
    const step = new NodeFunction<ExportEnvironment>(this, 'ExportAccount', {
      config: this.config,
      bundle: 'steps-export-account',
      environment: {
        TABLE_NAME: this.table.tableName,
        FILES_BUCKET: this.files.bucketName,
        NOTICE_QUEUE_URL: mail.notices.queueUrl,
        HASH_KEY_SECRET_ARN: secrets.hashKey.secretArn,
      },
      timeout: Duration.minutes(15),
      memorySize: 1024,
    });
    grantRows(this.table, step, 'Query', 'UpdateItem');
    this.grantFiles(step, 's3:PutObject', 's3:AbortMultipartUpload');
    mail.notices.grant(step, 'sqs:SendMessage');
    grantSecret(secrets.hashKey, step);
    const withOutcome = (outcome: string) =>
      TaskInput.fromObject({ 'user_id.$': '$.user_id', 'export_id.$': '$.export_id', outcome });
    const failed = new LambdaInvoke(this, 'FailExportState', {
      stateName: 'FailExport',
      lambdaFunction: step,
      payload: withOutcome('failed'),
      payloadResponseOnly: true,
      retryOnServiceExceptions: false,
      resultPath: JsonPath.DISCARD,
    })
      .addRetry(waitForRoom)
      .addRetry({ ...tryAgain, maxAttempts: 5 });
    return new LambdaInvoke(this, 'ExportAccountState', {
      stateName: 'ExportAccount',
      lambdaFunction: step,
      payload: withOutcome('ready'),
      payloadResponseOnly: true,
      retryOnServiceExceptions: false,
      resultPath: JsonPath.DISCARD,
    })
      .addRetry(waitForRoom)
      .addRetry(tryAgain)
      .addCatch(
        failed.next(
          new Fail(this, 'ExportFailed', { error: 'ExportFailed', cause: 'See the log of its Lambda.' }),
        ),
        { resultPath: '$.error' },
      );
  }

  /**
   * Closes the account and waits for running tasks to end, twice: a search created just before may have been started
   * after the first check. Then erases until nothing is left.
   */
  private deletionSteps(
    identity: Identity,
    pipeline: Pipeline,
    payments: Payments,
    outreach: Outreach,
  ): IChainable {
    const close = new NodeFunction<CloseAccountEnvironment>(this, 'CloseAccount', {
      config: this.config,
      bundle: 'steps-close-account',
      environment: {
        TABLE_NAME: this.table.tableName,
        STATE_MACHINE_ARN: pipeline.stateMachine.stateMachineArn,
        USER_POOL_ID: identity.userPool.userPoolId,
        ...payments.providerEnvironment,
        TOKEN_KEY_ARN: outreach.tokenKey.keyArn,
      },
      timeout: Duration.minutes(1),
      memorySize: 512,
    });
    grantRows(this.table, close, 'GetItem', 'PutItem', 'DeleteItem', 'Query');
    outreach.letRevokeMailAccounts(close);
    payments.letReachProvider(close);
    identity.userPool.grant(
      close,
      'cognito-idp:ListUsers',
      'cognito-idp:AdminUserGlobalSignOut',
      'cognito-idp:AdminDeleteUser',
    );
    pipeline.stateMachine.grantExecution(close, 'states:StopExecution');

    const erase = new NodeFunction<EraseAccountEnvironment>(this, 'EraseAccount', {
      config: this.config,
      bundle: 'steps-erase-account',
      environment: { TABLE_NAME: this.table.tableName, FILES_BUCKET: this.files.bucketName },
      timeout: Duration.minutes(5),
      memorySize: 512,
    });
    grantRows(this.table, erase, 'Query', 'BatchWriteItem');
    this.grantFiles(erase, 's3:DeleteObject');
    Grant.addToPrincipal({
      grantee: erase,
      actions: ['s3:ListBucket'],
      resourceArns: [this.files.bucketArn],
    });

    const task = (name: string, lambdaFunction: NodeFunction<never>) =>
      new LambdaInvoke(this, `${name}State`, {
        stateName: name,
        lambdaFunction,
        payloadResponseOnly: true,
        retryOnServiceExceptions: false,
      }).addRetry({
        errors: ['States.ALL'],
        interval: Duration.seconds(2),
        maxAttempts: 10,
        backoffRate: 2,
        maxDelay: Duration.minutes(30),
        jitterStrategy: JitterType.FULL,
      });
    const settle = (name: string) =>
      new Wait(this, name, { time: WaitTime.duration(Duration.seconds(this.config.settleSeconds)) });
    const eraseRows = task('EraseAccount', erase);
    return task('CloseAccount', close)
      .next(settle('LetCallsEnd'))
      .next(task('StopLateSearches', close))
      .next(settle('LetStepsEnd'))
      .next(eraseRows)
      .next(
        new Choice(this, 'IsErased')
          .when(Condition.booleanEquals('$.erased', true), new Succeed(this, 'AccountDeleted'))
          .otherwise(eraseRows),
      );
  }

  private machine(id: string, steps: IChainable, timeout: Duration): StateMachine {
    return new StateMachine(this, id, {
      definitionBody: DefinitionBody.fromChainable(steps),
      timeout,
      tracingEnabled: true,
      logs: {
        destination: new ExpiringLogGroup(this, `${id}Logs`, this.config),
        level: LogLevel.ALL,
        includeExecutionData: false,
      },
    });
  }
}
