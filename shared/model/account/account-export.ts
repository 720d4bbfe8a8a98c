import * as z from 'zod';

/** A copy of all that is stored of a user; `url` opens it for fifteen minutes, and is null until it is ready. */
export const accountExport = z.object({
  id: z.string(),
  status: z.enum(['preparing', 'ready', 'failed']),
  created_at: z.iso.datetime(),
  /** When the file is deleted; null until there is one. */
  expires_at: z.iso.datetime().nullable(),
  url: z.url().nullable(),
});
export type AccountExport = z.infer<typeof accountExport>;
