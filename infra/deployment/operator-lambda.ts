import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import type { EnvironmentConfig } from '../config.ts';
import { connectCloud } from './cloud.ts';
import { DeploymentError, placeOf, requireAccount } from './deployment.ts';

/**
 * Invokes an operator's Lambda in a deployed environment and prints its answer. `output` is the stack output that
 * names the Lambda; the others are passed to `command`. Throws if the Lambda is not deployed, or fails.
 */
export async function invokeOperator(
  config: EnvironmentConfig,
  output: string,
  command: (outputs: ReadonlyMap<string, string>) => object,
): Promise<void> {
  const place = placeOf(config);
  const cloud = connectCloud(place);
  await requireAccount(place, cloud);
  const outputs = (await cloud.stack(`buyerscope-${config.name}`))?.outputs;
  const name = outputs?.get(output);
  if (outputs === undefined || name === undefined) {
    throw new DeploymentError(
      `${config.name} is not deployed yet: run npm run deploy -- --env ${config.name}`,
    );
  }
  const { Payload, FunctionError } = await new LambdaClient({ region: place.region }).send(
    new InvokeCommand({ FunctionName: name, Payload: JSON.stringify(command(outputs)) }),
  );
  console.log(Payload === undefined ? '' : Buffer.from(Payload).toString('utf8'));
  if (FunctionError !== undefined) throw new Error(`${name} failed; see its log`);
}
