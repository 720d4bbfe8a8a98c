import * as z from 'zod';

/** The pattern of a lead's id, for ids that contain one. */
export const leadIdPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.[0-9]{4}';

/** The id of a lead, as requests contain it. */
export const leadIdText = z.string().regex(new RegExp(`^${leadIdPattern}$`), 'Enter the id of a company');

/**
 * The id of the lead at a rank (1 to 9,999). It contains its session's id, so that the lead can be found by its id
 * alone.
 */
export function leadId(sessionId: string, rank: number): string {
  return `${sessionId}.${String(rank).padStart(4, '0')}`;
}

/** The session that a lead's id contains. */
export function sessionOfLead(id: string): string {
  return id.slice(0, id.lastIndexOf('.'));
}
