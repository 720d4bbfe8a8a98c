import * as z from 'zod';
import type { CampaignOwner } from './sending-store.ts';

/** A message of the queue: the campaign whose turn it is. */
export const turnMessage = z.object({ user_id: z.string(), campaign_id: z.string() });
export type TurnMessage = z.infer<typeof turnMessage>;

/** How far ahead turns are queued, in milliseconds: the interval of the sweep that finds due campaigns. */
export const queuedAheadMs = 60_000;

/** The queue in which campaign turns wait until they are due. */
export interface TurnQueue {
  add(owner: CampaignOwner, at: Date, now: Date): Promise<void>;
}
