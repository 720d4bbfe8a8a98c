import { parseArgs } from 'node:util';

/** The environment in which the stack runs. `local` is the same stack as run by the local runner. */
export interface EnvironmentConfig {
  readonly name: 'dev' | 'prod' | 'local';
  /** The account and region it is deployed to. `npm run deploy` refuses any other. */
  readonly place?: { readonly account: string; readonly region: string };
  /** Whether stored data survives the deletion of the stack. */
  readonly retainData: boolean;
  /** Whether stack, table and user pool refuse to be deleted. Off for a first deployment: see `firstDeployment`. */
  readonly refuseDeletion: boolean;
  readonly logRetentionDays: 7 | 90;
  /**
   * The address from which the product's mail comes. Its domain becomes an identity in SES, which can send once the
   * domain's DKIM records are in DNS. Each environment needs its own domain, such as `mail.example.com`.
   */
  readonly mailSender: string;
  /** Receives visitors' messages and alarms. */
  readonly operatorAddress: string;
  /**
   * The site's own domain, such as `app.example.com`, with its certificate: an ARN of ACM in us-east-1. A DNS record
   * must point it to the distribution. Without a domain the site has a `cloudfront.net` address.
   */
  readonly domain?: { readonly name: string; readonly certificateArn: string };
  /**
   * A firewall (AWS WAF) for the site, billed per request: Amazon's rules, and a limit on calls per network address
   * in five minutes, at least 10; or an existing web ACL. CloudFront only accepts web ACLs from us-east-1: an
   * environment in another region has a second stack there.
   */
  readonly firewall?: { readonly maxCallsIn5Minutes: number } | { readonly webAclArn: string };
  /** How long tasks that began before an account was closed may still run, in seconds. */
  readonly settleSeconds: number;
  /**
   * When the sweep that removes people begins, in seconds. `settleSeconds` after a removal, as tasks that began
   * before it may still write. `restSeconds` after the last sweep, as each one reads the whole table.
   */
  readonly removals: { readonly settleSeconds: number; readonly restSeconds: number };
  /** Where the browser finds Cognito if not at the region's public endpoint: a path on the site's own origin. */
  readonly userPoolEndpoint?: string;
  /** Where the browser can ask which web the engine reads. */
  readonly localStatusUrl?: string;
  /**
   * How many companies of one search are read at the same time. One search should leave room for others within the
   * account's quota of concurrent Lambdas, which is usually 1,000 but may be 10 in a new account. The rest wait.
   */
  readonly companiesAtOnce: number;
  /** How many Lambdas send campaigns at the same time: at least 2, which is Lambda's minimum, and at most 10. */
  readonly campaignWorkers: number;
  /**
   * Whether mail about accounts, such as confirmation codes, is sent through SES. Cognito's own sender is limited to
   * 50 mails a day. Cognito refuses SES until the sender's domain is verified, so this is off for a first
   * deployment.
   */
  readonly accountMailBySes: boolean;
  /**
   * Whether Cognito watches for stolen passwords and account takeovers. This needs its Plus plan, which is priced
   * per active user.
   */
  readonly threatProtection: boolean;
  readonly payments: PaymentsConfig;
  /**
   * How fast a mailbox may send campaigns, whatever its user wants: the mean number of seconds between two mails,
   * how many mails a new mailbox sends on its first day, how many more on each following day, and how many seconds
   * it rests when Google first says that it sends too much.
   */
  readonly sending: {
    readonly gapSeconds: number;
    readonly firstDay: number;
    readonly growth: number;
    readonly restSeconds: number;
  };
  /**
   * Our OAuth client at Google, with which users connect their Gmail accounts: its id, and the name of the secret in
   * Secrets Manager where an operator has stored its client secret as plain text. Without it no account can be
   * connected.
   */
  readonly gmail?: { readonly clientId: string; readonly clientSecretName: string };
  /**
   * The model that writes email templates, and proposes and judges companies. Without one, or while it does not
   * answer, the product composes templates itself, and finds and ranks companies by its own rules.
   */
  readonly languageModel?: LanguageModelConfig;
  readonly companySources: CompanySourcesConfig;
  /**
   * Checks with mail servers whether mailboxes exist. `helo` is a host name that resolves to the functions' address
   * and could send mail; `sender` is an address there. AWS blocks outgoing port 25 until you ask for it to be
   * opened.
   */
  readonly mailboxCheck?: { readonly helo: string; readonly sender: string };
}

/**
 * Where companies are searched in addition to the directory and forms of the name. Sources that are not configured
 * are off.
 */
export interface CompanySourcesConfig {
  /** A SPARQL endpoint over Wikidata. */
  readonly wikidata?: string;
  /** The interpreter of an Overpass server, which queries OpenStreetMap. */
  readonly overpass?: string;
  /**
   * The name of the secret in Secrets Manager where an operator has stored the key of Brave's search API as plain
   * text.
   */
  readonly braveSearchKeySecret?: string;
}

/** Public services that need no key, within the limits that they set for everyone. */
const keylessSources: CompanySourcesConfig = {
  wikidata: 'https://query.wikidata.org/sparql',
  overpass: 'https://overpass-api.de/api/interpreter',
};

/**
 * How plans are paid. Both are names of secrets in Secrets Manager that an operator creates. One contains Stripe's
 * key as plain text; the other the signing secrets of its webhook, `whsec_…`, one per line and at most two.
 */
interface PaymentsConfig {
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** The length of the trial of a first subscription in days; 0 for none. */
  readonly trialDays: number;
}

function paymentsOf(name: EnvironmentConfig['name']): PaymentsConfig {
  return {
    keySecret: `buyerscope/${name}/stripe-api-key`,
    webhookSecret: `buyerscope/${name}/stripe-webhook-secrets`,
    trialDays: 14,
  };
}

