import * as z from 'zod';
import type { CampaignOwner } from './sending-store.ts';

/** What a message of the queue says: whose campaign is to take a turn. */
export const turnMessage = z.object({ user_id: z.string(), campaign_id: z.string() });
export type TurnMessage = z.infer<typeof turnMessage>;

/** How far ahead turns are queued, in milliseconds: as far as the sweep that finds them is from the next. */
export const queuedAheadMs = 60_000;

/** Where turns of campaigns wait until it is time. */
export interface TurnQueue {
  add(owner: CampaignOwner, at: Date, now: Date): Promise<void>;
}
