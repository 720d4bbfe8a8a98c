import * as z from 'zod';

/** A connected Gmail account. `disconnected` means that Google no longer accepts its tokens. */
export const gmailIntegration = z.object({
  id: z.uuid(),
  user_id: z.string(),
  gmail_email: z.string(),
  status: z.enum(['connected', 'disconnected']),
  /** When Google last issued a token for it (ISO 8601). */
  last_sync: z.iso.datetime(),
});
export type GmailIntegration = z.infer<typeof gmailIntegration>;
