import * as z from 'zod';

/** Why a lead is not relevant for a name. They tell operators where the engine errs. */
export const dismissalReason = z.enum([
  'wrong_company',
  'wrong_business',
  'too_small',
  'too_large',
  'has_better_name',
  'not_reachable',
  'other',
]);
export type DismissalReason = z.infer<typeof dismissalReason>;

/** A company that its seller does not want to see again for one name. */
export const dismissal = z.object({
  /** The registrable domain of the company. */
  company: z.string(),
  lead_id: z.string(),
  reason: dismissalReason,
  at: z.iso.datetime(),
});
export type Dismissal = z.infer<typeof dismissal>;
