import type { SubscriptionLimits } from '../../../shared/model/account/subscription.ts';
import { Refusal } from '../../../shared/model/errors.ts';
import type { LeadSession } from '../../../shared/model/leads/session.ts';

/**
 * Throws a `Refusal` unless a session's leads may be exported: the session must be completed and the plan must allow
 * exports.
 */
export function refuseExport(session: Pick<LeadSession, 'status'>, limits: SubscriptionLimits): void {
  if (session.status !== 'completed') {
    throw new Refusal('conflict', 'Only the leads of a completed search can be exported.');
  }
  refuseExportOn(limits);
}

/** Throws a `Refusal` if a plan has no exports. */
export function refuseExportOn({ bulk_export: mayExport }: SubscriptionLimits): void {
  if (mayExport) return;
  throw new Refusal(
    'limit_reached',
    'Exports are part of the Pro and Enterprise plans. Upgrade your plan to export these leads.',
  );
}
