import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { synthesized } from './stack.ts';

const { template: prod } = synthesized('prod');
/** What functions may do with the table. DynamoDB counts writes of transactions, and what they check, as one operation. */
const policies = Object.values(prod.findResources('AWS::IAM::Policy'));
const granted = JSON.stringify(policies).matchAll(/"dynamodb:(\w+)"/g);
const tableOperations = new Set(
  [...granted].map(([, action = '']) => (action === 'ConditionCheckItem' ? 'TransactWriteItems' : action)),
);
const refOf = (value: { Ref: string }) => value.Ref;

describe('an export', () => {
  const machines = Object.entries(prod.findResources('AWS::StepFunctions::StateMachine'));
  const [, machine] = machines.find(([id]) => id.includes('Exports')) ?? [];
  const parts: unknown[] = machine?.Properties.DefinitionString['Fn::Join'][1] ?? [];
  const definition = parts.map((part) => (typeof part === 'string' ? part : 'arn')).join('');
  const { TimeoutSeconds, States } = JSON.parse(definition);

  it('has time for every attempt, and then to record that it failed', () => {
    const { MaxAttempts } = States.ExportAccount.Retry.find(({ ErrorEquals }: { ErrorEquals: string[] }) =>
      ErrorEquals.includes('Sandbox.Timedout'),
    );
    const lambdas = Object.entries(prod.findResources('AWS::Lambda::Function'));
    const [, step] = lambdas.find(([id]) => id.includes('ExportAccount')) ?? [];
    expect(TimeoutSeconds).toBeGreaterThan((MaxAttempts + 1) * step?.Properties.Timeout + 900);
  });

  it('is recorded as failed after its last attempt, and its machine fails', () => {
    expect(States.ExportAccount.Catch).toMatchObject([{ ErrorEquals: ['States.ALL'], Next: 'FailExport' }]);
    expect(States.FailExport).toMatchObject({ Parameters: { outcome: 'failed' }, Next: 'ExportFailed' });
    expect(States.ExportFailed.Type).toBe('Fail');
  });
});

