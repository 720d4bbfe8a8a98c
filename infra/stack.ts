import { App, Stack } from 'aws-cdk-lib';
import recommendedFlags from 'aws-cdk-lib/recommended-feature-flags.json' with { type: 'json' };
import type { Construct } from 'constructs';
import { type EnvironmentConfig, firstDeployment, limitOfSecondStack } from './config.ts';
import { AccountJobs } from './constructs/account-jobs.ts';
import { Alarms } from './constructs/alarms.ts';
import { Api } from './constructs/api.ts';
import { CompanyRegister } from './constructs/company-register.ts';
import { Identity } from './constructs/identity.ts';
import { Campaigns } from './constructs/mail/campaigns.ts';
import { Mail } from './constructs/mail/mail.ts';
import { Outreach } from './constructs/mail/outreach.ts';
import { Operator } from './constructs/operator.ts';
import { Payments } from './constructs/payments.ts';
import { Pipeline } from './constructs/pipeline.ts';
import { Removals } from './constructs/removals.ts';
import { Secrets } from './constructs/secrets.ts';
import { FirewallStack } from './constructs/site/firewall-stack.ts';
import { Site } from './constructs/site/site.ts';
import { SiteFiles } from './constructs/site/site-files.ts';
import { SiteOrigin } from './constructs/site/site-origin.ts';
import { AppTable } from './constructs/table.ts';

/**
 * An app of ours. It is synthesized with the flags that this version of CDK recommends for new projects, and with an
 * error where CDK would only warn that a template breaks CloudFormation's rules. `cdk flags` explains the flags.
 */
export function newApp(outdir?: string): App {
  return new App({
    ...(outdir !== undefined && { outdir }),
    analyticsReporting: false,
    context: { ...recommendedFlags, '@aws-cdk/core:validateAgainstDefaultRules': true },
  });
}

/** What may be asked for besides the environment. */
interface Asked {
  /** Its stack as it is first deployed, in which nothing refuses to be deleted. */
  readonly first?: boolean;
  /** Its second stack, with the firewall. */
  readonly firewall?: boolean;
  /** The ARN of the web ACL in that second stack. */
  readonly 'web-acl'?: string;
}

/** The app with one stack of an environment, synthesized below `folder`. Throws if there is no such second stack. */
export function appOf(config: EnvironmentConfig, asked: Asked, folder: string): { app: App; stack: Stack } {
  const name = asked.firewall === true ? `${config.name}-firewall` : config.name;
  const webAcl = asked['web-acl'];
  const changed = {
    ...(asked.first === true ? firstDeployment(config) : config),
    ...(webAcl !== undefined && { firewall: { webAclArn: webAcl } }),
  };
  const app = newApp(`${folder}/${name}`);
  if (asked.firewall !== true) return { app, stack: new BuyerscopeStack(app, `buyerscope-${name}`, changed) };
  const maxCalls = limitOfSecondStack(config);
  if (maxCalls === null) throw new Error(`${config.name} has no firewall in a second stack`);
  return { app, stack: new FirewallStack(app, `buyerscope-${name}`, changed, maxCalls) };
}

/** The whole product in one environment. Without a configured account and region, it is synthesized for any. */
export class BuyerscopeStack extends Stack {
  constructor(scope: Construct, id: string, config: EnvironmentConfig) {
    super(scope, id, {
      description: `Buyerscope (${config.name})`,
      terminationProtection: config.refuseDeletion,
      ...(config.place === undefined ? {} : { env: config.place }),
    });
    const { table } = new AppTable(this, 'Data', config);
    const secrets = new Secrets(this, 'Secrets', config);
    const alarms = new Alarms(this, 'Alarms', config);
    const siteOrigin = new SiteOrigin(config);
    const mail = new Mail(this, 'Mail', { config, table, alarms, siteOrigin: siteOrigin.url });
    const identity = new Identity(this, 'Identity', { config, table });
    const register = new CompanyRegister(this, 'Register', { config, table });
    const pipeline = new Pipeline(this, 'Pipeline', {
      config,
      table,
      register,
      secrets,
      mail,
      alarms,
      siteOrigin: siteOrigin.url,
    });
    const outreach = new Outreach(this, 'Outreach', config);
    const { turns: campaignTurns } = new Campaigns(this, 'Campaigns', {
      config,
      table,
      outreach,
      secrets,
      alarms,
      siteOrigin: siteOrigin.url,
    });
    const payments = new Payments(this, 'Payments', {
      config,
      table,
      secrets,
      mail,
      alarms,
      siteOrigin: siteOrigin.url,
    });
    const accountJobs = new AccountJobs(this, 'AccountJobs', {
      config,
      table,
      identity,
      pipeline,
      payments,
      mail,
      outreach,
      secrets,
      alarms,
    });
    const files = new SiteFiles(this, 'SiteFiles', config);
    const api = new Api(this, 'Api', {
      config,
      table,
      identity,
      pipeline,
      mail,
      secrets,
      payments,
      accountJobs,
      outreach,
      campaignTurns,
      siteOrigin: siteOrigin.url,
      siteFiles: files,
    });
    alarms.whenApiFails(
      api.httpApi,
      {
        impact: 'What people do on the site fails with "Something went wrong".',
        runbook: 'The API answers with errors',
      },
      { impact: 'People wait for pages and answers for ten seconds and longer.', runbook: 'The API is slow' },
    );
    alarms.whenLambdaIsThrottled('LambdaThrottled', {
      impact: 'Searches take minutes longer, and calls of the site fail at busy times.',
      runbook: 'Lambda is throttled',
    });
    alarms.whenTableFails(table, 'Table', {
      impact: 'What people do on the site fails or is slow, and searches are tried again.',
      runbook: 'The table refuses or fails calls',
    });
    new Removals(this, 'Removals', { config, table, secrets, alarms });
    new Operator(this, 'Operator', { config, table, payments });
    const site = new Site(this, 'Site', { config, api, identity, secrets, files, origin: siteOrigin.url });
    siteOrigin.become(site.distribution);
  }
}
