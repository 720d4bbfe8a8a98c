import * as z from 'zod';
import { StartError } from '../machine/start-error.ts';
import type { Place } from '../template/assembly.ts';
import { deadLetterConfig, invokeProperties } from '../template/failed-events.ts';
import type { Resource } from '../template/template.ts';
import type { AskedAction } from './decide.ts';
import { type PolicySet, whyRefused } from './policies.ts';

/** A call that a service of AWS makes because the template tells it to. */
export interface ServiceCall extends AskedAction {
  /** The service, such as `events.amazonaws.com`. */
  readonly service: string;
  /** The ARN of the role that it uses for the call; null if it calls in its own name. */
  readonly role: string | null;
}

const ruleProperties = z.looseObject({ Targets: z.array(z.looseObject({ Arn: z.string() })).default([]) });
const integrationProperties = z.looseObject({
  ApiId: z.string(),
  IntegrationType: z.string(),
  IntegrationUri: z.string(),
});
const poolProperties = z.looseObject({ LambdaConfig: z.record(z.string(), z.unknown()).default({}) });
const alarmProperties = z.looseObject({ AlarmActions: z.array(z.string()).default([]) });
const subscriptionProperties = z.looseObject({
  Protocol: z.string(),
  TopicArn: z.string(),
  Endpoint: z.string(),
});
const bucketProperties = z.looseObject({
  LoggingConfiguration: z
    .looseObject({ DestinationBucketName: z.string(), LogFilePrefix: z.string().default('') })
    .optional(),
});
const distributionProperties = z.looseObject({
  DistributionConfig: z.looseObject({
    Origins: z
      .array(z.looseObject({ DomainName: z.string(), OriginAccessControlId: z.string().optional() }))
      .default([]),
  }),
});
const functionProperties = z.looseObject({
  Role: z.string(),
  LoggingConfig: z.looseObject({ LogGroup: z.string() }).optional(),
  TracingConfig: z.looseObject({ Mode: z.string() }).optional(),
  ...deadLetterConfig,
});
const mappingProperties = z.looseObject({ EventSourceArn: z.string(), FunctionName: z.string() });
const machineProperties = z.looseObject({
  RoleArn: z.string(),
  DefinitionString: z.string(),
  LoggingConfiguration: z.unknown().optional(),
  TracingConfiguration: z.looseObject({ Enabled: z.boolean() }).optional(),
});

/**
 * What a state machine needs to write its log.
 * https://docs.aws.amazon.com/step-functions/latest/dg/cw-logs.html
 */
const logDelivery = [
  ...['CreateLogDelivery', 'GetLogDelivery', 'UpdateLogDelivery', 'DeleteLogDelivery', 'ListLogDeliveries'],
  ...['PutResourcePolicy', 'DescribeResourcePolicies', 'DescribeLogGroups'],
];

/** https://docs.aws.amazon.com/step-functions/latest/dg/concepts-xray-tracing.html */
const machineTraces = ['PutTraceSegments', 'PutTelemetryRecords', 'GetSamplingRules', 'GetSamplingTargets'];

/**
 * Throws a StartError that names every permission that services lack to do what the template says. Functions other than
 * these, which CDK adds for a deployment, are left out.
 */
export function assertServicesMay(
  resources: readonly Resource[],
  functions: readonly { logicalId: string }[],
  policies: PolicySet,
  place: Place,
): void {
  const missing = callsBetweenServices(resources, functions, place).flatMap(({ service, role, ...asked }) => {
    const reason = whyRefused(role === null ? { service } : { role }, asked, policies, place);
    if (reason === null) return [];
    const who = role === null ? service : `${service} as ${role.split('/').at(-1)}`;
    return [`${who} may not ${asked.action} on ${asked.resource}, ${reason}`];
  });
  if (missing.length > 0) throw new StartError(`The template lacks permissions:\n${missing.join('\n')}`);
}

/**
 * The calls that services make at one another to do what the template says: rules, routes and triggers invoke functions,
 * alarms publish, queues are read, logs and traces are written.
 */
export function callsBetweenServices(
  resources: readonly Resource[],
  functions: readonly { logicalId: string }[],
  place: Place,
): ServiceCall[] {
  return resources
    .filter(
      ({ type, logicalId }) =>
        type !== 'AWS::Lambda::Function' || functions.some((each) => each.logicalId === logicalId),
    )
    .flatMap((resource) => callsOf(resource, resources, place));
}

