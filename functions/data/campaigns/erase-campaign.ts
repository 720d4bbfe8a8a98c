import type { CampaignOwner } from '../../domain/campaigns/sending-store.ts';
import { erasePartition } from '../account/whole-account.ts';
import type { Table } from '../table.ts';
import { campaignPartition, deleteCampaign } from './campaigns.ts';

/**
 * Deletes a campaign that does not send, with its recipients and texts; false where it sends again. What was added to it
 * meanwhile goes as well, as nothing can be added once its own row is gone.
 */
export async function eraseCampaign(table: Table, owner: CampaignOwner): Promise<boolean> {
  await erasePartition(table, campaignPartition(owner));
  if (!(await deleteCampaign(table, owner))) return false;
  await erasePartition(table, campaignPartition(owner));
  return true;
}
