import { ArrowRight, Building2, FileText, Heart, type LucideIcon, Search, Target, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { contract } from '../../../shared/contract/contract.ts';
import { useRead } from '../../api/use-read.ts';
import { paths } from '../../browser/paths.ts';
import { RetryBox } from '../../ui/notices/retry-box.tsx';
import { Page, Sheet } from '../../ui/page/page.tsx';
import { StatCards } from '../../ui/page/stat-cards.tsx';
import { resetsText, UsageBars, UsageBarsSkeleton } from '../../ui/page/usage-bars.tsx';
import styles from './dashboard-home.module.css';
import { ExpiringDomains } from './expiring-domains.tsx';
import { RecentActivity } from './recent-activity.tsx';

const number = new Intl.NumberFormat('en-US');

const shortcuts: readonly { to: string; icon: LucideIcon; title: string; text: string }[] = [
  {
    to: paths.leadGenerator,
    icon: Search,
    title: 'Lead Generator',
    text: 'Enter a domain and find the companies that should own it.',
  },
  { to: paths.savedLeads, icon: Users, title: 'Saved Contacts', text: 'The people you want to contact.' },
  {
    to: paths.emailTemplates,
    icon: FileText,
    title: 'Email Templates',
    text: 'Texts for your offers, filled with what is known of each lead.',
  },
];

/** The overview after signing in. */
export default function DashboardHome() {
  const { data, error, refresh } = useRead(contract.statistics.dashboard, {});
  return (
    <Page title="Dashboard" subtitle="Welcome back! Here is where your outreach stands.">
      {error && !data ? <RetryBox message={error.message} onRetry={() => void refresh()} /> : null}
      <ExpiringDomains />
      <StatCards
        stats={[
          { label: 'Total Leads', icon: Target, value: data && number.format(data.total_leads) },
          { label: 'Saved Companies', icon: Building2, value: data && number.format(data.saved_companies) },
          { label: 'Saved Contacts', icon: Heart, value: data && number.format(data.saved_contacts) },
          { label: 'Email Templates', icon: FileText, value: data && number.format(data.email_templates) },
        ]}
      />
      <Sheet title="Usage Statistics" aside={resetsText(new Date())}>
        {data ? (
          <UsageBars limits={data.limits} usage={data.usage} />
        ) : error ? (
          <p className={styles.quiet}>Usage figures are not available right now.</p>
        ) : (
          <UsageBarsSkeleton />
        )}
      </Sheet>
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
      {data && data.recent_activity.length > 0 ? <RecentActivity activities={data.recent_activity} /> : null}
    </Page>
  );
}
