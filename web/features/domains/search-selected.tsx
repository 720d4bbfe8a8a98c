import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { contract } from '../../../shared/contract/contract.ts';
import { plans } from '../../../shared/model/account/plans.ts';
import { counted } from '../../../shared/text/counted.ts';
import { messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useRead } from '../../api/use-read.ts';
import { paths } from '../../browser/paths.ts';
import { usualAmount } from '../../parts/search/domain-search.tsx';
import { searchesLeft } from '../../parts/search/searches-left.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ErrorBox } from '../../ui/notices/error-box.tsx';

const pollMilliseconds = 2000;

interface Progress {
  readonly done: number;
  readonly total: number;
  readonly running: string | undefined;
  readonly companies: number;
  readonly error: string | undefined;
}

/** Searches the buyers of the selected domains one after another, within the plan, until it ends or is stopped. */
export function SearchSelected(props: { domains: readonly string[]; onSearched: () => void }) {
  const { domains, onSearched } = props;
  const limits = useRead(contract.billing.limits, {}).data ?? plans.free.limits;
  const usage = useRead(contract.billing.usage, {});
  const [progress, setProgress] = useState<Progress>();
  const stopped = useRef(false);
  // Nobody can see or stop it from another screen.
  useEffect(() => {
    return () => {
      stopped.current = true;
    };
  }, []);
  const left = usage.data === undefined ? undefined : searchesLeft(limits, usage.data);
  const isRunning = progress?.running !== undefined;

  const run = async () => {
    stopped.current = false;
    const amount = Math.min(usualAmount, limits.max_companies_per_search);
    let now: Progress = {
      done: 0,
      total: domains.length,
      running: undefined,
      companies: 0,
      error: undefined,
    };
    try {
      for (const domain of domains) {
        if (stopped.current) break;
        setProgress({ ...now, running: domain });
        const found = await searchOne(domain, amount);
        now = { ...now, done: now.done + 1, companies: now.companies + found };
      }
    } catch (error) {
      now = { ...now, error: messageOf(error) };
    }
    setProgress(now);
    void usage.refresh();
    onSearched();
  };
  return (
    <>
      {isRunning ? (
        <Button size="small" onClick={() => (stopped.current = true)}>
          Stop after {progress.running}
        </Button>
      ) : (
        <Button
          size="small"
          disabled={left === undefined || left < domains.length}
          onClick={() => void run()}
        >
          Search buyers for {counted(domains.length, 'domain', 'domains')}
        </Button>
      )}
      {left === undefined || isRunning ? null : (
        <span>
          Uses {counted(domains.length, 'search', 'searches')} of {left.toLocaleString('en-US')} left this
          month. {left < domains.length ? <Link to={paths.manageSubscription}>See plans</Link> : null}
        </span>
      )}
      {progress === undefined ? null : (
        <span role="status">
          {progress.done} of {counted(progress.total, 'domain', 'domains')} searched,{' '}
          {counted(progress.companies, 'company', 'companies')} found.
        </span>
      )}
      {progress?.error === undefined ? null : <ErrorBox>{progress.error}</ErrorBox>}
    </>
  );
}

/** Searches one domain, waits for the end, and returns how many companies were found. */
async function searchOne(domain: string, amount: number): Promise<number> {
  const idempotencyKey = crypto.randomUUID();
  const { data } = await call(contract.sessions.create, { domain, amount, fresh: false }, { idempotencyKey });
  if (data.earlier !== null) return data.earlier.companies;
  for (;;) {
    const session = await call(contract.sessions.get, { sessionId: data.sessionId });
    if (session.status !== 'processing') return session.leads_count;
    await new Promise((resolve) => setTimeout(resolve, pollMilliseconds));
  }
}
