import * as z from 'zod';
import { leadIdText } from '../model/leads/lead-id.ts';
import { route } from './route.ts';

const sessionParams = z.strictObject({ sessionId: z.uuid('Enter the id of a session') });

/** One array of leads with contacts and evidence; or a table with a row per person. */
const format = z.enum(['json', 'csv']);

/** A part of a file, named alike in all parts. */
const filePart = z.object({ filename: z.string(), content: z.string(), next_cursor: z.string().nullable() });

/** Files of the leads of completed sessions, where the plan has them. */
export const leadExports = {
  /**
   * Counts an export and gives the first part of its file. Where there is a `next_cursor`, `next` gives the next part;
   * the contents of all parts, one after the other, are the file.
   */
  start: route({
    method: 'POST',
    path: '/api/sessions/{sessionId}/exports',
    access: 'user',
    params: sessionParams,
    body: z.strictObject({ format }),
    response: filePart,
    errors: ['not_found', 'limit_reached', 'conflict'],
    idempotent: true,
  }),
  next: route({
    method: 'GET',
    path: '/api/sessions/{sessionId}/exports',
    access: 'user',
    params: sessionParams,
    query: z.strictObject({ format, cursor: leadIdText }),
    response: filePart,
    errors: ['not_found', 'limit_reached', 'conflict'],
  }),
} as const;
