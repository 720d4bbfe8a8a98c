import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recentActivity } from '../../../functions/domain/statistics/recent-activity.ts';
import type { Activity } from '../../../shared/model/account/activity.ts';
import { session } from '../../sample-leads.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute)).toISOString();
const saved = (minute: number): Activity => {
  const names = { name: 'Harborline', domain: 'harborline.example' };
  return { kind: 'saved_company', id: `saved-${minute}`, at: at(minute), lead_id: 'lead-1', ...names };
};

describe('recent activity', () => {
  it('shows the status of a session', () => {
    const [entry] = recentActivity([session({ status: 'failed', leads_count: 1, source: 'import' })], []);
    expect(entry).toEqual({
      kind: 'session',
      id: session().id,
      at: session().created_at,
      domain: session().domain,
      status: 'failed',
      source: 'import',
      leads_count: 1,
    });
  });

  it('is the five latest of both, newest first', () => {
    const minutes = fc.uniqueArray(fc.nat(59), { maxLength: 5 });
    fc.assert(
      fc.property(minutes, minutes, (started, savedAt) => {
        const sessions = started.map((minute) =>
          session({ id: `session-${minute}`, created_at: at(minute) }),
        );
        const times = recentActivity(sessions, savedAt.map(saved)).map((entry) => entry.at);
        expect(times).toEqual([...started, ...savedAt].map(at).toSorted().toReversed().slice(0, 5));
      }),
    );
  });
});
