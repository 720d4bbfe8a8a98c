import * as z from 'zod';

/**
 * Whether mail from a mailbox's domain passes Google's and Yahoo's rules for senders, according to DNS. `unknown`:
 * DNS did not answer, or cannot tell.
 */
export const senderCheck = z.object({
  address: z.string(),
  /** SPF (RFC 7208): whether the domain lets Google send in its name. */
  spf: z.enum(['passes', 'fails', 'missing', 'unknown']),
  /** DKIM (RFC 6376): whether there is a key to sign with for the domain. `unknown` if it may have another name. */
  dkim: z.enum(['found', 'missing', 'unknown']),
  /** DMARC (RFC 7489): what the domain asks to do with mail for which neither of the two vouches. */
  dmarc: z.enum(['reject', 'quarantine', 'none', 'missing', 'unknown']),
  /** `held`: the domain itself has recipients refuse this mail, so no campaign starts. */
  verdict: z.enum(['passes', 'unknown', 'incomplete', 'held']),
});
export type SenderCheck = z.infer<typeof senderCheck>;
