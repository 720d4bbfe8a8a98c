import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const resolvePackage = createRequire(import.meta.url).resolve;

const sdkOf = (name: string) => pathToFileURL(resolvePackage(name)).href;

const writes = `import sdk from '${sdkOf('@aws-sdk/client-dynamodb')}';
const client = new sdk.DynamoDBClient({});
const write = (pk) => client.send(new sdk.PutItemCommand({ TableName: process.env.TABLE_NAME, Item: { pk: { S: pk } } }));`;

const code = {
  Work: `${writes}
    export const handler = async ({ name, waitMs = 0 }) => {
      await write('begun ' + name);
      await new Promise((done) => setTimeout(done, waitMs));
      await write('worked ' + name);
      if (name.startsWith('bad')) throw new Error('as planned');
      return { name };
    };`,
  Ended: `${writes}
    export const handler = async ({ detail }) => { await write(detail.status + ' ' + detail.name); };`,
  Confirmed: `${writes}
    export const handler = async (event) => { await write('confirmed ' + event.request.userAttributes.email); return event; };`,
  Start: `import sdk from '${sdkOf('@aws-sdk/client-sfn')}';
    const client = new sdk.SFNClient({});
    export const handler = async (event) => {
      const { name, waitMs } = JSON.parse(event.body);
      await client.send(new sdk.StartExecutionCommand({
        stateMachineArn: process.env.MACHINE, name, input: JSON.stringify({ name, waitMs }) }));
      return { statusCode: 202 };
    };`,
  Handle: `${writes}
    export const handler = async ({ Records }) => {
      for (const { body } of Records) {
        await write('begun ' + body);
        await new Promise((done) => setTimeout(done, body.startsWith('slow') ? 2000 : 0));
        await write('handled ' + body);
      }
    };`,
  Export: `import s3 from '${sdkOf('@aws-sdk/client-s3')}';
    import { getSignedUrl } from '${sdkOf('@aws-sdk/s3-request-presigner')}';
    import ses from '${sdkOf('@aws-sdk/client-sesv2')}';
    import sqs from '${sdkOf('@aws-sdk/client-sqs')}';
    import secrets from '${sdkOf('@aws-sdk/client-secrets-manager')}';
    const files = new s3.S3Client({});
    export const handler = async ({ to }) => {
      const SecretId = process.env.SECRET;
      const { SecretString } = await new secrets.SecretsManagerClient({}).send(new secrets.GetSecretValueCommand({ SecretId }));
      const object = { Bucket: process.env.BUCKET, Key: 'export.txt' };
      await files.send(new s3.PutObjectCommand({ ...object, Body: SecretString }));
      const link = await getSignedUrl(files, new s3.GetObjectCommand(object), { expiresIn: 60 });
      await new ses.SESv2Client({}).send(new ses.SendEmailCommand({
        FromEmailAddress: 'hello@product.example', Destination: { ToAddresses: [to] },
        Content: { Simple: { Subject: { Data: 'Your export' }, Body: { Text: { Data: link } } } } }));
      await new sqs.SQSClient({}).send(new sqs.SendMessageCommand({ QueueUrl: process.env.QUEUE, MessageBody: to }));
    };`,
};

const ref = (logicalId: string) => ({ Ref: logicalId });
const attribute = (logicalId: string, name: string) => ({ 'Fn::GetAtt': [logicalId, name] });

const allow = (Action: string | string[], Resource: unknown) => ({ Effect: 'Allow', Action, Resource });

