import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Operation, type TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { ConfigurationSet } from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import type { EnvironmentConfig } from '../config.ts';

/** The text of an alarm for whoever is on call: the impact on users, and the heading in docs/runbook.md to read. */
export interface AlarmText {
  readonly impact: string;
  readonly runbook: string;
}

/** How many counts trigger an alarm, and within what time. */
interface Counting {
  readonly atLeast: number;
  readonly within: Duration;
}

const once: Counting = { atLeast: 1, within: Duration.minutes(5) };

/** The operations that Lambdas call on the table. */
const tableOperations = [
  Operation.GET_ITEM,
  Operation.BATCH_GET_ITEM,
  Operation.QUERY,
  Operation.SCAN,
  Operation.PUT_ITEM,
  Operation.UPDATE_ITEM,
  Operation.DELETE_ITEM,
  Operation.BATCH_WRITE_ITEM,
  Operation.TRANSACT_WRITE_ITEMS,
];

/** Alarms, and the topic that mails them to the operator. */
export class Alarms extends Construct {
  private readonly topic: Topic;

  constructor(scope: Construct, id: string, config: EnvironmentConfig) {
    super(scope, id);
    this.topic = new Topic(this, 'Topic', { enforceSSL: true });
    // `enforceSSL` adds a policy, which replaces the default one that lets every service of the account publish:
    // https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/Notify_Users_Alarm_Changes.html
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    this.topic.addSubscription(new EmailSubscription(config.operatorAddress));
    new CfnOutput(this, 'AlarmTopic', { value: this.topic.topicArn }).overrideLogicalId('AlarmTopic');
  }

  /** Alarms as soon as a dead-letter queue contains a message. */
  whenAnythingIsIn(queue: Queue, id: string, text: AlarmText): void {
    this.whenAboveZero(
      queue.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(5) }),
      id,
      text,
    );
  }

  /** Alarms as soon as an execution of a state machine has failed, timed out or been aborted. */
  whenExecutionsFail(machine: StateMachine, id: string, text: AlarmText): void {
    const options = { period: Duration.minutes(5), statistic: Stats.SUM };
    const metric = new MathExpression({
      expression: 'failed + timedOut + aborted',
      usingMetrics: {
        failed: machine.metricFailed(options),
        timedOut: machine.metricTimedOut(options),
        aborted: machine.metricAborted(options),
      },
      period: options.period,
    });
    this.whenAboveZero(metric, id, text);
  }

  /** Alarms when a message has waited in a queue longer than its consumer should take. */
  whenAnythingWaitsIn(queue: Queue, maxAge: Duration, id: string, text: AlarmText): void {
    const metric = queue.metricApproximateAgeOfOldestMessage({ period: Duration.minutes(5) });
    this.whenAtLeast(maxAge.toSeconds(), metric, id, text);
  }

  /**
   * Alarms on the API's answers: errors, which `serve` returns as answers, so that Lambda's own error count stays at
   * 0; and slow answers.
   */
  whenApiFails(api: HttpApi, errors: AlarmText, delays: AlarmText): void {
    const period = Duration.minutes(5);
    this.whenAtLeast(5, api.metricServerError({ period, statistic: Stats.SUM }), 'ApiErrors', errors);
    const slowest = api.metricLatency({ period, statistic: Stats.p(99) });
    // Some calls wait up to 29 s for a model or for Gmail. Fifteen minutes of slow calls mean something else.
    this.whenAtLeast(10_000, slowest, 'ApiDelays', delays, 3);
  }

  /** Alarms when Lambda throttles calls. All functions of the account share the limit. */
  whenLambdaIsThrottled(id: string, text: AlarmText): void {
    const metric = new Metric({
      namespace: 'AWS/Lambda',
      metricName: 'Throttles',
      period: Duration.minutes(5),
      statistic: Stats.SUM,
    });
    // Steps wait and retry, so users only notice throttling that lasts.
    this.whenAtLeast(1, metric, id, text, 3);
  }

  /**
   * Alarms on the shares of mail from which SES reviews a sender: 5 % that bounce, or 0.1 % that somebody calls unwanted.
   * https://docs.aws.amazon.com/ses/latest/dg/reputationdashboardmessages.html
   */
  whenMailComesBack(set: ConfigurationSet, text: AlarmText): void {
    const share = (metricName: string) =>
      new Metric({
        namespace: 'AWS/SES',
        metricName,
        dimensionsMap: { 'ses:configuration-set': set.configurationSetName },
        period: Duration.hours(1),
        statistic: Stats.MAXIMUM,
      });
    this.whenAtLeast(0.05, share('Reputation.BounceRate'), 'MailBounces', text);
    this.whenAtLeast(0.001, share('Reputation.ComplaintRate'), 'MailComplaints', text);
  }

  /** Alarms when the table throttles calls or fails. */
  whenTableFails(table: TableV2, id: string, text: AlarmText): void {
    const options = { operations: tableOperations, period: Duration.minutes(5) };
    this.whenAtLeast(5, table.metricThrottledRequestsForOperations(options), `${id}Throttles`, text);
    this.whenAtLeast(5, table.metricSystemErrorsForOperations(options), `${id}Errors`, text);
  }

  /** Alarms as soon as a Lambda has failed: thrown, timed out, or run out of memory. */
  whenFunctionFails(failing: LambdaFunction, id: string, text: AlarmText): void {
    this.whenAboveZero(failing.metricErrors({ period: Duration.minutes(5), statistic: Stats.SUM }), id, text);
  }

  /** Alarms when a Lambda has counted something (`functions/runtime/metrics.ts`), by default at the first count. */
  whenCounted(
    counting: LambdaFunction,
    metricName: string,
    id: string,
    text: AlarmText,
    { atLeast, within }: Counting = once,
  ): void {
    const metric = new Metric({
      namespace: 'Buyerscope',
      metricName,
      dimensionsMap: { FunctionName: counting.functionName },
      period: within,
      statistic: Stats.SUM,
    });
    this.whenAtLeast(atLeast, metric, id, text);
  }

  private whenAboveZero(metric: IMetric, id: string, text: AlarmText): void {
    this.whenAtLeast(1, metric, id, text);
  }

  private whenAtLeast(
    threshold: number,
    metric: IMetric,
    id: string,
    { impact, runbook }: AlarmText,
    periods = 1,
  ): void {
    const alarm = new Alarm(this, id, {
      metric,
      alarmDescription: `${impact} See docs/runbook.md, "${runbook}".`,
      threshold,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: periods,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
  }
}
