import { Duration } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import {
  DefinitionBody,
  Fail,
  type IChainable,
  JsonPath,
  LogLevel,
  Map as MapState,
  Pass,
  StateMachine,
  TaskInput,
} from 'aws-cdk-lib/aws-stepfunctions';
import { LambdaInvoke } from 'aws-cdk-lib/aws-stepfunctions-tasks';
import { Construct } from 'constructs';
import type {
  CompanySourcesEnvironment,
  EmailCheckEnvironment,
  FinishSessionEnvironment,
  PipelineEnvironment,
  SiteReaderEnvironment,
  TableEnvironment,
} from '../../functions/runtime/env.ts';
import type { EnvironmentConfig } from '../config.ts';
import type { Alarms } from './alarms.ts';
import type { CompanyRegister } from './company-register.ts';
import { letSearchCompanies } from './company-sources.ts';
import { everyMinute } from './every-minute.ts';
import { ExpiringLogGroup } from './expiring-log-group.ts';
import { letAskModel } from './language-model.ts';
import type { Mail } from './mail/mail.ts';
import { NodeFunction } from './node-function.ts';
import { tryAgain, waitForRoom } from './retries.ts';
import { grantSecret, type Secrets } from './secrets.ts';
import { grantProcessingSessions, grantRows } from './table.ts';

/**
 * One execution per session: find companies, read and check the contacts of each, finish. Its states pass ids, not
 * data.
 */
export class Pipeline extends Construct {
  readonly stateMachine: StateMachine;

  constructor(
    scope: Construct,
    id: string,
    props: {
      config: EnvironmentConfig;
      table: TableV2;
      register: CompanyRegister;
      secrets: Secrets;
      mail: Mail;
      alarms: Alarms;
      /** Where the site is. */
      siteOrigin: string;
    },
  ) {
    super(scope, id);
    const { config, table, register, secrets, mail, alarms, siteOrigin } = props;

    const findCompanies = new NodeFunction<CompanySourcesEnvironment>(this, 'FindCompanies', {
      config,
      bundle: 'steps-find-companies',
      environment: { TABLE_NAME: table.tableName },
      timeout: Duration.seconds(60),
      memorySize: 1769,
    });
    grantRows(table, findCompanies, 'GetItem', 'Query', 'PutItem', 'UpdateItem');
    register.grantRead(findCompanies);
    letSearchCompanies(findCompanies, config.companySources);
    letAskModel(findCompanies, config.languageModel);
    const enrichContacts = new NodeFunction<SiteReaderEnvironment>(this, 'EnrichContacts', {
      config,
      bundle: 'steps-enrich-contacts',
      environment: { TABLE_NAME: table.tableName, HASH_KEY_SECRET_ARN: secrets.hashKey.secretArn },
      timeout: Duration.seconds(60),
      memorySize: 1024,
    });
    grantRows(table, enrichContacts, 'GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem');
    grantSecret(secrets.hashKey, enrichContacts);
    for (const reader of [findCompanies, enrichContacts]) reader.addEnvironment('SITE_ORIGIN', siteOrigin);
    const validateEmails = new NodeFunction<EmailCheckEnvironment>(this, 'ValidateEmails', {
      config,
      bundle: 'steps-validate-emails',
      environment: { TABLE_NAME: table.tableName },
      timeout: Duration.seconds(30),
      memorySize: 1024,
    });
    if (config.mailboxCheck !== undefined) {
      validateEmails.addEnvironment('SMTP_HELO', config.mailboxCheck.helo);
      validateEmails.addEnvironment('SMTP_SENDER', config.mailboxCheck.sender);
    }
    grantRows(table, validateEmails, 'GetItem', 'PutItem', 'UpdateItem');
    const finishSession = new NodeFunction<FinishSessionEnvironment>(this, 'FinishSession', {
      config,
      bundle: 'steps-finish-session',
      environment: { TABLE_NAME: table.tableName, NOTICE_QUEUE_URL: mail.notices.queueUrl },
      timeout: Duration.seconds(20),
      memorySize: 512,
    });
    grantRows(table, finishSession, 'GetItem', 'Query', 'PutItem', 'UpdateItem');
    mail.notices.grant(finishSession, 'sqs:SendMessage');

    this.stateMachine = new StateMachine(this, 'StateMachine', {
      definitionBody: DefinitionBody.fromChainable(
        this.definition(config, { findCompanies, enrichContacts, validateEmails, finishSession }),
      ),
      timeout: Duration.minutes(10),
      tracingEnabled: true,
      // Logs which state ran when, and why it failed. Input and output are only ids, but are left out all the same.
      logs: {
        destination: new ExpiringLogGroup(this, 'StateMachineLogs', config),
        level: LogLevel.ALL,
        includeExecutionData: false,
      },
    });
    alarms.whenExecutionsFail(this.stateMachine, 'SessionsFail', {
      impact: 'Searches fail: users get no companies, and the search is not charged.',
      runbook: 'Sessions fail',
    });
    this.failLostSessions(config, table, alarms);
  }

