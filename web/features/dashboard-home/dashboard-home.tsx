import { ArrowRight, FileText, type LucideIcon, Search, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { contract } from '../../../shared/contract/contract.ts';
import type { LeadSession } from '../../../shared/model/session.ts';
import { relativeTime } from '../../../shared/text/relative-time.ts';
import { sessionTitle } from '../../../shared/text/session-title.ts';
import { useRead } from '../../api/use-read.ts';
import { paths } from '../../app/paths.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Page, Sheet } from '../../ui/page.tsx';
import { SessionStatus } from '../../ui/session-status.tsx';
import { resetsText, UsageBars, UsageBarsSkeleton } from '../../ui/usage-bars.tsx';
import styles from './dashboard-home.module.css';

const mostRecent = 5;

const shortcuts: readonly { to: string; icon: LucideIcon; title: string; text: string }[] = [
  {
    to: paths.leadGenerator,
    icon: Search,
    title: 'Lead Generator',
    text: 'Enter a domain and find the companies that should own it.',
  },
  { to: paths.savedLeads, icon: Users, title: 'Saved Contacts', text: 'The people you chose to write to.' },
  {
    to: paths.emailTemplates,
    icon: FileText,
    title: 'Email Templates',
    text: 'Texts for your offers, filled with what is known of each lead.',
  },
];

/** The overview after signing in. */
export default function DashboardHome() {
  const recent = useRead(contract.sessions.list, { limit: mostRecent });
  return (
    <Page title="Dashboard" subtitle="Welcome back! Here is where your outreach stands.">
      {recent.error && !recent.data ? <ErrorBox>{recent.error.message}</ErrorBox> : null}
      <Usage />
      <ul className={styles.shortcuts}>
        {shortcuts.map(({ to, icon: Icon, title, text }) => (
          <li key={to}>
            <Link to={to} className={styles.shortcut}>
              <span className={styles.icon}>
                <Icon size={20} aria-hidden />
              </span>
              <span className={styles.shortcutTitle}>
                {title}
                <ArrowRight size={16} aria-hidden />
              </span>
              <span className={styles.shortcutText}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      {recent.data && recent.data.sessions.length > 0 ? (
        <RecentActivity sessions={recent.data.sessions} />
      ) : null}
    </Page>
  );
}

function Usage() {
  const limits = useRead(contract.billing.limits, {});
  const usage = useRead(contract.billing.usage, {});
  const failed = (limits.error && !limits.data) || (usage.error && !usage.data);
  return (
    <Sheet title="Usage Statistics" aside={resetsText(new Date())}>
      {limits.data && usage.data ? (
        <UsageBars limits={limits.data} usage={usage.data} />
      ) : failed ? (
        <p className={styles.quiet}>Usage figures are not available right now.</p>
      ) : (
        <UsageBarsSkeleton />
      )}
    </Sheet>
  );
}

function RecentActivity(props: { sessions: readonly LeadSession[] }) {
  const now = new Date();
  return (
    <Sheet title="Recent Activity" flush>
      <ul>
        {props.sessions.slice(0, mostRecent).map((session) => (
          <li key={session.id}>
            <Link to={paths.results(session.id)} className={styles.activity}>
              <span className={styles.domain}>{sessionTitle(session)}</span>
              <span className={styles.count}>{companies(session)}</span>
              <SessionStatus status={session.status} />
              <time dateTime={session.created_at} className={styles.time}>
                {relativeTime(new Date(session.created_at), now)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function companies({ leads_count: count }: LeadSession): string {
  return count === 1 ? '1 company' : `${count} companies`;
}
