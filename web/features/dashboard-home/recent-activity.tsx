import { Building2, type LucideIcon, Search, Upload, UserRound } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { Activity } from '../../../shared/model/account/activity.ts';
import { counted } from '../../../shared/text/counted.ts';
import { relativeTime } from '../../../shared/text/relative-time.ts';
import { sessionTitle } from '../../../shared/text/session-title.ts';
import { paths } from '../../browser/paths.ts';
import { Sheet } from '../../ui/page/page.tsx';
import { SessionStatus } from '../../ui/session-status.tsx';
import styles from './dashboard-home.module.css';

/** What decodes internationalized names loads only where there is one. */
const DomainName = lazy(async () => ({ default: (await import('../../ui/domain-name.tsx')).DomainName }));

/** The latest sessions and saved items, each with a link. */
export function RecentActivity(props: { activities: readonly Activity[] }) {
  const now = new Date();
  return (
    <Sheet title="Recent Activity" flush>
      <ul>
        {props.activities.map((activity) => {
          const { icon: Icon, to, title, detail, state } = shownAs(activity);
          return (
            <li key={`${activity.kind} ${activity.id}`}>
              <Link to={to} className={styles.activity}>
                <Icon size={18} aria-hidden />
                <span className={styles.what}>
                  <span className={styles.domain}>
                    {title.startsWith('xn--') ? (
                      <Suspense fallback={title}>
                        <DomainName domain={title} />
                      </Suspense>
                    ) : (
                      title
                    )}
                  </span>
                  <span className={styles.detail}>{detail}</span>
                  {state ? <span className={styles.state}>{state}</span> : null}
                </span>
                <time dateTime={activity.at} className={styles.time}>
                  {relativeTime(new Date(activity.at), now)}
                </time>
              </Link>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}

interface Shown {
  readonly icon: LucideIcon;
  readonly to: string;
  readonly title: string;
  readonly detail: string;
  readonly state?: ReactNode;
}

function shownAs(activity: Activity): Shown {
  switch (activity.kind) {
    case 'session':
      return {
        icon: activity.source === 'import' ? Upload : Search,
        to: paths.results(activity.id),
        title: sessionTitle(activity),
        detail:
          activity.source === 'import'
            ? counted(activity.leads_count, 'contact', 'contacts')
            : counted(activity.leads_count, 'company', 'companies'),
        state: <SessionStatus status={activity.status} />,
      };
    case 'saved_company':
      return {
        icon: Building2,
        to: paths.savedCompanies,
        title: activity.name,
        detail: 'Company saved',
      };
    case 'saved_contact':
      return {
        icon: UserRound,
        to: paths.savedLeads,
        title: activity.name || 'Unnamed contact',
        detail: activity.company ? `Contact saved, ${activity.company}` : 'Contact saved',
      };
  }
}
