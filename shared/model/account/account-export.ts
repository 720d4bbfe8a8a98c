import * as z from 'zod';

/**
 * A copy of everything stored about a user. `url` opens it for fifteen minutes; it is null until the copy is ready.
 */
export const accountExport = z.object({
  id: z.string(),
  status: z.enum(['preparing', 'ready', 'failed']),
  created_at: z.iso.datetime(),
  /** When the file is deleted; null if there is none yet. */
  expires_at: z.iso.datetime().nullable(),
  url: z.url().nullable(),
});
export type AccountExport = z.infer<typeof accountExport>;