function callsOf(
  { type, id, attributes, properties }: Resource,
  resources: readonly Resource[],
  { region, account }: Place,
): ServiceCall[] {
  const arn = attributes.Arn ?? '';
  const call = (service: string, action: string, resource: string, source: string): ServiceCall => ({
    ...{ service: `${service}.amazonaws.com`, role: null, action, resource },
    context: { 'aws:sourcearn': [source], 'aws:sourceaccount': [account] },
  });
  const withRole = (service: string, role: string, source: string, calls: readonly (readonly string[])[]) => [
    { ...call(service, 'sts:AssumeRole', role, source) },
    ...calls.map(([action = '', resource = '*']) => ({
      ...{ service: `${service}.amazonaws.com`, role, action, resource, context: {} },
    })),
  ];

  switch (type) {
    case 'AWS::Events::Rule':
      return ruleProperties
        .parse(properties)
        .Targets.map(({ Arn }) => call('events', deliveryTo(Arn), Arn, arn));
    case 'AWS::ApiGatewayV2::Integration': {
      const { ApiId, IntegrationType, IntegrationUri } = integrationProperties.parse(properties);
      if (IntegrationType !== 'AWS_PROXY') return [];
      const source = `arn:aws:execute-api:${region}:${account}:${ApiId}/$default/GET/path`;
      return [call('apigateway', 'lambda:InvokeFunction', IntegrationUri, source)];
    }
    case 'AWS::Cognito::UserPool':
      return Object.values(poolProperties.parse(properties).LambdaConfig)
        .filter((trigger) => typeof trigger === 'string')
        .map((trigger) => call('cognito-idp', 'lambda:InvokeFunction', trigger, arn));
    case 'AWS::CloudWatch::Alarm':
    case 'AWS::CloudWatch::CompositeAlarm':
      return alarmProperties
        .parse(properties)
        .AlarmActions.map((topic) => call('cloudwatch', 'sns:Publish', topic, arn));
    case 'AWS::SNS::Subscription': {
      const { Protocol, TopicArn, Endpoint } = subscriptionProperties.parse(properties);
      const isCall = Protocol === 'sqs' || Protocol === 'lambda';
      return isCall ? [call('sns', deliveryTo(Endpoint), Endpoint, TopicArn)] : [];
    }
    case 'AWS::S3::Bucket': {
      const { LoggingConfiguration: logs } = bucketProperties.parse(properties);
      if (logs === undefined) return [];
      const object = `arn:aws:s3:::${logs.DestinationBucketName}/${logs.LogFilePrefix}log`;
      return [call('logging.s3', 's3:PutObject', object, arn)];
    }
    case 'AWS::CloudFront::Distribution': {
      const source = `arn:aws:cloudfront::${account}:distribution/${id}`;
      return distributionProperties
        .parse(properties)
        .DistributionConfig.Origins.filter((origin) => origin.OriginAccessControlId !== undefined)
        .map(({ DomainName }) => `arn:aws:s3:::${DomainName.split('.s3.')[0]}/index.html`)
        .map((object) => call('cloudfront', 's3:GetObject', object, source));
    }
    case 'AWS::Lambda::Function': {
      const { Role, LoggingConfig, TracingConfig, DeadLetterConfig } = functionProperties.parse(properties);
      const stream = `arn:aws:logs:${region}:${account}:log-group:${LoggingConfig?.LogGroup}:log-stream:one`;
      return withRole('lambda', Role, arn, [
        ...(LoggingConfig ? ['logs:CreateLogStream', 'logs:PutLogEvents'].map((each) => [each, stream]) : []),
        ...(TracingConfig?.Mode === 'Active'
          ? ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'].map((each) => [each])
          : []),
        ...(DeadLetterConfig ? [[deliveryTo(DeadLetterConfig.TargetArn), DeadLetterConfig.TargetArn]] : []),
      ]);
    }
    case 'AWS::Lambda::EventInvokeConfig': {
      const { FunctionName, DestinationConfig } = invokeProperties.parse(properties);
      const { Destination } = DestinationConfig.OnFailure ?? {};
      const role = roleOf(FunctionName, resources);
      return Destination === undefined
        ? []
        : withRole('lambda', role, arn, [[deliveryTo(Destination), Destination]]);
    }
    case 'AWS::Lambda::EventSourceMapping': {
      const { EventSourceArn, FunctionName } = mappingProperties.parse(properties);
      // https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-configure.html#events-sqs-permissions
      const needed = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];
      const role = roleOf(FunctionName, resources);
      return withRole(
        'lambda',
        role,
        arn,
        needed.map((each) => [each, EventSourceArn]),
      );
    }
    case 'AWS::StepFunctions::StateMachine': {
      const machine = machineProperties.parse(properties);
      const tasks = machine.DefinitionString.match(/arn:aws:lambda:[\w-]+:\d+:function:[\w-]+/g) ?? [];
      return withRole('states', machine.RoleArn, arn, [
        ...[...new Set(tasks)].map((task) => ['lambda:InvokeFunction', task]),
        ...(machine.LoggingConfiguration === undefined ? [] : logDelivery.map((each) => [`logs:${each}`])),
        ...(machine.TracingConfiguration?.Enabled ? machineTraces.map((each) => [`xray:${each}`]) : []),
      ]);
    }
  }
  return [];
}

/** The permission for a delivery, by its target. */
function deliveryTo(arn: string): string {
  const [, , service = ''] = arn.split(':');
  const actions: Record<string, string> = {
    lambda: 'lambda:InvokeFunction',
    sqs: 'sqs:SendMessage',
    sns: 'sns:Publish',
    states: 'states:StartExecution',
  };
  return actions[service] ?? `${service}:unknown`;
}

function roleOf(functionName: string, resources: readonly Resource[]): string {
  const made = resources.find(
    ({ type, id, attributes }) =>
      type === 'AWS::Lambda::Function' && (id === functionName || attributes.Arn === functionName),
  );
  return functionProperties.parse(made?.properties).Role;
}
