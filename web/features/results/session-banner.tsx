import { BookOpen, Building2, Contact, Globe, Info } from 'lucide-react';
import type { LeadSession, LeadWithContacts } from '../../../shared/model/leads/session.ts';
import { counted } from '../../../shared/text/counted.ts';
import { dateAndTime } from '../../../shared/text/relative-time.ts';
import { sessionTitle } from '../../../shared/text/session-title.ts';
import { reachable } from '../../parts/leads/reachable.ts';
import { DomainName } from '../../ui/domain-name.tsx';
import { SessionStatus } from '../../ui/session-status.tsx';
import styles from './session-banner.module.css';

/** What was searched for, the status, and the progress. */
export function SessionBanner(props: { session: LeadSession; leads: readonly LeadWithContacts[] }) {
  const { session, leads } = props;
  const found = Math.max(session.leads_count, leads.length);
  const read = leads.filter((lead) => lead.lead_contacts.length > 0).length;
  const processing = session.status === 'processing';
  const isImport = session.source === 'import';
  return (
    <section className={styles.banner} aria-label="Status">
      <div className={styles.top}>
        <p className={styles.asked}>
          <span className={styles.domain}>
            {isImport ? sessionTitle(session) : <DomainName domain={session.domain} />}
          </span>
          <span className={styles.amount}>
            {isImport
              ? counted(session.amount, 'row', 'rows')
              : `${counted(session.amount, 'company', 'companies')} asked for`}
          </span>
        </p>
        <SessionStatus status={session.status} />
      </div>
      <ul className={styles.stages}>
        <li>
          {isImport ? <Globe size={18} aria-hidden /> : <BookOpen size={18} aria-hidden />}
          <span className={styles.label}>{isImport ? 'Imported for' : 'Name understood as'}</span>
          <span className={styles.value}>
            {isImport ? session.domain || 'No domain' : (session.reading ?? (processing ? '…' : '–'))}
          </span>
        </li>
        <li>
          <Building2 size={18} aria-hidden />
          <span className={styles.label}>{isImport ? 'Contacts imported' : 'Companies found'}</span>
          <span className={styles.value}>
            {found < session.amount && !isImport ? `${found} of ${session.amount}` : found}
          </span>
        </li>
        <li>
          <Contact size={18} aria-hidden />
          <span className={styles.label}>{processing ? 'Sites read so far' : 'People to write to'}</span>
          <span className={styles.value}>
            {!processing ? peopleToWriteTo(leads) : found === 0 ? '…' : `${read} of ${found}`}
          </span>
        </li>
      </ul>
      <p className={styles.note}>
        <Info size={16} aria-hidden />
        {note(session)}
      </p>
      <p role="status" className={styles.hidden}>
        {spoken(session, found, read)}
      </p>
    </section>
  );
}

function peopleToWriteTo(leads: readonly LeadWithContacts[]): number {
  const people = leads.flatMap(({ lead_contacts: [record] }) =>
    record?.contact_data ? reachable(record.lead_id, record.contact_data) : [],
  );
  return people.filter(({ name }) => name !== '').length;
}

/** One line in every state, so that nothing below moves when the search ends. */
function note(session: LeadSession): string {
  if (session.status === 'processing') {
    return 'We are still looking. Companies appear here as they are found; you can leave this page and come back.';
  }
  if (session.notice !== null) return session.notice;
  const ended = session.completed_at ?? session.created_at;
  if (session.source === 'import') return `Imported ${dateAndTime(new Date(ended))}`;
  return `${session.status === 'completed' ? 'Completed' : 'Ended'} ${dateAndTime(new Date(ended))}`;
}

function spoken(session: LeadSession, found: number, read: number): string {
  if (session.source === 'import') return `Imported: ${counted(found, 'contact', 'contacts')}`;
  const companies = counted(found, 'company', 'companies');
  switch (session.status) {
    case 'processing':
      return `Processing: ${companies} found, ${counted(read, 'company site', 'company sites')} read`;
    case 'completed':
      return `Completed: ${companies} found`;
    case 'failed':
      return 'The search failed';
    case 'unknown':
      return 'Unknown status';
  }
}
