import { contract } from '../../../shared/contract/contract.ts';
import { maxPageSize } from '../../../shared/contract/page.ts';
import { usageResetsAt } from '../../../shared/model/account/plans.ts';
import type { LeadSession } from '../../../shared/model/leads/session.ts';
import { counted } from '../../../shared/text/counted.ts';
import { usePages } from '../../api/use-pages.ts';
import { RetryBox } from '../../ui/notices/retry-box.tsx';
import { Sheet } from '../../ui/page/page.tsx';
import styles from './searches-by-day.module.css';

/** How many pages are read at most: more than any plan has searches in a month. */
const maxPages = 25;
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** A day of the month, in UTC like the month's limits, and the number of searches started on it. */
interface Day {
  readonly date: Date;
  readonly searches: number;
}

/** A chart of the month's searches by day, including those that were given back. Without a search there is none. */
export function SearchesByDay() {
  const now = new Date();
  const monthStart = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)).toISOString();
  const list = usePages(
    contract.sessions.list,
    (cursor) => ({ cursor, limit: maxPageSize }),
    (pages) => pages.length >= maxPages || (pages.at(-1)?.sessions.at(-1)?.created_at ?? '') < monthStart,
  );
  const sessions = list.pages?.flatMap((page) => page.sessions);
  return (
    <Sheet title="Searches by Day" aside={`${month.format(now)} (UTC)`}>
      {sessions ? (
        <Chart days={daysOf(now, sessions)} />
      ) : list.error ? (
        <RetryBox message={list.error.message} onRetry={() => void list.refresh()} />
      ) : (
        <div className={styles.chart} aria-hidden />
      )}
    </Sheet>
  );
}

function daysOf(now: Date, sessions: readonly LeadSession[]): Day[] {
  const searches = Map.groupBy(
    sessions.filter(({ source }) => source === 'search'),
    ({ created_at }) => created_at.slice(0, 10),
  );
  const last = new Date(usageResetsAt(now).getTime() - 1).getUTCDate();
  return Array.from({ length: last }, (_, index) => {
    const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), index + 1));
    const onDay = searches.get(date.toISOString().slice(0, 10)) ?? [];
    return { date, searches: onDay.length };
  });
}

function Chart(props: { days: readonly Day[] }) {
  const { days } = props;
  const max = Math.max(1, ...days.map(({ searches }) => searches));
  const used = days.filter(({ searches }) => searches > 0);
  const total = used.reduce((sum, { searches }) => sum + searches, 0);
  if (total === 0) return <p>No searches this month yet.</p>;
  return (
    <figure className={styles.figure}>
      <div className={styles.chart} aria-hidden>
        <span className={styles.max}>{max}</span>
        {days.map(({ date, searches }) => (
          <span
            key={date.getTime()}
            className={styles.day}
            title={`${dayAndMonth.format(date)}: ${counted(searches, 'search', 'searches')}`}
          >
            <span className={styles.bar} style={{ blockSize: `${(searches / max) * 100}%` }} />
          </span>
        ))}
      </div>
      <div className={styles.scale} aria-hidden>
        {days.map(({ date }, index) => (
          <span key={date.getTime()}>{index % 7 === 0 ? index + 1 : ''}</span>
        ))}
      </div>
      <figcaption>
        <details className={styles.table}>
          <summary>
            {counted(total, 'search', 'searches')} on {counted(used.length, 'day', 'days')}
          </summary>
          <table>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">Searches</th>
              </tr>
            </thead>
            <tbody>
              {used.map(({ date, searches }) => (
                <tr key={date.getTime()}>
                  <th scope="row">{dayAndMonth.format(date)}</th>
                  <td>{searches}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </figcaption>
    </figure>
  );
}
