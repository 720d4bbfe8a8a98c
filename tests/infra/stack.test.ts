import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Match } from 'aws-cdk-lib/assertions';
import recommendedFlags from 'aws-cdk-lib/recommended-feature-flags.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { environmentConfig } from '../../infra/config.ts';
import { newApp } from '../../infra/stack.ts';
import { contract } from '../../shared/contract/contract.ts';
import { synthesized } from './stack.ts';

const { stack: prodStack, template: prod, outdir } = synthesized('prod');
const { stack: devStack, template: dev } = synthesized('dev');

interface Statement {
  Action: string | string[];
  Resource: unknown;
}

describe('the API', () => {
  const declared = Object.values(contract).flatMap((capability) => Object.values(capability));

  it('has one route per entry of the contract and no other', () => {
    const routes = Object.values(prod.findResources('AWS::ApiGatewayV2::Route')).map(
      (route) => route.Properties.RouteKey,
    );
    expect(routes.toSorted()).toEqual(declared.map((route) => `${route.method} ${route.path}`).toSorted());
  });

  it('logs one line per request that says nothing about the caller', () => {
    const [stage] = Object.values(prod.findResources('AWS::ApiGatewayV2::Stage'));
    const { DestinationArn, Format } = stage?.Properties.AccessLogSettings ?? {};
    expect(JSON.stringify(DestinationArn)).toContain('AccessLogs');
    expect(Format).toContain('$context.requestId');
    expect(Format).not.toMatch(/identity|claims|\$context\.(path|extendedRequestId)|userAgent/i);
  });

  it('only lets a user route be called with a JWT', () => {
    for (const { Properties } of Object.values(prod.findResources('AWS::ApiGatewayV2::Route'))) {
      const entry = declared.find((route) => `${route.method} ${route.path}` === Properties.RouteKey);
      expect(Properties.AuthorizationType, Properties.RouteKey).toBe(
        entry?.access === 'user' ? 'JWT' : 'NONE',
      );
    }
    prod.hasResourceProperties('AWS::ApiGatewayV2::Authorizer', {
      AuthorizerType: 'JWT',
      JwtConfiguration: { Audience: [{ Ref: Match.stringLikeRegexp('Browser') }] },
    });
  });
});

describe('the table', () => {
  it('is protected and restorable in prod', () => {
    prod.hasResource('AWS::DynamoDB::GlobalTable', {
      Properties: {
        BillingMode: 'PAY_PER_REQUEST',
        TimeToLiveSpecification: { AttributeName: 'expires_at', Enabled: true },
        Replicas: [
          Match.objectLike({
            DeletionProtectionEnabled: true,
            PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
          }),
        ],
      },
    });
  });
});

describe('the stack', () => {
  it('refuses to be deleted in prod', () => {
    expect([prodStack.terminationProtection, devStack.terminationProtection]).toEqual([true, false]);
  });
});

describe('the feature flags', () => {
  it('are those that this version of CDK recommends', () => {
    const app = newApp();
    for (const [flag, value] of Object.entries(recommendedFlags)) {
      expect(app.node.tryGetContext(flag), flag).toEqual(value);
    }
  });
});

describe('the number of resources', () => {
  // A stack can have 500: https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/cloudformation-limits.html
  const warnAt = 450;

  it.each([
    ['prod', prod],
    ['dev', dev],
  ])('of %s stays below the limit of CloudFormation', (_name, template) => {
    expect(Object.keys(template.toJSON().Resources).length).toBeLessThan(warnAt);
  });

  it('does not grow with routes: the API has one permission for each Lambda', () => {
    const invokers = Object.values(prod.findResources('AWS::Lambda::Permission'));
    const ofApi = invokers.filter(({ Properties }) => Properties.Principal === 'apigateway.amazonaws.com');
    const called = Object.values(prod.findResources('AWS::ApiGatewayV2::Integration')).map(
      ({ Properties }) => Properties.IntegrationUri,
    );
    expect(ofApi.map(({ Properties }) => JSON.stringify(Properties.FunctionName)).toSorted()).toEqual(
      called.map((uri) => JSON.stringify(uri)).toSorted(),
    );
  });
});

