import { CfnOutput, Duration } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import type { PaymentEventsEnvironment, TableEnvironment } from '../../functions/runtime/env.ts';
import type { EnvironmentConfig } from '../config.ts';
import { NodeFunction } from './node-function.ts';
import type { Payments } from './payments.ts';
import { grantRows } from './table.ts';

/**
 * Commands of the operator. No route leads here; only a principal with permission to invoke the Lambdas can run
 * them.
 */
export class Operator extends Construct {
  constructor(
    scope: Construct,
    id: string,
    props: { config: EnvironmentConfig; table: TableV2; payments: Payments },
  ) {
    super(scope, id);
    const { config, table, payments } = props;
    const command = (name: string, bundle: string) =>
      new NodeFunction<TableEnvironment>(this, name, {
        config,
        bundle,
        environment: { TABLE_NAME: table.tableName },
        timeout: Duration.seconds(30),
        memorySize: 512,
      });
    grantRows(table, command('OperatorSessions', 'operator-sessions'), 'GetItem', 'PutItem', 'Query');
    grantRows(table, command('OperatorPlans', 'operator-plans'), 'PutItem');
    grantRows(
      table,
      command('OperatorTemplates', 'operator-templates'),
      'GetItem',
      'PutItem',
      'UpdateItem',
      'Query',
    );
    grantRows(table, command('OperatorCampaigns', 'operator-campaigns'), 'GetItem', 'PutItem', 'DeleteItem');
    const operatePayments = new NodeFunction<PaymentEventsEnvironment>(this, 'OperatorPayments', {
      config,
      bundle: 'operator-payments',
      environment: payments.eventsEnvironment(config),
      timeout: Duration.minutes(5),
      memorySize: 512,
    });
    payments.letOperate(operatePayments);
    new CfnOutput(this, 'PaymentsOperator', { value: operatePayments.functionName }).overrideLogicalId(
      'PaymentsOperator',
    );
    grantRows(table, operatePayments, 'Query');
  }
}
