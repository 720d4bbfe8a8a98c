import type { CampaignOwner } from '../../domain/campaigns/sending-store.ts';
import { erasePartition } from '../account/whole-account.ts';
import type { Table } from '../table.ts';
import { campaignPartition, deleteCampaign } from './campaigns.ts';

/**
 * Deletes a campaign with its recipients and texts. Returns false if it sends. What was added meanwhile is deleted too:
 * once the campaign's own row is gone, nothing can be added.
 */
export async function eraseCampaign(table: Table, owner: CampaignOwner): Promise<boolean> {
  await erasePartition(table, campaignPartition(owner));
  if (!(await deleteCampaign(table, owner))) return false;
  await erasePartition(table, campaignPartition(owner));
  return true;
}