describe('identity', () => {
  it('takes an email address and at least 6 characters, and only allows sign-in by SRP', () => {
    prod.hasResourceProperties('AWS::Cognito::UserPool', {
      // The address is an alias of a random username, so that sign-ups get the same answer whether or not it has an
      // account.
      AliasAttributes: ['email'],
      UsernameAttributes: Match.absent(),
      MfaConfiguration: 'OPTIONAL',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
      AutoVerifiedAttributes: ['email'],
      Policies: { PasswordPolicy: Match.objectLike({ MinimumLength: 6, RequireNumbers: false }) },
      DeletionProtection: 'ACTIVE',
    });
    prod.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      PreventUserExistenceErrors: 'ENABLED',
      AllowedOAuthFlows: Match.absent(),
      GenerateSecret: false,
    });
  });
});

describe('grants', () => {
  const ours = Object.entries(prod.findResources('AWS::IAM::Policy')).filter(
    ([id]) => !id.includes('CustomCDKBucketDeployment'),
  );
  const statements = ours.flatMap(([, policy]) => policy.Properties.PolicyDocument.Statement as Statement[]);

  it('name their actions', () => {
    const actions = statements.flatMap((statement) => statement.Action);
    expect(actions.length).toBeGreaterThan(10);
    expect(actions.filter((action) => action.includes('*'))).toEqual([]);
  });

  it.each([
    ['ProcessingSessions', 'SweepSessions'],
    ['PublicTemplates', 'ApiTemplates'],
  ])('on the index %s are only those of %s', (index, reader) => {
    const readers = ours.filter(([, policy]) => JSON.stringify(policy).includes(`/index/${index}`));
    expect(readers.map(([id]) => id)).toEqual([expect.stringContaining(reader)]);
  });

  it('name their resources, except for log delivery and tracing, which have none', () => {
    const everything = statements.filter(({ Resource }) => [Resource].flat().includes('*'));
    const actions = everything.flatMap(({ Action }) => Action);
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((action) => !/^(logs|xray):/.test(action))).toEqual([]);
  });

  it('only let the sweep for removals scan', () => {
    const scanning = ours.filter(([, policy]) => JSON.stringify(policy).includes('dynamodb:Scan'));
    expect(scanning.map(([id]) => id)).toEqual([expect.stringContaining('RemovalsSweep')]);
  });
});

describe('the state machine', () => {
  const [machine] = Object.values(prod.findResources('AWS::StepFunctions::StateMachine'));
  const definition = JSON.stringify(machine?.Properties.DefinitionString);

  it('only uses what the local runner runs as AWS does', () => {
    expect(definition).toContain('FindCompanies');
    for (const absent of ['JSONata', 'DISTRIBUTED', 'Assign', '$$.State', 'waitForTaskToken', '.sync']) {
      expect(definition).not.toContain(absent);
    }
  });

  it("makes every step wait for Lambda's capacity for minutes, at spread times", () => {
    for (const { Properties } of Object.values(prod.findResources('AWS::StepFunctions::StateMachine'))) {
      const parts: unknown[] = Properties.DefinitionString['Fn::Join'][1];
      const text = parts.map((part) => (typeof part === 'string' ? part : 'arn')).join('');
      const retries = [...text.matchAll(/"Retry":(\[.*?\}\])/g)].map(([, rules = '']) => JSON.parse(rules));
      expect(retries).toHaveLength(text.match(/"Type":"Task"/g)?.length ?? 0);
      for (const rules of retries) {
        const rule = rules.find(({ ErrorEquals }: { ErrorEquals: string[] }) =>
          ErrorEquals.some((name) => ['States.ALL', 'Lambda.TooManyRequestsException'].includes(name)),
        );
        expect(rule.JitterStrategy).toBe('FULL');
        // With full jitter a delay is half of its maximum on average.
        let seconds = 0;
        for (let attempt = 0; attempt < rule.MaxAttempts; attempt += 1) {
          seconds += Math.min(rule.MaxDelaySeconds, rule.IntervalSeconds * rule.BackoffRate ** attempt) / 2;
        }
        expect(seconds).toBeGreaterThan(240);
      }
    }
  });

  it('logs which state ran and why it failed, without the data', () => {
    expect(machine?.Properties).toMatchObject({
      LoggingConfiguration: { Level: 'ALL', IncludeExecutionData: false },
      TracingConfiguration: { Enabled: true },
    });
  });

  it('fails the session when it fails, by a rule and by a sweep', () => {
    prod.hasResourceProperties('AWS::Events::Rule', {
      EventPattern: Match.objectLike({
        detail: Match.objectLike({ status: ['FAILED', 'TIMED_OUT', 'ABORTED'] }),
      }),
    });
    prod.hasResourceProperties('AWS::Events::Rule', { ScheduleExpression: 'rate(1 minute)' });
  });
});

