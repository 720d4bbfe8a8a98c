import { Duration } from 'aws-cdk-lib';
import { CfnStage, HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { PipelineEnvironment, TableEnvironment } from '../../functions/runtime/env.ts';
import { contract } from '../../shared/contract/contract.ts';
import type { Capability } from '../../shared/contract/route.ts';
import type { EnvironmentConfig } from '../config.ts';
import type { Identity } from './identity.ts';
import { NodeFunction } from './node-function.ts';
import type { Pipeline } from './pipeline.ts';

/** The HTTP API: one route per entry of the contract, one Lambda per capability, a JWT wherever a user must be. */
export class Api extends Construct {
  readonly httpApi: HttpApi;

  constructor(
    scope: Construct,
    id: string,
    props: { config: EnvironmentConfig; table: TableV2; identity: Identity; pipeline: Pipeline },
  ) {
    super(scope, id);
    const { config, table, identity, pipeline } = props;

    const sessions = new NodeFunction<PipelineEnvironment>(this, 'Sessions', {
      config,
      bundle: 'api-sessions',
      environment: { TABLE_NAME: table.tableName, STATE_MACHINE_ARN: pipeline.stateMachine.stateMachineArn },
      timeout: Duration.seconds(20),
      memorySize: 1024,
    });
    table.grant(
      sessions,
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
      'dynamodb:ConditionCheckItem',
    );
    pipeline.stateMachine.grantStartExecution(sessions);

    const billing = new NodeFunction<TableEnvironment>(this, 'Billing', {
      config,
      bundle: 'api-billing',
      environment: { TABLE_NAME: table.tableName },
      timeout: Duration.seconds(10),
      memorySize: 1024,
    });
    table.grant(billing, 'dynamodb:GetItem');

    this.httpApi = new HttpApi(this, 'HttpApi', { createDefaultStage: true });
    this.throttle();
    const functions: Record<keyof typeof contract, LambdaFunction> = { sessions, billing };
    const authorizer = new HttpJwtAuthorizer('User', identity.userPool.userPoolProviderUrl, {
      jwtAudience: [identity.client.userPoolClientId],
    });
    for (const capability of Object.keys(functions) as (keyof typeof contract)[]) {
      this.addRoutes(capability, contract[capability], functions[capability], authorizer);
    }
  }

  private addRoutes(
    name: string,
    capability: Capability,
    handler: LambdaFunction,
    authorizer: HttpJwtAuthorizer,
  ): void {
    const integration = new HttpLambdaIntegration(`${name}Integration`, handler);
    for (const route of Object.values(capability)) {
      this.httpApi.addRoutes({
        path: route.path,
        methods: [HttpMethod[route.method]],
        integration,
        ...(route.access === 'user' ? { authorizer } : {}),
      });
    }
  }

  /** A ceiling for the whole API; what one user may do is limited where the act is counted. */
  private throttle(): void {
    const stage = this.httpApi.defaultStage?.node.defaultChild;
    if (stage instanceof CfnStage) {
      stage.defaultRouteSettings = { throttlingBurstLimit: 500, throttlingRateLimit: 250 };
    }
  }
}
