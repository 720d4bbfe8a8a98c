import { Refusal } from '../../../shared/model/errors.ts';
import { usageMonth } from '../../../shared/model/plans.ts';
import type { LeadSession } from '../../../shared/model/session.ts';
import type { SubscriptionLimits } from '../../../shared/model/subscription.ts';
import { domainFault, parseDomainName } from '../companies/name/domain-name.ts';
import { usedUp } from '../used-up.ts';

/** A session that was decided on but not yet written; `usage_month` is null where no plan is charged. */
export type NewSession = LeadSession & { usage_month: string | null };

/**
 * Decides on a session: the domain as people paste it becomes a registrable domain, and the amount has to be within
 * the plan (`limits` null: an operator's run, which no plan binds). Throws a `Refusal` that names the field.
 */
export function newSession(
  request: { userId: string; sessionId: string; domain: string; amount: number },
  limits: SubscriptionLimits | null,
  now: Date,
): NewSession {
  const name = parseDomainName(request.domain);
  if (name === null) throw new Refusal('invalid_input', domainFault(request.domain), { field: 'domain' });
  if (limits !== null && request.amount > limits.max_companies_per_search) {
    throw new Refusal(
      'limit_reached',
      `Your plan allows up to ${limits.max_companies_per_search} companies per search`,
      { field: 'amount' },
    );
  }
  return {
    id: request.sessionId,
    user_id: request.userId,
    domain: name.domain,
    amount: request.amount,
    source: 'search',
    status: 'processing',
    created_at: now.toISOString(),
    completed_at: null,
    error_message: null,
    reading: null,
    notice: null,
    leads_count: 0,
    revision: 0,
    usage_month: limits === null ? null : usageMonth(now),
  };
}

/** The refusal of a search when the month's are used up. */
export function searchesUsedUp(limits: SubscriptionLimits, now: Date): Refusal {
  return usedUp(limits.lead_searches_limit, 'lead searches', now);
}