describe('the site', () => {
  it('has the API on its own origin, uncached, with every method', () => {
    prod.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: Match.objectLike({
        CustomErrorResponses: Match.absent(),
        CacheBehaviors: [
          Match.objectLike({
            PathPattern: '/api/*',
            CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
            OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
            AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
          }),
        ],
      }),
    });
  });

  it('only runs its own scripts and styles', () => {
    const [policy] = Object.values(prod.findResources('AWS::CloudFront::ResponseHeadersPolicy'));
    const text = JSON.stringify(policy?.Properties);
    expect(text).toContain("script-src 'self'; style-src 'self'");
    expect(text).not.toContain('unsafe-');
  });
});

describe('a deployment', () => {
  const resources: Record<string, { Type: string; DependsOn?: string[] }> = prod.toJSON().Resources;
  const waitsFor = (id: string) => resources[id]?.DependsOn ?? [];
  const deployments = Object.keys(prod.findResources('Custom::CDKBucketDeployment'));
  const [assets = ''] = deployments.filter((id) => id.includes('Assets'));
  const [pages = ''] = deployments.filter((id) => id.includes('Pages'));
  const ofApi = Object.values(prod.findResources('AWS::ApiGatewayV2::Integration')).map(
    ({ Properties }) => Properties.IntegrationUri['Fn::GetAtt'][0],
  );

  it('stores hashed files before it changes the API, and pages afterwards', () => {
    expect(ofApi.length).toBeGreaterThan(10);
    for (const lambda of ofApi) {
      expect(waitsFor(lambda)).toContain(assets);
      expect(waitsFor(pages)).toContain(lambda);
    }
    expect(waitsFor(pages)).toEqual(
      expect.arrayContaining(Object.keys(prod.findResources('AWS::ApiGatewayV2::Route'))),
    );
  });

  it('uploads code without its source map', () => {
    const assets = readdirSync(outdir).filter((name) => name.startsWith('asset.'));
    const files = assets
      .filter((name) => !name.includes('.zip'))
      .flatMap((asset) => readdirSync(join(outdir, asset)));
    expect(files.filter((file) => file === 'index.mjs').length).toBeGreaterThan(0);
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  });

  it('deletes no file that an open page may still request', () => {
    for (const { Properties } of Object.values(prod.findResources('Custom::CDKBucketDeployment'))) {
      expect(Properties.Prune).toBe(false);
    }
  });
});

describe('every Lambda', () => {
  const functions = Object.values(prod.findResources('AWS::Lambda::Function'));

  it('runs Node 24 on arm64', () => {
    const ours = functions.filter(({ Properties }) => Properties.TracingConfig?.Mode === 'Active');
    expect(ours.length).toBeGreaterThanOrEqual(11);
    for (const { Properties } of ours) {
      expect(Properties).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] });
    }
  });

  it('has a log that expires', () => {
    const logGroups = prod.findResources('AWS::Logs::LogGroup');
    for (const { Properties } of functions) {
      expect(Object.keys(logGroups), Properties.Handler).toContain(Properties.LoggingConfig?.LogGroup.Ref);
    }
    for (const { Properties } of Object.values(logGroups)) expect(Properties.RetentionInDays).toBe(90);
  });
});

describe('an environment', () => {
  it('that does not exist is refused with the names of those that do', () => {
    expect(() => environmentConfig('staging')).toThrow('dev, prod, local');
  });
});
