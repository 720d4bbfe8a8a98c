import { CfnOutput, Duration } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import type { HashEnvironment, RemovalSweepEnvironment } from '../../functions/runtime/env.ts';
import type { EnvironmentConfig } from '../config.ts';
import type { Alarms } from './alarms.ts';
import { everyMinute } from './every-minute.ts';
import { NodeFunction } from './node-function.ts';
import { grantSecret, type Secrets } from './secrets.ts';
import { grantRows, grantScan } from './table.ts';

/** Removes people from all stored data after they asked for it, with the operator's command for it. */
export class Removals extends Construct {
  constructor(
    scope: Construct,
    id: string,
    props: { config: EnvironmentConfig; table: TableV2; secrets: Secrets; alarms: Alarms },
  ) {
    super(scope, id);
    const { config, table, secrets, alarms } = props;
    const TABLE_NAME = table.tableName;
    const HASH_KEY_SECRET_ARN = secrets.hashKey.secretArn;

    const sweep = new NodeFunction<RemovalSweepEnvironment>(this, 'Sweep', {
      config,
      bundle: 'triggers-sweep-removals',
      environment: {
        TABLE_NAME,
        HASH_KEY_SECRET_ARN,
        REMOVAL_SETTLE_SECONDS: String(config.removals.settleSeconds),
        REMOVAL_REST_SECONDS: String(config.removals.restSeconds),
      },
      timeout: Duration.seconds(55),
      memorySize: 512,
    });
    grantRows(
      table,
      sweep,
      ...(['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'] as const),
      'ConditionCheckItem',
    );
    grantScan(table, sweep);
    grantSecret(secrets.hashKey, sweep);
    everyMinute(this, 'EveryMinute', sweep);
    alarms.whenFunctionFails(sweep, 'RemovalSweepFails', {
      impact: 'People who asked for it are not removed from stored data.',
      runbook: 'A removal does not end',
    });

    const operate = new NodeFunction<HashEnvironment>(this, 'Operator', {
      config,
      bundle: 'operator-removals',
      environment: { TABLE_NAME, HASH_KEY_SECRET_ARN },
      timeout: Duration.seconds(30),
      memorySize: 512,
    });
    grantRows(table, operate, 'PutItem', 'Query', 'GetItem');
    grantSecret(secrets.hashKey, operate);
    new CfnOutput(this, 'RemovalsOperator', { value: operate.functionName }).overrideLogicalId(
      'RemovalsOperator',
    );
  }
}
