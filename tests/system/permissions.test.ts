import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type AskedAction, whyDenied } from '../../infra/local/permissions/decide.ts';
import { readPolicy } from '../../infra/local/permissions/policy.ts';
import { type LocalStack, runLocalStack } from '../../infra/local/stack.ts';
import { writeSmallAssembly } from './small-assembly.ts';

const account = 'arn:aws:iam::000000000000:root';
const policy = (...Statement: object[]) => readPolicy('Planted', { Version: '2012-10-17', Statement });
const table = 'arn:aws:dynamodb:us-east-1:000000000000:table/app';
const get: AskedAction = { action: 'dynamodb:GetItem', resource: table, context: {} };

function decide(
  asked: AskedAction,
  { identity = [], resource = null }: { identity?: object[]; resource?: object[] | null },
  needsResource = false,
) {
  return whyDenied(asked, {
    ofIdentity: policy(...identity),
    ofResource: resource && policy(...resource),
    caller: ['arn:aws:iam::000000000000:role/app'],
    account,
    needsResource,
  });
}

describe('a call', () => {
  const allow = { Effect: 'Allow', Action: 'dynamodb:GetItem', Resource: table };

  it('is denied unless a statement allows the action on the resource', () => {
    expect(decide(get, {})).toBe('because no identity-based policy allows the dynamodb:GetItem action');
    expect(decide(get, { identity: [allow] })).toBeNull();
    expect(decide({ ...get, action: 'dynamodb:PutItem' }, { identity: [allow] })).not.toBeNull();
    expect(decide({ ...get, resource: `${table}/index/ByName` }, { identity: [allow] })).not.toBeNull();
  });

  it.each([
    ['dynamodb:Get*', table, null],
    ['DynamoDB:getitem', table, null],
    ['*', '*', null],
    ['dynamodb:GetIte?', `${table.slice(0, -1)}?`, null],
    ['dynamodb:*', `${table}x*`, 'because no identity-based policy allows the dynamodb:GetItem action'],
    ['s3:*', '*', 'because no identity-based policy allows the dynamodb:GetItem action'],
  ])('by the pattern %s on %s', (Action, Resource, expected) => {
    expect(decide(get, { identity: [{ Effect: 'Allow', Action, Resource }] })).toBe(expected);
  });

  it('is denied by a single statement, whatever others allow', () => {
    const deny = { ...allow, Effect: 'Deny' };
    expect(decide(get, { identity: [allow, deny] })).toBe(
      'with an explicit deny in an identity-based policy',
    );
    const all = { ...deny, Principal: '*' };
    expect(decide(get, { identity: [allow], resource: [all] })).toBe(
      'with an explicit deny in a resource-based policy',
    );
  });

  it('is allowed by a resource policy that names the role, but not by one that names only the account', () => {
    const named = (AWS: string) => [{ ...allow, Principal: { AWS } }];
    expect(decide(get, { resource: named('arn:aws:iam::000000000000:role/app') })).toBeNull();
    expect(decide(get, { resource: named(account) })).not.toBeNull();
  });

  it('with a key needs the policy of the key to allow the account', () => {
    const asked = { action: 'kms:Decrypt', resource: 'arn:aws:kms:::key/1', context: {} };
    const identity = [{ Effect: 'Allow', Action: 'kms:Decrypt', Resource: '*' }];
    const resource = [{ Effect: 'Allow', Action: 'kms:*', Resource: '*', Principal: { AWS: account } }];
    expect(decide(asked, { identity }, true)).toBe(
      'because no resource-based policy allows the kms:Decrypt action',
    );
    expect(decide(asked, { identity, resource }, true)).toBeNull();
    expect(decide(asked, { resource }, true)).not.toBeNull();
  });

  it.each<[object, Record<string, string[]>, boolean]>([
    [{ Bool: { 'aws:SecureTransport': 'false' } }, { 'aws:securetransport': ['true'] }, false],
    [{ Bool: { 'aws:SecureTransport': 'true' } }, { 'aws:securetransport': ['true'] }, true],
    [{ StringEquals: { 'aws:SourceAccount': '1' } }, { 'aws:sourceaccount': ['1'] }, true],
    [{ StringEquals: { 'aws:SourceAccount': '1' } }, {}, false],
    [{ StringLike: { 'aws:SourceArn': 'arn:*:2' } }, { 'aws:sourcearn': ['arn:1:2'] }, true],
    [
      { Null: { 'kms:EncryptionContext:user_id': 'false' } },
      { 'kms:encryptioncontext:user_id': ['u'] },
      true,
    ],
    [{ Null: { 'kms:EncryptionContext:user_id': 'false' } }, {}, false],
    [
      { 'ForAllValues:StringEquals': { 'kms:EncryptionContextKeys': ['user_id'] } },
      { 'kms:encryptioncontextkeys': ['user_id', 'other'] },
      false,
    ],
    [{ 'ForAllValues:StringEquals': { 'kms:EncryptionContextKeys': ['user_id'] } }, {}, true],
  ])('under the condition %o with %o', (Condition, context, isAllowed) => {
    expect(decide({ ...get, context }, { identity: [{ ...allow, Condition }] }) === null).toBe(isAllowed);
  });
});

