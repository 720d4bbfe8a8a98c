import * as z from 'zod';

/** Why a seller may not write to an address any more. */
export const suppressionReason = z.enum(['unsubscribed', 'bounced', 'by_seller']);
export type SuppressionReason = z.infer<typeof suppressionReason>;

/**
 * Why an address may not be written to by a seller: its holder objected to everybody's mail, it is suppressed, or its company
 * has said no, has answered, or could not be reached at its only address.
 */
export const writeRefusal = z.enum([
  'objected',
  ...suppressionReason.options,
  'company_said_no',
  'company_answered',
  'company_bounced',
]);
export type WriteRefusal = z.infer<typeof writeRefusal>;
