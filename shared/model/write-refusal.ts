import * as z from 'zod';

/** Why a seller may not write to an address any more. */
export const suppressionReason = z.enum(['unsubscribed', 'bounced', 'by_seller']);
export type SuppressionReason = z.infer<typeof suppressionReason>;

/**
 * Why a seller may not write to an address: its owner objected to mail from everyone, or the seller has suppressed
 * it.
 */
export const writeRefusal = z.enum(['objected', ...suppressionReason.options]);
export type WriteRefusal = z.infer<typeof writeRefusal>;
