import { tmpdir } from 'node:os';
import { type EnvironmentConfig, environmentConfig, limitOfSecondStack } from '../config.ts';
import type { Cloud } from './cloud.ts';
import { configurationFaults, type Place } from './configuration.ts';

/** The only region from which CloudFront accepts web ACLs. */
export const firewallRegion = 'us-east-1';

/** A deployment cannot start or continue. The message says why and what to do. */
export class DeploymentError extends Error {}

/** What a deployment needs from the machine it runs on. */
export interface Workplace {
  /** AWS in the region of the environment. */
  readonly cloud: Cloud;
  /** AWS in us-east-1, where a firewall is. */
  readonly cloudOfFirewall: Cloud;
  /** Runs a program in a folder and shows its output. Throws a DeploymentError if it fails. */
  run(command: readonly string[], folder?: string): void;
  /** Asks whether to deploy the changes shown. Throws a DeploymentError if there is nobody to ask. */
  agree(): Promise<boolean>;
}

/** The statuses of a stack whose creation never succeeded. CDK removes what is left and creates it again. */
const neverCreated = [
  'REVIEW_IN_PROGRESS',
  'ROLLBACK_COMPLETE',
  'ROLLBACK_FAILED',
  'CREATE_FAILED',
  'DELETE_COMPLETE',
];

/**
 * The account and region of an environment. Throws a DeploymentError for an environment that is never deployed, and
 * for an incomplete configuration.
 */
export function placeOf(config: EnvironmentConfig): Place {
  if (config.name === 'local') {
    throw new DeploymentError('--env: the local environment runs with npm start and is never deployed');
  }
  const faults = configurationFaults(config, [environmentConfig('dev'), environmentConfig('prod')]);
  if (faults.length > 0 || config.place === undefined) throw new DeploymentError(faults.join('\n'));
  return config.place;
}

/** Throws a DeploymentError if the credentials belong to a different account than the configured one. */
export async function requireAccount({ account }: Place, cloud: Cloud): Promise<void> {
  const actual = await cloud.account();
  if (actual === account) return;
  throw new DeploymentError(
    `These credentials belong to account ${actual}, and infra/config.ts names ${account}. Nothing was changed.`,
  );
}

/**
 * Builds and synthesizes an environment, shows the changes, and deploys them after confirmation. A first deployment
 * has two passes. Deletion protection is only turned on in the second, so that a failed first one leaves nothing
 * behind.
 */
export async function deploy(config: EnvironmentConfig, place: Place, workplace: Workplace): Promise<void> {
  const { cloud, run, agree } = workplace;
  const hasSecondStack = limitOfSecondStack(config) !== null;
  await requireAccount(place, cloud);
  for (const region of hasSecondStack ? [cloud, workplace.cloudOfFirewall] : [cloud]) {
    if ((await region.stack('CDKToolkit')) !== null) continue;
    throw new DeploymentError(`This region is not set up yet: run npm run bootstrap -- --env ${config.name}`);
  }
  const stack = `buyerscope-${config.name}`;
  const existing = await cloud.stack(stack);
  const isFirst = existing === null || neverCreated.includes(existing.status);
  const assembly = ['--app', `cdk.out/${config.name}`];
  run(['node', 'infra/build.ts']);
  const webAcl = hasSecondStack ? ['--web-acl', await deployFirewall(config, workplace)] : [];
  const synthesize = (...flags: string[]) =>
    run(['node', 'infra/app.ts', '--env', config.name, ...webAcl, ...flags]);
  synthesize(...(isFirst ? ['--first'] : []));
  run(['cdk', 'diff', stack, ...assembly]);
  if (!(await agree())) throw new DeploymentError('Nothing was deployed.');
  const cdkDeploy = () => run(['cdk', 'deploy', stack, ...assembly, '--require-approval', 'never']);
  cdkDeploy();
  if (!isFirst || !config.refuseDeletion) return;
  synthesize();
  cdkDeploy();
}

/** Deploys the firewall of an environment in another region, after confirmation, and returns the ARN of its web ACL. */
async function deployFirewall(
  { name }: EnvironmentConfig,
  { cloudOfFirewall, run, agree }: Workplace,
): Promise<string> {
  const stack = `buyerscope-${name}-firewall`;
  const assembly = ['--app', `cdk.out/${name}-firewall`];
  run(['node', 'infra/app.ts', '--env', name, '--firewall']);
  run(['cdk', 'diff', stack, ...assembly]);
  if (!(await agree())) throw new DeploymentError('Nothing was deployed.');
  run(['cdk', 'deploy', stack, ...assembly, '--require-approval', 'never']);
  const webAcl = (await cloudOfFirewall.stack(stack))?.outputs.get('WebAcl');
  if (webAcl === undefined) throw new DeploymentError(`The stack ${stack} names no web ACL.`);
  return webAcl;
}

/** Prepares the regions of an environment for CDK. It may be run again. */
export async function bootstrap(
  config: EnvironmentConfig,
  place: Place,
  { cloud, run }: Workplace,
): Promise<void> {
  await requireAccount(place, cloud);
  const regions = limitOfSecondStack(config) === null ? [place.region] : [place.region, firewallRegion];
  // In this folder, CDK would first synthesize the app, which is not built yet.
  for (const region of regions) run(['cdk', 'bootstrap', `aws://${place.account}/${region}`], tmpdir());
}
