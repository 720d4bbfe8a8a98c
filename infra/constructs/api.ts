import { CfnOutput } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpMethod, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { contract } from '../../shared/contract/contract.ts';
import type { Capability } from '../../shared/contract/route.ts';
import { type ApiParts, apiFunctions } from './api-functions.ts';
import { ExpiringLogGroup } from './expiring-log-group.ts';
import type { SiteFiles } from './site/site-files.ts';

/**
 * One line per request without personal data: no address of the caller, no token, no path with ids.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-logging-variables.html
 */
const accessLogLine = {
  requestId: '$context.requestId',
  requestTimeEpoch: '$context.requestTimeEpoch',
  routeKey: '$context.routeKey',
  status: '$context.status',
  responseLength: '$context.responseLength',
  responseLatencyMs: '$context.responseLatency',
  integrationStatus: '$context.integrationStatus',
  integrationLatencyMs: '$context.integrationLatency',
  integrationError: '$context.integrationErrorMessage',
  authorizerError: '$context.authorizer.error',
  gatewayError: '$context.error.responseType',
};

/**
 * The HTTP API: one route per entry of the contract, one Lambda per capability, and a JWT authorizer wherever a
 * signed-in user is required.
 */
export class Api extends Construct {
  readonly httpApi: HttpApi;
  readonly functions: readonly LambdaFunction[];

  constructor(scope: Construct, id: string, parts: ApiParts & { siteFiles: SiteFiles }) {
    super(scope, id);
    const { config, identity, secrets, siteFiles } = parts;
    this.httpApi = new HttpApi(this, 'HttpApi', { createDefaultStage: false });
    this.httpApi.addStage('DefaultStage', {
      autoDeploy: true,
      // A ceiling for the whole API. Limits per user are checked where the act is counted.
      throttle: { burstLimit: 500, rateLimit: 250 },
      accessLogSettings: {
        destination: new LogGroupLogDestination(new ExpiringLogGroup(this, 'AccessLogs', config)),
        format: AccessLogFormat.custom(JSON.stringify(accessLogLine)),
      },
    });
    const functions = apiFunctions(this, parts);
    this.functions = Object.values(functions);
    const authorizer = new HttpJwtAuthorizer('User', identity.userPool.userPoolProviderUrl, {
      jwtAudience: [identity.client.userPoolClientId],
    });
    for (const capability of Object.keys(functions) as (keyof typeof contract)[]) {
      functions[capability].addEnvironment('ORIGIN_SECRET', secrets.origin.secretValue.unsafeUnwrap());
      // A page that is loaded while the API is being updated must find the files that it names.
      functions[capability].node.addDependency(siteFiles.assets);
      this.addRoutes(capability, contract[capability], functions[capability], authorizer);
    }
    const { path } = contract.paymentEvents.deliver;
    // Bypasses the site: the payment provider signs what it sends, and browsers never see any of it.
    new CfnOutput(this, 'PaymentsWebhookUrl', {
      value: `${this.httpApi.apiEndpoint}${path}`,
    }).overrideLogicalId('PaymentsWebhookUrl');
  }

  private addRoutes(
    name: string,
    capability: Capability,
    handler: LambdaFunction,
    authorizer: HttpJwtAuthorizer,
  ): void {
    const integration = new HttpLambdaIntegration(`${name}Integration`, handler, {
      // A permission for each route would soon exceed the stack's limit of 500 resources.
      scopePermissionToRoute: false,
    });
    for (const route of Object.values(capability)) {
      this.httpApi.addRoutes({
        path: route.path,
        methods: [HttpMethod[route.method]],
        integration,
        ...(route.access === 'user' ? { authorizer } : {}),
      });
    }
  }
}
