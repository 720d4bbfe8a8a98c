import * as z from 'zod';
import { leadSession } from '../leads/session.ts';

const saved = { id: z.string(), at: z.iso.datetime(), name: z.string() };

/** A recent activity of a user: a session, or something saved that is still saved. Names are cut to 50 bytes. */
export const activity = z.discriminatedUnion('kind', [
  leadSession
    .pick({ id: true, domain: true, status: true, source: true, leads_count: true })
    .extend({ kind: z.literal('session'), at: z.iso.datetime() }),
  z.object({ kind: z.literal('saved_company'), ...saved, lead_id: z.string(), domain: z.string() }),
  z.object({ kind: z.literal('saved_contact'), ...saved, contact_id: z.string(), company: z.string() }),
]);
export type Activity = z.infer<typeof activity>;