describe('every alarm', () => {
  const runbook = readFileSync('docs/runbook.md', 'utf8');
  const alarms = Object.entries(prod.findResources('AWS::CloudWatch::Alarm'));

  it.each(alarms)(
    '%s states the impact, names its heading in the runbook, and notifies the operator',
    (_id, alarm) => {
      const { AlarmDescription, AlarmActions } = alarm.Properties;
      const [, impact = '', heading = ''] =
        /^(.+\.) See docs\/runbook\.md, "(.+)"\.$/.exec(AlarmDescription) ?? [];
      expect(impact.length).toBeGreaterThan(20);
      expect(runbook).toContain(`\n## ${heading}\n\n**Description.**`);
      expect(AlarmActions).toHaveLength(1);
    },
  );

  it('may publish to every topic that it names, as CloudWatch in this account', () => {
    const topics = new Set(alarms.flatMap(([, { Properties }]) => Properties.AlarmActions.map(refOf)));
    expect(topics.size).toBeGreaterThan(0);
    const policies = Object.values(prod.findResources('AWS::SNS::TopicPolicy'));
    for (const topic of topics) {
      const own = policies.filter(({ Properties }) => Properties.Topics.map(refOf).includes(topic));
      const statements = own.flatMap(({ Properties }) => Properties.PolicyDocument.Statement);
      expect(statements).toContainEqual(
        expect.objectContaining({
          Effect: 'Allow',
          Principal: { Service: 'cloudwatch.amazonaws.com' },
          Action: 'sns:Publish',
          Resource: { Ref: topic },
          Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
        }),
      );
    }
  });

  it('about refused payment events needs more than one post by a stranger', () => {
    prod.hasResourceProperties('AWS::CloudWatch::Alarm', {
      MetricName: 'WebhookRefused',
      ComparisonOperator: 'GreaterThanOrEqualToThreshold',
      Threshold: 5,
      Period: 3600,
    });
  });

  const dimension = (metric: string, name: string) =>
    alarms.flatMap(([, { Properties }]) => {
      const stats = (Properties.Metrics ?? []).flatMap(
        ({ MetricStat }: { MetricStat?: { Metric: object } }) =>
          MetricStat === undefined ? [] : [MetricStat.Metric],
      );
      const metrics: { MetricName: string; Dimensions?: { Name: string; Value: unknown }[] }[] = [
        ...stats,
        Properties,
      ];
      return metrics
        .filter(({ MetricName }) => MetricName === metric)
        .flatMap(({ Dimensions = [] }) => Dimensions.filter(({ Name }) => Name === name))
        .map(({ Value }) => JSON.stringify(Value));
    });

  it.each(['ExecutionsFailed', 'ExecutionsTimedOut', 'ExecutionsAborted'])(
    'watches %s of every state machine',
    (metric) => {
      const machines = Object.keys(prod.findResources('AWS::StepFunctions::StateMachine'));
      expect(dimension(metric, 'StateMachineArn').toSorted()).toEqual(
        machines.map((id) => JSON.stringify({ Ref: id })).toSorted(),
      );
    },
  );

  it('adds up everything that it names', () => {
    const sums = alarms.flatMap(([, { Properties }]) =>
      Properties.Metrics === undefined ? [] : [Properties],
    );
    expect(sums.length).toBeGreaterThan(0);
    for (const { Metrics, AlarmDescription } of sums) {
      const added = Metrics.filter(({ MetricStat }: { MetricStat?: object }) => MetricStat !== undefined);
      const [{ Expression }] = Metrics.filter(({ Expression }: { Expression?: string }) => Expression);
      expect(Expression.split(' + ').toSorted(), AlarmDescription).toEqual(
        added.map(({ Id }: { Id: string }) => Id).toSorted(),
      );
    }
  });

  it('watches errors and delays of the API, throttles of Lambda, and the table', () => {
    const [api = ''] = Object.keys(prod.findResources('AWS::ApiGatewayV2::Api'));
    for (const metric of ['5xx', 'Latency']) {
      expect(dimension(metric, 'ApiId')).toEqual([JSON.stringify({ Ref: api })]);
    }
    prod.hasResourceProperties('AWS::CloudWatch::Alarm', {
      MetricName: 'Latency',
      ExtendedStatistic: 'p99',
    });
    prod.hasResourceProperties('AWS::CloudWatch::Alarm', {
      Namespace: 'AWS/Lambda',
      MetricName: 'Throttles',
    });
    const [table = ''] = Object.keys(prod.findResources('AWS::DynamoDB::GlobalTable'));
    for (const metric of ['ThrottledRequests', 'SystemErrors']) {
      expect(dimension(metric, 'TableName')).toContain(JSON.stringify({ Ref: table }));
      expect(new Set(dimension(metric, 'Operation'))).toEqual(
        new Set([...tableOperations].map((name) => `"${name}"`)),
      );
    }
  });

  it('watches how long mails wait', () => {
    const [notices = ''] = Object.keys(prod.findResources('AWS::SQS::Queue')).filter((id) =>
      id.includes('Notices'),
    );
    expect(dimension('ApproximateAgeOfOldestMessage', 'QueueName')).toContain(
      JSON.stringify({ 'Fn::GetAtt': [notices, 'QueueName'] }),
    );
  });

  it('watches every function that a schedule or a rule starts', () => {
    const rules = Object.values(prod.findResources('AWS::Events::Rule'));
    const targets = rules.flatMap(({ Properties }) =>
      Properties.Targets.map((each: { Arn: object }) => each.Arn),
    );
    expect(targets.length).toBeGreaterThan(0);
    const watched = dimension('Errors', 'FunctionName');
    for (const target of targets) {
      expect(watched).toContain(JSON.stringify({ Ref: target['Fn::GetAtt'][0] }));
    }
  });

  it('watches every dead-letter queue', () => {
    const queues = Object.values(prod.findResources('AWS::SQS::Queue'));
    const deadLetters = queues.flatMap(({ Properties }) => Properties.RedrivePolicy ?? []);
    expect(deadLetters.length).toBeGreaterThan(0);
    const watched = JSON.stringify(alarms.map(([, { Properties }]) => Properties.Dimensions));
    for (const { deadLetterTargetArn } of deadLetters) {
      expect(watched).toContain(JSON.stringify(deadLetterTargetArn['Fn::GetAtt'][0]));
    }
  });
});
