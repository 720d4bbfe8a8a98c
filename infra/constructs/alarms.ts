import { Duration, Stack } from 'aws-cdk-lib';
import { ComparisonOperator, Metric, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import type { EnvironmentConfig } from '../config.ts';

/** What an alarm tells whoever is woken by it: what people notice, and the heading of docs/runbook.md to open. */
export interface AlarmText {
  readonly impact: string;
  readonly runbook: string;
}

/** From how many counts an alarm rings, and within what time. */
interface Counting {
  readonly atLeast: number;
  readonly within: Duration;
}

const once: Counting = { atLeast: 1, within: Duration.minutes(5) };

/** Alarms, and the topic that mails them to the operator. */
export class Alarms extends Construct {
  private readonly topic: Topic;

  constructor(scope: Construct, id: string, config: EnvironmentConfig) {
    super(scope, id);
    this.topic = new Topic(this, 'Topic', { enforceSSL: true });
    // A policy of its own, which `enforceSSL` writes, replaces the one by which every service of the account may publish:
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
  }

  /** Alarms as soon as anything lies in a dead-letter queue. */
  whenAnythingIsIn(queue: Queue, id: string, text: AlarmText): void {
    this.whenAboveZero(
      queue.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(5) }),
      id,
      text,
    );
  }

  /** Alarms as soon as an execution of a state machine has failed, whatever it failed of. */
  whenExecutionsFail(machine: StateMachine, id: string, text: AlarmText): void {
    this.whenAboveZero(machine.metricFailed({ period: Duration.minutes(5), statistic: Stats.SUM }), id, text);
  }

  /** Alarms as soon as a Lambda has failed: thrown, timed out, or run out of memory. */
  whenFunctionFails(failing: LambdaFunction, id: string, text: AlarmText): void {
    this.whenAboveZero(failing.metricErrors({ period: Duration.minutes(5), statistic: Stats.SUM }), id, text);
  }

  /** Alarms when a Lambda has counted something (`functions/runtime/metrics.ts`): at the first count unless told otherwise. */
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

  private whenAboveZero(metric: Metric, id: string, text: AlarmText): void {
    this.whenAtLeast(1, metric, id, text);
  }

  private whenAtLeast(atLeast: number, metric: Metric, id: string, { impact, runbook }: AlarmText): void {
    const alarm = metric.createAlarm(this, id, {
      alarmDescription: `${impact} See docs/runbook.md, "${runbook}".`,
      threshold: atLeast - 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: 1,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
  }
}
