import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { hasRow, type Table } from '../table.ts';

const Key = { pk: 'CAMPAIGN_STOP', sk: 'CAMPAIGN_STOP' };

/** Whether an operator has stopped all campaigns, strongly consistent. */
export function areCampaignsStopped(table: Table): Promise<boolean> {
  return hasRow(table, Key);
}

/** Stops all campaigns of all users until `resumeCampaigns`. */
export async function stopCampaigns(table: Table, now: Date): Promise<void> {
  await table.client.send(
    new PutCommand({ TableName: table.name, Item: { ...Key, stopped_at: now.toISOString() } }),
  );
}

/** Lets campaigns continue where they stopped. */
export async function resumeCampaigns(table: Table): Promise<void> {
  await table.client.send(new DeleteCommand({ TableName: table.name, Key }));
}
