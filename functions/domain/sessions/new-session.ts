import { usageMonth } from '../../../shared/model/account/plans.ts';
import type { SubscriptionLimits } from '../../../shared/model/account/subscription.ts';
import { Refusal } from '../../../shared/model/errors.ts';
import type { LeadSession } from '../../../shared/model/leads/session.ts';
import { limits } from '../../../shared/model/limits.ts';
import { domainFault, parseDomainName } from '../companies/name/domain-name.ts';
import { usedUp } from '../used-up.ts';
import { type FreeSearch, freeSearchOf } from './free-searches.ts';

/** What a session reserves of its user's limits until it ends. Both are null if no plan is charged. */
interface Held {
  readonly usage_month: string | null;
  readonly free_search: FreeSearch | null;
}

/** A session that was decided on but not yet written. */
export type NewSession = LeadSession & Held;

/** Who is charged for a search: the limits of the plan, and the person as a keyed hash. */
export interface Charged {
  readonly limits: SubscriptionLimits;
  readonly person: string;
}

/**
 * Decides on a session. The domain as people paste it becomes a registrable domain, and the amount must be within
 * the plan. If `charged` is null, an operator runs it and no plan applies. Throws a `Refusal` that names the field.
 */
export function newSession(
  request: { userId: string; sessionId: string; domain: string; amount: number },
  charged: Charged | null,
  now: Date,
): NewSession {
  const name = parseDomainName(request.domain);
  if (name === null) throw new Refusal('invalid_input', domainFault(request.domain), { field: 'domain' });
  const maxCompanies = charged?.limits.max_companies_per_search;
  if (maxCompanies !== undefined && request.amount > maxCompanies) {
    throw new Refusal('limit_reached', `Your plan allows up to ${maxCompanies} companies per search`, {
      field: 'amount',
    });
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
    usage_month: charged === null ? null : usageMonth(now),
    free_search: charged === null ? null : freeSearchOf(charged.person, now),
  };
}

/** The refusal of a search when the month's are used up. */
export function searchesUsedUp(plan: SubscriptionLimits, now: Date): Refusal {
  return usedUp(plan.lead_searches_limit, 'lead searches', now);
}

/** The refusal of a search while the user's maximum of searches is running. */
export function tooManyRunning(): Refusal {
  return new Refusal(
    'too_many_requests',
    `${limits.runningSearches.max} of your searches are running. Start the next one when one of them has finished.`,
  );
}