/**
 * A model or inference profile of Bedrock, which IAM allows the functions that use it; or a model at an endpoint
 * that speaks OpenAI's protocol (`url` such as `https://models.example/v1`). If that needs a key, an operator has
 * stored it as plain text in Secrets Manager under the name `keySecret`.
 */
export type LanguageModelConfig =
  | { readonly provider: 'bedrock'; readonly modelId: string }
  | {
      readonly provider: 'openai-compatible';
      readonly modelId: string;
      readonly url: string;
      readonly keySecret?: string;
    };

/**
 * Amazon's own small model, through the inference profile of the US regions. It needs no key, no contract with a
 * third party and no request for access. In Europe it is `eu.amazon.nova-lite-v1:0`, in Asia
 * `apac.amazon.nova-lite-v1:0` (`docs/decisions/0022-a-small-model-by-default.md`).
 */
const smallModel: LanguageModelConfig = { provider: 'bedrock', modelId: 'us.amazon.nova-lite-v1:0' };

/**
 * About the pace of a person writing mails: what looks like bulk mail to Google damages the mailbox's reputation.
 */
const standardPace = { gapSeconds: 120, firstDay: 10, growth: 10, restSeconds: 900 };

/** No Lambda runs longer than 15 minutes. Four sweeps a day limit the cost that removal requests can cause. */
const standardRemovals = { settleSeconds: 900, restSeconds: 6 * 3600 };

/** Placeholders for an operator's own addresses. `npm run deploy` refuses them. */
function unsetAddresses(name: EnvironmentConfig['name']) {
  return {
    mailSender: `no-reply@${name}.buyerscope.example`,
    operatorAddress: 'operator@buyerscope.example',
  };
}

const environments: Readonly<Record<EnvironmentConfig['name'], EnvironmentConfig>> = {
  dev: {
    name: 'dev',
    retainData: false,
    refuseDeletion: false,
    logRetentionDays: 7,
    settleSeconds: 90,
    removals: standardRemovals,
    companiesAtOnce: 5,
    campaignWorkers: 2,
    accountMailBySes: false,
    threatProtection: false,
    ...unsetAddresses('dev'),
    companySources: keylessSources,
    languageModel: smallModel,
    payments: paymentsOf('dev'),
    sending: standardPace,
  },
  prod: {
    name: 'prod',
    retainData: true,
    refuseDeletion: true,
    logRetentionDays: 90,
    settleSeconds: 90,
    removals: standardRemovals,
    companiesAtOnce: 40,
    campaignWorkers: 10,
    accountMailBySes: false,
    threatProtection: false,
    ...unsetAddresses('prod'),
    companySources: keylessSources,
    languageModel: smallModel,
    payments: paymentsOf('prod'),
    sending: standardPace,
  },
  local: {
    name: 'local',
    retainData: false,
    refuseDeletion: false,
    logRetentionDays: 7,
    settleSeconds: 3,
    removals: { settleSeconds: 3, restSeconds: 0 },
    companiesAtOnce: 40,
    campaignWorkers: 10,
    accountMailBySes: false,
    threatProtection: false,
    ...unsetAddresses('local'),
    gmail: { clientId: 'buyerscope-local', clientSecretName: 'buyerscope/local/google-client-secret' },
    companySources: keylessSources,
    payments: paymentsOf('local'),
    sending: { gapSeconds: 0, firstDay: 100, growth: 0, restSeconds: 1 },
    userPoolEndpoint: '/cognito-idp/',
    localStatusUrl: '/_local/web.json',
  },
};

/** How the tables of an environment's register of companies begin; a build's id follows. */
export function registerTablePrefix({ name }: Pick<EnvironmentConfig, 'name'>): string {
  return `buyerscope-register-${name}-`;
}

/** The types of a command's options other than `--env`. */
type OptionTypes = Readonly<Record<string, 'boolean' | 'string'>>;
type Given<Types extends OptionTypes> = {
  readonly [Name in keyof Types]?: Types[Name] extends 'boolean' ? boolean : string;
};

/**
 * Reads the environment named by `--env <name>` and the command's other options. Ends the process with one sentence
 * if anything else is on the command line.
 */
export function fromCommandLine<const Types extends OptionTypes>(
  types: Types,
): { config: EnvironmentConfig; given: Given<Types> } {
  try {
    const own = Object.fromEntries(Object.entries(types).map(([name, type]) => [name, { type }]));
    const { values } = parseArgs({ options: { ...own, env: { type: 'string' } } });
    return { config: environmentConfig(values.env as string | undefined), given: values as Given<Types> };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

/** Finds the configuration of an environment by name. Throws an error with the existing names. */
export function environmentConfig(name: string | undefined): EnvironmentConfig {
  const config = Object.values(environments).find((each) => each.name === name);
  if (config !== undefined) return config;
  const names = Object.keys(environments).join(', ');
  throw new Error(`--env: name one of the environments ${names}, such as --env dev`);
}

/**
 * An environment's configuration for its first deployment. CloudFormation can only roll back a failed first
 * deployment if nothing refuses to be deleted, and SES does not know the sender's domain yet.
 */
export function firstDeployment(config: EnvironmentConfig): EnvironmentConfig {
  return { ...config, refuseDeletion: false, accountMailBySes: false };
}

/** The limit of a firewall that needs a stack of its own in us-east-1; null if there is none. */
export function limitOfSecondStack({ place, firewall }: EnvironmentConfig): number | null {
  if (firewall === undefined || 'webAclArn' in firewall) return null;
  return place === undefined || place.region === 'us-east-1' ? null : firewall.maxCallsIn5Minutes;
}
