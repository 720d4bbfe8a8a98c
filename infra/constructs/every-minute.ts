import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';

/** Invokes a Lambda every minute. */
export function everyMinute(scope: Construct, id: string, sweep: IFunction): void {
  new Rule(scope, id, {
    schedule: Schedule.rate(Duration.minutes(1)),
    targets: [new LambdaTarget(sweep)],
  });
}
