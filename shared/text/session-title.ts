import type { LeadSession } from '../model/leads/session.ts';

/** The title of a session in lists: the domain that was searched, or that it is an import. */
export function sessionTitle({ source, domain }: Pick<LeadSession, 'source' | 'domain'>): string {
  return source === 'import' ? 'Import' : domain;
}
