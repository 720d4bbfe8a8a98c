import { resolve } from 'node:path';
import { openTable } from '../../../functions/data/table.ts';
import { environmentConfig, registerTablePrefix } from '../../config.ts';
import { prepareAssembly } from '../../local/prepare.ts';
import type { Build } from './build-register.ts';
import { fillTable } from './fill-table.ts';
import { publishBuild } from './publish-register.ts';

/**
 * Publishes a build into the data folder of a local stack. Throws a StartError while the stack is running, as only one
 * process can use the embedded DynamoDB.
 */
export async function publishLocally(
  build: Build,
  dataFolder: string,
  now: Date,
  signal: AbortSignal,
): Promise<string> {
  const assemblyFolder = await prepareAssembly((line) => console.error(line), signal);
  const { runLocalStack } = await import('../../local/stack.ts');
  const stack = await runLocalStack({
    assemblyFolder,
    dataFolder: resolve(dataFolder),
    port: null,
    web: null,
  });
  try {
    process.env.AWS_REGION = 'us-east-1';
    process.env.AWS_ACCESS_KEY_ID = 'local';
    process.env.AWS_SECRET_ACCESS_KEY = 'local';
    process.env.AWS_ENDPOINT_URL_DYNAMODB = stack.dynamoDbEndpoint;
    const product = openTable(stack.find('AWS::DynamoDB::GlobalTable', 'Data').id);
    return await publishBuild(product, build, {
      prefix: registerTablePrefix(environmentConfig('local')),
      makeTable: (name) => fillTable(product.client, name, build),
      now,
    });
  } finally {
    await stack.stop();
  }
}
