import type { LeadSession } from '../../../shared/model/session.ts';

/** How a session ends. `searchCounts` false gives its search back; `at` is ISO 8601. */
export interface SessionEnd {
  readonly status: 'completed' | 'failed';
  readonly at: string;
  readonly leads: number;
  readonly notice: string | null;
  readonly errorMessage: string | null;
  readonly searchCounts: boolean;
}

/** Closes a session that ran to its end, by the leads it found: an empty one costs nothing and says why. */
export function completion(
  session: Pick<LeadSession, 'domain' | 'amount'>,
  leads: number,
  now: Date,
): SessionEnd {
  const end = { status: 'completed', at: now.toISOString(), leads, errorMessage: null } as const;
  if (leads === 0) {
    const notice = `No company could be confirmed as a likely buyer of ${session.domain}. This search was not counted.`;
    return { ...end, notice, searchCounts: false };
  }
  if (leads < session.amount) {
    const found = leads === 1 ? '1 company' : `${leads} companies`;
    const notice = `You asked for ${session.amount} companies; ${found} could be confirmed, and only those are shown.`;
    return { ...end, notice, searchCounts: true };
  }
  return { ...end, notice: null, searchCounts: true };
}

/** Closes a session that broke off, whatever broke: its user reads one sentence, causes belong in the log. */
export function failure(session: Pick<LeadSession, 'leads_count'>, now: Date): SessionEnd {
  return {
    status: 'failed',
    at: now.toISOString(),
    leads: session.leads_count,
    notice: null,
    errorMessage:
      'Something went wrong while we looked for companies. This search was not counted, so please try again.',
    searchCounts: false,
  };
}
