import { History } from 'lucide-react';
import { useState } from 'react';
import { contract } from '../../../shared/contract/contract.ts';
import type { LeadSession } from '../../../shared/model/leads/session.ts';
import { dateAndTime } from '../../../shared/text/relative-time.ts';
import { sessionTitle } from '../../../shared/text/session-title.ts';
import { useRead } from '../../api/use-read.ts';
import { paths } from '../../browser/paths.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { PageTurner } from '../../ui/buttons/page-turner.tsx';
import { DomainName } from '../../ui/domain-name.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import table from '../../ui/lists/table.module.css';
import { RetryBox } from '../../ui/notices/retry-box.tsx';
import { Page, Sheet } from '../../ui/page/page.tsx';
import { SessionStatus } from '../../ui/session-status.tsx';
import styles from './history.module.css';

/** Every session, newest first, page by page. */
export default function HistoryPage() {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  const list = useRead(contract.sessions.list, cursor === undefined ? {} : { cursor });
  const next = list.data?.next_cursor ?? null;

  return (
    <Page title="History" subtitle="Every domain you have searched buyers for.">
      {list.error && !list.data ? (
        <RetryBox message={list.error.message} onRetry={() => void list.refresh()} />
      ) : null}
      {list.loading ? (
        <Sheet>
          <Skeleton lines={6} height="1.5rem" />
        </Sheet>
      ) : null}
      {list.data && list.data.sessions.length === 0 && cursors.length === 0 ? (
        <Sheet>
          <EmptyState
            icon={History}
            title="No Sessions Yet"
            action={
              <ButtonLink to={paths.dashboard} primary>
                Generate Leads
              </ButtonLink>
            }
          >
            Your searches will be listed here, with the companies that each one found.
          </EmptyState>
        </Sheet>
      ) : null}
      {list.data && list.data.sessions.length > 0 ? <SessionTable sessions={list.data.sessions} /> : null}
      <PageTurner label="Pages of the history" cursors={cursors} next={next} onTurn={setCursors} />
    </Page>
  );
}

function SessionTable(props: { sessions: readonly LeadSession[] }) {
  return (
    <Sheet flush>
      <table className={`${table.table} ${styles.sessions}`}>
        <thead>
          <tr>
            <th scope="col">Domain</th>
            <th scope="col">Status</th>
            <th scope="col">Amount</th>
            <th scope="col">Created</th>
            <th scope="col">Completed</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {props.sessions.map((session) => (
            <tr key={session.id}>
              <th scope="row">
                {session.source === 'import' ? sessionTitle(session) : <DomainName domain={session.domain} />}
              </th>
              <td>
                <SessionStatus status={session.status} />
              </td>
              <td data-label="Amount">{session.amount}</td>
              <td data-label="Created">
                <Moment at={session.created_at} />
              </td>
              <td data-label="Completed">
                {session.completed_at === null ? '–' : <Moment at={session.completed_at} />}
              </td>
              <td>
                <ButtonLink
                  to={paths.results(session.id)}
                  size="small"
                  label={`View results of ${sessionTitle(session)}`}
                >
                  View
                </ButtonLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

function Moment(props: { at: string }) {
  return <time dateTime={props.at}>{dateAndTime(new Date(props.at))}</time>;
}
