import { spawnSync } from 'node:child_process';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type EnvironmentConfig, environmentConfig } from '../../infra/config.ts';
import { examine } from '../../infra/deployment/doctor/examine.ts';
import { type Answers, answerAsAws } from './aws-answers.ts';

const place = { account: '111122223333', region: 'us-east-2' };
const prod: EnvironmentConfig = {
  ...environmentConfig('prod'),
  place,
  mailSender: 'no-reply@mail.seller.test',
  operatorAddress: 'operator@seller.test',
  languageModel: undefined,
  accountMailBySes: true,
  domain: { name: 'app.seller.test', certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/one' },
};

const stack = (outputs = '') => `<DescribeStacksResponse><DescribeStacksResult><Stacks><member>
  <StackName>any</StackName><StackStatus>UPDATE_COMPLETE</StackStatus><Outputs>${outputs}</Outputs>
</member></Stacks></DescribeStacksResult></DescribeStacksResponse>`;
const topic = 'arn:aws:sns:us-east-2:111122223333:alarms';
const subscription = (arn: string) => `<ListSubscriptionsByTopicResponse><ListSubscriptionsByTopicResult>
  <Subscriptions><member><TopicArn>${topic}</TopicArn><Protocol>email</Protocol>
  <SubscriptionArn>${arn}</SubscriptionArn><Endpoint>operator@seller.test</Endpoint></member></Subscriptions>
</ListSubscriptionsByTopicResult></ListSubscriptionsByTopicResponse>`;
const certificate = (Status: string, DomainName = 'app.seller.test') => ({
  Certificate: {
    Status,
    DomainName,
    NotAfter: 1893456000,
    DomainValidationOptions: [
      {
        DomainName,
        ResourceRecord: { Name: '_a.app.seller.test.', Type: 'CNAME', Value: '_b.acm-validations.aws.' },
      },
    ],
  },
});
const prices = (plan: string) => `stripe GET /v1/prices?lookup_keys[0]=buyerscope_${plan}_monthly&limit=1`;
const price = (unit_amount: number, plan: string) => ({
  object: 'list',
  data: [{ id: 'price_1', active: true, unit_amount, currency: 'usd', product: `buyerscope_${plan}` }],
  has_more: false,
});

/** An account in which everything is in order. */
const well: Answers = {
  'sts GetCallerIdentity':
    '<GetCallerIdentityResponse><GetCallerIdentityResult><Account>111122223333</Account></GetCallerIdentityResult></GetCallerIdentityResponse>',
  'cloudformation DescribeStacks': stack(
    `<member><OutputKey>AlarmTopic</OutputKey><OutputValue>${topic}</OutputValue></member>`,
  ),
  'lambda GET /2016-08-19/account-settings': { AccountLimit: { ConcurrentExecutions: 1000 } },
  'secretsmanager DescribeSecret': { Name: 'any', VersionIdsToStages: { one: ['AWSCURRENT'] } },
  'secretsmanager GetSecretValue': { SecretString: 'sk_test_1' },
  'acm DescribeCertificate': certificate('ISSUED'),
  'ses GET /v2/email/identities/mail.seller.test': { VerifiedForSendingStatus: true },
  'ses GET /v2/email/account': {
    SendingEnabled: true,
    ProductionAccessEnabled: true,
    SendQuota: { Max24HourSend: 50000 },
  },
  [prices('pro')]: price(2900, 'pro'),
  [prices('enterprise')]: price(9900, 'enterprise'),
  'sns ListSubscriptionsByTopic': subscription(`${topic}:1`),
};

describe('npm run doctor', () => {
  let stop: () => Promise<void> = async () => undefined;
  afterEach(async () => {
    vi.unstubAllEnvs();
    await stop();
  });

  /**
   * The doctor's findings on an account that differs from a healthy one by these answers, as `state about: words`.
   */
  async function examined(changes: Answers, config = prod): Promise<string[]> {
    const aws = await answerAsAws({ ...well, ...changes });
    stop = aws.stop;
    vi.stubEnv('AWS_ENDPOINT_URL', aws.url);
    vi.stubEnv('STRIPE_API_URL', aws.url);
    vi.stubEnv('AWS_MAX_ATTEMPTS', '1');
    const findings = await examine(config);
    return findings.map(({ about, state, says }) => `${state} ${about}: ${says}`);
  }

  it('finds everything in order', async () => {
    const said = await examined({});
    expect(said.filter((line) => !line.startsWith('ok '))).toEqual([
      'to do pages: web/features/public-site/content.ts holds sample copy: replace it and set confirmed',
    ]);
    expect(said).toContain('ok alarms: reach operator@seller.test');
    expect(said).toContain('ok certificate: issued for app.seller.test, until 2030-01-01');
  });

  it.each<[string, Answers, string]>([
    [
      'credentials of another account',
      {
        'sts GetCallerIdentity': String(well['sts GetCallerIdentity']).replace(
          '111122223333',
          '999988887777',
        ),
      },
      'to do account: these credentials belong to 999988887777',
    ],
    [
      'a region that is not set up',
      {
        'cloudformation DescribeStacks':
          '<ErrorResponse><Error><Type>Sender</Type><Code>ValidationError</Code><Message>Stack with id CDKToolkit does not exist</Message></Error></ErrorResponse>',
      },
      'to do region: us-east-2 is not set up for CDK: npm run bootstrap -- --env prod',
    ],
    [
      'a small quota',
      { 'lambda GET /2016-08-19/account-settings': { AccountLimit: { ConcurrentExecutions: 10 } } },
      'to do Lambda: 10 functions may run at once, and a search reads 40 companies at once',
    ],
    [
      'an empty secret',
      { 'secretsmanager DescribeSecret': { Name: 'any' } },
      "to do secret buyerscope/prod/stripe-api-key: is empty: put in Stripe's API key",
    ],
    [
      'a certificate that is not issued',
      { 'acm DescribeCertificate': certificate('PENDING_VALIDATION') },
      'to do certificate: PENDING_VALIDATION; add to DNS: _a.app.seller.test. CNAME _b.acm-validations.aws.',
    ],
    [
      'a certificate for another name',
      { 'acm DescribeCertificate': certificate('ISSUED', 'www.seller.test') },
      'to do certificate: is for www.seller.test, not for app.seller.test',
    ],
    [
      'a sender that is not verified',
      { 'ses GET /v2/email/identities/mail.seller.test': { DkimAttributes: { Tokens: ['abc'] } } },
      'to do sender: mail.seller.test is not verified; add to its DNS: abc._domainkey.mail.seller.test CNAME abc.dkim.amazonses.com',
    ],
    [
      'the sandbox of SES',
      { 'ses GET /v2/email/account': { SendingEnabled: true, ProductionAccessEnabled: false } },
      'to do sandbox: SES sends to verified addresses alone, 200 mails a day, and operator@seller.test has to be verified',
    ],
    [
      'another price at Stripe',
      { [prices('pro')]: price(1900, 'pro') },
      'to do prices: Stripe lacks, or has otherwise, the prices buyerscope_pro_monthly',
    ],
    [
      'alarms that nobody confirmed',
      { 'sns ListSubscriptionsByTopic': subscription('PendingConfirmation') },
      'to do alarms: reach nobody',
    ],
  ])('says what to do about %s', async (_, changes, line) => {
    expect(await examined(changes)).toContainEqual(expect.stringContaining(line));
  });

  const arn = (account: string, region = 'us-east-1') =>
    `arn:aws:wafv2:${region}:${account}:global/webacl/site/one`;

  it.each<[string, Partial<EnvironmentConfig>, Answers, string]>([
    ['that is not wanted', {}, {}, 'ok firewall: none is configured'],
    [
      'of the stack itself',
      { place: { ...place, region: 'us-east-1' }, firewall: { maxCallsIn5Minutes: 2000 } },
      {},
      'ok firewall: 2000 calls of an address in five minutes',
    ],
    [
      'in another region',
      { firewall: { webAclArn: arn(place.account, 'us-east-2') } },
      {},
      'is no web ACL of CloudFront: create one in us-east-1',
    ],
    [
      'of another account',
      { firewall: { webAclArn: arn('999988887777') } },
      {},
      'to do firewall: the web ACL belongs to 999988887777',
    ],
    ['by its ARN', { firewall: { webAclArn: arn(place.account) } }, {}, `ok firewall: ${arn(place.account)}`],
    [
      'that is not deployed yet',
      { firewall: { maxCallsIn5Minutes: 2000 } },
      {},
      'to do firewall: is not in us-east-1 yet: npm run deploy -- --env prod',
    ],
    [
      'in the second stack',
      { firewall: { maxCallsIn5Minutes: 2000 } },
      {
        'cloudformation DescribeStacks': stack(
          `<member><OutputKey>WebAcl</OutputKey><OutputValue>${arn(place.account)}</OutputValue></member>`,
        ),
      },
      `ok firewall: ${arn(place.account)}`,
    ],
  ])('looks at a firewall %s', async (_, change, answers, line) => {
    const said = await examined(answers, { ...prod, ...change });
    expect(said).toContainEqual(expect.stringContaining(line));
  });

  it.each<[string, Answers, string]>([
    [
      'answers',
      {
        'stripe POST /v1/chat/completions': {
          id: 'one',
          object: 'chat.completion',
          created: 1,
          model: 'small',
          choices: [
            { index: 0, finish_reason: 'stop', message: { role: 'assistant', content: '{"word":"ready"}' } },
          ],
        },
      },
      'ok language model: small answers',
    ],
    ['does not answer', {}, 'to do language model: small does not answer'],
  ])('says so if the language model %s', async (_, answer, line) => {
    const aws = await answerAsAws({ ...well, ...answer });
    stop = aws.stop;
    vi.stubEnv('AWS_ENDPOINT_URL', aws.url);
    vi.stubEnv('STRIPE_API_URL', aws.url);
    vi.stubEnv('AWS_MAX_ATTEMPTS', '1');
    const languageModel = { provider: 'openai-compatible', modelId: 'small', url: `${aws.url}/v1` } as const;
    const said = (await examine({ ...prod, languageModel })).map(
      ({ about, state, says }) => `${state} ${about}: ${says}`,
    );
    expect(said).toContainEqual(expect.stringContaining(line));
  });

  it('says where to request a model of Bedrock that may not be used', async () => {
    const aws = await answerAsAws(well);
    stop = aws.stop;
    vi.stubEnv('AWS_ENDPOINT_URL', aws.url);
    vi.stubEnv('AWS_ENDPOINT_URL_BEDROCK_RUNTIME', aws.url);
    vi.stubEnv('STRIPE_API_URL', aws.url);
    const findings = await examine({ ...prod, languageModel: environmentConfig('prod').languageModel });
    expect(findings.find(({ about }) => about === 'language model')).toMatchObject({
      state: 'to do',
      says: expect.stringMatching(
        /^us\.amazon\.nova-lite-v1:0 does not answer .+: request access to it in the console of Bedrock, in this region$/,
      ),
    });
  });

  it('says which secret is missing, and how to create it', async () => {
    const { 'secretsmanager DescribeSecret': _, ...without } = well;
    const aws = await answerAsAws(without);
    stop = aws.stop;
    vi.stubEnv('AWS_ENDPOINT_URL', aws.url);
    vi.stubEnv('STRIPE_API_URL', aws.url);
    const said = (await examine(prod)).map(({ about, says }) => `${about}: ${says}`);
    expect(said).toContainEqual(
      expect.stringMatching(
        /^secret buyerscope\/prod\/stripe-api-key: is not there: aws secretsmanager create-secret/,
      ),
    );
  });

  it('only checks the configuration if it names no place', async () => {
    const said = await examined({}, environmentConfig('dev'));
    expect(said.length).toBeGreaterThan(0);
    for (const line of said) expect(line).toMatch(/^to do configuration: infra\/config\.ts: set /);
  });

  it('exits with 1 while a line is open', () => {
    const { status, stdout } = spawnSync(process.execPath, ['infra/deployment/doctor.ts', '--env', 'dev'], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stdout).toMatch(/^to do {3}configuration: .+\n/);
    expect(stdout).toMatch(/\n\d of \d lines are open\.\n$/);
  });
});
