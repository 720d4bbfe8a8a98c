import { DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { withdrawRegister } from '../../../functions/data/register/published-register.ts';
import { type EnvironmentConfig, registerTablePrefix } from '../../config.ts';
import { connectCloud } from '../../deployment/cloud.ts';
import { placeOf, requireAccount } from '../../deployment/deployment.ts';
import { tablesWith } from './publish-register.ts';

/**
 * Removes the register of a deployed environment: searches stop using it, then its tables are deleted. Its stack may be deleted
 * before, which leaves these tables. Returns how many were deleted.
 */
export async function withdrawOnAws(config: EnvironmentConfig): Promise<number> {
  const place = placeOf(config);
  const cloud = connectCloud(place);
  await requireAccount(place, cloud);
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: place.region }));
  const product = (await cloud.stack(`buyerscope-${config.name}`))?.outputs.get('DataTable');
  if (product !== undefined) await withdrawRegister({ name: product, client });
  const names = await tablesWith(client, registerTablePrefix(config));
  for (const TableName of names) await client.send(new DeleteTableCommand({ TableName }));
  return names.length;
}
