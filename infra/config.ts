import { parseArgs } from 'node:util';
import recommendedFlags from 'aws-cdk-lib/recommended-feature-flags.json' with { type: 'json' };

/** Where the stack runs. `local` is the same stack as the local runner reads it. */
export interface EnvironmentConfig {
  readonly name: 'dev' | 'prod' | 'local';
  /** The account and region that it is deployed to; `npm run deploy` refuses every other. */
  readonly place?: { readonly account: string; readonly region: string };
  /** Whether what people stored outlives the stack. */
  readonly retainData: boolean;
  /** Whether stack, table and user pool refuse to be deleted. A first deployment goes without: see `firstDeployment`. */
  readonly refuseDeletion: boolean;
  readonly logRetentionDays: 7 | 90;
  /**
   * The address that the product's mail comes from. Its domain becomes an identity of SES, which sends once the domain's
   * DKIM records are in DNS. Each environment needs a domain of its own, such as `mail.example.com`.
   */
  readonly mailSender: string;
  /** Who reads what visitors write, and what alarms say. */
  readonly operatorAddress: string;
  /**
   * The site's own domain, such as `app.example.com`, with its certificate: an ARN of ACM in us-east-1. A DNS record leads
   * from it to the distribution. Without a domain the site has a
   * `cloudfront.net` address.
   */
  readonly domain?: { readonly name: string; readonly certificateArn: string };
  /** How long what was begun for an account may still be running after it was closed, in seconds. */
  readonly settleSeconds: number;
  /**
   * When the sweep that removes people begins, in seconds: how long after a removal, as what was begun before it may still
   * write; and from one sweep to the next, as each reads the whole table.
   */
  readonly removals: { readonly settleSeconds: number; readonly restSeconds: number };
  /**
   * Where the browser finds Cognito, if not at its public endpoint of the region: a path of the site's own origin.
   */
  readonly userPoolEndpoint?: string;
  /** Where the browser can ask which web the engine reads. */
  readonly localStatusUrl?: string;
  /**
   * How many companies of one search are read at once. A search should leave room for others within the account's quota of
   * concurrent Lambdas, which is 1,000 as a rule and may be 10 in a new account; what finds no room waits.
   */
  readonly companiesAtOnce: number;
  /** How many Lambdas send campaigns at once: 2 at least, which is the least that Lambda takes, and 10 at most. */
  readonly campaignWorkers: number;
  /**
   * Whether mail about accounts, such as confirmation codes, goes through SES. Cognito's own sender has a limit of 50 mails a
   * day; it refuses SES until the sender's domain is verified, so a first deployment goes without.
   */
  readonly accountMailBySes: boolean;
  /** Whether Cognito watches for stolen passwords and takeovers: its Plus plan, priced for each active user. */
  readonly threatProtection: boolean;
  readonly payments: PaymentsConfig;
  /**
   * How fast a mailbox may send campaigns, whatever its user wants: the mean seconds between two mails, and how many a
   * mailbox that is new to it sends on its first day, and how many more on each day that follows; how many seconds it
   * rests, at first, when Google says that it sends too much.
   */
  readonly sending: {
    readonly gapSeconds: number;
    readonly firstDay: number;
    readonly growth: number;
    readonly restSeconds: number;
  };
  /**
   * Our client at Google, by which users connect their Gmail accounts: its id, and the name under which an operator has
   * put its secret into Secrets Manager as plain text. Without it, none can be connected.
   */
  readonly gmail?: { readonly clientId: string; readonly clientSecretName: string };
  /**
   * Who writes email templates, and proposes and judges companies; without one, or while it does not answer, the product
   * composes templates by itself, and finds and ranks companies by its own rules.
   */
  readonly languageModel?: LanguageModelConfig;
  readonly companySources: CompanySourcesConfig;
  /**
   * Asks mail servers whether mailboxes exist: `helo` is a host name that the address of the functions resolves to, from
   * which mail could come, `sender` an address there. AWS lets nothing out by port 25 until it is asked to.
   */
  readonly mailboxCheck?: { readonly helo: string; readonly sender: string };
}

