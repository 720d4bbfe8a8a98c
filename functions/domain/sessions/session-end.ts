import type { DomainCompany } from '../../../shared/model/leads/searched-domain.ts';
import type { LeadContact, LeadSession, LeadWithContacts } from '../../../shared/model/leads/session.ts';
import { counted } from '../../../shared/text/counted.ts';
import { domainInLetters } from '../../../shared/text/domain/domain-in-letters.ts';

/**
 * How a session ends. If `searchCounts` is false, its search is not charged, and is one of the hour's free ones unless
 * `isFault`: it ended through no fault of its user. Its results answer later requests for up to `answers` companies.
 * `companies` is what Domains shows of it. `at` is ISO 8601.
 */
export interface SessionEnd {
  readonly status: 'completed' | 'failed';
  readonly at: string;
  readonly leads: number;
  readonly companies: readonly DomainCompany[];
  readonly notice: string | null;
  readonly errorMessage: string | null;
  readonly searchCounts: boolean;
  readonly isFault: boolean;
  readonly answers: number;
}

/**
 * Closes a session that ran to its end, depending on the leads it found. One without leads costs nothing and says
 * why.
 */
export function completion(
  session: Pick<LeadSession, 'domain' | 'amount'>,
  leads: readonly LeadWithContacts[],
  now: Date,
): SessionEnd {
  const end = {
    status: 'completed',
    at: now.toISOString(),
    leads: leads.length,
    companies: leads.map(companyOf),
    errorMessage: null,
    isFault: false,
    answers: session.amount,
  } as const;
  if (leads.length === 0) {
    const notice = `No company could be confirmed as a likely buyer of ${domainInLetters(session.domain)}. This search was not counted.`;
    return { ...end, notice, searchCounts: false };
  }
  if (leads.length < session.amount) {
    const found = counted(leads.length, 'company', 'companies');
    const notice = `You asked for ${session.amount} companies; ${found} could be confirmed, so only those are shown.`;
    return { ...end, notice, searchCounts: true };
  }
  return { ...end, notice: null, searchCounts: true };
}

/** Closes a session whose companies were all found by earlier searches for the name: it costs nothing. */
export function withoutNews(end: SessionEnd, { domain }: Pick<LeadSession, 'domain'>): SessionEnd {
  if (end.leads === 0) return end;
  const notice = `Earlier searches of ${domain} had found all of these companies. This search was not counted.`;
  return {
    ...end,
    notice: end.notice === null ? notice : `${end.notice} ${notice}`,
    searchCounts: false,
  };
}

/** Closes a session that failed, whatever the cause: its user reads one sentence, and the log has the causes. */
export function failure(session: Pick<LeadSession, 'leads_count'>, now: Date): SessionEnd {
  return {
    status: 'failed',
    at: now.toISOString(),
    leads: session.leads_count,
    companies: [],
    notice: null,
    errorMessage:
      'Something went wrong while we looked for companies. This search was not counted, so please try again.',
    searchCounts: false,
    isFault: true,
    answers: 0,
  };
}

/**
 * Closes a session that its user cancels: with what it has found, or as failed if there is nothing yet. It answers no
 * later request for more than it found.
 */
export function cancellation(
  session: Pick<LeadSession, 'domain' | 'amount'>,
  leads: readonly LeadWithContacts[],
  now: Date,
): SessionEnd {
  const end = { ...completion(session, leads, now), answers: leads.length };
  if (leads.length === 0) return { ...end, status: 'failed', notice: null, errorMessage: 'Cancelled' };
  const had = counted(leads.length, 'company', 'companies');
  return { ...end, notice: `You cancelled this search when it had found ${had} of ${session.amount}.` };
}

function companyOf({ lead_contacts, ...lead }: LeadWithContacts): DomainCompany {
  return {
    session_id: lead.session_id,
    lead_id: lead.id,
    name: lead.name,
    domain: lead.domain,
    industry: lead.industry,
    relevance_reason: lead.relevance_reason.slice(0, 300),
    has_contacts: lead_contacts.some(hasContacts),
  };
}

function hasContacts({ contact_data: data }: LeadContact): boolean {
  return data !== null && data.external_emails.length + data.emails.length + data.phones.length > 0;
}
