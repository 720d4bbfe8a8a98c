import { RefreshCw, SearchX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { contract } from '../../../shared/contract/contract.ts';
import type { LeadSession } from '../../../shared/model/leads/session.ts';
import { domainInLetters } from '../../../shared/text/domain/domain-in-letters.ts';
import { sessionTitle } from '../../../shared/text/session-title.ts';
import type { ApiError } from '../../api/api-error.ts';
import { usePages } from '../../api/use-pages.ts';
import { useRead } from '../../api/use-read.ts';
import { writeDraft } from '../../browser/drafts.ts';
import { paths } from '../../browser/paths.ts';
import { domainDraft } from '../../parts/search/domain-draft.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { MoreButton } from '../../ui/buttons/more-button.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { Page, Sheet } from '../../ui/page/page.tsx';
import { CancelSearch } from './cancel-search.tsx';
import { CompanyList } from './company-list.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { LeadCardSkeleton } from './lead-card.tsx';
import styles from './results.module.css';
import { SessionBanner } from './session-banner.tsx';

const pollMilliseconds = 2000;
const maxSkeletons = 3;

/** One session: its progress and the companies it found. */
export default function ResultsPage() {
  const { sessionId } = useParams();
  if (sessionId === undefined) return <Navigate to={paths.dashboard} replace />;
  return <Results key={sessionId} sessionId={sessionId} />;
}

function untilEnded(session: LeadSession | undefined): number {
  return session === undefined || session.status === 'processing' ? pollMilliseconds : 0;
}

function Results(props: { sessionId: string }) {
  const session = useRead(contract.sessions.get, { sessionId: props.sessionId }, { poll: untilEnded });
  const leads = usePages(
    contract.sessions.leads,
    session.data ? (cursor) => ({ sessionId: props.sessionId, cursor }) : null,
  );

  // The leads are read again only after the session says that something was written.
  const stamp = session.data ? `${session.data.revision} ${session.data.status}` : undefined;
  const readAt = useRef(stamp);
  const refreshLeads = leads.refresh;
  useEffect(() => {
    if (stamp === undefined || readAt.current === stamp) return;
    const isFirst = readAt.current === undefined;
    readAt.current = stamp;
    if (!isFirst) void refreshLeads();
  }, [stamp, refreshLeads]);

  // True only after a press of Refresh. A running search is read again every two seconds anyway.
  const [refreshing, setRefreshing] = useState(false);
  const refresh = async () => {
    setRefreshing(true);
    await Promise.all([session.refresh(), leads.refresh()]);
    setRefreshing(false);
  };

  if (session.error && (!session.data || session.error.code === 'not_found')) {
    return <LoadFailure error={session.error} onRetry={() => void refresh()} />;
  }
  if (leads.error && !leads.pages) return <LoadFailure error={leads.error} onRetry={() => void refresh()} />;
  if (!session.data) {
    return (
      <Page title="Results">
        <div className={styles.bannerSkeleton} />
        <LeadCardSkeleton />
        <LeadCardSkeleton />
      </Page>
    );
  }

  const { data } = session;
  const found = leads.pages?.flatMap((page) => page.leads);
  const processing = data.status === 'processing';
  const missing = leads.loading ? data.amount : processing ? data.amount - (found?.length ?? 0) : 0;
  const exportable = data.status === 'completed' && found !== undefined && found.length > 0;
  return (
    <Page
      title="Results"
      windowTitle={`${domainInLetters(sessionTitle(data))} · Results`}
      subtitle={
        data.source === 'import'
          ? 'The contacts you imported, with what the check of their addresses says.'
          : 'Companies likely to want this name, and who to contact there.'
      }
      actions={
        <>
          <Button size="small" onClick={() => void refresh()} disabled={refreshing}>
            <RefreshCw size={16} aria-hidden />
            {refreshing ? 'Refreshing...' : 'Refresh'}
          </Button>
          {processing ? (
            <CancelSearch
              session={data}
              onCancelled={(ended) => {
                session.change(() => ended);
                void leads.refresh();
              }}
            />
          ) : null}
          {exportable ? <ExportButtons sessionId={data.id} /> : null}
        </>
      }
    >
      <SessionBanner session={data} leads={found ?? []} />
      {session.error ? (
        <Notice tone="warning">We couldn’t get the latest results. Trying again…</Notice>
      ) : null}
      {data.status === 'failed' ? <Failure session={data} /> : null}
      {missing > 0 || (found && found.length > 0) ? (
        <div className={styles.leads}>
          {found && found.length > 0 ? <CompanyList leads={found} processing={processing} /> : null}
          {Array.from({ length: Math.min(Math.max(missing, 0), maxSkeletons) }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a skeleton has no other identity
            <LeadCardSkeleton key={index} />
          ))}
          <MoreButton list={leads} />
          {exportable ? (
            <p className={styles.keys}>
              With the focus on a company’s name, press <kbd>J</kbd> or <kbd>K</kbd> for the next or previous
              one, <kbd>S</kbd> to save it and <kbd>C</kbd> to copy it.
            </p>
          ) : null}
        </div>
      ) : null}
      {found?.length === 0 && !processing ? (
        <Sheet>
          <EmptyState
            icon={SearchX}
            title="No companies found"
            action={
              <ButtonLink to={paths.leadGenerator} primary>
                Try another domain
              </ButtonLink>
            }
          >
            {data.status === 'failed'
              ? 'The search ended before it found a company, and was not counted.'
              : 'No company passed our checks for this name.'}
          </EmptyState>
        </Sheet>
      ) : null}
    </Page>
  );
}

/** Why a search failed. Somebody who cancelled it is not told of an error. */
function Failure({ session }: { session: LeadSession }) {
  const navigate = useNavigate();
  const message = session.error_message ?? 'This search failed. Please try again.';
  const again =
    session.source === 'import' ? null : (
      <Button
        size="small"
        onClick={() => {
          writeDraft(domainDraft, domainInLetters(session.domain));
          navigate(paths.leadGenerator);
        }}
      >
        Search again
      </Button>
    );
  return message === 'Cancelled' ? (
    <Notice live action={again}>
      {message}
    </Notice>
  ) : (
    <ErrorBox action={again}>{message}</ErrorBox>
  );
}

function LoadFailure(props: { error: ApiError; onRetry: () => void }) {
  const unknown = props.error.code === 'not_found' || props.error.code === 'invalid_input';
  return (
    <Page title="Results">
      <Sheet>
        <div className={styles.failure}>
          <ErrorBox>{unknown ? 'Session not found' : props.error.message}</ErrorBox>
          <div className={styles.failureActions}>
            <ButtonLink to={paths.dashboard}>Back to Dashboard</ButtonLink>
            <Button look="primary" onClick={props.onRetry}>
              Retry
            </Button>
          </div>
        </div>
      </Sheet>
    </Page>
  );
}
