import type { Activity } from '../../../shared/model/account/activity.ts';
import type { LeadSession } from '../../../shared/model/leads/session.ts';

/** The maximum number of entries of recent activity. */
export const maxRecentActivities = 5;

/** The latest sessions and saved items, newest first. */
export function recentActivity(sessions: readonly LeadSession[], saved: readonly Activity[]): Activity[] {
  const started = sessions.map((session): Activity => {
    const { id, domain, status, source, leads_count, created_at: at } = session;
    return { kind: 'session', id, at, domain, status, source, leads_count };
  });
  return [...started, ...saved]
    .toSorted((a, b) => new Date(b.at).getTime() - new Date(a.at).getTime())
    .slice(0, maxRecentActivities);
}
