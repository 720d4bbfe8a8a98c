import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import type { EnvironmentConfig } from '../../config.ts';
import type { Cloud } from '../cloud.ts';
import type { Place } from '../configuration.ts';
import { type Finding, look, ok, toDo } from './finding.ts';

/** The quota of most accounts. New ones may have less. */
const defaultQuota = 1000;

/** Checks whose credentials these are, whether CDK may deploy here, and how many functions may run concurrently. */
export async function accountFindings(
  { name, companiesAtOnce }: EnvironmentConfig,
  { account, region }: Place,
  cloud: Cloud,
): Promise<Finding[]> {
  const findings = await Promise.all([
    look('account', async () => {
      const actual = await cloud.account();
      if (actual === account) return [ok('account', account)];
      return [toDo('account', `these credentials belong to ${actual}, and infra/config.ts names ${account}`)];
    }),
    look('region', async () => {
      if ((await cloud.stack('CDKToolkit')) !== null) return [ok('region', `${region} is set up for CDK`)];
      return [toDo('region', `${region} is not set up for CDK: npm run bootstrap -- --env ${name}`)];
    }),
    look('stack', async () => {
      const stack = await cloud.stack(`buyerscope-${name}`);
      if (stack === null) return [toDo('stack', `not deployed yet: npm run deploy -- --env ${name}`)];
      const isWell = /^(CREATE|UPDATE|IMPORT)_COMPLETE$/.test(stack.status);
      return [
        isWell
          ? ok('stack', stack.status)
          : toDo('stack', `${stack.status}: see its events in CloudFormation`),
      ];
    }),
    look('Lambda', async () => {
      const { AccountLimit } = await new LambdaClient({ region }).send(new GetAccountSettingsCommand({}));
      const quota = AccountLimit?.ConcurrentExecutions ?? 0;
      const found = `${quota} functions may run at once, and a search reads ${companiesAtOnce} companies at once`;
      if (quota >= 2 * companiesAtOnce && quota >= 100) return [ok('Lambda', found)];
      return [
        toDo(
          'Lambda',
          `${found}: searches wait for one another. Ask for ${defaultQuota} under Service Quotas, "Lambda, concurrent ` +
            'executions", or lower companiesAtOnce',
        ),
      ];
    }),
  ]);
  return findings.flat();
}
