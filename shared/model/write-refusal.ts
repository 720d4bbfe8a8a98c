import * as z from 'zod';

/** Why a seller does not write to an address any more. */
export const suppressionReason = z.enum(['unsubscribed', 'bounced', 'by_seller']);
export type SuppressionReason = z.infer<typeof suppressionReason>;

/** Why an address may not be written to by a seller: its holder objected to everybody's mail, or it is suppressed. */
export const writeRefusal = z.enum(['objected', ...suppressionReason.options]);
export type WriteRefusal = z.infer<typeof writeRefusal>;
