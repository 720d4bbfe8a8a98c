import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { EnvironmentConfig } from '../config.ts';
import { removalOfData } from './removal-policy.ts';

/** A log group with the environment's retention. It survives the deletion of the stack if data does. */
export class ExpiringLogGroup extends LogGroup {
  constructor(scope: Construct, id: string, config: EnvironmentConfig) {
    super(scope, id, {
      retention: config.logRetentionDays === 7 ? RetentionDays.ONE_WEEK : RetentionDays.THREE_MONTHS,
      removalPolicy: removalOfData(config),
    });
  }
}