describe('a policy', () => {
  const allow = { Effect: 'Allow', Action: 's3:GetObject', Resource: '*' };

  it.each([
    ['NotAction', { Effect: 'Allow', NotAction: 's3:*', Resource: '*' }],
    ['NotResource', { ...allow, NotResource: '*' }],
    ['NotPrincipal', { ...allow, NotPrincipal: { AWS: '*' } }],
    ['an unknown operator', { ...allow, Condition: { IpAddress: { 'aws:SourceIp': '10.0.0.0/8' } } }],
    ['an unknown condition key', { ...allow, Condition: { StringEquals: { 'aws:PrincipalTag/team': 'a' } } }],
    ['a variable', { ...allow, Resource: `arn:aws:s3:::files/$${'{aws:username}'}/*` }],
  ])('with %s stops the start, by its name', (_, statement) => {
    expect(() => policy(statement)).toThrow('The local runner cannot evaluate the policy "Planted"');
  });
});

describe('the running stack', () => {
  const folders: string[] = [];
  let stack: LocalStack | undefined;
  afterEach(async () => {
    await stack?.stop().catch(() => undefined);
    stack = undefined;
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  type Resources = Record<string, { Type: string; Properties?: object }>;
  const statementsOf = (resources: Resources, name: string): { Action: string | string[] }[] => {
    const properties: { PolicyDocument?: { Statement: { Action: string | string[] }[] } } =
      resources[name]?.Properties ?? {};
    return properties.PolicyDocument?.Statement ?? [];
  };

  /** The small stack, changed, and with other code of the function `Work`. */
  async function runWith(change: (resources: Resources) => void, work?: string): Promise<LocalStack> {
    const folder = mkdtempSync(join(tmpdir(), 'permissions-'));
    folders.push(folder);
    writeSmallAssembly(folder, change);
    if (work !== undefined) writeFileSync(join(folder, 'Work', 'index.mjs'), work);
    stack = await runLocalStack({ assemblyFolder: folder, dataFolder: null, port: null, web: null });
    return stack;
  }

  /** The small stack with one action removed from the policy of its functions. */
  async function runWithout(action: string): Promise<LocalStack> {
    return runWith((resources) => {
      for (const statement of statementsOf(resources, 'RolePolicy')) {
        statement.Action = [statement.Action].flat().filter((each) => each !== action);
      }
    });
  }

  const invoke = (running: LocalStack, name: string, event: object) =>
    running.lambda.invoke(running.find('AWS::Lambda::Function', name).id, event);

  it.each([
    ['dynamodb:PutItem', 'Work', { name: 'one' }, 'AccessDeniedException'],
    ['states:StartExecution', 'Start', { body: '{"name":"one"}' }, 'AccessDeniedException'],
    ['secretsmanager:GetSecretValue', 'Export', { to: 'a@buyer.example' }, 'AccessDeniedException'],
    ['s3:PutObject', 'Export', { to: 'a@buyer.example' }, 'AccessDenied'],
    ['ses:SendEmail', 'Export', { to: 'a@buyer.example' }, 'AccessDeniedException'],
    ['sqs:SendMessage', 'Export', { to: 'a@buyer.example' }, 'AccessDeniedException'],
  ])(
    'without %s refuses as AWS does, and ends with the name of the missing permission',
    async (action, name, event, error) => {
      const running = await runWithout(action);
      expect(await invoke(running, name, event)).toMatchObject({
        error: {
          errorType: error,
          errorMessage: expect.stringContaining(
            `is not authorized to perform: ${action} on resource: arn:aws:`,
          ),
        },
      });
      await expect(running.stop()).rejects.toThrow(new RegExp(`${name} may not ${action} on arn:aws:`));
      stack = undefined;
    },
  );

  const name = (resources: Resources, logicalId: string) => resources[logicalId]?.Properties ?? {};
  const topic = { Type: 'AWS::SNS::Topic', Properties: {} };
  const ofEnded = 'arn:aws:lambda:us-east-1:000000000000:function:small-Ended';

  it.each<[string, (resources: Resources) => void, string]>([
    [
      'a rule its function',
      (resources) => delete resources.RuleMayInvoke,
      `events.amazonaws.com may not lambda:InvokeFunction on ${ofEnded}`,
    ],
    [
      'a user pool its trigger',
      (resources) => delete resources.PoolMayInvoke,
      'cognito-idp.amazonaws.com may not lambda:InvokeFunction on',
    ],
    [
      'an API its function',
      (resources) => delete resources.ApiMayInvoke,
      'apigateway.amazonaws.com may not lambda:InvokeFunction on',
    ],
    [
      'another rule than that of the policy its function',
      (resources) =>
        Object.assign(name(resources, 'RuleMayInvoke'), { SourceArn: 'arn:aws:events:*:*:rule/x' }),
      'events.amazonaws.com may not lambda:InvokeFunction on',
    ],
    [
      'a machine its step',
      (resources) => Object.assign(name(resources, 'RunsRole'), { Policies: [] }),
      'states.amazonaws.com as small-RunsRole may not lambda:InvokeFunction on',
    ],
    [
      'Lambda a role',
      (resources) => Object.assign(name(resources, 'Role'), { AssumeRolePolicyDocument: undefined }),
      'lambda.amazonaws.com may not sts:AssumeRole on arn:aws:iam::000000000000:role/small-Role',
    ],
    [
      'Lambda the queue of a function',
      (resources) => {
        for (const statement of statementsOf(resources, 'RolePolicy')) {
          statement.Action = [statement.Action].flat().filter((each) => each !== 'sqs:ReceiveMessage');
        }
      },
      'lambda.amazonaws.com as small-Role may not sqs:ReceiveMessage on arn:aws:sqs:us-east-1:000000000000:small-Jobs',
    ],
    [
      'Lambda the traces of a function',
      (resources) => Object.assign(name(resources, 'Work'), { TracingConfig: { Mode: 'Active' } }),
      'lambda.amazonaws.com as small-Role may not xray:PutTraceSegments on *',
    ],
    [
      'Lambda the log of a function',
      (resources) => Object.assign(name(resources, 'Work'), { LoggingConfig: { LogGroup: 'of-work' } }),
      'lambda.amazonaws.com as small-Role may not logs:PutLogEvents on arn:aws:logs:us-east-1:000000000000:log-group:of-work:',
    ],
    [
      'Lambda a dead-letter queue',
      (resources) => {
        resources.Dead = { Type: 'AWS::SQS::Queue', Properties: {} };
        const TargetArn = { 'Fn::GetAtt': ['Dead', 'Arn'] };
        Object.assign(name(resources, 'Work'), { DeadLetterConfig: { TargetArn } });
      },
      'lambda.amazonaws.com as small-Role may not sqs:SendMessage on arn:aws:sqs:us-east-1:000000000000:small-Dead',
    ],
    [
      'an alarm its topic',
      (resources) => {
        const AlarmActions = [{ Ref: 'Bell' }];
        Object.assign(resources, {
          Bell: topic,
          Ringing: { Type: 'AWS::CloudWatch::Alarm', Properties: { AlarmActions } },
        });
      },
      'cloudwatch.amazonaws.com may not sns:Publish on arn:aws:sns:us-east-1:000000000000:small-Bell',
    ],
    [
      'a topic a queue',
      (resources) => {
        const Endpoint = { 'Fn::GetAtt': ['Jobs', 'Arn'] };
        const Properties = { Protocol: 'sqs', TopicArn: { Ref: 'Bell' }, Endpoint };
        Object.assign(resources, {
          Bell: topic,
          Heard: { Type: 'AWS::SNS::Subscription', Properties },
        });
      },
      'sns.amazonaws.com may not sqs:SendMessage on arn:aws:sqs:us-east-1:000000000000:small-Jobs',
    ],
    [
      'S3 the bucket of its logs',
      (resources) => {
        const LoggingConfiguration = { DestinationBucketName: { Ref: 'Exports' } };
        resources.Bucket = { Type: 'AWS::S3::Bucket', Properties: { LoggingConfiguration } };
      },
      'logging.s3.amazonaws.com may not s3:PutObject on arn:aws:s3:::small-exports/log',
    ],
    [
      'CloudFront the files of the site',
      (resources) => {
        const { DistributionConfig } = name(resources, 'Distribution') as {
          DistributionConfig: { Origins: object[] };
        };
        Object.assign(DistributionConfig.Origins[0] ?? {}, { OriginAccessControlId: 'own' });
      },
      'cloudfront.amazonaws.com may not s3:GetObject on arn:aws:s3:::small-bucket/index.html',
    ],
  ])('does not start without the permission that gives %s, and names it', async (_, change, missing) => {
    const folder = mkdtempSync(join(tmpdir(), 'permissions-'));
    folders.push(folder);
    writeSmallAssembly(folder, change);
    await expect(
      runLocalStack({ assemblyFolder: folder, dataFolder: null, port: null, web: null }),
    ).rejects.toThrow(missing);
  });

  it('refuses a mail from an identity with a configuration set, on which its role allows nothing', async () => {
    const running = await runWith((resources) =>
      Object.assign(name(resources, 'Sender'), {
        ConfigurationSetAttributes: { ConfigurationSetName: 'returns' },
      }),
    );
    await invoke(running, 'Export', { to: 'a@buyer.example' });
    await expect(running.stop()).rejects.toThrow(
      /Export may not ses:SendEmail on arn:aws:ses:[\w-]+:\d+:configuration-set\/returns/,
    );
    stack = undefined;
  });

  it.each([
    ['sqs:SendMessage', 'SQS::QueuePolicy', { Queues: [{ Ref: 'Jobs' }] }],
    ['s3:PutObject', 'S3::BucketPolicy', { Bucket: { Ref: 'Exports' } }],
  ])('refuses %s, which a role allows, where an %s denies it', async (Action, type, place) => {
    const running = await runWith((resources) => {
      const deny = { Effect: 'Deny', Principal: '*', Action, Resource: '*' };
      const PolicyDocument = { Version: '2012-10-17', Statement: [deny] };
      resources.Denial = { Type: `AWS::${type}`, Properties: { ...place, PolicyDocument } };
    });
    const outcome = await invoke(running, 'Export', { to: 'a@buyer.example' });
    expect(outcome).toMatchObject({
      error: { errorMessage: expect.stringContaining('with an explicit deny in a resource-based policy') },
    });
    await expect(running.stop()).rejects.toThrow(`Export may not ${Action} on arn:aws:`);
    stack = undefined;
  });

  it.each([
    [
      'kms:Decrypt',
      { service: 'kms', target: 'TrentService.Decrypt', body: { KeyId: 'one', CiphertextBlob: '' } },
    ],
    [
      'cognito-idp:AdminGetUser',
      {
        service: 'cognito-idp',
        target: 'AWSCognitoIdentityProviderService.AdminGetUser',
        body: { UserPoolId: 'us-east-1_one', Username: 'one' },
      },
    ],
    ['scheduler:POST', { service: 'scheduler', target: '', body: {} }],
  ])('decides %s too', async (action, call) => {
    const running = await runWith(
      () => undefined,
      `export const handler = async ({ service, target, body }) => {
        const { AWS_ENDPOINT_URL, AWS_ACCESS_KEY_ID } = process.env;
        const authorization = \`AWS4-HMAC-SHA256 Credential=\${AWS_ACCESS_KEY_ID}/20260101/us-east-1/\${service}/aws4_request\`;
        const headers = { authorization, ...(target && { 'x-amz-target': target }) };
        return (await fetch(AWS_ENDPOINT_URL, { method: 'POST', headers, body: JSON.stringify(body) })).text();
      };`,
    );
    expect(await invoke(running, 'Work', call)).toMatchObject({
      payload: expect.stringContaining(`is not authorized to perform: ${action} on resource`),
    });
    await expect(running.stop()).rejects.toThrow(`Work may not ${action} on`);
    stack = undefined;
  });

  it('decides a presigned link by the permissions of its signer', async () => {
    const running = await runWithout('s3:GetObject');
    await invoke(running, 'Export', { to: 'a@buyer.example' });
    const [mail] = running.inbox.list();
    const response = await fetch(mail?.text ?? '');
    expect([response.status, await response.text()]).toEqual([
      403,
      expect.stringContaining('<Code>AccessDenied</Code>'),
    ]);
  });

  it('records what was allowed, each call once', async () => {
    const running = await runWithout('none');
    await invoke(running, 'Work', { name: 'one' });
    await invoke(running, 'Work', { name: 'two' });
    const ofWork = running.permissions.allowed.filter(({ functionName }) => functionName.endsWith('Work'));
    expect(ofWork).toEqual([expect.objectContaining({ action: 'dynamodb:PutItem' })]);
    expect(running.permissions.denials).toEqual([]);
  });
});