/** The permissions of the functions, and of Lambda in their name, and nothing else. */
const statements = [
  allow('dynamodb:PutItem', attribute('Table', 'Arn')),
  allow('states:StartExecution', ref('Runs')),
  allow('secretsmanager:GetSecretValue', ref('Key')),
  allow(['s3:PutObject', 's3:GetObject'], { 'Fn::Join': ['', [attribute('Exports', 'Arn'), '/*']] }),
  allow(
    ['sqs:SendMessage', 'sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
    attribute('Jobs', 'Arn'),
  ),
  allow('ses:SendEmail', 'arn:aws:ses:*:*:identity/product.example'),
];

/** A role that a service may assume, with its permissions. */
function role(service: string, own: readonly object[] = []) {
  const assume = { Effect: 'Allow', Action: 'sts:AssumeRole', Principal: { Service: service } };
  const policy = (Statement: readonly object[]) => ({ Version: '2012-10-17', Statement });
  return {
    Type: 'AWS::IAM::Role',
    Properties: {
      AssumeRolePolicyDocument: policy([assume]),
      ...(own.length > 0 && { Policies: [{ PolicyName: 'Own', PolicyDocument: policy(own) }] }),
    },
  };
}

/** Lets a service invoke a function. */
function mayInvoke(service: string, name: keyof typeof code) {
  return {
    Type: 'AWS::Lambda::Permission',
    Properties: { Action: 'lambda:InvokeFunction', FunctionName: ref(name), Principal: service },
  };
}

function lambda(name: keyof typeof code, variables: object, timeout = 20) {
  return {
    Type: 'AWS::Lambda::Function',
    Properties: {
      Runtime: 'nodejs24.x',
      Handler: 'index.handler',
      Timeout: timeout,
      MemorySize: 256,
      Code: { S3Bucket: 'assets', S3Key: `${name}.zip` },
      Environment: { Variables: variables },
      Role: attribute('Role', 'Arn'),
    },
  };
}

/**
 * Writes a cloud assembly with a little of everything that the product has: table, functions, state machine, rule,
 * queue, bucket, secret, sender, user pool, API and site. Its machine `Runs` has one step that writes `begun …`,
 * waits and writes `worked …`. `change` may change its resources before they are written.
 */
export function writeSmallAssembly(
  folder: string,
  change: (resources: Record<string, { Type: string; Properties?: object }>) => void = () => undefined,
): void {
  const machine = {
    StartAt: 'Work',
    States: { Work: { Type: 'Task', Resource: '<Work>', End: true } },
  };
  const [before = '', after = ''] = JSON.stringify(machine).split('<Work>');
  const table = { TABLE_NAME: ref('Table') };
  const template: { Resources: Record<string, { Type: string; Properties?: object }> } = {
    Resources: {
      Table: {
        Type: 'AWS::DynamoDB::GlobalTable',
        Properties: {
          AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
          KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
          Replicas: [{ Region: ref('AWS::Region') }],
          TimeToLiveSpecification: { AttributeName: 'expires_at', Enabled: true },
        },
      },
      Role: role('lambda.amazonaws.com'),
      RolePolicy: {
        Type: 'AWS::IAM::Policy',
        Properties: {
          Roles: [ref('Role')],
          PolicyDocument: { Version: '2012-10-17', Statement: structuredClone(statements) },
        },
      },
      Work: lambda('Work', table),
      Ended: lambda('Ended', table),
      Confirmed: lambda('Confirmed', table),
      Start: lambda('Start', { MACHINE: ref('Runs') }),
      Handle: lambda('Handle', table, 4),
      Export: lambda('Export', { SECRET: ref('Key'), BUCKET: ref('Exports'), QUEUE: ref('Jobs') }),
      Key: {
        Type: 'AWS::SecretsManager::Secret',
        Properties: { GenerateSecretString: { ExcludePunctuation: true } },
      },
      Exports: { Type: 'AWS::S3::Bucket' },
      Sender: { Type: 'AWS::SES::EmailIdentity', Properties: { EmailIdentity: 'product.example' } },
      Jobs: { Type: 'AWS::SQS::Queue', Properties: { VisibilityTimeout: 4 } },
      JobsToHandle: {
        Type: 'AWS::Lambda::EventSourceMapping',
        Properties: { EventSourceArn: attribute('Jobs', 'Arn'), FunctionName: ref('Handle'), BatchSize: 1 },
      },
      Runs: {
        Type: 'AWS::StepFunctions::StateMachine',
        Properties: {
          DefinitionString: { 'Fn::Join': ['', [before, attribute('Work', 'Arn'), after]] },
          RoleArn: attribute('RunsRole', 'Arn'),
        },
      },
      RunsRole: role('states.amazonaws.com', [allow('lambda:InvokeFunction', attribute('Work', 'Arn'))]),
      RuleMayInvoke: mayInvoke('events.amazonaws.com', 'Ended'),
      PoolMayInvoke: mayInvoke('cognito-idp.amazonaws.com', 'Confirmed'),
      ApiMayInvoke: mayInvoke('apigateway.amazonaws.com', 'Start'),
      EndedRule: {
        Type: 'AWS::Events::Rule',
        Properties: {
          EventPattern: { source: ['aws.states'], detail: { status: ['SUCCEEDED', 'FAILED'] } },
          Targets: [{ Id: 'Ended', Arn: attribute('Ended', 'Arn') }],
        },
      },
      Pool: {
        Type: 'AWS::Cognito::UserPool',
        Properties: {
          AliasAttributes: ['email'],
          Policies: { PasswordPolicy: { MinimumLength: 6 } },
          LambdaConfig: { PostConfirmation: attribute('Confirmed', 'Arn') },
        },
      },
      Client: {
        Type: 'AWS::Cognito::UserPoolClient',
        Properties: { UserPoolId: ref('Pool'), PreventUserExistenceErrors: 'ENABLED' },
      },
      Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { ProtocolType: 'HTTP' } },
      Stage: { Type: 'AWS::ApiGatewayV2::Stage', Properties: { ApiId: ref('Api'), StageName: '$default' } },
      ToStart: {
        Type: 'AWS::ApiGatewayV2::Integration',
        Properties: {
          ApiId: ref('Api'),
          IntegrationType: 'AWS_PROXY',
          IntegrationUri: attribute('Start', 'Arn'),
          PayloadFormatVersion: '2.0',
        },
      },
      User: {
        Type: 'AWS::ApiGatewayV2::Authorizer',
        Properties: {
          ApiId: ref('Api'),
          AuthorizerType: 'JWT',
          IdentitySource: ['$request.header.Authorization'],
          JwtConfiguration: { Audience: [ref('Client')], Issuer: attribute('Pool', 'ProviderURL') },
        },
      },
      StartRoute: {
        Type: 'AWS::ApiGatewayV2::Route',
        Properties: {
          ApiId: ref('Api'),
          RouteKey: 'POST /api/runs',
          Target: { 'Fn::Join': ['/', ['integrations', ref('ToStart')]] },
        },
      },
      MineRoute: {
        Type: 'AWS::ApiGatewayV2::Route',
        Properties: {
          ApiId: ref('Api'),
          RouteKey: 'GET /api/mine',
          AuthorizationType: 'JWT',
          AuthorizerId: ref('User'),
          Target: { 'Fn::Join': ['/', ['integrations', ref('ToStart')]] },
        },
      },
      Bucket: { Type: 'AWS::S3::Bucket' },
      Deployment: {
        Type: 'Custom::CDKBucketDeployment',
        Properties: {
          SourceObjectKeys: ['site.zip'],
          SourceMarkers: [{ '<<client>>': ref('Client') }],
          DestinationBucketName: ref('Bucket'),
        },
      },
      Distribution: {
        Type: 'AWS::CloudFront::Distribution',
        Properties: {
          DistributionConfig: {
            DefaultRootObject: 'index.html',
            Origins: [
              { Id: 'files', DomainName: attribute('Bucket', 'RegionalDomainName') },
              {
                Id: 'api',
                DomainName: { 'Fn::Select': [2, { 'Fn::Split': ['/', attribute('Api', 'ApiEndpoint')] }] },
              },
            ],
            DefaultCacheBehavior: { TargetOriginId: 'files' },
            CacheBehaviors: [
              {
                PathPattern: '/api/*',
                TargetOriginId: 'api',
                AllowedMethods: ['GET', 'HEAD', 'POST'],
                OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
              },
            ],
          },
        },
      },
    },
  };
  change(template.Resources);
  const assets: Record<string, Record<string, string>> = {
    site: { 'index.html': '<h1>Small</h1>', 'config.json': '{"client":"<<client>>"}' },
  };
  for (const [name, text] of Object.entries(code)) assets[name] = { 'index.mjs': text };
  for (const [name, files] of Object.entries(assets)) {
    mkdirSync(join(folder, name), { recursive: true });
    for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, name, file), content);
  }
  const write = (name: string, content: object) => writeFileSync(join(folder, name), JSON.stringify(content));
  write('small.template.json', template);
  write('small.assets.json', {
    files: Object.fromEntries(
      Object.keys(assets).map((name) => [
        name,
        { source: { path: name }, destinations: { here: { objectKey: `${name}.zip` } } },
      ]),
    ),
  });
  write('manifest.json', {
    artifacts: {
      'small.assets': { type: 'cdk:asset-manifest', properties: { file: 'small.assets.json' } },
      small: { type: 'aws:cloudformation:stack', properties: { templateFile: 'small.template.json' } },
    },
  });
}
