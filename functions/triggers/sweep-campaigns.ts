import * as z from 'zod';
import { areCampaignsStopped } from '../data/campaigns/campaign-stop.ts';
import { listDueCampaigns } from '../data/campaigns/campaigns.ts';
import { openTable } from '../data/table.ts';
import { queuedAheadMs } from '../domain/campaigns/turn-queue.ts';
import { sqsTurnQueue } from '../providers/mail/turn-queue.ts';
import { campaignSweepEnvironment, readEnvironment } from '../runtime/env.ts';
import { log } from '../runtime/log.ts';
import { step } from '../runtime/step.ts';

const environment = readEnvironment(campaignSweepEnvironment);
const table = openTable(environment.TABLE_NAME);
const queue = sqsTurnQueue(environment.CAMPAIGN_QUEUE_URL);

/** How many turns are queued at once. */
const atOnce = 20;

/**
 * Every minute: queues the turns that are due until the next sweep. A turn can be queued twice without harm, as it sends at
 * most one mail, and only when it is due.
 */
export const handler = step(z.object({}), async () => {
  const now = new Date();
  if (await areCampaignsStopped(table)) return { queued: 0 };
  const due = await listDueCampaigns(table, new Date(now.getTime() + queuedAheadMs));
  for (let from = 0; from < due.length; from += atOnce) {
    await Promise.all(due.slice(from, from + atOnce).map(({ owner, dueAt }) => queue.add(owner, dueAt, now)));
  }
  if (due.length > 0) log.info('queued turns of campaigns', { queued: due.length });
  return { queued: due.length };
});
