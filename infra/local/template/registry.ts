import { createHash } from 'node:crypto';
import { StartError } from '../machine/start-error.ts';
import type { Identify } from './template.ts';

/**
 * How the local runner names each CloudFormation type, or why it is ignored. A new type needs a line here and its
 * own file, which `stack.ts` starts.
 */
const resourceTypes: Record<string, Identify | { ignored: string }> = {
  'AWS::DynamoDB::GlobalTable': ({ logicalId, place, property }) => {
    const id = named(property('TableName')) ?? `${place.stackName}-${logicalId}`;
    return { id, attributes: { Arn: `arn:aws:dynamodb:${place.region}:${place.account}:table/${id}` } };
  },
  'AWS::Lambda::Function': ({ logicalId, place, property }) => {
    const id = named(property('FunctionName')) ?? `${place.stackName}-${logicalId}`;
    return { id, attributes: { Arn: `arn:aws:lambda:${place.region}:${place.account}:function:${id}` } };
  },
  'AWS::StepFunctions::StateMachine': ({ logicalId, place, property }) => {
    const name = named(property('StateMachineName')) ?? `${place.stackName}-${logicalId}`;
    const arn = `arn:aws:states:${place.region}:${place.account}:stateMachine:${name}`;
    return { id: arn, attributes: { Arn: arn, Name: name } };
  },
  'AWS::Events::Rule': ({ logicalId, place, property }) => {
    const id = named(property('Name')) ?? `${place.stackName}-${logicalId}`;
    return { id, attributes: { Arn: `arn:aws:events:${place.region}:${place.account}:rule/${id}` } };
  },
  'AWS::Cognito::UserPool': ({ logicalId, place }) => {
    const id = `${place.region}_${steadyName(`${place.stackName}/${logicalId}`, 9)}`;
    const provider = `cognito-idp.${place.region}.amazonaws.com/${id}`;
    return {
      id,
      attributes: {
        Arn: `arn:aws:cognito-idp:${place.region}:${place.account}:userpool/${id}`,
        UserPoolId: id,
        ProviderName: provider,
        ProviderURL: `https://${provider}`,
      },
    };
  },
  'AWS::Cognito::UserPoolClient': ({ logicalId, place }) => {
    const id = steadyName(`${place.stackName}/${logicalId}`, 26).toLowerCase();
    return { id, attributes: { ClientId: id } };
  },
  'AWS::ApiGatewayV2::Api': ({ logicalId, place }) => {
    const id = steadyName(`${place.stackName}/${logicalId}`, 10).toLowerCase();
    const endpoint = `https://${id}.execute-api.${place.region}.amazonaws.com`;
    return { id, attributes: { ApiId: id, ApiEndpoint: endpoint } };
  },
  'AWS::ApiGatewayV2::Stage': ({ logicalId, property }) => ({
    id: named(property('StageName')) ?? logicalId,
    attributes: {},
  }),
  'AWS::ApiGatewayV2::Route': unnamed,
  'AWS::ApiGatewayV2::Integration': unnamed,
  'AWS::ApiGatewayV2::Authorizer': ({ logicalId }) => ({
    id: logicalId,
    attributes: { AuthorizerId: logicalId },
  }),
  'AWS::S3::Bucket': ({ logicalId, place, property }) => {
    const id = named(property('BucketName')) ?? `${place.stackName}-${logicalId}`.toLowerCase();
    const domain = `${id}.s3.${place.region}.amazonaws.com`;
    return {
      id,
      attributes: {
        Arn: `arn:aws:s3:::${id}`,
        DomainName: `${id}.s3.amazonaws.com`,
        RegionalDomainName: domain,
      },
    };
  },
  'AWS::S3::BucketPolicy': unnamed,
  'Custom::CDKBucketDeployment': ({ logicalId, property }) => {
    const bucket = named(property('DestinationBucketName')) ?? '';
    return { id: logicalId, attributes: { DestinationBucketArn: `arn:aws:s3:::${bucket}` } };
  },
  'AWS::CloudFront::Distribution': ({ logicalId, place }) => {
    const id = `E${steadyName(`${place.stackName}/${logicalId}`, 13).toUpperCase()}`;
    return { id, attributes: { Id: id, DomainName: `${id.toLowerCase()}.cloudfront.net` } };
  },
  'AWS::CloudFront::Function': ({ logicalId, place }) => {
    const arn = `arn:aws:cloudfront::${place.account}:function/${logicalId}`;
    return { id: arn, attributes: { FunctionARN: arn } };
  },
  'AWS::CloudFront::ResponseHeadersPolicy': ({ logicalId }) => ({
    id: logicalId,
    attributes: { Id: logicalId },
  }),
  'AWS::SQS::Queue': ({ logicalId, place, property }) => {
    const name = named(property('QueueName')) ?? `${place.stackName}-${logicalId}`;
    const endpoint = place.endpoint ?? `https://sqs.${place.region}.amazonaws.com`;
    const url = `${endpoint}/${place.account}/${name}`;
    const arn = `arn:aws:sqs:${place.region}:${place.account}:${name}`;
    return { id: url, attributes: { Arn: arn, QueueName: name, QueueUrl: url } };
  },
  'AWS::Lambda::EventSourceMapping': unnamed,
  'AWS::SES::EmailIdentity': ({ logicalId, property }) => {
    const id = named(property('EmailIdentity')) ?? logicalId;
    const tokens = [1, 2, 3].flatMap((number) => [
      [`DkimDNSTokenName${number}`, `local${number}._domainkey.${id}`],
      [`DkimDNSTokenValue${number}`, `local${number}.dkim.amazonses.com`],
    ]);
    return { id, attributes: Object.fromEntries(tokens) };
  },
  'AWS::SES::ConfigurationSet': ({ logicalId, place, property }) => ({
    id: named(property('Name')) ?? `${place.stackName}-${logicalId}`,
    attributes: {},
  }),
  'AWS::SecretsManager::Secret': ({ logicalId, place, property }) => {
    const name = named(property('Name')) ?? `${place.stackName}-${logicalId}`;
    const suffix = steadyName(`${place.stackName}/${logicalId}`, 6);
    const arn = `arn:aws:secretsmanager:${place.region}:${place.account}:secret:${name}-${suffix}`;
    return { id: arn, attributes: { Id: arn, Name: name } };
  },
  'AWS::KMS::Key': ({ logicalId, place }) => {
    const id = steadyUuid(`${place.stackName}/${logicalId}`);
    const arn = `arn:aws:kms:${place.region}:${place.account}:key/${id}`;
    return { id, attributes: { Arn: arn, KeyId: id } };
  },
  'AWS::KMS::Alias': ({ logicalId, property }) => ({
    id: named(property('AliasName')) ?? logicalId,
    attributes: {},
  }),

  'AWS::IAM::Role': ({ logicalId, place, property }) => {
    const id = named(property('RoleName')) ?? `${place.stackName}-${logicalId}`;
    return { id, attributes: { Arn: `arn:aws:iam::${place.account}:role/${id}` } };
  },
  'AWS::IAM::Policy': unnamed,
  'AWS::Lambda::Permission': unnamed,
  'AWS::Lambda::LayerVersion': { ignored: 'only the CDK deployment helpers use layers' },
  'AWS::Lambda::EventInvokeConfig': unnamed,
  'AWS::SQS::QueuePolicy': unnamed,
  // Nothing publishes here: of topics, log groups and alarms only the permissions are checked.
  'AWS::SNS::Topic': ({ logicalId, place, property }) => {
    const name = named(property('TopicName')) ?? `${place.stackName}-${logicalId}`;
    const id = `arn:aws:sns:${place.region}:${place.account}:${name}`;
    return { id, attributes: { TopicArn: id, TopicName: name } };
  },
  'AWS::SNS::TopicPolicy': unnamed,
  'AWS::SNS::Subscription': unnamed,
  'AWS::Logs::LogGroup': ({ logicalId, place, property }) => {
    const id = named(property('LogGroupName')) ?? `${place.stackName}-${logicalId}`;
    return { id, attributes: { Arn: `arn:aws:logs:${place.region}:${place.account}:log-group:${id}:*` } };
  },
  'AWS::Logs::MetricFilter': { ignored: 'there is no CloudWatch to watch' },
  'AWS::Logs::ResourcePolicy': { ignored: 'logs go to files of the data folder' },
  'AWS::CloudWatch::Alarm': anAlarm,
  'AWS::CloudWatch::CompositeAlarm': anAlarm,
  'AWS::CloudWatch::Dashboard': { ignored: 'there is no CloudWatch to watch' },
  'AWS::CloudFront::OriginAccessControl': { ignored: 'the site is read from the folder directly' },
  'AWS::CloudFront::OriginRequestPolicy': {
    ignored: 'only managed policies are known; the site checks them',
  },
  'AWS::CloudFront::CachePolicy': { ignored: 'nothing is cached between the browser and this machine' },
  'AWS::CertificateManager::Certificate': { ignored: 'the site answers in plain HTTP on this machine' },
  'AWS::Route53::RecordSet': { ignored: 'the site has no name of its own on this machine' },
  'AWS::CDK::Metadata': { ignored: 'describes the CDK version' },
  'Custom::S3AutoDeleteObjects': { ignored: 'acts when a stack is deleted' },
};

/** How the runner names a resource of a type, or `ignored`. Throws a StartError for an unknown type. */
export function identify(type: string, logicalId: string): Identify | 'ignored' {
  const entry = resourceTypes[type];
  if (!entry) {
    throw new StartError(
      `The local runner does not know the resource type ${type} ("${logicalId}"); see infra/local/template/registry.ts.`,
    );
  }
  return typeof entry === 'function' ? entry : 'ignored';
}

function anAlarm({ logicalId, place, property }: Parameters<Identify>[0]) {
  const id = named(property('AlarmName')) ?? `${place.stackName}-${logicalId}`;
  return { id, attributes: { Arn: `arn:aws:cloudwatch:${place.region}:${place.account}:alarm:${id}` } };
}

function unnamed({ logicalId }: { logicalId: string }) {
  return { id: logicalId, attributes: {} };
}

function named(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The same letters and digits for the same resource at every start, as stored data refers to them. */
function steadyName(seed: string, length: number): string {
  return createHash('sha256').update(seed).digest('base64').replaceAll(/[+/=]/g, '').slice(0, length);
}

function steadyUuid(seed: string): string {
  const digits = createHash('sha256').update(seed).digest('hex').slice(0, 32);
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