/** Where companies are looked for beside the directory and the name's own forms; each is off where it is not named. */
export interface CompanySourcesConfig {
  /** A SPARQL endpoint over Wikidata. */
  readonly wikidata?: string;
  /** The interpreter of an Overpass server, which searches OpenStreetMap. */
  readonly overpass?: string;
  /** The secret under which an operator has put the key of Brave's search API into Secrets Manager, as plain text. */
  readonly braveSearchKeySecret?: string;
}

/** Public services that want no key, within what they allow to everyone. */
const keylessSources: CompanySourcesConfig = {
  wikidata: 'https://query.wikidata.org/sparql',
  overpass: 'https://overpass-api.de/api/interpreter',
};

/**
 * How plans are paid. Both names are of secrets in Secrets Manager that an operator makes: one holds Stripe's key as plain
 * text, the other what deliveries of its webhook are signed with, `whsec_…`, one a line and two at most.
 */
interface PaymentsConfig {
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** How long the trial of a first subscription is; 0 for none. */
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
 * A model or inference profile of Bedrock, which the functions that ask it are allowed by IAM; or one behind an endpoint
 * that speaks OpenAI's protocol (`url` such as `https://models.example/v1`), whose key, if it wants one, an operator has
 * put into Secrets Manager as plain text under the name `keySecret`.
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
 * Amazon's own small model through the inference profile of the US regions: it wants no key, no contract with a third party
 * and no request for access. In Europe it is `eu.amazon.nova-lite-v1:0`, in Asia `apac.amazon.nova-lite-v1:0`
 * (`docs/decisions/0022-a-small-model-by-default.md`).
 */
const smallModel: LanguageModelConfig = { provider: 'bedrock', modelId: 'us.amazon.nova-lite-v1:0' };

/** As a person might who writes mails: what Google takes for bulk costs the mailbox its standing. */
const unhurried = { gapSeconds: 120, firstDay: 10, growth: 10, restSeconds: 900 };

/** No Lambda runs for longer than 15 minutes; four sweeps a day are the most that anybody can have us pay for. */
const unhurriedRemovals = { settleSeconds: 900, restSeconds: 6 * 3600 };

/** Stand for an operator's own until they are set: `npm run deploy` refuses them. */
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
    removals: unhurriedRemovals,
    companiesAtOnce: 5,
    campaignWorkers: 2,
    accountMailBySes: false,
    threatProtection: false,
    ...unsetAddresses('dev'),
    companySources: keylessSources,
    languageModel: smallModel,
    payments: paymentsOf('dev'),
    sending: unhurried,
  },
  prod: {
    name: 'prod',
    retainData: true,
    refuseDeletion: true,
    logRetentionDays: 90,
    settleSeconds: 90,
    removals: unhurriedRemovals,
    companiesAtOnce: 40,
    campaignWorkers: 10,
    accountMailBySes: false,
    threatProtection: false,
    ...unsetAddresses('prod'),
    companySources: keylessSources,
    languageModel: smallModel,
    payments: paymentsOf('prod'),
    sending: unhurried,
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

/** The options that a command has beside `--env`, and what each holds. */
type OptionTypes = Readonly<Record<string, 'boolean' | 'string'>>;
type Given<Types extends OptionTypes> = {
  readonly [Name in keyof Types]?: Types[Name] extends 'boolean' ? boolean : string;
};

/**
 * The environment that `--env <name>` names, and the command's further options as they were given; ends the process with
 * one sentence for anything else on the command line.
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

/** Finds the configuration of an environment by name; throws with the names that exist. */
export function environmentConfig(name: string | undefined): EnvironmentConfig {
  const config = Object.values(environments).find((each) => each.name === name);
  if (config !== undefined) return config;
  const names = Object.keys(environments).join(', ');
  throw new Error(`--env: name one of the environments ${names}, such as --env dev`);
}

/**
 * An environment as its first deployment makes it: CloudFormation can roll a failed one back only where nothing refuses
 * to be deleted, and SES does not know the sender's domain before.
 */
export function firstDeployment(config: EnvironmentConfig): EnvironmentConfig {
  return { ...config, refuseDeletion: false, accountMailBySes: false };
}

/**
 * How every app of ours is synthesized: as this version of CDK recommends for new projects, and failing, where CDK alone
 * would warn, when a template breaks CloudFormation's rules. `cdk flags` explains the flags.
 */
export const appContext = { ...recommendedFlags, '@aws-cdk/core:validateAgainstDefaultRules': true };