  private definition(
    config: EnvironmentConfig,
    steps: Record<'findCompanies' | 'enrichContacts' | 'validateEmails' | 'finishSession', IFunction>,
  ): IChainable {
    const failed = this.task('FailSession', steps.finishSession, sessionIds('failed')).next(
      new Fail(this, 'SessionFailed', {
        error: 'SessionFailed',
        cause: 'A step failed; see the log of its Lambda.',
      }),
    );
    const unreadable = new Pass(this, 'LeaveContactsUnread');
    const contacts = this.task('EnrichContacts', steps.enrichContacts)
      .addCatch(unreadable)
      .next(
        this.task('ValidateEmails', steps.validateEmails)
          // What is known by then has been written. Servers that greylist unknown senders accept them after a minute
          // or two.
          .addRetry({
            errors: ['Greylisted'],
            interval: Duration.seconds(60),
            maxAttempts: 2,
            backoffRate: 2,
          })
          .addCatch(unreadable),
      );
    return (
      this.task('FindCompanies', steps.findCompanies)
        // A search that knows nothing does not claim that there is nobody.
        .addRetry({
          errors: ['SourcesUnanswered'],
          interval: Duration.seconds(3),
          maxAttempts: 2,
          backoffRate: 2,
        })
        .addCatch(failed, { resultPath: '$.error' })
        .next(
          new MapState(this, 'EachCompany', {
            itemsPath: '$.lead_ids',
            itemSelector: {
              'user_id.$': '$.user_id',
              'session_id.$': '$.session_id',
              'lead_id.$': '$$.Map.Item.Value',
            },
            maxConcurrency: config.companiesAtOnce,
            resultPath: JsonPath.DISCARD,
          })
            .itemProcessor(contacts)
            .addCatch(failed, { resultPath: '$.error' }),
        )
        .next(
          this.task('FinishSession', steps.finishSession, sessionIds('completed')).addCatch(failed, {
            resultPath: '$.error',
          }),
        )
    );
  }

  private task(id: string, step: IFunction, payload?: TaskInput): LambdaInvoke {
    const task = new LambdaInvoke(this, `${id}State`, {
      stateName: id,
      lambdaFunction: step,
      payloadResponseOnly: true,
      retryOnServiceExceptions: false,
      ...(payload === undefined ? {} : { payload, resultPath: JsonPath.DISCARD }),
    });
    task.addRetry(waitForRoom).addRetry(tryAgain);
    return task;
  }

  /**
   * Closes sessions whose state machine failed: a rule for executions that ended badly, and a sweep of sessions that
   * are still processing.
   */
  private failLostSessions(config: EnvironmentConfig, table: TableV2, alarms: Alarms): void {
    const executionEnded = new NodeFunction<TableEnvironment>(this, 'ExecutionEnded', {
      config,
      bundle: 'triggers-execution-ended',
      environment: { TABLE_NAME: table.tableName },
      timeout: Duration.seconds(20),
      memorySize: 512,
    });
    grantRows(table, executionEnded, 'GetItem', 'UpdateItem');
    new Rule(this, 'ExecutionEndedBadly', {
      eventPattern: {
        source: ['aws.states'],
        detailType: ['Step Functions Execution Status Change'],
        detail: {
          status: ['FAILED', 'TIMED_OUT', 'ABORTED'],
          stateMachineArn: [this.stateMachine.stateMachineArn],
        },
      },
      targets: [new LambdaTarget(executionEnded)],
    });

    const sweepSessions = new NodeFunction<PipelineEnvironment>(this, 'SweepSessions', {
      config,
      bundle: 'triggers-sweep-sessions',
      environment: { TABLE_NAME: table.tableName, STATE_MACHINE_ARN: this.stateMachine.stateMachineArn },
      timeout: Duration.seconds(55),
      memorySize: 512,
    });
    grantRows(table, sweepSessions, 'GetItem', 'UpdateItem');
    grantProcessingSessions(table, sweepSessions);
    this.stateMachine.grantStartExecution(sweepSessions);
    this.stateMachine.grantExecution(sweepSessions, 'states:DescribeExecution');
    everyMinute(this, 'SweepEveryMinute', sweepSessions);
    alarms.whenFunctionFails(executionEnded, 'EndedSessionsStay', {
      impact: 'Searches that crashed are shown as processing until the sweep finds them.',
      runbook: 'Sessions hang in processing',
    });
    alarms.whenFunctionFails(sweepSessions, 'SessionSweepFails', {
      impact: 'Searches that crashed are shown as processing forever.',
      runbook: 'Sessions hang in processing',
    });
  }
}

function sessionIds(outcome: 'completed' | 'failed'): TaskInput {
  return TaskInput.fromObject({ 'user_id.$': '$.user_id', 'session_id.$': '$.session_id', outcome });
}
