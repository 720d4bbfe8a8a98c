import * as z from 'zod';
import { areCampaignsStopped, resumeCampaigns, stopCampaigns } from '../data/campaigns/campaign-stop.ts';
import { openTable } from '../data/table.ts';
import { readEnvironment, tableEnvironment } from '../runtime/env.ts';
import { step } from '../runtime/step.ts';

const table = openTable(readEnvironment(tableEnvironment).TABLE_NAME);

const command = z.strictObject({ action: z.enum(['read', 'stop', 'resume']) });

/**
 * Stops the campaigns of all users before their next mail, or resumes them. Returns the `state` afterwards. Both can
 * be run again.
 */
export const handler = step(command, async ({ action }) => {
  if (action === 'stop') await stopCampaigns(table, new Date());
  if (action === 'resume') await resumeCampaigns(table);
  return { state: (await areCampaignsStopped(table)) ? 'stopped' : 'sending' };
});
