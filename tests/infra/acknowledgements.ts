/** A finding of cdk-nag that we accept, and why. */
export interface Acknowledgement {
  readonly rule: `AwsSolutions-${string}` | `Serverless-${string}`;
  /** What the rule found at the resource, if it says so: the text in brackets in its id. */
  readonly finding?: RegExp;
  /** The beginning of the construct's path below the stack. */
  readonly at: string;
  readonly reason: string;
}

/** CDK's own Lambda that fills the site's bucket. */
const deployment = 'Custom::CDKBucketDeployment';

/** How findings begin that name a resource by its ARN, in a stack for any place and in one for a certain place. */
const arn = '^Resource::arn:(?:<AWS::Partition>|aws)';
const executions = new RegExp(`${arn}:states:.*:execution:.*PipelineStateMachine\\w+.*:\\*$`);

/** Every accepted finding on `dev` and `prod`, each with its reason. */
export const acknowledgements: readonly Acknowledgement[] = [
  {
    rule: 'AwsSolutions-COG1',
    at: 'Identity/UserPool/',
    reason: 'A password has at least 6 characters, and nothing more is asked; Cognito slows guessing down.',
  },
  {
    rule: 'AwsSolutions-COG2',
    at: 'Identity/UserPool/',
    reason:
      'A second factor, an authenticator app, is an option of every account; the product does not force it on anybody.',
  },
  {
    rule: 'AwsSolutions-COG8',
    at: 'Identity/UserPool/',
    reason: 'The Plus plan is priced per active user, whatever that user pays; an operator may turn it on.',
  },
  {
    rule: 'AwsSolutions-IAM5',
    finding: /^Resource::<Pipeline\w+\.Arn>:\*$/,
    at: 'Pipeline/StateMachine/Role/',
    reason:
      'The machine may invoke any version of its own four steps; CDK grants a function with its versions.',
  },
  {
    rule: 'AwsSolutions-IAM5',
    finding: /^Resource::\*$/,
    at: 'Pipeline/StateMachine/Role/',
    reason:
      'Log delivery and X-Ray have no resources to name: ' +
      'https://docs.aws.amazon.com/step-functions/latest/dg/cw-logs.html#cloudwatch-iam-policy',
  },
  {
    rule: 'AwsSolutions-IAM5',
    finding: executions,
    at: 'Pipeline/SweepSessionsRole/',
    reason: 'The sweep asks after executions of the one machine, which are named by session ids.',
  },
  {
    rule: 'AwsSolutions-IAM5',
    finding: executions,
    at: 'Api/SessionsRole/',
    reason: 'A user can cancel a search; executions of the one machine are named by session ids.',
  },
  {
    rule: 'AwsSolutions-APIG4',
    at: 'Api/HttpApi/POST--api--contact/',
    reason: 'Visitors write to us without an account; the site alone may call, and so often per viewer.',
  },
  {
    rule: 'AwsSolutions-APIG4',
    at: 'Api/HttpApi/POST--api--preview/',
    reason:
      'Visitors try a search without an account; the site alone may call, so often per viewer and in all.',
  },
  {
    rule: 'AwsSolutions-APIG4',
    at: 'Api/HttpApi/POST--api--remove-my-data/',
    reason: 'Who objects to being listed has no account; the site alone may call, and so often per viewer.',
  },
  ...['GET', 'POST'].map(
    (method): Acknowledgement => ({
      rule: 'AwsSolutions-APIG4',
      at: `Api/HttpApi/${method}--api--remove-my-data--{token}/`,
      reason: 'Who objects has no account; the link of the mail holds a token that nobody can guess.',
    }),
  ),
  ...['GET', 'POST'].map(
    (method): Acknowledgement => ({
      rule: 'AwsSolutions-APIG4',
      at: `Api/HttpApi/${method}--api--unsubscribe--{token}/`,
      reason: 'Who unsubscribes has no account; the link of the mail holds a token that nobody can guess.',
    }),
  ),
  {
    rule: 'AwsSolutions-APIG4',
    at: 'Api/HttpApi/POST--api--webhooks--payments/',
    reason: 'The payment provider has no account of ours; every delivery is signed over its bytes.',
  },
  {
    rule: 'AwsSolutions-SQS3',
    at: 'Payments/ParkedEvents/',
    reason: 'It is where failed events end, though no queue leads there: the webhook parks them itself.',
  },
  ...['Pipeline/FindCompaniesRole/', 'Api/GenerateTemplateRole/'].map(
    (at): Acknowledgement => ({
      rule: 'AwsSolutions-IAM5',
      finding: new RegExp(`${arn}:bedrock:\\*::foundation-model/amazon\\.nova-lite-v1:0$`),
      at,
      reason:
        'An inference profile leads to its model in one of several regions, which AWS may change; the one model is allowed ' +
        'through the one profile alone.',
    }),
  ),
  {
    rule: 'AwsSolutions-SMG4',
    at: 'Secrets/Origin/',
    reason:
      'CloudFront and the API change theirs together, at a deployment, or calls between would be refused.',
  },
  {
    rule: 'AwsSolutions-SMG4',
    at: 'Secrets/HashKey/',
    reason: 'Under a new key nobody who objected would be recognized any more.',
  },
  {
    rule: 'AwsSolutions-IAM5',
    finding: /^Resource::(<AccountJobs(CloseAccount|EraseAccount|ExportAccount)\w+\.Arn>:)?\*$/,
    at: 'AccountJobs/',
    reason:
      'The machines may invoke any version of their own steps; log delivery and X-Ray have no resources to name: ' +
      'https://docs.aws.amazon.com/step-functions/latest/dg/cw-logs.html#cloudwatch-iam-policy',
  },
  {
    rule: 'AwsSolutions-IAM5',
    finding: executions,
    at: 'AccountJobs/CloseAccountRole/',
    reason: 'It stops the searches of the account, which are named by session ids.',
  },
  {
    rule: 'AwsSolutions-IAM5',
    finding: /^Resource::<AccountJobsFiles\w+\.Arn>\/exports\/\*$/,
    at: 'AccountJobs/',
    reason: 'Files of all users lie below one prefix, each under the id of its user.',
  },
  {
    rule: 'AwsSolutions-IAM5',
    finding: /^Resource::<AccountJobsFiles\w+\.Arn>\/exports\/\*$/,
    at: 'Api/AccountRole/',
    reason: 'A link is made for the file of the user who asks, whoever that is.',
  },
  {
    rule: 'AwsSolutions-IAM5',
    finding: new RegExp(`${arn}:dynamodb:.*:table/buyerscope-register-(dev|prod)-\\*$`),
    at: 'Pipeline/FindCompaniesRole/',
    reason: 'Each build of the register of companies is a new table; all of them hold published facts.',
  },
  {
    rule: 'AwsSolutions-S1',
    at: 'Register/Builds/',
    reason:
      'An operator alone writes and reads builds, which are copies of published lists and gone after a week.',
  },
  {
    rule: 'AwsSolutions-S1',
    at: 'AccountJobs/Files/',
    reason: 'Who may open a file is decided where its link is made, and each file is gone after a week.',
  },
  {
    rule: 'AwsSolutions-CFR1',
    at: 'Site/Distribution/',
    reason: 'Domain names are sold from everywhere to everywhere.',
  },
  {
    rule: 'AwsSolutions-CFR2',
    at: 'Site/Distribution/',
    reason:
      'The site is static, and the API is throttled at its stage and limited per user where the act is counted; ' +
      'a WAF bills each request; an operator turns it on by configuration.',
  },
  {
    rule: 'AwsSolutions-CFR4',
    at: 'Site/Distribution/',
    reason: "CloudFront's own certificate fixes the minimum; a domain of one's own brings TLS 1.2 with it.",
  },
  {
    rule: 'AwsSolutions-IAM4',
    finding: /AWSLambdaBasicExecutionRole$/,
    at: deployment,
    reason: 'CDK makes this role and takes none of ours for its logs; it runs at deployments alone.',
  },
  {
    rule: 'AwsSolutions-IAM5',
    finding: /^Action::s3:(GetObject|GetBucket|List|DeleteObject|Abort)\*$/,
    at: deployment,
    reason: "CDK's grants for copying; they cover the site's bucket and CDK's own bucket of assets.",
  },
  {
    rule: 'AwsSolutions-IAM5',
    finding: /^Resource::(<SiteFilesBucket\w+\.Arn>|arn:(<AWS::Partition>|aws):s3:::cdk-\w+-assets-.*)\/\*$/,
    at: deployment,
    reason: 'Every file of the site is copied, so every object of the two buckets is meant.',
  },
  {
    rule: 'AwsSolutions-IAM5',
    finding: /^Resource::\*$/,
    at: deployment,
    reason: 'CDK lets it invalidate any distribution, as the deployment learns which one only when it runs.',
  },
  {
    rule: 'AwsSolutions-L1',
    at: deployment,
    reason: "The runtime is CDK's choice and moves with aws-cdk-lib.",
  },
  ...['Api/', 'Payments/', 'Operator/', 'AccountJobs/', 'Identity/'].map(
    (at): Acknowledgement => ({
      rule: 'Serverless-LambdaDLQ',
      at,
      reason: 'Nothing calls these asynchronously: whoever calls is answered with the error.',
    }),
  ),
  {
    rule: 'Serverless-LambdaDLQ',
    at: 'Pipeline/',
    reason:
      'The machine is answered with the error of a step. An event of an ended execution that is lost is made good by the ' +
      'sweep, and a sweep by the next one; both ring when they fail.',
  },
  {
    rule: 'Serverless-LambdaDLQ',
    at: 'Campaigns/',
    reason:
      'Turns come from a queue that has a dead-letter queue; a lost sweep is made good by the next one.',
  },
  {
    rule: 'Serverless-LambdaDLQ',
    at: 'Removals/',
    reason: 'An operator is answered with the error; a lost sweep is made good by the next one.',
  },
  {
    rule: 'Serverless-LambdaDLQ',
    at: 'Mail/',
    reason: 'Notices come from a queue that has a dead-letter queue.',
  },
  ...['Mail/Send/', 'Campaigns/Send/'].map(
    (at): Acknowledgement => ({
      rule: 'Serverless-LambdaEventSourceMappingDestination',
      at,
      reason: 'A queue has no destination for failures but its own dead-letter queue.',
    }),
  ),
  ...['Mail/Unsent/', 'Campaigns/FailedTurns/', 'Payments/ParkedEvents/'].map(
    (at): Acknowledgement => ({
      rule: 'Serverless-SQSRedrivePolicy',
      at,
      reason: 'It is where failed messages end.',
    }),
  ),
  ...[
    'Pipeline/ExecutionEndedBadly/',
    'Pipeline/SweepEveryMinute/',
    'Campaigns/EveryMinute/',
    'Removals/EveryMinute/',
  ].map(
    (at): Acknowledgement => ({
      rule: 'Serverless-EventBusDLQ',
      at,
      reason: 'The next sweep, a minute later, does what a lost event would have done.',
    }),
  ),
  {
    rule: 'AwsSolutions-IAM5',
    finding: /^Resource::\*$/,
    at: '',
    reason:
      'X-Ray has no resources to name: https://docs.aws.amazon.com/xray/latest/devguide/security_iam_service-with-iam.html',
  },
  ...(['Serverless-LambdaDLQ', 'Serverless-LambdaTracing', 'Serverless-LambdaLatestVersion'] as const).map(
    (rule): Acknowledgement => ({
      rule,
      at: deployment,
      reason: 'CDK makes this Lambda; it runs at deployments, which fail with it.',
    }),
  ),
  {
    rule: 'Serverless-SNSRedrivePolicy',
    at: 'Alarms/Topic/',
    reason:
      'A mail that cannot be delivered leaves nothing to send again: the alarm itself stays in CloudWatch.',
  },
];
