import * as z from 'zod';
import { leadIdText } from '../model/leads/lead-id.ts';
import { route } from './route.ts';

/** How many chosen items one call exports. */
export const exportLimits = { itemsPerCall: 50 } as const;

const sessionParams = z.strictObject({ sessionId: z.uuid('Enter the id of a session') });

/** One array of leads with contacts and evidence, or a table with one row per person. */
const format = z.enum(['json', 'csv']);

/** The lists of which chosen items can be exported. */
const exportedList = z.enum(['contacts', 'companies', 'leads', 'domains', 'deals', 'queue', 'log']);
export type ExportedList = z.infer<typeof exportedList>;

/** A part of a file. All parts have the same file name. */
const filePart = z.object({ filename: z.string(), content: z.string(), next_cursor: z.string().nullable() });

/** Files with the leads of completed sessions, for plans that include them. */
export const leadExports = {
  /**
   * Counts an export and returns the first part of its file. If there is a `next_cursor`, `next` returns the next
   * part. The contents of all parts in order are the file.
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
  /**
   * A part of a CSV file with chosen items of a list: ids of saved contacts or companies, leads, domains,
   * companies on the desk, or mails that wait or were sent. The `first`
   * part counts as an export and contains the headings. Each part has a key of its own. The contents of all parts in
   * order are the file.
   */
  saved: route({
    method: 'POST',
    path: '/api/saved-exports',
    access: 'user',
    body: z.strictObject({
      list: exportedList,
      ids: z
        .array(z.string().min(1).max(600))
        .min(1)
        .max(exportLimits.itemsPerCall, `Pass up to ${exportLimits.itemsPerCall} ids`),
      first: z.boolean(),
    }),
    response: z.object({ filename: z.string(), content: z.string() }),
    errors: ['limit_reached', 'conflict'],
    idempotent: true,
  }),
} as const;
