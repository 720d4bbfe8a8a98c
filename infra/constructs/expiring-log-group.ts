import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { EnvironmentConfig } from '../config.ts';
import { removalOfData } from './removal.ts';

/** A log group that keeps its lines as long as the environment says, and outlives the stack where data does. */
export class ExpiringLogGroup extends LogGroup {
  constructor(scope: Construct, id: string, config: EnvironmentConfig) {
    super(scope, id, {
      retention: config.logRetentionDays === 7 ? RetentionDays.ONE_WEEK : RetentionDays.THREE_MONTHS,
      removalPolicy: removalOfData(config),
    });
  }
}
