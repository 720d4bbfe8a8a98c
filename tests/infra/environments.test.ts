import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Template } from 'aws-cdk-lib/assertions';
import { afterAll, describe, expect, it } from 'vitest';
import { environmentConfig } from '../../infra/config.ts';
import { appOf } from '../../infra/stack.ts';
import { synthesized } from './stack.ts';

interface Resource {
  Type: string;
  Properties?: Record<string, unknown>;
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
}

function resourcesOf(name: 'dev' | 'prod'): Record<string, Resource> {
  return synthesized(name).template.toJSON().Resources;
}

/** Names that several resources of an account may share. */
const shareable = [
  'AWS::ApiGatewayV2::Api Name',
  'AWS::ApiGatewayV2::Authorizer Name',
  'AWS::ApiGatewayV2::Stage StageName',
  'AWS::IAM::Policy PolicyName',
  'AWS::DynamoDB::GlobalTable AttributeName',
  'AWS::CloudWatch::Alarm MetricName',
];

/** The physical names that a template sets, as `type property = value`, to two levels of properties. */
function physicalNames(resources: Record<string, Resource>): string[] {
  const names: string[] = [];
  const look = (type: string, properties: object, depth: number): void => {
    for (const [property, value] of Object.entries(properties)) {
      const isName = /^(Name|[A-Z]\w*Name|EmailIdentity|Aliases|Id)$/.test(property);
      const isLiteral = typeof value === 'string' || JSON.stringify(value).startsWith('{"Fn::Join"');
      if (isName && isLiteral && !shareable.includes(`${type} ${property}`)) {
        names.push(`${type} ${property} = ${JSON.stringify(value)}`);
      } else if (depth > 1 && typeof value === 'object' && value !== null && !Array.isArray(value)) {
        look(type, value, depth - 1);
      }
    }
  };
  for (const { Type, Properties = {} } of Object.values(resources)) look(Type, Properties, 2);
  return names;
}

describe('dev and prod in one account', () => {
  it('share no physical name and no sender', () => {
    const ofDev = physicalNames(resourcesOf('dev'));
    expect(ofDev).toContainEqual(expect.stringContaining('AWS::SES::EmailIdentity EmailIdentity'));
    const ofProd = new Set(physicalNames(resourcesOf('prod')));
    expect(ofDev.filter((name) => ofProd.has(name))).toEqual([]);
  });
});

describe('what remains of a deleted stack', () => {
  const policies = (name: 'dev' | 'prod') =>
    Object.entries(resourcesOf(name)).map(
      ([id, { Type, DeletionPolicy = 'Delete', UpdateReplacePolicy = 'Delete' }]) => ({
        id,
        Type,
        DeletionPolicy,
        UpdateReplacePolicy,
      }),
    );

  it('of dev is nothing', () => {
    expect(policies('dev').filter((each) => each.DeletionPolicy !== 'Delete')).toEqual([]);
    expect(policies('dev').filter((each) => each.UpdateReplacePolicy !== 'Delete')).toEqual([]);
  });

  it('of prod is stored data and the logs, but nothing of a first deployment that failed', () => {
    const left = policies('prod').filter((each) => each.DeletionPolicy !== 'Delete');
    expect(new Set(left.map((each) => each.DeletionPolicy))).toEqual(new Set(['RetainExceptOnCreate']));
    expect(new Set(left.map((each) => each.Type))).toEqual(
      new Set([
        'AWS::DynamoDB::GlobalTable',
        'AWS::Cognito::UserPool',
        'AWS::KMS::Key',
        'AWS::Logs::LogGroup',
        'AWS::S3::Bucket',
        'AWS::SecretsManager::Secret',
      ]),
    );
    expect(left.filter((each) => each.UpdateReplacePolicy !== 'Retain')).toEqual([]);
  });

  it.each(['dev', 'prod'] as const)(
    'of %s leaves no bucket with objects that must be deleted with it',
    (name) => {
      const resources = resourcesOf(name);
      const emptied = Object.values(resources)
        .filter(({ Type }) => Type === 'Custom::S3AutoDeleteObjects')
        .map(({ Properties }) => JSON.stringify(Properties?.BucketName));
      const going = Object.entries(resources).filter(
        ([, { Type, DeletionPolicy }]) => Type === 'AWS::S3::Bucket' && DeletionPolicy === 'Delete',
      );
      expect(going.length).toBeGreaterThan(1);
      for (const [id] of going) expect(emptied).toContain(JSON.stringify({ Ref: id }));
    },
  );

  it.each(['dev', 'prod'] as const)('of %s leaves no log group that Lambda creates by itself', (name) => {
    const functions = Object.entries(resourcesOf(name)).filter(
      ([, { Type }]) => Type === 'AWS::Lambda::Function',
    );
    expect(
      functions.filter(([, { Properties }]) => Properties?.LoggingConfig === undefined).map(([id]) => id),
    ).toEqual([]);
  });
});

describe('infra/app.ts', () => {
  const webAcl = 'arn:aws:wafv2:us-east-1:111122223333:global/webacl/site/one';
  const folder = mkdtempSync(join(tmpdir(), 'assemblies-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const place = { account: '111122223333', region: 'eu-central-1' };
  const prod = { ...environmentConfig('prod'), place, firewall: { maxCallsIn5Minutes: 2000 } };

  it('lets nothing refuse to be deleted at a first deployment, and gives the site the firewall that it is told', () => {
    const { stack } = appOf(prod, { first: true, 'web-acl': webAcl }, folder);
    expect(stack.terminationProtection).toBe(false);
    const text = JSON.stringify(Template.fromStack(stack).toJSON());
    expect(text).not.toMatch(/"DeletionProtection(Enabled)?":(true|"ACTIVE")/);
    expect(text).toContain(`"WebACLId":"${webAcl}"`);
  });

  it('has the firewall in a stack and a folder of its own', () => {
    const { app, stack } = appOf(prod, { firewall: true }, folder);
    expect([stack.stackName, stack.region, app.outdir]).toEqual([
      'buyerscope-prod-firewall',
      'us-east-1',
      join(folder, 'prod-firewall'),
    ]);
    const unguarded = { ...prod, firewall: { webAclArn: webAcl } };
    expect(() => appOf(unguarded, { firewall: true }, folder)).toThrow('has no firewall in a second stack');
  });
});
