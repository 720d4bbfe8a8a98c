import { tmpdir } from 'node:os';
import { type EnvironmentConfig, environmentConfig } from '../config.ts';
import type { Cloud } from './cloud.ts';
import { configurationFaults, type Place } from './configuration.ts';

/** A deployment cannot start or continue. The message says why and what to do. */
export class DeploymentError extends Error {}

/** What a deployment needs from the machine it runs on. */
export interface Workplace {
  readonly cloud: Cloud;
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
  await requireAccount(place, cloud);
  if ((await cloud.stack('CDKToolkit')) === null) {
    throw new DeploymentError(`This region is not set up yet: run npm run bootstrap -- --env ${config.name}`);
  }
  const stack = `buyerscope-${config.name}`;
  const existing = await cloud.stack(stack);
  const isFirst = existing === null || neverCreated.includes(existing.status);
  const assembly = ['--app', `cdk.out/${config.name}`];
  const synthesize = (...flags: string[]) => run(['node', 'infra/app.ts', '--env', config.name, ...flags]);

  run(['node', 'infra/build.ts']);
  synthesize(...(isFirst ? ['--first'] : []));
  run(['cdk', 'diff', stack, ...assembly]);
  if (!(await agree())) throw new DeploymentError('Nothing was deployed.');
  const cdkDeploy = () => run(['cdk', 'deploy', stack, ...assembly, '--require-approval', 'never']);
  cdkDeploy();
  if (!isFirst || !config.refuseDeletion) return;
  synthesize();
  cdkDeploy();
}

/** Prepares a region of an account for CDK. It may be run again. */
export async function bootstrap(place: Place, { cloud, run }: Workplace): Promise<void> {
  await requireAccount(place, cloud);
  // In this folder, CDK would first synthesize the app, which is not built yet.
  run(['cdk', 'bootstrap', `aws://${place.account}/${place.region}`], tmpdir());
}
