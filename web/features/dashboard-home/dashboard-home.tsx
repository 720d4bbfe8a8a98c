import { ArrowRight, Building2, FileText, Heart, type LucideIcon, Search, Target, Users } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { Output } from '../../../shared/contract/route.ts';
import { statistics } from '../../../shared/contract/statistics.ts';
import { useRead } from '../../api/use-read.ts';
import { paths } from '../../browser/paths.ts';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { RetryBox } from '../../ui/notices/retry-box.tsx';
import { Page, Sheet } from '../../ui/page/page.tsx';
import { StatCards } from '../../ui/page/stat-cards.tsx';
import { resetsText, UsageBars } from '../../ui/page/usage-bars.tsx';
import styles from './dashboard-home.module.css';
import { ExpiringDomains } from './expiring-domains.tsx';
import { RecentActivity } from './recent-activity.tsx';

const number = new Intl.NumberFormat('en-US');

type Dashboard = Output<typeof statistics.dashboard>;

/** Forms are a separate chunk, which the overview does not wait for. */
const FirstSearch = lazy(() => import('./first-search.tsx'));

const shortcuts: readonly { to: string; icon: LucideIcon; title: string; text: string }[] = [
  {
    to: paths.leadGenerator,
    icon: Search,
    title: 'Lead Generator',
    text: 'Enter a domain and find the companies most likely to buy it.',
  },
  { to: paths.savedLeads, icon: Users, title: 'Saved Contacts', text: 'The people you want to contact.' },
  {
    to: paths.emailTemplates,
    icon: FileText,
    title: 'Email Templates',
    text: 'Your offers, filled in with each lead’s details.',
  },
];

/** The overview after signing in: the first search, then counts, usage and what was done last. */
export default function DashboardHome() {
  const { data, error, refresh } = useRead(statistics.dashboard, {});
  if (data && !isNew(data)) return <Overview {...data} />;
  if (data) {
    return (
      <Suspense fallback={<Waiting />}>
        <FirstSearch {...data} />
      </Suspense>
    );
  }
  if (!error) return <Waiting />;
  return (
    <Page title="Dashboard">
      <RetryBox message={error.message} onRetry={() => void refresh()} />
    </Page>
  );
}

function Waiting() {
  return (
    <Page title="Dashboard">
      <Sheet>
        <Skeleton lines={4} height="1.5rem" />
      </Sheet>
    </Page>
  );
}

/** Whether there is nothing to count yet. */
function isNew({ recent_activity, usage, total_leads, email_templates }: Dashboard): boolean {
  const used = Object.values(usage).some((count) => count > 0);
  return recent_activity.length === 0 && total_leads === 0 && email_templates === 0 && !used;
}

function Overview({ recent_activity, limits, usage, ...counts }: Dashboard) {
  return (
    <Page title="Dashboard" subtitle="Welcome back! Here is where your outreach stands.">
      <ExpiringDomains />
      <StatCards
        stats={[
          { label: 'Total Leads', icon: Target, value: number.format(counts.total_leads) },
          { label: 'Saved Companies', icon: Building2, value: number.format(counts.saved_companies) },
          { label: 'Saved Contacts', icon: Heart, value: number.format(counts.saved_contacts) },
          { label: 'Email Templates', icon: FileText, value: number.format(counts.email_templates) },
        ]}
      />
      <Sheet title="Usage Statistics" aside={resetsText(new Date())}>
        <UsageBars limits={limits} usage={usage} />
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
      {recent_activity.length > 0 ? <RecentActivity activities={recent_activity} /> : null}
    </Page>
  );
}
